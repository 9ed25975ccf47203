// Drawing a map: walls, doors and symbols are clicked into a copy of the text, which is saved
// after every stroke. The file stays the truth: what somebody else saves shows here at once, and
// when both have drawn, both are shown.
import { ask, el, token, zoomable } from "/preview.js";
import { columnName, outline, squareAt, svg } from "/map.js";

const EDGES = [["|", "Wall"], [":", "Window"], ["r", "Red door"], ["g", "Green door"], ["b", "Blue door"], [">", "One way"], [" ", "No edge"]];
const SYMBOLS = [[".", "Floor"], ["#", "Rock"], ["1", "Respawn"], ["w", "Weapon"], ["g", "Gadget"], ["a", "Acid"], ["~", "Water"], ["^", "Lava"], ["%", "Grate"], ["T", "Teleporter"], ["/", "Diagonal /"], ["\\", "Diagonal \\"], ["D", "Door square"], ["s", "Switch"], ["X", "Gallows"], ["t", "Tentacle"], ["O", "Mouth"]];
const MIRRORS = [["none", "None"], ["x", "↔"], ["y", "↕"], ["xy", "↔ ↕"], ["turn", "↻ half turn"]];
const GROUPS = ["a~^", "wg", "/\\"];
const U = 25.4;
const M = 10;

export function parseGrid(text) {
  const lines = text.replace(/\n$/, "").split("\n");
  const rows = (lines.length - 1) / 2;
  const columns = (lines[0].length - 1) / 4;
  const grid = { columns, rows, cells: [], west: [], north: [] };
  for (let r = 0; r < rows; r++) {
    const line = lines[2 * r + 1];
    grid.cells.push(Array.from({ length: columns }, (_, c) => line.slice(4 * c + 1, 4 * c + 4)));
    grid.west.push(Array.from({ length: columns + 1 }, (_, c) => line[4 * c]));
  }
  for (let r = 0; r <= rows; r++) {
    grid.north.push(Array.from({ length: columns }, (_, c) => lines[2 * r].slice(4 * c + 1, 4 * c + 4)));
  }
  return grid;
}

export function gridText(grid) {
  const lines = [];
  for (let r = 0; r < grid.rows; r++) {
    lines.push(`+${grid.north[r].map((e) => `${e}+`).join("")}`);
    lines.push(grid.west[r].map((e, c) => e + (grid.cells[r][c] ?? "")).join(""));
  }
  lines.push(`+${grid.north[grid.rows].map((e) => `${e}+`).join("")}`);
  return `${lines.join("\n")}\n`;
}

const words = (cell) => cell.match(/\d+|[^\s]/g) ?? [];
const spread = (list) => {
  const text = list.join("");
  return text.length === 1 ? ` ${text} ` : text.length === 2 ? ` ${text}` : text.padEnd(3).slice(0, 3);
};
const flipX = (s) => ({ "<": ">", ">": "<", "/": "\\", "\\": "/" })[s] ?? s;
const flipY = (s) => ({ "^": "v", v: "^", "/": "\\", "\\": "/" })[s] ?? s;

export function openDrawing(parent, thing, facts) {
  const id = thing.id;
  let base = facts.mark;
  let text = facts.grid ?? "";
  let grid = text ? parseGrid(text) : null;
  let past = [];
  let future = [];
  let tool = { sort: "edge", sign: "|" };
  let mirror = "none";
  let saving = null;
  let sending = false;
  let dirty = false;
  let cursor = null;
  let stroke = null; // "set" or "clear" while the pointer is down
  let wrong = [];
  let conflict = null;
  let under = ""; // the square whose sight is shown
  let cuts = facts.cuts ?? {};
  const glow = svg("g");

  const status = el("p", { class: "answer", role: "status" });
  const canvas = svg("svg", { class: "draw over" });
  const board = el("div", { class: "board", tabIndex: 0, role: "application", "aria-label": `Drawing ${thing.name}. Arrow keys move, Enter draws a symbol, Shift with an arrow draws the edge on that side, and a sign of the palette chooses it.` }, canvas);
  board.style.aspectRatio = "1";
  const seenBy = el("p", { class: "answer quiet" });
  const clash = el("div");
  const undoButton = el("button", { type: "button", class: "solid", onclick: () => back() }, "Undo");
  const redoButton = el("button", { type: "button", class: "solid", onclick: () => forth() }, "Redo");
  const inputs = new Map(); // "edge|" -> its button
  const choices = (legend, sort, list) => {
    const field = el("fieldset", { class: "bar" }, el("legend", {}, legend));
    for (const [sign, title] of list) {
      const input = el("input", { type: "radio", name: "tool", checked: sort === tool.sort && sign === tool.sign, onchange: () => { tool = { sort, sign }; } });
      inputs.set(sort + sign, input);
      const shown = sign.trim() && sort !== "mirror" ? el("kbd", {}, sign) : null;
      field.append(el("label", { class: "choice" }, input, shown, title));
    }
    return field;
  };
  const mirrors = el("fieldset", { class: "bar" }, el("legend", {}, "Mirror"));
  for (const [value, title] of MIRRORS) {
    mirrors.append(el("label", { class: "choice" }, el("input", { type: "radio", name: "mirror", checked: value === mirror, onchange: () => { mirror = value; } }), title));
  }
  const sight = el("input", { type: "checkbox", checked: true, onchange: () => { under = ""; glow.replaceChildren(); } });
  const tools = el("div", { class: "tools-draw" }, choices("Edges", "edge", EDGES), choices("Squares", "square", SYMBOLS), el("div", { class: "bar" }, mirrors, undoButton, redoButton, el("label", { class: "choice" }, sight, "Sight")));
  const root = el("div", {}, clash, tools, zoomable(`draw/${id}`, board), status, seenBy);
  parent.append(root);

  // -- what is drawn ------------------------------------------------------------------------------

  function paint() {
    if (!grid) { status.textContent = facts.error ?? "This drawing can't be read. Fix it in the file first."; return; }
    const [w, h] = [grid.columns * U + 2 * M, grid.rows * U + 2 * M];
    canvas.setAttribute("viewBox", `0 0 ${w} ${h}`);
    board.style.aspectRatio = `${w} / ${h}`;
    const marks = [];
    const say = (x, y, words, cls = "") => { const t = svg("text", { x, y, class: cls }); t.textContent = words; marks.push(t); };
    for (let r = 0; r < grid.rows; r++) {
      for (let c = 0; c < grid.columns; c++) {
        const list = words(grid.cells[r][c]);
        const ground = list.includes("#") && !list.some((s) => "/\\".includes(s)) ? "rock" : list.includes("a") ? "acid" : list.includes("~") ? "water" : list.includes("^") ? "lava" : "floor";
        marks.push(svg("rect", { x: M + c * U, y: M + r * U, width: U, height: U, class: ground }));
      }
    }
    marks.push(glow);
    for (let r = 0; r < grid.rows; r++) {
      for (let c = 0; c < grid.columns; c++) {
        const [x, y] = [M + c * U, M + r * U];
        const list = words(grid.cells[r][c]);
        if (list.includes("/")) marks.push(svg("line", { x1: x + U, y1: y, x2: x, y2: y + U, class: "cut" }));
        if (list.includes("\\")) marks.push(svg("line", { x1: x, y1: y, x2: x + U, y2: y + U, class: "cut" }));
        const told = list.filter((s) => !"/\\.".includes(s) && s !== "#" && !"a~^".includes(s));
        const spot = list.findIndex((s) => "/\\".includes(s));
        told.forEach((sign, i) => {
          const cx = x + U * (spot >= 0 ? (list.indexOf(sign) < spot ? .27 : .73) : (i + 1) / (told.length + 1));
          const left = list.indexOf(sign) < spot;
          const cy = y + U * (spot < 0 ? .5 : list[spot] === "/" ? (left ? .3 : .7) : (left ? .7 : .3));
          if (/\d/.test(sign)) marks.push(svg("circle", { cx, cy, r: 7.4, class: "spawn" }));
          say(cx, cy, sign);
        });
      }
    }
    for (let r = 0; r < grid.rows; r++) for (let c = 0; c <= grid.columns; c++) edgeMark(marks, say, grid.west[r][c], M + c * U, M + r * U, M + c * U, M + (r + 1) * U);
    for (let r = 0; r <= grid.rows; r++) for (let c = 0; c < grid.columns; c++) edgeMark(marks, say, levelSign(grid.north[r][c]), M + c * U, M + r * U, M + (c + 1) * U, M + r * U);
    for (let c = 0; c < grid.columns; c++) say(M + (c + .5) * U, M / 2, columnName(c), "name");
    for (let r = 0; r < grid.rows; r++) say(M / 2, M + (r + .5) * U, String(r + 1), "name");
    for (const name of wrong) {
      const at = squareAt(name);
      if (at && at.column < grid.columns && at.row < grid.rows) marks.push(svg("rect", { x: M + at.column * U + 1.5, y: M + at.row * U + 1.5, width: U - 3, height: U - 3, class: "wrong" }));
    }
    if (cursor) marks.push(svg("rect", { x: M + cursor.column * U + .7, y: M + cursor.row * U + .7, width: U - 1.4, height: U - 1.4, class: "cursor" }));
    canvas.replaceChildren(...marks);
    undoButton.disabled = !past.length;
    redoButton.disabled = !future.length;
  }

  const levelSign = (edge) => edge[1] === "-" ? "|" : edge[1];

  function edgeMark(marks, say, sign, x1, y1, x2, y2) {
    const cls = { " ": "open", "|": "wall", ":": "window", r: "door red", g: "door green", b: "door blue" }[sign] ?? "door red";
    marks.push(svg("line", { x1, y1, x2, y2, class: cls }));
    if ("<>^v".includes(sign)) say((x1 + x2) / 2, (y1 + y2) / 2, { "<": "◀", ">": "▶", "^": "▲", v: "▼" }[sign], "arrow");
  }

  // What the square under the pointer sees, on the map as it was last saved.
  async function look(name) {
    if (!sight.checked || name === under) return;
    under = name;
    const told = await ask(`/map/${id}/sight/${name}`).catch(() => ({}));
    if (under !== name) return;
    glow.replaceChildren(...Object.keys(told.squares ?? {}).map((seen) => {
      const at = squareAt(seen);
      return svg("polygon", { class: "seen", points: outline(at, cuts[columnName(at.column) + (at.row + 1)], U, M) });
    }));
    seenBy.textContent = told.error ?? (told.squares ? `${name} sees ${Object.keys(told.squares).length} squares.` : "");
  }

  // -- changing it ------------------------------------------------------------------------------------

  function twins(target) {
    const { columns, rows } = grid;
    const x = (t) => ({ ...t, c: t.side === "west" ? columns - t.c : columns - 1 - t.c, sign: flipX(t.sign), left: t.left === undefined ? undefined : !t.left });
    const y = (t) => ({ ...t, r: t.side === "north" ? rows - t.r : rows - 1 - t.r, sign: flipY(t.sign) });
    const all = { none: [target], x: [target, x(target)], y: [target, y(target)], xy: [target, x(target), y(target), y(x(target))], turn: [target, y(x(target))] }[mirror];
    const seen = new Set();
    return all.filter((t) => { const key = `${t.side}${t.c},${t.r}`; return !seen.has(key) && seen.add(key); });
  }

  function signNow({ side, c, r }) {
    return side === "west" ? grid.west[r][c] : levelSign(grid.north[r][c]);
  }

  function drawEdge(target) {
    const { side, c, r } = target;
    if (side === "west" ? c <= 0 || c >= grid.columns : r <= 0 || r >= grid.rows) return "the border is always a wall";
    let sign = tool.sign;
    const now = signNow(target);
    if (sign === ">") {
      const ways = side === "west" ? [">", "<"] : ["v", "^"];
      sign = stroke === "drag" && ways.includes(now) ? now : now === ways[0] ? ways[1] : now === ways[1] ? " " : ways[0];
    } else if (stroke === "clear" || (stroke !== "set" && sign === now)) sign = " ";
    for (const twin of twins({ ...target, sign })) {
      if (twin.side === "west") grid.west[twin.r][twin.c] = twin.sign;
      else grid.north[twin.r][twin.c] = twin.sign === " " ? "   " : twin.sign === "|" ? "---" : `-${twin.sign}-`;
    }
    return sign === " " ? "clear" : "set";
  }

  function nextNumber() {
    const used = new Set(grid.cells.flat().flatMap((cell) => words(cell).filter((w) => /\d/.test(w))));
    let n = 1;
    while (used.has(String(n))) n++;
    return String(n);
  }

  function drawSquare(c, r, left) {
    const sign = tool.sign;
    const has = (list) => sign === "1" ? list.some((s) => /\d/.test(s)) : list.includes(sign);
    const clear = stroke === "clear" || (stroke !== "set" && sign !== "." && has(words(grid.cells[r][c])));
    for (const twin of twins({ side: "square", c, r, sign, left })) {
      let list = words(grid.cells[twin.r][twin.c]).filter((s) => s !== ".");
      const sort = GROUPS.find((g) => g.includes(twin.sign)) ?? twin.sign;
      const same = (s) => sign === "1" ? /\d/.test(s) : sort.includes(s);
      if (sign === ".") list = [];
      else if (clear) list = list.filter((s) => !same(s));
      else if (sign === "1" && list.some((s) => /\d/.test(s))) continue;
      else {
        const put = sign === "1" ? nextNumber() : twin.sign;
        const cut = list.find((s) => "/\\".includes(s));
        if (put === "#" && !cut) list = ["#"];
        else {
          list = list.filter((s) => !same(s) && (s !== "#" || cut));
          const at = list.findIndex((s) => "/\\".includes(s));
          if (at >= 0 && !"/\\".includes(put)) list.splice(twin.left ? 0 : list.length, 0, put);
          else list.push(put);
        }
      }
      if (list.join("").length > 3) { status.textContent = "A square can hold at most three symbols."; continue; }
      grid.cells[twin.r][twin.c] = list.length ? spread(list) : "   ";
    }
    return clear ? "clear" : "set";
  }

  function commit(before) {
    const now = gridText(grid);
    if (now === before) return;
    past.push(before);
    if (past.length > 500) past.shift();
    future = [];
    text = now;
    dirty = true;
    paint();
    save();
  }

  function setText(next) {
    text = next;
    grid = parseGrid(next);
    paint();
  }

  function back() { if (past.length) { future.push(text); setText(past.pop()); dirty = true; save(); } }
  function forth() { if (future.length) { past.push(text); setText(future.pop()); dirty = true; save(); } }

  // -- saving -------------------------------------------------------------------------------------------

  function save() {
    if (conflict) return;
    clearTimeout(saving);
    status.textContent = "saving …";
    saving = setTimeout(send, 120);
  }

  // One at a time: the answer brings the mark that the next one needs.
  async function send() {
    saving = null;
    if (sending) return; // what was drawn since goes when the answer is here
    sending = true;
    const sent = text;
    let told;
    try {
      const answer = await fetch(`/map/${id}`, { method: "POST", headers: { "Content-Type": "application/json", "X-Fragkit-Token": token }, body: JSON.stringify({ grid: sent, base }) });
      told = await answer.json();
    } catch {
      status.textContent = "fragkit does not answer: not saved yet.";
      saving = setTimeout(send, 1500);
      return;
    } finally { sending = false; }
    if (told.error && told.grid) { clashed(told); return; }
    if (told.error) { status.textContent = `Not saved: ${told.error}.`; return; }
    base = told.mark;
    if (sent === text) { dirty = false; status.textContent = "Saved."; } else save();
    const again = under;
    under = "";
    if (again) look(again);
  }

  function clashed(told) {
    conflict = told;
    status.textContent = "Not saved: the file has changed.";
    const keep = (next, mine) => {
      conflict = null;
      clash.replaceChildren();
      base = told.mark;
      if (mine) { dirty = true; save(); } else { past.push(text); setText(next); dirty = false; status.textContent = "Loaded from the file. Undo restores your drawing."; }
    };
    const [mine, theirs] = [text.split("\n"), told.grid.split("\n")];
    const shown = (lines, others) => el("pre", {}, ...lines.flatMap((line, i) => [line === others[i] ? line : el("mark", {}, line), "\n"]));
    clash.replaceChildren(el("section", { class: "conflict", role: "alert" },
      el("h3", {}, "The file changed while you were drawing"),
      el("p", { style: "margin:.2rem 0" }, "Nothing is lost. Choose one; Undo keeps the other."),
      el("div", { class: "two" },
        el("div", {}, el("strong", {}, "Yours"), shown(mine, theirs), el("button", { type: "button", class: "solid main", onclick: () => { past.push(told.grid); keep(text, true); } }, "Keep mine")),
        el("div", {}, el("strong", {}, "In the file"), shown(theirs, mine), el("button", { type: "button", class: "solid", onclick: () => keep(told.grid, false) }, "Take the file's")))));
  }

  // Somebody saved the file: shown at once, unless a stroke of ours is on its way.
  function outside(next) {
    cuts = next.cuts ?? cuts;
    if (!next.grid) { status.textContent = next.error ?? ""; return; }
    if (next.grid === text) { base = next.mark; return; }
    if (next.mark === base) return;
    if (conflict) { clashed(next); return; }
    if (dirty || saving) return; // the answer to our own saving tells
    past.push(text);
    base = next.mark;
    setText(next.grid);
    status.textContent = "The file has changed.";
  }

  // -- pointer and keys -------------------------------------------------------------------------------------

  function aim(event) {
    const box = board.getBoundingClientRect();
    const scale = (grid.columns * U + 2 * M) / box.width;
    const x = ((event.clientX - box.left) * scale - M) / U;
    const y = ((event.clientY - box.top) * scale - M) / U;
    if (x < -.3 || y < -.3 || x > grid.columns + .3 || y > grid.rows + .3) return null;
    const c = Math.min(grid.columns - 1, Math.max(0, Math.floor(x)));
    const r = Math.min(grid.rows - 1, Math.max(0, Math.floor(y)));
    const [u, v] = [x - c, y - r];
    const near = Math.min(u, 1 - u, v, 1 - v);
    const edge = near === u ? { side: "west", c, r } : near === 1 - u ? { side: "west", c: c + 1, r } : near === v ? { side: "north", c, r } : { side: "north", c, r: r + 1 };
    const slash = words(grid.cells[r][c]).includes("/");
    return { c, r, edge, left: slash ? u + v < 1 : u < v };
  }

  let before = null;
  let done = new Set();
  let line = null; // the first edge of a stroke: the others are on its line
  let last = null;
  function touch(event) {
    const at = aim(event);
    if (!at) return;
    if (tool.sort !== "edge") { apply({ side: "square", c: at.c, r: at.r }, at.left); return; }
    if (!line) { line = last = at.edge; apply(line); return; }
    // A quick hand skips squares; the edges between are drawn, too.
    const along = line.side === "west" ? "r" : "c";
    const step = Math.sign(at[along] - last[along]);
    while (last[along] !== at[along]) { last = { ...last, [along]: last[along] + step }; apply(last); }
  }

  function apply(target, left) {
    const key = `${target.side}${target.c},${target.r}`;
    if (done.has(key)) return;
    done.add(key);
    const did = tool.sort === "edge" ? drawEdge(target) : drawSquare(target.c, target.r, left);
    if (did !== "set" && did !== "clear") { status.textContent = `${did[0].toUpperCase()}${did.slice(1)}.`; return; }
    stroke = stroke ?? did;
    paint();
  }

  board.addEventListener("pointerdown", (event) => {
    if (!grid || conflict || event.button || event.pointerType === "touch") return;
    board.setPointerCapture(event.pointerId);
    before = gridText(grid);
    done = new Set();
    stroke = line = null;
    touch(event);
  });
  // A finger taps to draw and swipes to scroll.
  board.addEventListener("click", (event) => {
    if (!grid || conflict || event.pointerType !== "touch") return;
    const was = gridText(grid);
    done = new Set();
    stroke = line = null;
    touch(event);
    stroke = null;
    commit(was);
  });
  board.addEventListener("pointermove", (event) => {
    if (!grid) return;
    if (before !== null) { touch(event); return; }
    const at = aim(event);
    canvas.querySelector(".aim")?.remove();
    if (!at || conflict) return;
    const name = columnName(at.c) + (at.r + 1);
    look(cuts[name] ? name + (cuts[name] === "/" ? (at.left ? "a" : "b") : (at.left ? "b" : "a")) : name);
    if (tool.sort === "square") canvas.append(svg("rect", { x: M + at.c * U, y: M + at.r * U, width: U, height: U, class: "aim square" }));
    else {
      const { side, c, r } = at.edge;
      canvas.append(svg("line", { x1: M + c * U, y1: M + r * U, x2: M + (side === "west" ? c : c + 1) * U, y2: M + (side === "west" ? r + 1 : r) * U, class: "aim" }));
    }
  });
  // A letter of the palette chooses it; `g` is a door while you draw edges, else a gadget.
  const choice = (key) => inputs.get(tool.sort + key) ?? inputs.get(`edge${key}`) ?? inputs.get(`square${key}`);
  const lift = () => { if (before !== null) { const was = before; before = null; stroke = null; commit(was); } };
  board.addEventListener("pointerup", lift);
  board.addEventListener("pointercancel", lift);
  board.addEventListener("keydown", (event) => {
    if (!grid || conflict) return;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    cursor = cursor ?? { column: 0, row: 0 };
    const was = gridText(grid);
    stroke = null;
    if (step && event.shiftKey) {
      const [dx, dy] = step;
      const sign = tool.sort === "edge" ? tool.sign : "|";
      const kept = tool;
      tool = { sort: "edge", sign };
      const target = dx ? { side: "west", c: cursor.column + (dx > 0 ? 1 : 0), r: cursor.row } : { side: "north", c: cursor.column, r: cursor.row + (dy > 0 ? 1 : 0) };
      const did = drawEdge(target);
      tool = kept;
      if (did !== "set" && did !== "clear") status.textContent = `${did[0].toUpperCase()}${did.slice(1)}.`;
      commit(was);
    } else if (step) {
      cursor = { column: Math.min(grid.columns - 1, Math.max(0, cursor.column + step[0])), row: Math.min(grid.rows - 1, Math.max(0, cursor.row + step[1])) };
      const name = columnName(cursor.column) + (cursor.row + 1);
      status.textContent = `${name}: ${grid.cells[cursor.row][cursor.column].trim() || "floor"}`;
      paint();
    } else if (event.key === "Enter" || event.key === " ") {
      if (tool.sort === "square") { drawSquare(cursor.column, cursor.row, true); commit(was); }
      else status.textContent = "Hold Shift and press an arrow key to draw the edge on that side.";
    } else return;
    event.preventDefault();
  });
  // Wherever the focus is, except in a text: undo, and the letters of the palette.
  const keys = (event) => {
    const typing = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && !/^(radio|checkbox|range)$/.test(event.target.type);
    if (!grid || conflict || typing || event.altKey) return;
    const control = event.ctrlKey || event.metaKey;
    if (control && event.key.toLowerCase() === "z") event.shiftKey ? forth() : back();
    else if (!control && event.key.trim() && choice(event.key)) {
      choice(event.key).click();
      status.textContent = `${choice(event.key).parentElement.textContent.slice(event.key.length)}.`;
    } else return;
    event.preventDefault();
  };
  addEventListener("keydown", keys, true);

  paint();
  return {
    outside,
    problems(list) { wrong = [...new Set(list.flatMap((p) => p.message.match(/\b[A-Z]{1,2}\d{1,3}[ab]?\b/g) ?? []))]; paint(); },
    close() { removeEventListener("keydown", keys, true); clearTimeout(saving); if (dirty && !conflict) send(); root.remove(); },
  };
}
