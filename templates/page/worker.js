// The worker: Python, fragkit, and the browser's storage. A classic script, because a page opened from
// a file can't start a module worker. It answers messages one after another, and an answer leaves only
// when what it changed is stored.

"use strict";

// Pyodide takes a worker with this function for an old one, and refuses; nothing here uses it.
self.importScripts = () => { throw new TypeError("not here"); };

const DATABASE = "fragkit";
const KINDS = ["games", "fragpacks"];
let pocket = null;
let python = null;
let channel = null;
let keeps = true;

// -- storage: a row per game, changed only if it still is what we read ---------------------------------

function opened() {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const name of KINDS) request.result.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error("blocked"));
  });
}

async function rows(store) {
  const database = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const found = new Map();
      const cursor = database.transaction(store).objectStore(store).openCursor();
      cursor.onsuccess = () => {
        if (!cursor.result) { resolve(found); return; }
        found.set(cursor.result.key, cursor.result.value);
        cursor.result.continue();
      };
      cursor.onerror = () => reject(cursor.error);
    });
  } finally { database.close(); }
}

function isSame(a, b) {
  if (!a || !b) return !a && !b;
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

class Conflict extends Error {
  constructor(key, bytes) { super("conflict"); this.key = key; this.bytes = bytes; }
}

// Store all changes or none; `was` must be what the database has, else another tab was faster.
async function store(changes) {
  const database = await opened();
  try {
    await new Promise((resolve, reject) => {
      let trouble = null;
      const deed = database.transaction(KINDS, "readwrite", { durability: "strict" });
      for (const [kind, name, was, now] of changes) {
        const table = deed.objectStore(kind);
        const here = table.get(name);
        here.onsuccess = () => {
          if (!isSame(here.result, was)) { trouble = new Conflict(`${kind}/${name}`, here.result); deed.abort(); return; }
          try {
            if (now) table.put(now, name);
            else table.delete(name);
          } catch (error) { trouble = error; deed.abort(); }
        };
      }
      deed.oncomplete = resolve;
      deed.onabort = () => reject(trouble ?? deed.error ?? new Error("aborted"));
      deed.onerror = () => {};
    });
  } finally { database.close(); }
}

// -- answers -----------------------------------------------------------------------------------------

function refused(text, help = "") {
  return { type: "refused", said: "", refusal: { rule: "", text, help } };
}

async function answer(text) {
  const made = JSON.parse(pocket.answer_text(text));
  const listed = pocket.unsaved();
  const changes = listed.toJs({ create_pyproxies: false });
  listed.destroy();
  if (!changes.length) return made;
  if (!keeps) { pocket.saved(); return made; }
  try {
    await store(changes);
    pocket.saved();
    channel?.postMessage({ type: "stored", changes: changes.map(([kind, name]) => [kind, name]) });
    return made;
  } catch (error) {
    const now = error instanceof Conflict ? new Map([[error.key, error.bytes]]) : new Map();
    for (const [kind, name, was] of changes) {
      const key = `${kind}/${name}`;
      pocket.revert(kind, name, now.has(key) ? now.get(key) : was);
    }
    const due = await dueNow();
    const words = error instanceof Conflict ? pocket.words("conflict") : pocket.words("full");
    const [sentence, help] = words.toJs();
    words.destroy();
    return { ...due, ...refused(`${sentence}${error instanceof Conflict ? "" : ` (${error.name ?? error})`}`, help) };
  }
}

async function dueNow() {
  const hello = JSON.parse(pocket.answer_text(JSON.stringify({ ask: "hello" })));
  if (hello.type !== "hello") return {};
  return { request: hello.request, prompt: hello.prompt, state: hello.state };
}

// -- start -------------------------------------------------------------------------------------------

async function start({ files, settings }) {
  const url = (data, type) => URL.createObjectURL(new Blob([data], { type }));
  const local = new Map([["pyodide.asm.wasm", [files.wasm, "application/wasm"]], ["python_stdlib.zip", [files.stdlib, "application/zip"]]]);
  // Everything is in the page: nothing may be asked for elsewhere.
  self.fetch = async (wanted) => {
    const name = String(wanted?.url ?? wanted).split("/").pop();
    if (!local.has(name)) throw new Error(`fragkit asks for nothing from elsewhere: ${name}`);
    const [data, type] = local.get(name);
    return new Response(data, { headers: { "Content-Type": type } });
  };
  const [{ loadPyodide }, runtime] = await Promise.all([import(url(files.loader, "text/javascript")), import(url(files.runtime, "text/javascript"))]);
  const options = { indexURL: "https://runtime.invalid/", createPyodideModule: runtime.default, lockFileContents: settings.lock, env: settings.env };
  python = await (files.snapshot ? loadPyodide({ ...options, _loadSnapshot: files.snapshot }).catch(() => loadPyodide(options)) : loadPyodide(options));
  unpack(files.fragkit);
  local.clear();
  python.runPython(settings.python);
  pocket = python.globals.get("open_pocket")(settings.language);
  let trouble = "";
  try {
    for (const kind of KINDS) for (const [name, bytes] of await rows(kind)) pocket.load(kind, name, bytes);
  } catch (error) { trouble = String(error.name ?? error); keeps = false; }
  try {
    channel = new BroadcastChannel(DATABASE);
    channel.onmessage = ({ data }) => { last = last.then(() => catchUp(data.changes)).catch(() => {}); };
  } catch { /* a page without an origin has no other tabs to tell */ }
  postMessage({ type: "ready", trouble });
}

// Write the files of a zip that is not compressed (bundle.py). Python's own reader takes ten times as long.
function unpack(zip) {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const letters = new TextDecoder();
  const end = zip.length - 22;
  const folders = new Set();
  for (let row = view.getUint32(end + 16, true), left = view.getUint16(end + 10, true); left; left -= 1) {
    const [size, length] = [view.getUint32(row + 24, true), view.getUint16(row + 28, true)];
    const at = view.getUint32(row + 42, true);
    const data = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const path = `/fragkit/${letters.decode(zip.subarray(row + 46, row + 46 + length))}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) { python.FS.mkdirTree(folder); folders.add(folder); }
    python.FS.writeFile(path, zip.subarray(data, data + size), { canOwn: true });
    row += 46 + length + view.getUint16(row + 30, true) + view.getUint16(row + 32, true);
  }
}

// Another tab has stored something: take it, and tell the page.
async function catchUp(changes) {
  for (const [kind, name] of changes) pocket.revert(kind, name, (await rows(kind)).get(name));
  postMessage({ type: "changed", names: changes.map(([, name]) => name) });
}

let last = Promise.resolve();
self.onmessage = ({ data }) => {
  last = last.then(async () => {
    if (data.type === "start") {
      try { await start(data); } catch (error) { postMessage({ type: "failed", text: String(error?.stack ?? error) }); }
      return;
    }
    let made;
    try { made = await answer(data.text); } catch (error) { made = refused(String(error)); }
    postMessage({ number: data.number, answer: made });
  });
};
