// Elements and dialogs, and the words of the page in the reader's language.

const SVG = "http://www.w3.org/2000/svg";

export function el(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key in node && !key.includes("-")) node[key] = value;
    else node.setAttribute(key, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

export function button(text, onclick, more = {}) {
  return el("button", { type: "button", onclick, ...more }, text);
}

// Every English text is its own key. The page carries the other languages (fragkit/page/words.py).
const carried = JSON.parse(document.getElementById("words")?.textContent || "{}");
const preferred = new URLSearchParams(location.search).get("lang") || navigator.language || "en";
export const language = [preferred.toLowerCase().split("-")[0]].find((code) => code in carried) ?? "en";

export function t(text, fields = {}) {
  const words = carried[language]?.[text] ?? text;
  return words.replace(/\{([a-z]+)\}/g, (whole, name) => fields[name] ?? whole);
}

// A blob of a picture: an <img> runs no script, whatever a pack's drawing holds.
export function pictureURL(text) {
  return URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
}

export function bytesOf(base64) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

export async function base64Of(blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
  return btoa(text);
}

export function download(name, data, type = "application/octet-stream") {
  const url = URL.createObjectURL(new Blob([data], { type }));
  const link = el("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

// Say this to people who do not see the screen. What is said in one go is read together, and once;
// `instead` is not read any more if its turn has not come: of three squares passed, only the last.
let sayings = [];
let isDue = false;

export function announce(text, instead = "") {
  const region = document.getElementById("live");
  sayings = sayings.filter((one) => one !== instead);
  if (!region || !text || sayings.includes(text)) return;
  sayings.push(text);
  if (isDue) return;
  isDue = true;
  region.textContent = "";
  requestAnimationFrame(() => { region.textContent = sayings.join(". ").replace(/([.!?…])\. /g, "$1 "); sayings = []; isDue = false; });
}

// An address with `#main` would be another view, or another seat: the link moves only the focus.
export function prepareSkipLink() {
  const link = document.getElementById("skip");
  link.textContent = t("Skip to the content");
  link.addEventListener("click", (event) => { event.preventDefault(); document.getElementById("main").focus(); });
}

export function openDialog(title, ...content) {
  const close = button("✕", () => dialog.close(), { className: "close", "aria-label": t("Close") });
  const dialog = el("dialog", { "aria-label": title }, el("div", { className: "head" }, el("h2", {}, title), close), ...content);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
