// The referee inside the page: Python in a worker, games in IndexedDB (worker.js).

import { bytesOf } from "./dom.js";
import { Line, Listeners } from "./transport.js";

// `script()` gives the worker's text, `parts()` its files; `settings` goes to the worker as it is. The
// worker starts from a blob, so that the page's policy holds for it, too.
export function openWorker({ script, parts, settings }) {
  const listeners = new Listeners();
  const line = new Line();
  const waiting = new Map();
  let number = 0;
  let worker = null;
  const told = (state, text = "") => listeners.tell({ type: "connection", state, text });

  async function start() {
    const [text, files] = await Promise.all([script(), parts()]);
    worker = new Worker(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => {
        if (data.type === "ready") resolve(data);
        else if (data.type === "failed") reject(new Error(data.text));
        else if (data.type === "changed") listeners.tell(data);
        else { waiting.get(data.number)?.(data.answer); waiting.delete(data.number); }
      };
      worker.onerror = (event) => reject(new Error(event.message ?? ""));
      worker.postMessage({ type: "start", files, settings }, Object.values(files).map((file) => file.buffer));
    });
  }

  const ready = start();
  ready.then(() => told("ready"), (error) => told("lost", error.message));

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
    close() { worker?.terminate(); },
  };
}

// Where the worker's files are: inside this page, or next to it on a web server.

const FILES = { wasm: "pyodide.asm.wasm", stdlib: "python_stdlib.zip", runtime: "pyodide.asm.mjs", loader: "pyodide.mjs", fragkit: "fragkit.zip.gz", snapshot: "snapshot.gz" };

export function pageParts(language) {
  const settings = { ...JSON.parse(document.getElementById("settings").textContent), language };
  const inside = document.getElementById("part-worker");
  const here = new URL("./", location.href);
  const fetched = async (name) => {
    const answer = await fetch(new URL(name, here));
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
    return new Uint8Array(await answer.arrayBuffer());
  };
  const carried = (key) => {
    const node = document.getElementById(`part-${key}`);
    const text = node.textContent;
    node.remove();
    return bytesOf(text);
  };
  const part = async (key) => [key, await unpacked(await (inside ? carried(key) : fetched(FILES[key])))];
  return {
    script: async () => (inside ? inside.textContent : new TextDecoder().decode(await fetched("worker.js"))),
    settings,
    parts: async () => Object.fromEntries(await Promise.all(settings.parts.map(part))),
  };
}

// A server may have unpacked it already: look at the bytes, not at the name.
async function unpacked(bytes) {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}
