// A map large: what the square under the pointer sees, where one gets from it, how exposed
// squares are. `draw.js` takes over when it is drawn in.
import { ask, el, picture, problemItem, renew, yamlBlock, zoomable } from "/preview.js";
import { openDrawing } from "/draw.js";

const SVG = "http://www.w3.org/2000/svg";
export function svg(tag, attributes = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children);
  return node;
}

export function columnName(column) {
  let name = "";
  for (let n = column + 1; n; n = Math.floor((n - 1) / 26)) name = String.fromCharCode(65 + (n - 1) % 26) + name;
  return name;
}

export function squareAt(name) {
  const match = /^([A-Z]+)(\d+)([ab]?)$/.exec(name);
  if (!match) return null;
  let column = 0;
  for (const letter of match[1]) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column: column - 1, row: Number(match[2]) - 1, half: match[3] };
}

// The outline of a square, or of one half of a cut one, as points.
export function outline({ column, row, half }, cut, unit, margin) {
  const [x, y] = [margin + column * unit, margin + row * unit];
  const corner = { nw: [x, y], ne: [x + unit, y], se: [x + unit, y + unit], sw: [x, y + unit] };
  const names = !half ? ["nw", "ne", "se", "sw"]
    : cut === "/" ? (half === "a" ? ["nw", "ne", "sw"] : ["ne", "se", "sw"])
    : (half === "a" ? ["nw", "ne", "se"] : ["nw", "se", "sw"]);
  return names.map((n) => corner[n].join(",")).join(" ");
}

export function openMap(parent, first, stateNow) {
  const id = first.id;
  let facts = null;
  let mode = "sight";
  let at = null; // name of the square under the pointer or the cursor
  let asked = 0;
  let known = new Map();
  let drawing = null;
  let shown = null;
  const image = picture(`map/${id}`, first.mark, first.name, "", "bare");
  const over = svg("svg", { class: "over", "aria-hidden": "true" });
  const board = el("div", { class: "board", tabIndex: 0, role: "application", "aria-label": `Map ${first.name}: arrow keys move over the squares` }, image, over);
  const answer = el("p", { class: "answer", role: "status" });
  const moves = el("input", { type: "number", min: 1, max: 30, value: 6, "aria-label": "Movement" });
  const modes = el("fieldset", {}, el("legend", {}, "Show"));
  for (const [value, title] of [["sight", "Sight"], ["reach", "Reach"], ["heat", "Heat"], ["none", "Nothing"]]) {
    const input = el("input", { type: "radio", name: "mode", value, checked: value === mode, onchange: () => { mode = value; known.clear(); look(); } });
    modes.append(el("label", { class: "choice" }, input, title));
  }
  moves.addEventListener("input", () => { known.clear(); look(); });
  const heading = el("h2", { tabIndex: -1 });
  const drawLink = el("a", { class: "choice solid", href: `#/map/${id}/draw` }, "Draw");
  const crumbs = el("div", { class: "crumbs" }, el("a", { class: "choice", href: "#/" }, "← All"), heading, drawLink);
  const bar = el("div", { class: "bar" }, modes, el("label", {}, "Movement ", moves));
  const side = el("div", { class: "panel" });
  const frame = zoomable(`map/${id}`, board);
  const left = el("div", {}, bar, frame, answer);
  const view = el("div", { class: "map-view" }, left, side);
  parent.append(crumbs, view);

  async function learn() {
    facts = await ask(`/map/${id}`);
    if (facts.columns) {
      const [w, h] = [facts.columns * facts.unit + 2 * facts.margin, facts.rows * facts.unit + 2 * facts.margin];
      over.setAttribute("viewBox", `0 0 ${w} ${h}`);
    }
    known.clear();
    look();
  }

  function under(event) {
    if (!facts?.columns) return null;
    const box = board.getBoundingClientRect();
    const scale = (facts.columns * facts.unit + 2 * facts.margin) / box.width;
    const x = ((event.clientX - box.left) * scale - facts.margin) / facts.unit;
    const y = ((event.clientY - box.top) * scale - facts.margin) / facts.unit;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= facts.columns || row >= facts.rows) return null;
    const name = columnName(column) + (row + 1);
    const cut = facts.cuts[name];
    if (!cut) return name;
    const [u, v] = [x - column, y - row];
    return name + ((cut === "/" ? u + v < 1 : v < u) ? "a" : "b");
  }

  board.addEventListener("pointermove", (event) => { const name = under(event); if (name && name !== at) { at = name; look(); } });
  board.addEventListener("pointerdown", (event) => { at = under(event) ?? at; look(); });
  board.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step || !facts?.columns) return;
    event.preventDefault();
    const here = squareAt(at ?? "A1");
    const column = Math.min(facts.columns - 1, Math.max(0, here.column + (at ? step[0] : 0)));
    const row = Math.min(facts.rows - 1, Math.max(0, here.row + (at ? step[1] : 0)));
    const name = columnName(column) + (row + 1);
    at = facts.cuts[name] ? `${name}a` : name;
    look();
  });

  async function look() {
    if (drawing || !facts?.columns) return;
    const request = ++asked;
    let told = { squares: {} };
    const path = mode === "heat" ? `/map/${id}/heat`
      : mode === "none" || !at ? null
      : mode === "sight" ? `/map/${id}/sight/${at}` : `/map/${id}/reach/${at}?moves=${moves.value || 6}`;
    if (path) {
      told = known.get(path) ?? await ask(path).catch(() => ({ error: "fragkit does not answer" }));
      known.set(path, told);
    }
    if (request !== asked) return;
    paint(told);
  }

  function paint(told) {
    const marks = [];
    const hazards = new Set(told.hazards ?? []);
    const most = Math.max(1, ...Object.values(told.squares ?? {}));
    for (const [name, value] of Object.entries(told.squares ?? {})) {
      const square = squareAt(name);
      const points = outline(square, facts.cuts[columnName(square.column) + (square.row + 1)], facts.unit, facts.margin);
      if (mode === "heat") marks.push(svg("polygon", { points, class: "heat", "fill-opacity": (0.08 + 0.5 * value / most).toFixed(3) }));
      else marks.push(svg("polygon", { points, class: mode === "sight" ? "seen" : hazards.has(name) ? "hazard" : "reached" }));
      if (mode !== "sight") {
        const text = svg("text", { x: facts.margin + (square.column + 0.86) * facts.unit, y: facts.margin + (square.row + 0.94) * facts.unit });
        text.textContent = value;
        marks.push(text);
      }
    }
    const here = at ? squareAt(at) : null;
    if (here && mode !== "none") marks.push(svg("polygon", { class: "eye", points: outline(here, facts.cuts[columnName(here.column) + (here.row + 1)], facts.unit, facts.margin) }));
    over.replaceChildren(...marks);
    const count = Object.keys(told.squares ?? {}).length;
    const squares = `${count} square${count === 1 ? "" : "s"}`;
    answer.textContent = told.error ?? (mode === "heat" ? `The most exposed square is seen from ${most} squares.`
      : mode === "none" ? (at ?? "") : !at ? "Choose a square." : mode === "sight" ? `${at} sees ${squares}.` : `From ${at}, ${squares} within ${moves.value} movement.`);
  }

  async function show(thing, told, problems, draw) {
    heading.textContent = thing.name;
    shown = thing;
    side.replaceChildren(
      problems.length ? el("section", {}, el("h3", {}, "Errors and warnings"), el("ol", { style: "list-style:none;padding:0;margin:0" }, ...problems.map(problemItem)))
        : el("section", {}, el("h3", {}, "Playable"), el("p", { style: "margin:0" }, "Every square can be reached from every respawn.")),
      el("section", {}, el("h3", {}, "The map"), el("ul", { class: "words" }, ...told.words.map((w) => el("li", {}, w)))),
      el("section", {}, el("h3", {}, "YAML"), el("p", { class: "file" }, told.file), yamlBlock(told, problems)));
    renew(image, thing.mark);
    await learn();
    if (draw && !drawing) {
      drawing = openDrawing(left, thing, facts);
      bar.hidden = frame.hidden = answer.hidden = true;
    } else if (!draw && drawing) {
      drawing.close();
      drawing = null;
      bar.hidden = frame.hidden = answer.hidden = false;
      look();
    } else if (drawing) drawing.outside(facts);
    drawing?.problems(problems);
    drawLink.textContent = draw ? "Done" : "Draw";
    drawLink.href = draw ? `#/map/${id}` : `#/map/${id}/draw`;
  }

  return { id, show, close() { drawing?.close(); parent.replaceChildren(); }, get thing() { return shown; } };
}
