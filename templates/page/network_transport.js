// The referee at the head of the table, over the network (fragkit/host): views come as server-sent
// events, inputs go as POST. Works without a secure context.

import { language } from "./dom.js";
import { Line, Listeners } from "./transport.js";

const SILENCE = 2500; // milliseconds without a beat, and the page says that it is cut off
const AGAIN = 1000;
const PATIENCE = 4000;
const TRIES = 15;

function freshId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function openNetwork({ code }) {
  const listeners = new Listeners();
  const line = new Line();
  let view = null;
  let mark = "";
  let newest = { game: "", number: 0 }; // the last input that an answer named; its view may come later
  let stream = null;
  let heard = performance.now();
  let state = "starting";
  let ended = false;
  let arrived;
  const ready = new Promise((resolve) => { arrived = resolve; });

  function tell(now, text = "") {
    if (state === now && !text) return;
    state = now;
    listeners.tell({ type: "connection", state: now, text });
  }

  function listen() {
    if (ended) return;
    stream?.close();
    stream = new EventSource(`/events?seat=${encodeURIComponent(code)}&last=${mark}&lang=${language}`);
    const beat = () => { heard = performance.now(); if (view) tell("ready"); };
    stream.addEventListener("beat", beat);
    stream.addEventListener("view", (event) => {
      view = JSON.parse(event.data);
      mark = event.lastEventId;
      arrived(view);
      beat();
      listeners.tell({ type: "changed", view });
    });
    stream.addEventListener("gone", () => end("gone"));
  }

  function end(text) {
    ended = true;
    stream?.close();
    tell("lost", text);
  }

  let tried = performance.now();
  const watch = () => {
    const now = performance.now();
    if (ended || now - heard < SILENCE) return;
    tell("lost");
    if (now - tried > AGAIN) { tried = now; listen(); }
  };
  setInterval(watch, 400);
  document.addEventListener("visibilitychange", () => { if (!document.hidden && !ended) { tried = 0; watch(); } });
  listen();

  // An input has an id, so that a repeated one is played once.
  async function post(message) {
    const body = JSON.stringify({ ...message, id: freshId() });
    for (let tries = 0; tries < TRIES && !ended; tries += 1) {
      const control = new AbortController();
      const timer = setTimeout(() => control.abort(), PATIENCE);
      try {
        const answer = await fetch("/do", { method: "POST", body, headers: { "Content-Type": "application/json", "X-Seat": code, "X-Lang": language }, signal: control.signal });
        if (answer.ok) return took(await answer.json());
        if (answer.status === 403) { end("gone"); break; }
        if (answer.status !== 429) break;
      } catch { /* the connection is gone; the same input goes again */ } finally { clearTimeout(timer); }
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
    throw new Error("no answer");
  }

  function took(answer) {
    const last = answer.inputs?.[answer.inputs.length - 1];
    if (last) newest = { game: view.game, number: last.number };
    return answer;
  }

  // What the view offers was legal before the last input, if that is not in it yet. It offers what its
  // player can do; the game master's, what the player can do who is asked.
  function buttonsOf(player) {
    const isOld = view.game === newest.game && view.number < newest.number;
    return isOld || (player && player !== (view.player || view.request.player)) ? [] : view.buttons;
  }

  return {
    can: { games: false, look: false, print: false },
    ready,
    get view() { return view; },
    async send(message) {
      await ready;
      if (message.ask === "hello") return { ...view, type: "hello", players: Object.values(view.state.seats), inputs: view.story };
      if (message.ask === "log") return { type: "log", inputs: view.story };
      if (message.ask === "buttons" && !(view.viewer === "master" && message.as !== view.request.player)) return { type: "buttons", buttons: buttonsOf(message.as) };
      return line.next(() => post(message));
    },
    subscribe: (listener) => listeners.add(listener),
    close() { end(""); },
  };
}
