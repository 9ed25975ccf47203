// What the referee wants now, as something to tap: dice, options, cards, and buttons from `legal`.

import { announce, button, el, t } from "./dom.js";
import { openCardPicker } from "./cards.js";

const ORDER = ["take", "shoot", "play", "use", "enter", "leave-stance", "spend", "jump", "drop", "discard", "end"];
const SQUARE = /^(?:[a-z0-9-]+:)?[A-Z]{1,3}[0-9]{1,3}[ab]?$/;

// `input(text)` sends what a person would type. Returns the squares that may be tapped on the map.
export function drawRequest(parent, request, { input, transport, secret = false }) {
  parent.replaceChildren();
  if (request.kind === "roll") {
    parent.append(createDicePad({ count: request.dice, pause: !!request.pause, onDone: input, onRoll: () => input("r") }));
    return [];
  }
  if (request.kind === "choice") return drawChoice(parent, request, input, transport, secret);
  if (request.kind === "draw") {
    parent.append(button(t("Which card was drawn?"), () => openCardPicker(transport, { decks: [request.deck] }, (card) => input(`deal ${card}`)), { className: "primary wide" }));
    return [];
  }
  if (request.kind === "over") {
    parent.append(el("div", { className: "buttons" }, button(t("Play again"), () => input("rematch"), { className: "primary" })));
    return [];
  }
  return [];
}

function drawChoice(parent, request, input, transport, secret) {
  const squares = request.options.map((option) => option.key).filter((key) => SQUARE.test(key));
  const covered = request.secret && secret;
  if (covered) parent.append(el("p", { className: "quiet" }, t("Only {player} may see these options.", { player: request.player })));
  const many = request.most > 1;
  const chosen = new Map();
  const rows = el("div", { className: "buttons" });
  const list = covered ? request.options.filter((option) => ["blood", "die"].includes(option.key)) : request.options;
  for (const option of list) {
    const isSquare = SQUARE.test(option.key);
    const text = isSquare && option.text !== option.key ? [el("b", {}, option.key), ` ${option.text}`] : [option.text || option.key];
    const one = button("", () => {
      if (!many) { input(option.key); return; }
      const times = (chosen.get(option.key) ?? 0) + 1;
      const total = [...chosen.values()].reduce((sum, n) => sum + n, 0);
      if (times > (option.copies ?? 1) || total >= request.most) chosen.delete(option.key);
      else chosen.set(option.key, times);
      one.setAttribute("aria-pressed", String(chosen.has(option.key)));
      done.disabled = [...chosen.values()].reduce((sum, n) => sum + n, 0) < request.least;
    }, { "aria-pressed": many ? "false" : undefined, "data-key": option.key });
    one.append(...text);
    if (option.key === request.enter) one.classList.add("primary");
    rows.append(one);
  }
  const done = button(t("Done"), () => input([...chosen].flatMap(([key, n]) => Array(n).fill(key)).join(" ") || "none"), { className: "primary", disabled: request.least > 0 });
  if (request.decks?.length) rows.append(button(t("Choose a card"), () => openCardPicker(transport, { decks: request.decks }, input)));
  if (many) rows.append(done);
  else if (request.least === 0 && !request.options.some((option) => option.key === "none")) rows.append(button(t("None"), () => input("none"), { className: "quiet" }));
  parent.append(rows);
  return covered ? [] : squares;
}

// The buttons of {ask: "buttons"}: what can be done besides answering.
export function drawButtons(parent, made, { input, player = "", asked = "" }) {
  const lead = player && player !== asked ? `${player}: ` : "";
  const rank = (one) => { const at = ORDER.indexOf(one.kind); return at < 0 ? 6.5 : at; };
  const rows = [...made].sort((a, b) => rank(a) - rank(b));
  const seldom = new Set(["jump", "drop", "discard"]);
  const draw = (one) => {
    const node = button("", () => input(lead + one.typed), { className: `act ${/^[a-z-]+$/.test(one.kind) ? one.kind : ""}`, "data-typed": one.typed });
    node.append(el("span", {}, one.text), one.detail ? el("small", {}, one.detail) : "");
    return node;
  };
  const first = rows.filter((one) => !seldom.has(one.kind) && one.kind !== "end").map(draw);
  const more = rows.filter((one) => seldom.has(one.kind)).map(draw);
  const last = rows.filter((one) => one.kind === "end").map(draw);
  parent.replaceChildren(...first);
  if (more.length) parent.append(el("details", { className: "more" }, el("summary", {}, t("More")), el("div", { className: "buttons" }, ...more)));
  parent.append(...last);
}

// The dice pad: tap the faces on the table, or let fragkit roll.

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

export function dieFace(face) {
  return el("span", { className: "die", "aria-hidden": "true" },
    ...Array.from({ length: 9 }, (_, at) => el("i", { className: PIPS[face]?.includes(at) ? "pip" : "" })));
}

// `count` dice; `onDone("4 2 6")` as soon as all faces are there, `onRoll()` for fragkit's own dice.
export function createDicePad({ count, pause = false, onDone, onRoll }) {
  let faces = [];
  const shown = el("div", { className: "thrown", role: "group", "aria-label": t("Your dice") });
  const pad = el("div", { className: "pad", role: "group", "aria-label": t("Tap your dice") });
  if (!pause) for (let face = 1; face <= 6; face++) pad.append(button(dieFace(face), () => add(face), { "aria-label": String(face), className: "face" }));
  const back = button("⌫", () => { faces.pop(); draw(); }, { "aria-label": t("Remove the last die"), className: "quiet back" });
  const roll = button(count === 1 ? t("Roll it for me") : t("Roll {n} dice for me", { n: count }), onRoll, { className: "primary" });

  function add(face) {
    if (faces.length >= count) return;
    faces.push(face);
    draw();
    if (faces.length === count) onDone(faces.join(" "));
    else announce(faces.join(" "));
  }

  function draw() {
    const empty = Array.from({ length: Math.max(0, count - faces.length) }, () => el("span", { className: "die empty", "aria-hidden": "true" }));
    shown.replaceChildren(...faces.map(dieFace), ...empty, el("span", { className: "hidden" }, faces.join(" ")));
    back.disabled = !faces.length;
  }

  draw();
  return el("div", { className: "dice" }, pause ? "" : shown, pause ? "" : pad, el("div", { className: "row" }, pause ? "" : back, roll));
}
