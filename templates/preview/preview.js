// The contact sheet, the problems on top, and one thing large. The state comes over one open
// line; pictures are fetched when they are looked at.
import { openMap } from "/map.js";

export const token = document.querySelector("meta[name=token]").content;
const $ = (id) => document.getElementById(id);
const KINDS = [["all", "All"], ["card", "Cards"], ["fighter", "Fighters"], ["counter", "Counters"], ["map", "Maps"]];

const VERDICTS = { strong: "too strong", weak: "too weak", fair: "fair", unsure: "not sure yet" };

let state = null;
let marks = new Map(); // key -> mark, as last shown
let filter = "all";
let map = null; // the open map, if one is
const tiles = new Map();

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (key === "class") node.className = value;
    else if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key in node && key !== "list") node[key] = value;
    else node.setAttribute(key, value);
  }
  node.append(...children.filter((c) => c !== null && c !== undefined));
  return node;
}

export async function ask(path, options = {}) {
  const answer = await fetch(path, options);
  const told = await answer.json();
  return { ok: answer.ok, status: answer.status, ...told };
}

// -- pictures -----------------------------------------------------------------------------------

const waiting = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    waiting.unobserve(entry.target);
    fill(entry.target);
  }
}, { rootMargin: "400px" });

// A shadow root keeps each drawing's ids to itself; the page's fonts reach into it all the same.
export function picture(path, mark, name, ratio, extra = "") {
  const host = el("span", { class: `picture ${extra}`, role: "img", "aria-label": name });
  host.attachShadow({ mode: "open" });
  if (ratio) host.style.setProperty("--ratio", ratio);
  host.dataset.path = path;
  host.dataset.mark = mark;
  waiting.observe(host);
  return host;
}

async function fill(host) {
  const mark = host.dataset.mark;
  let text = "";
  try {
    const answer = await fetch(`/picture/${host.dataset.path}?${mark}`);
    if (!answer.ok) return;
    text = await answer.text();
  } catch { return; }
  if (!text || host.dataset.mark !== mark) return; // never drawn; a newer one is on its way
  const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  svg.removeAttribute("width");
  svg.removeAttribute("height");
  svg.setAttribute("aria-hidden", "true");
  const style = document.createElement("style");
  style.textContent = "svg{display:block;width:100%;height:auto}";
  host.shadowRoot.replaceChildren(style, svg);
  host.dataset.shown = mark;
  host.dispatchEvent(new CustomEvent("shown", { bubbles: true }));
}

export function renew(host, mark) {
  if (host.dataset.mark === mark) return false;
  const seen = host.dataset.shown !== undefined;
  host.dataset.mark = mark;
  if (seen) fill(host);
  return seen;
}

// -- zoom ---------------------------------------------------------------------------------------

const ZOOMS = [1, 1.5, 2, 3, 4];
const zooms = new Map(); // key -> its zoom and where it was scrolled to, kept when it is drawn anew

// Buttons that enlarge a node in a frame of its own, which a finger or a wheel scrolls.
export function zoomable(key, node) {
  const seen = zooms.get(key) ?? { level: 1, left: 0, top: 0 };
  zooms.set(key, seen);
  const frame = el("div", { class: "zoom-frame" }, node);
  const shown = el("output", { class: "quiet" });
  const button = (sign, label, step) => el("button", { type: "button", class: "solid", "aria-label": label, onclick: () => zoom(step) }, sign);
  const [out, more] = [button("−", "Zoom out", -1), button("+", "Zoom in", 1)];
  function paint() {
    node.style.width = `${seen.level * 100}%`;
    frame.classList.toggle("zoomed", seen.level > 1);
    shown.textContent = `${seen.level * 100} %`;
    out.disabled = seen.level === ZOOMS[0];
    more.disabled = seen.level === ZOOMS.at(-1);
  }
  // What is in the middle stays there.
  function zoom(step) {
    const before = seen.level;
    const [x, y] = [frame.scrollLeft + frame.clientWidth / 2, frame.scrollTop + frame.clientHeight / 2];
    seen.level = ZOOMS[ZOOMS.indexOf(before) + step] ?? before;
    paint();
    const grown = seen.level / before;
    frame.scrollTo(x * grown - frame.clientWidth / 2, y * grown - frame.clientHeight / 2);
  }
  frame.addEventListener("scroll", () => { [seen.left, seen.top] = [frame.scrollLeft, frame.scrollTop]; });
  const { left, top } = seen;
  node.addEventListener("shown", () => frame.scrollTo(left, top), { once: true });
  paint();
  return el("div", { class: "zoomable" }, el("div", { class: "zoom", role: "group", "aria-label": "Zoom" }, out, shown, more), frame);
}

// -- the contact sheet ------------------------------------------------------------------------------

function groupsOf(things) {
  const groups = new Map();
  for (const thing of things) {
    if (!groups.has(thing.group)) groups.set(thing.group, []);
    groups.get(thing.group).push(thing);
  }
  return groups;
}

const titleOf = (group) => state.decks[group] ?? group[0].toUpperCase() + group.slice(1);

function wanted(thing) {
  const words = $("find").value.trim().toLowerCase();
  const named = !words || `${thing.name} ${thing.id} ${thing.group}`.toLowerCase().includes(words);
  return named && (filter === "all" || filter === thing.kind);
}

function tileOf(thing) {
  let tile = tiles.get(thing.key);
  if (!tile) {
    const name = el("span", { class: "name" });
    const link = el("a", { class: "tile", href: `#/${thing.key}` });
    const pictures = [];
    if (thing.kind === "fighter") {
      pictures.push(picture(`sheet/${thing.id}`, thing.mark, "", "", "bare"));
      pictures.push(picture(`standee/${thing.id}`, thing.mark, "", "24 / 110"));
      link.append(el("span", { class: "pair" }, ...pictures));
    } else {
      const ratio = { card: "63 / 88", counter: "1" }[thing.kind] ?? "";
      pictures.push(picture(thing.key, thing.mark, "", ratio, ratio ? "" : "bare"));
      link.append(pictures[0]);
    }
    for (const one of pictures) one.setAttribute("aria-hidden", "true");
    link.append(name);
    tile = { item: el("li", {}, link), link, name, pictures, badge: null };
    tiles.set(thing.key, tile);
  }
  const label = [thing.name, el("span", { class: "note" }, thing.note ? ` ${thing.note}` : "")];
  const run = state.playtests[thing.key];
  if (run?.verdict && run.mark === thing.mark) label.push(el("span", { class: `verdict ${run.verdict}` }, VERDICTS[run.verdict]));
  tile.name.replaceChildren(...label);
  tile.link.classList.toggle("stale", thing.stale);
  tile.link.classList.toggle("undrawn", !thing.drawn);
  tile.link.title = !thing.stale ? "" : thing.drawn ? "as it was when it could still be read" : "it can't be read yet";
  const found = state.problems.filter((p) => p.key === thing.key);
  tile.badge?.remove();
  tile.badge = null;
  if (found.length) {
    const mild = found.every((p) => p.severity === "warning");
    tile.badge = el("span", { class: mild ? "badge mild" : "badge" }, String(found.length),
      el("span", { class: "hidden" }, mild ? " warnings" : " problems"));
    tile.link.append(tile.badge);
  }
  let fresh = false;
  for (const one of tile.pictures) fresh = renew(one, thing.mark) || fresh;
  if (fresh) {
    tile.link.classList.remove("fresh");
    void tile.link.offsetWidth; // begins the animation anew
    tile.link.classList.add("fresh");
  }
  return tile.item;
}

function showSheet() {
  const sheet = $("sheet");
  const things = state.things.filter(wanted);
  const present = new Set(state.things.map((t) => t.key));
  for (const key of tiles.keys()) if (!present.has(key)) tiles.delete(key);
  if (!things.length) {
    const why = state.things.length ? "No match." : "This pack is empty. Start with `fragkit new card`, `new fighter` or `new map`.";
    sheet.replaceChildren(el("p", { class: "empty" }, why));
    return;
  }
  const old = new Map([...sheet.querySelectorAll("section.group")].map((s) => [s.dataset.group, s]));
  const sections = [];
  for (const [group, members] of groupsOf(things)) {
    let section = old.get(group);
    if (!section) {
      const wide = { fighter: " wide", map: " wide", counter: " small" }[members[0].kind] ?? "";
      section = el("section", { class: `group${wide}` });
      section.dataset.group = group;
      section.setAttribute("aria-label", titleOf(group));
      section.append(el("h2"), el("ul", { class: "tiles" }));
    }
    section.style.setProperty("--n", members.length);
    section.children[0].replaceChildren(titleOf(group), el("span", { class: "count" }, String(members.length)));
    place(section.children[1], members.map(tileOf));
    sections.push(section);
  }
  place(sheet, sections);
}

// Puts children in order, moving only what is out of place: focus and scrolling stay.
function place(parent, children) {
  children.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
  });
  while (parent.children.length > children.length) parent.lastChild.remove();
}

// -- problems ------------------------------------------------------------------------------------------

function sourceOf(problem) {
  const { source, column, width } = problem;
  if (!source) return null;
  const start = column - 1;
  return el("pre", {}, source.slice(0, start), el("mark", {}, source.slice(start, start + width) || " "), source.slice(start + width));
}

export function problemItem(problem) {
  const place = `${problem.file}:${problem.line}:${problem.column}`;
  const what = problem.key ? el("a", { href: `#/${problem.key}` }, problem.message) : problem.message;
  return el("li", { class: `problem ${problem.severity}` },
    el("p", { class: "where" }, place),
    el("p", { class: "what" }, el("span", { class: "sort" }, `${problem.severity} `), what),
    sourceOf(problem),
    problem.help ? el("p", { class: "help" }, `help: ${problem.help}`) : null);
}

let folded = false;
let shownErrors = 0;

function showProblems() {
  const { problems } = state;
  const errors = problems.filter((p) => p.severity === "error").length;
  const box = $("problems");
  box.hidden = !problems.length && !state.accepted;
  box.classList.toggle("mild", !errors);
  const count = (n, word) => `${n} ${word}${n === 1 ? "" : "s"}`;
  $("problems-title").textContent = errors
    ? count(errors, "error") + (problems.length > errors ? ` and ${count(problems.length - errors, "warning")}` : "")
    : count(problems.length, "warning");
  $("problem-list").replaceChildren(...problems.map(problemItem));
  // What has been folded away comes back with an error.
  if (errors > shownErrors) folded = false;
  shownErrors = errors;
  const fold = $("fold");
  fold.setAttribute("aria-expanded", String(!folded));
  fold.textContent = folded ? "Show" : "Hide";
  $("problem-list").hidden = folded;
  const accepted = state.accepted;
  $("accepted").textContent = accepted ? `${count(accepted, "more warning")} accepted in pack.yaml` : "";
}

// -- one thing -------------------------------------------------------------------------------------------

const route = () => decodeURIComponent(location.hash.replace(/^#\/?/, "")).split("/").filter(Boolean);

function neighbours(key) {
  const keys = state.things.filter(wanted).map((t) => t.key);
  const at = keys.indexOf(key);
  return [keys[at - 1], at < 0 ? undefined : keys[at + 1]];
}

export function yamlBlock(told, problems) {
  const bad = new Set(problems.map((p) => p.line));
  const rows = told.yaml.replace(/\r/g, "").split("\n").map((line, i) => {
    const number = told.first + i;
    const text = el("span", { class: "t" });
    const remark = line.match(/^(\s*|.*?\s)(#.*)$/);
    const drawn = /^\s+[|+]/.test(line); // a map's lines have a `#` of their own
    const body = remark && !drawn && !/["'].*#.*["']/.test(line) ? remark[1] : line;
    const key = body.match(/^(\s*(?:- )?)([\w-]+)(:.*)$/s);
    if (key) text.append(key[1], el("span", { class: "key" }, key[2]), key[3]);
    else text.append(body);
    if (body !== line) text.append(el("span", { class: "remark" }, remark[2]));
    return el("div", { class: bad.has(number) ? "bad" : "" }, el("span", { class: "n", "aria-hidden": "true" }, String(number)), text);
  });
  return el("div", { class: "yaml", tabIndex: 0, role: "region", "aria-label": "YAML" }, ...rows);
}

// -- a playtest in the background --------------------------------------------------------------------------

function showPlaytest(key) {
  const box = $("detail").querySelector(".playtest");
  const thing = state.things.find((t) => t.key === key);
  if (!box || !thing) return;
  const run = state.playtests[key] ?? { status: "none" };
  const shown = JSON.stringify([run, thing.mark, thing.stale]);
  if (box.dataset.shown === shown) return;
  box.dataset.shown = shown;
  const busy = run.status === "running" || run.status === "waiting";
  const old = run.status === "done" && run.mark !== thing.mark;
  const button = el("button", {
    type: "button", class: "run", disabled: busy || thing.stale,
    onclick: () => ask(`/playtest/${key}`, { method: "POST", headers: { "X-Fragkit-Token": token }, body: "{}" }),
  }, run.status === "none" ? "Playtest" : "Playtest again");
  const news = el("p", { class: `news ${run.verdict ?? ""}`, role: "status" }, {
    none: "Plays games for up to a minute, in the background.",
    waiting: "Waiting for another playtest to end.",
    running: "Playing games, for up to a minute.",
  }[run.status] ?? run.text);
  const bar = el("span", { class: run.began ? "progress going" : "progress" });
  bar.style.setProperty("--since", `${(run.began ?? 0) - Date.now() / 1000}s`);
  const basis = `${run.games} games of keen players on Foundry.${old ? " You have changed it since." : ""}`;
  box.replaceChildren(el("h3", {}, "Playtest"), news,
    run.status === "done" ? el("p", { class: "quiet" }, basis) : "", busy ? bar : button);
}

async function showDetail([kind, id, mode]) {
  const thing = state.things.find((t) => t.key === `${kind}/${id}`);
  const detail = $("detail");
  if (!thing) {
    closeMap();
    detail.replaceChildren(el("p", { class: "empty" }, "This item no longer exists. ", el("a", { href: "#/" }, "Show everything.")));
    return;
  }
  const told = await ask(`/thing/${thing.key}`);
  if (route().slice(0, 2).join("/") !== thing.key || !told.ok) return;
  const problems = state.problems.filter((p) => p.key === thing.key);
  if (kind === "map") {
    if (!map || map.id !== id) {
      closeMap();
      detail.replaceChildren();
      map = openMap(detail, thing, () => state);
    }
    map.show(thing, told, problems, mode === "draw");
    return;
  }
  closeMap();
  const [before, after] = neighbours(thing.key);
  const step = (key, label, sign) => el("a", { class: "choice", href: key ? `#/${key}` : "#/", "aria-label": label, hidden: !key }, sign);
  const left = el("div", { class: thing.stale ? `stale${thing.drawn ? "" : " undrawn"}` : "" });
  if (thing.stale) left.append(el("p", { class: "broken", role: "alert" }, thing.drawn ? "Broken: this is how it was when it could still be read." : "Broken: it can't be read yet."));
  if (kind === "fighter") {
    left.append(el("div", { class: "large sheet" }, zoomable(thing.key, picture(`sheet/${id}`, thing.mark, `record sheet of ${thing.name}`, "", "bare"))),
      el("div", { class: "beside" }, picture(`standee/${id}`, thing.mark, `standee of ${thing.name}`, "24 / 110", "standee")));
  } else {
    left.append(el("div", { class: `large ${kind}` }, zoomable(thing.key, picture(thing.key, thing.mark, thing.name, kind === "card" ? "63 / 88" : "1"))));
    if (kind === "card") left.append(el("div", { class: "beside" }, picture(`back/${id}`, thing.mark, "its back", "63 / 88")));
  }
  const panel = el("div", { class: "panel" });
  if (problems.length) panel.append(el("section", {}, el("h3", {}, "Errors and warnings"), el("ol", { class: "words", style: "list-style:none;padding:0" }, ...problems.map(problemItem))));
  if (told.words.length) panel.append(el("section", {}, el("h3", {}, "What the referee enforces"), el("ul", { class: "words" }, ...told.words.map((w) => el("li", {}, w)))));
  if (kind !== "counter" && thing.drawn) panel.append(el("section", { class: "playtest" }));
  panel.append(el("section", {}, el("h3", {}, "YAML"), el("p", { class: "file" }, `${told.file}:${told.first}`), yamlBlock(told, problems)));
  detail.replaceChildren(
    el("div", { class: "crumbs" }, el("a", { class: "choice", href: "#/" }, "← All"), el("h2", { tabIndex: -1 }, thing.name), step(before, "the one before", "←"), step(after, "the next one", "→")),
    el("div", { class: "both" }, left, panel));
  detail.dataset.key = thing.key;
  showPlaytest(thing.key);
}

function closeMap() {
  map?.close();
  map = null;
}

// -- all together --------------------------------------------------------------------------------------------

let scrolled = 0;
async function show(moved = false) {
  if (!state) return;
  const parts = route();
  const large = parts.length >= 2;
  const opened = large ? state.things.find((t) => t.key === parts.slice(0, 2).join("/")) : null;
  document.title = `${opened ? `${opened.name} · ` : ""}${state.pack.name} · fragkit preview`;
  $("pack-name").textContent = state.pack.name;
  $("pack-version").textContent = state.pack.version;
  showProblems();
  if (moved && large && !$("sheet").hidden) scrolled = scrollY;
  $("sheet").hidden = large;
  $("detail").hidden = !large;
  showSheet();
  for (const button of $("kinds").children) {
    const kind = button.dataset.kind;
    button.setAttribute("aria-pressed", String(kind === filter));
    button.hidden = kind !== "all" && !state.things.some((t) => t.kind === kind);
  }
  if (large) {
    const key = parts.slice(0, 2).join("/");
    const thing = state.things.find((t) => t.key === key);
    const shown = JSON.stringify([key, parts[2], thing?.mark, thing?.stale, state.problems.filter((p) => p.key === key)]);
    if (moved || shown !== $("detail").dataset.shown) {
      $("detail").dataset.shown = shown;
      await showDetail(parts);
      if (moved) { scrollTo(0, 0); $("detail").querySelector("h2")?.focus({ preventScroll: true }); }
    }
    showPlaytest(key);
  } else {
    closeMap();
    if (moved) scrollTo(0, scrolled);
  }
  marks = new Map(state.things.map((t) => [t.key, t.mark]));
}

// Fonts that the pack brings, under the names that its drawings call them.
const fonts = new Set();
function takeUpFonts() {
  for (const key of state.fonts) {
    if (fonts.has(key)) continue;
    fonts.add(key);
    const face = new FontFace(key, `url(/font/${encodeURIComponent(key)}.ttf)`);
    document.fonts.add(face);
    face.load().catch(() => fonts.delete(key));
  }
}

function listen() {
  const line = new EventSource("/events");
  line.onmessage = (event) => {
    state = JSON.parse(event.data);
    document.documentElement.dataset.number = state.number;
    takeUpFonts();
    $("status").textContent = "live";
    $("status").classList.remove("off");
    show();
  };
  line.onerror = () => {
    $("status").textContent = "waiting for fragkit";
    $("status").classList.add("off");
  };
}

for (const [kind, title] of KINDS) {
  const button = el("button", { type: "button", onclick: () => { filter = kind; if (route().length) location.hash = "#/"; show(); } }, title);
  button.dataset.kind = kind;
  $("kinds").append(button);
}
$("fold").addEventListener("click", () => { folded = !folded; showProblems(); });
$("find").addEventListener("input", () => { if (route().length) location.hash = "#/"; show(); });
$("tools").addEventListener("submit", (event) => event.preventDefault());
$("size").addEventListener("input", () => document.documentElement.style.setProperty("--tile", `${$("size").value}px`));
$("tone").addEventListener("click", () => {
  const root = document.documentElement;
  const dark = root.dataset.tone ? root.dataset.tone === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.tone = dark ? "light" : "dark";
});
addEventListener("hashchange", () => show(true));
addEventListener("keydown", (event) => {
  const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "radio" && event.target.type !== "range";
  if (event.key === "Escape" && event.target === $("find")) { $("find").value = ""; show(); $("find").blur(); return; }
  if (event.key === "Enter" && event.target === $("find")) {
    const hits = state ? state.things.filter(wanted) : [];
    if (hits.length === 1) { location.hash = `#/${hits[0].key}`; $("find").blur(); }
    return;
  }
  if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const parts = route();
  if (event.key === "/") { event.preventDefault(); $("find").focus(); }
  else if (event.key === "Escape" && parts.length) location.hash = parts[2] ? `#/${parts[0]}/${parts[1]}` : "#/";
  else if (event.key === "d" && parts[0] === "map") location.hash = `#/map/${parts[1]}${parts[2] ? "" : "/draw"}`;
  else if ((event.key === "ArrowLeft" || event.key === "ArrowRight") && parts.length >= 2 && parts[0] !== "map") {
    const [before, after] = neighbours(parts.slice(0, 2).join("/"));
    const next = event.key === "ArrowLeft" ? before : after;
    if (next) location.hash = `#/${next}`;
  }
});
listen();
