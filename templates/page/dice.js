// The dice pad: tap the faces that lie on the table, or let fragkit roll.

import { announce, button, el, t } from "./dom.js";

const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

export function dieFace(face) {
  return el("span", { className: "die", "aria-hidden": "true" },
    ...Array.from({ length: 9 }, (_, at) => el("i", { className: PIPS[face]?.includes(at) ? "pip" : "" })));
}

// `count` dice; `onDone("4 2 6")` as soon as all faces are there, `onRoll()` for fragkit's own dice.
export function createDicePad({ count, pause = false, onDone, onRoll }) {
  let faces = [];
  const shown = el("div", { className: "thrown", role: "status", "aria-label": t("Your dice") });
  const pad = el("div", { className: "pad", role: "group", "aria-label": t("Tap your dice") });
  if (!pause) for (let face = 1; face <= 6; face++) pad.append(button(dieFace(face), () => add(face), { "aria-label": String(face), className: "face" }));
  const back = button("⌫", () => { faces.pop(); draw(); }, { "aria-label": t("Remove the last die"), className: "quiet" });
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
