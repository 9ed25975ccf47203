// The referee inside the page: Python in a worker, games in IndexedDB (worker.js).

import { Line, Listeners } from "./transport.js";

// `parts()` gives the worker's script and its files; `settings` goes to the worker as it is.
export function openWorker({ script, parts, settings }) {
  const listeners = new Listeners();
  const line = new Line();
  const waiting = new Map();
  let number = 0;
  const worker = new Worker(script);
  const told = (state, text = "") => listeners.tell({ type: "connection", state, text });
  const ready = new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.type === "ready") { told("ready"); resolve(data); return; }
      if (data.type === "failed") { told("lost", data.text); reject(new Error(data.text)); return; }
      if (data.type === "step") { told("starting", data.text); return; }
      if (data.type === "changed") { listeners.tell(data); return; }
      waiting.get(data.number)?.(data.answer);
      waiting.delete(data.number);
    };
    worker.onerror = (event) => { told("lost", event.message ?? ""); reject(new Error(event.message)); };
  });
  ready.catch(() => {});
  parts().then((files) => worker.postMessage({ type: "start", files, settings }, Object.values(files).map((file) => file.buffer).filter(Boolean)),
    (error) => told("lost", String(error)));

  return {
    can: { games: true, look: true, print: true },
    ready,
    send(message) {
      return line.next(async () => {
        await ready;
        return new Promise((resolve) => {
          waiting.set(++number, resolve);
          worker.postMessage({ type: "message", number, text: JSON.stringify(message) });
        });
      });
    },
    subscribe: (listener) => listeners.add(listener),
    close() { worker.terminate(); },
  };
}
