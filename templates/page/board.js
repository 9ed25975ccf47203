// A map with figures, counters and marks: tap, drag, pinch, arrow keys. It knows no rules.
//
//   const board = createBoard({ label, onTap(square, figure), onDrop(figure, square) });
//   board.load(answer)        an answer to {ask: "board"} or {ask: "map"}
//   board.figures([{ name, square, color, active, isMemory }])   isMemory: where a fighter was last seen
//   board.counters([{ kind, square, sign? }])
//   board.marks({ seen, reach, line, eye, target, options })
//   board.show(square)        bring a square into view at a size for fingers

import { announce, button, el, pictureURL, svg, t } from "./dom.js";

// What lies on squares, by name.
const THINGS = { barrel: t("barrel"), mine: t("mine"), napalm: t("napalm"), nuke: t("nuke"), blood: t("blood"), flag: t("flag"), base: t("base"),
  door: t("door"), pile: t("pile"), link: t("link"), acid: t("acid"), lava: t("lava"), tentacle: t("tentacle") };
const FINGER = 34; // pixels of a square that a finger hits
const SMALL = 24; // pixels of a square that it often misses
const COLORS = { red: "#d33b33", blue: "#2f6fdb", green: "#2e9e4f", yellow: "#d9a400", purple: "#8a4fd0", pink: "#e05fa0",
  orange: "#e07b1f", white: "#e8e8e8", black: "#222222", brown: "#8b5a2b", gray: "#777777", grey: "#777777", cyan: "#1aa3a3", gold: "#c79a1b" };
const SPARE = ["#d33b33", "#2f6fdb", "#2e9e4f", "#d9a400", "#8a4fd0", "#e07b1f", "#1aa3a3", "#e05fa0"];

export function colorOf(name, index = 0) {
  return COLORS[name.toLowerCase()] ?? SPARE[index % SPARE.length];
}

export function inkOn(color) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return r * 0.299 + g * 0.587 + b * 0.114 > 150 ? "#111" : "#fff";
}

export function thing(kind) { return THINGS[kind] ?? kind; }

export function createBoard({ label = "", onTap = () => {}, onDrop = null } = {}) {
  let facts = null;
  let passed = ""; // what was said of the square before
  let people = [];
  let things = [];
  let options = [];
  let view = { scale: 1, x: 0, y: 0 };
  let cursor = null;
  let ways = {};
  let home = null; // where the eye is: the arrow keys begin there
  let url = null;
  const image = el("img", { className: "map", alt: "", draggable: false });
  const layers = { counters: svg("g"), marks: svg("g"), figures: svg("g"), cursor: svg("g") };
  const pictures = svg("g", { "aria-hidden": "true" }, layers.counters, layers.marks, layers.figures, layers.cursor);
  const places = svg("g", { role: "group", "aria-label": t("Squares") }); // each square, for who listens to the map instead of looking at it
  const over = svg("svg", { class: "over", role: "presentation" }, pictures, places);
  const stage = el("div", { className: "stage" }, image, over);
  const frame = el("div", { className: "frame", tabIndex: 0, role: "application", "aria-label": label, "aria-roledescription": t("map") }, stage);
  const zoom = el("div", { className: "zoom" },
    button("+", () => zoomBy(1.5), { "aria-label": t("Zoom in") }), button("−", () => zoomBy(1 / 1.5), { "aria-label": t("Zoom out") }),
    button("⤢", () => fit(), { "aria-label": t("Show the whole map") }));
  const element = el("div", { className: "board" }, frame, zoom);

  // -- geometry ---------------------------------------------------------------------------------

  const width = () => facts.columns * facts.unit + 2 * facts.margin;
  const height = () => facts.rows * facts.unit + 2 * facts.margin;

  function corners(name) {
    const [column, row, half, cut] = facts.floor[name];
    const [x, y] = [facts.margin + column * facts.unit, facts.margin + row * facts.unit];
    const c = { nw: [x, y], ne: [x + facts.unit, y], se: [x + facts.unit, y + facts.unit], sw: [x, y + facts.unit] };
    if (!half) return [c.nw, c.ne, c.se, c.sw];
    if (cut === "/") return half === "a" ? [c.nw, c.ne, c.sw] : [c.ne, c.se, c.sw];
    return half === "a" ? [c.nw, c.ne, c.se] : [c.nw, c.se, c.sw];
  }

  function center(name) {
    if (!facts?.floor[name]) return null;
    const points = corners(name);
    return [0, 1].map((i) => points.reduce((sum, point) => sum + point[i], 0) / points.length);
  }

  // A blocker is a square, a side `D6-D7`, or a corner; its place is between its squares.
  function placeOf(at) {
    const found = String(at).match(/(?:[a-z-]+:)?[A-Z]{1,3}\d{1,3}[ab]?/g)?.map(center).filter(Boolean) ?? [];
    if (!found.length) return null;
    return [0, 1].map((i) => found.reduce((sum, point) => sum + point[i], 0) / found.length);
  }

  const outline = (name) => corners(name).map((point) => point.join(",")).join(" ");

  function squareAt(clientX, clientY) {
    const box = stage.getBoundingClientRect();
    const unit = width() / box.width;
    const x = ((clientX - box.left) * unit - facts.margin) / facts.unit;
    const y = ((clientY - box.top) * unit - facts.margin) / facts.unit;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - column, y - row];
    for (const [name, [c, r, half, cut]] of Object.entries(facts.floor)) {
      if (c !== column || r !== row) continue;
      if (!half || (half === "a") === (cut === "/" ? u + v < 1 : v < u)) return name;
    }
    return null;
  }

  // Where a square's middle is on the screen.
  frame.placeOnScreen = (name) => {
    const [box, at] = [stage.getBoundingClientRect(), center(name)];
    return at && [box.left + at[0] * box.width / width(), box.top + at[1] * box.height / height()];
  };

  // -- zoom -------------------------------------------------------------------------------------

  const base = () => Math.min(frame.clientWidth / width(), frame.clientHeight / height());

  function apply() {
    if (!facts || !frame.clientWidth) return;
    const size = [width() * base() * view.scale, height() * base() * view.scale];
    const room = [frame.clientWidth, frame.clientHeight];
    const at = ["x", "y"].map((axis, i) => size[i] <= room[i] ? (room[i] - size[i]) / 2 : Math.min(0, Math.max(room[i] - size[i], view[axis])));
    [view.x, view.y] = at;
    stage.style.width = `${size[0]}px`;
    stage.style.height = `${size[1]}px`;
    stage.style.transform = `translate(${view.x}px, ${view.y}px)`;
  }

  function zoomTo(scale, x = frame.clientWidth / 2, y = frame.clientHeight / 2) {
    const next = Math.min(8, Math.max(1, scale));
    const by = next / view.scale;
    view = { scale: next, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
    apply();
  }

  function zoomBy(factor) { zoomTo(view.scale * factor); }
  // As wide as the frame: on a phone, the whole of a tall map has no squares for fingers.
  function fill() {
    fit();
    if (facts && frame.clientWidth && facts.unit * base() < FINGER) zoomTo(Math.max(1, frame.clientWidth / (width() * base())), 0, 0);
  }
  function fit() { view = { scale: 1, x: 0, y: 0 }; apply(); }

  function show(name) {
    const at = facts && center(name);
    if (!at || !frame.clientWidth) return;
    const scale = Math.min(8, Math.max(view.scale, 1, FINGER / (facts.unit * base())));
    view.scale = scale;
    view.x = frame.clientWidth / 2 - at[0] * base() * scale;
    view.y = frame.clientHeight / 2 - at[1] * base() * scale;
    apply();
  }

  new ResizeObserver(apply).observe(frame);

  // -- fingers, mouse, keys ------------------------------------------------------------------------

  const down = new Map();
  let gesture = null;

  frame.addEventListener("pointerdown", (event) => {
    if (!facts) return;
    frame.setPointerCapture(event.pointerId);
    down.set(event.pointerId, [event.clientX, event.clientY]);
    const square = squareAt(event.clientX, event.clientY);
    const who = figureOn(square);
    gesture = down.size === 2 ? { kind: "pinch", ...span(), scale: view.scale }
      : { kind: "press", from: [event.clientX, event.clientY], start: { ...view }, square, who };
  });

  function span() {
    const [a, b] = [...down.values()];
    return { wide: Math.hypot(a[0] - b[0], a[1] - b[1]) };
  }

  frame.addEventListener("pointermove", (event) => {
    if (!down.has(event.pointerId) || !gesture) return;
    down.set(event.pointerId, [event.clientX, event.clientY]);
    const box = frame.getBoundingClientRect();
    if (gesture.kind === "pinch" && down.size === 2) {
      const [a, b] = [...down.values()];
      zoomTo(gesture.scale * span().wide / Math.max(1, gesture.wide), (a[0] + b[0]) / 2 - box.left, (a[1] + b[1]) / 2 - box.top);
      return;
    }
    if (!gesture.from) return;
    const by = [event.clientX - gesture.from[0], event.clientY - gesture.from[1]];
    if (gesture.kind === "press" && Math.hypot(...by) > 8) gesture.kind = gesture.who && onDrop ? "carry" : "pan";
    if (gesture.kind === "pan") {
      view.x = gesture.start.x + by[0];
      view.y = gesture.start.y + by[1];
      apply();
    } else if (gesture.kind === "carry") {
      gesture.to = squareAt(event.clientX, event.clientY);
      drawFigures(gesture.who.name, gesture.to);
    }
  });

  frame.addEventListener("pointerup", (event) => {
    const done = gesture;
    down.delete(event.pointerId);
    if (down.size) return;
    gesture = null;
    if (done?.kind === "carry") {
      drawFigures();
      if (done.to && done.to !== done.who.square) onDrop(done.who.name, done.to);
    } else if (done?.kind === "press" && done.square) {
      const isSmall = facts.unit * base() * view.scale < SMALL;
      tap(done.square);
      if (isSmall && event.pointerType === "touch") show(done.square);
    }
  });
  frame.addEventListener("pointercancel", () => { down.clear(); gesture = null; drawFigures(); });
  frame.addEventListener("wheel", (event) => {
    if (!facts || !(event.ctrlKey || view.scale > 1)) return;
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    if (event.ctrlKey) zoomTo(view.scale * Math.exp(-event.deltaY / 200), event.clientX - box.left, event.clientY - box.top);
    else { view.x -= event.deltaX; view.y -= event.deltaY; apply(); }
  }, { passive: false });

  const figureOn = (square) => people.find((one) => one.square === square && !one.isMemory);

  function tap(square) {
    cursor = square;
    onTap(square, figureOn(square)?.name ?? "");
  }

  frame.addEventListener("keydown", (event) => {
    if (!facts) return;
    if (event.key === "+" || event.key === "-") { zoomBy(event.key === "+" ? 1.5 : 1 / 1.5); return; }
    if ((event.key === "Enter" || event.key === " ") && cursor) { event.preventDefault(); tap(cursor); return; }
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!step) return;
    event.preventDefault();
    cursor = neighbor(cursor ?? home ?? people[0]?.square ?? Object.keys(facts.floor)[0], cursor ? step : [0, 0]);
    layers.cursor.replaceChildren(svg("polygon", { points: outline(cursor), class: "cursor" }));
    announce(describe(cursor), passed);
    passed = describe(cursor);
    show(cursor);
  });
  // A screen reader may press a square without a pointer.
  places.addEventListener("click", (event) => { if (!event.detail) tap(event.target.dataset.square); });

  function describe(name) {
    const here = (list) => list.filter((one) => one.square === name);
    return [name, ...here(people).map((one) => one.isMemory ? t("{player} was last seen here", { player: one.name }) : one.name),
      ...here(things).map((one) => thing(one.kind)), ...(options.includes(name) ? [t("you can choose it")] : []), ...costs(name)].join(", ");
  }

  function labelPlaces() {
    for (const place of places.children) {
      const text = describe(place.dataset.square);
      if (place.getAttribute("aria-label") !== text) place.setAttribute("aria-label", text);
    }
  }

  function costs(name) {
    const way = ways[name];
    if (!way || way.stop === false || !way.cost) return [];
    return [way.hazards.length ? t("{cost} movement, through {items}", { cost: way.cost, items: way.hazards.map((one) => thing(one.kind)).join(", ") }) : t("{cost} movement", { cost: way.cost })];
  }

  function neighbor(name, [dx, dy]) {
    const [column, row] = facts.floor[name];
    let best = null;
    for (const [other, [c, r]] of Object.entries(facts.floor)) {
      const [along, aside] = dx ? [(c - column) * dx, Math.abs(r - row)] : [(r - row) * dy, Math.abs(c - column)];
      if (along > 0 && (best === null || along + 3 * aside < best.far)) best = { other, far: along + 3 * aside };
    }
    return best?.other ?? name;
  }

  // -- pictures -----------------------------------------------------------------------------------

  function drawFigures(carried = "", to = null) {
    if (!facts) return;
    const size = facts.unit;
    layers.figures.replaceChildren(...people.flatMap((one, index) => {
      const at = center(one.name === carried && to ? to : one.square);
      if (!at) return [];
      const color = one.color ?? colorOf(one.name, index);
      const text = svg("text", { x: at[0], y: at[1], class: "initial", fill: inkOn(color), "font-size": size * 0.44 });
      text.textContent = [...one.name].slice(0, one.short ?? 1).join("") + (one.isMemory ? "?" : "");
      return [svg("g", { class: `figure${one.active ? " active" : ""}${one.isMemory ? " memory" : ""}`, "data-name": one.name, "data-square": one.square },
        svg("circle", { cx: at[0], cy: at[1], r: size * (one.active ? 0.44 : 0.38), fill: color }), text)];
    }));
  }

  const counterSigns = { blood: "●", barrel: "◉", mine: "✸", napalm: "▲", nuke: "☢" };

  return {
    element,
    get cursor() { return cursor; },
    get facts() { return facts; },
    load(answer) {
      facts = answer;
      if (url) URL.revokeObjectURL(url);
      url = pictureURL(answer.svg);
      image.src = url;
      over.setAttribute("viewBox", `0 0 ${width()} ${height()}`);
      for (const layer of Object.values(layers)) layer.replaceChildren();
      [cursor, home, ways, things, options] = [null, null, {}, [], []];
      places.replaceChildren(...Object.keys(facts.floor).map((name) => svg("polygon", { points: outline(name), class: "place", role: "button", "data-square": name })));
      labelPlaces();
      fill();
    },
    figures(list) { people = list.filter((one) => one.square); drawFigures(); labelPlaces(); },
    counters(list) {
      if (!facts) return;
      things = list;
      labelPlaces();
      layers.counters.replaceChildren(...list.flatMap((one) => {
        const at = center(one.square);
        if (!at) return [];
        // Alone in the middle, else at the corner, beside the figure and other counters.
        const before = list.filter((other) => other.square === one.square).indexOf(one);
        const isAlone = !before && !figureOn(one.square);
        const [aside, size] = isAlone ? [0, 0.75] : [0.28, 0.4];
        const text = svg("text", { x: at[0] + facts.unit * (before % 2 ? -aside : aside), y: at[1] + facts.unit * aside, class: `counter ${/^[a-z-]+$/.test(one.kind) ? one.kind : ""}`, "font-size": facts.unit * size });
        text.textContent = counterSigns[one.kind] ?? one.sign ?? "◆";
        return [text];
      }));
    },
    marks({ seen = null, reach = null, line = null, eye = null, target = null, options: offered = [] } = {}) {
      if (!facts) return;
      const made = [];
      ways = reach ?? {};
      options = offered;
      labelPlaces();
      const known = (name) => name && facts.floor[name];
      home = known(eye) ? eye : home;
      for (const name of seen ?? []) if (known(name)) made.push(svg("polygon", { points: outline(name), class: "seen" }));
      for (const [name, way] of Object.entries(reach ?? {})) {
        if (!known(name) || way.stop === false) continue;
        const at = center(name);
        made.push(svg("polygon", { points: outline(name), class: way.hazards.length ? "reached hazard" : "reached" }));
        const text = svg("text", { x: at[0], y: at[1] + facts.unit * 0.34, class: "cost", "font-size": facts.unit * 0.3 });
        text.textContent = way.hazards.length ? `${way.cost}!` : way.cost;
        made.push(text);
      }
      for (const name of options) if (known(name)) made.push(svg("polygon", { points: outline(name), class: "option" }));
      if (line && known(line.from) && known(line.to)) {
        const [a, b] = [center(line.from), center(line.to)];
        const ends = { x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
        made.push(svg("line", { ...ends, class: "halo" }), svg("line", { ...ends, class: line.clear ? "line clear" : "line blocked" }));
        const stop = line.clear ? null : placeOf(line.at);
        if (stop) {
          const r = facts.unit * 0.2;
          made.push(svg("path", { d: `M${stop[0] - r},${stop[1] - r}l${2 * r},${2 * r}m0,${-2 * r}l${-2 * r},${2 * r}`, class: "stop" }));
        }
      }
      if (known(eye)) made.push(svg("polygon", { points: outline(eye), class: "eye" }));
      if (known(target)) made.push(svg("polygon", { points: outline(target), class: "target" }));
      layers.marks.replaceChildren(...made);
    },
    show,
    fit,
    focus() { frame.focus({ preventScroll: true }); },
  };
}
