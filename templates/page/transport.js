// The one way from a page to a referee. A page knows nothing else about where the referee is.
//
// A transport is an object with
//
//   send(message) -> Promise of the answer
//       `message` is protocol 1 ({do: "m e e n", as: "Blue"}; docs/reference/protocol.md) or a page's
//       question ({ask: "buttons"}; fragkit/page/games.py lists them). An accepted input is stored
//       before the promise resolves. A refusal is an answer ({type: "refused", refusal: {…}}). The
//       promise is rejected only when no answer can come: then nothing is known about the input, and
//       the page asks {ask: "hello"} once the connection is back.
//
//   subscribe(listener) -> function that ends it
//       `listener(event)` hears what this page did not ask for:
//       {type: "connection", state: "starting" | "ready" | "lost", text}   lost: refuse input, say so
//       {type: "changed"}   somebody else's input was accepted, or another game opened: ask again
//
//   can   what else the other side answers: {games, look, print}, each true or false. A table on the
//         network has one game and none of these; the worker in the page (worker_transport.js) has all.

export class Listeners {
  constructor() { this.all = new Set(); }
  add(listener) { this.all.add(listener); return () => this.all.delete(listener); }
  tell(event) { for (const listener of [...this.all]) listener(event); }
}

// Send one message after another, so that answers come in the order of the taps.
export class Line {
  constructor() { this.last = Promise.resolve(); }
  next(job) {
    const made = this.last.then(job, job);
    this.last = made.catch(() => {});
    return made;
  }
}
