// Look: one map, two taps, one verdict. Figures can be put on it and dragged; they block.

import { announce, button, el, openDialog, t } from "./dom.js";
import { createBoard } from "./board.js";
import { openCardPicker, showCard } from "./cards.js";

export function createLook({ transport }) {
  let map = "";
  let figures = [];
  let from = null;
  let to = null;
  let mode = "sight";
  let asked = 0;
  const verdict = el("p", { className: "verdict big" }, t("Tap two squares."));
  const detail = el("p", { className: "detail" });
  const maps = el("select", { "aria-label": t("Map"), onchange: () => open(maps.value) });
  const modes = el("div", { className: "modes", role: "group", "aria-label": t("Mode") });
  const moves = el("label", { className: "moves" }, t("Movement"), el("input", { type: "number", min: 0, max: 99, value: 7, onchange: () => look() }));
  const panel = el("div", { className: "answer" }, verdict, detail);
  const shot = el("div", { className: "shot" });
  const board = createBoard({ label: t("Map: tap two squares to check the line of sight"), onTap: tapped, onDrop: dropped });
  const rules = el("form", { className: "prompt", onsubmit: (event) => { event.preventDefault(); search(find.value); } });
  const find = el("input", { type: "search", placeholder: t("Search the rules: jump, armor, corner"), "aria-label": t("Search the rules"), autocomplete: "off" });
  rules.append(find, el("button", { type: "submit", "aria-label": t("Search") }, "⌕"));
  const element = el("div", { className: "look" },
    el("div", { className: "left" }, panel, el("div", { className: "bar" }, modes, maps), board.element),
    el("div", { className: "right" }, shot, rules,
      el("div", { className: "tools" }, button(t("Cards"), () => openCardPicker(transport, { title: t("Show a card"), ask: "library_cards" }, (card) => showCard(transport, card, "library_card")), { className: "quiet" }))));

  for (const [name, title] of [["sight", t("Sight")], ["reach", t("Reach")], ["figure", t("Figures")]]) {
    modes.append(button(title, () => { mode = name; from = to = null; drawModes(); look(); }, { "data-mode": name }));
  }

  function drawModes() {
    for (const one of modes.children) one.setAttribute("aria-pressed", String(one.dataset.mode === mode));
    if (mode === "reach") panel.append(moves); else moves.remove();
    verdict.textContent = { sight: t("Tap two squares."), reach: t("Tap a square to see how far it goes."), figure: t("Tap to put a figure there.") }[mode];
    verdict.className = "verdict big";
    detail.textContent = mode === "figure" ? t("Drag it, or tap it to take it away.") : "";
  }

  async function open(name) {
    map = name;
    const answer = await transport.send({ ask: "map", map });
    if (answer.type !== "board") { verdict.textContent = answer.refusal?.text ?? ""; return; }
    figures = [];
    from = to = null;
    board.load(answer);
    draw();
  }

  function draw() { board.figures(figures); }

  function tapped(square, figure) {
    if (mode === "figure") {
      const taken = figures.find((one) => one.square === square);
      const names = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
      const free = names.find((name) => !figures.some((one) => one.name === name));
      if (taken) figures = figures.filter((one) => one !== taken);
      else if (free) figures.push({ name: free, square });
      draw();
      return;
    }
    if (mode === "reach" || !from || to) { from = square; to = null; } else to = square;
    look();
  }

  function dropped(name, square) {
    if (figures.some((one) => one.square === square)) return;
    const before = figures.find((one) => one.name === name);
    if (from === before.square) from = square;
    if (to === before.square) to = square;
    before.square = square;
    draw();
    look();
  }

  async function look() {
    const number = ++asked;
    if (!from) { board.marks({}); shot.replaceChildren(); return; }
    const blockers = figures.map((one) => one.square);
    const answer = await transport.send(mode === "reach" ? { ask: "reach", map, from, moves: Number(moves.lastChild.value) || 0, fighters: blockers }
      : to ? { ask: "sight", map, from, to, fighters: blockers } : { ask: "sight", map, from, fighters: blockers });
    if (number !== asked) return;
    if (answer.type === "refused") { verdict.textContent = answer.refusal.text; return; }
    if (mode === "reach") {
      const count = Object.values(answer.squares).filter((way) => way.stop !== false).length;
      tell(t("From {square}, {n} squares.", { square: from, n: count }), "", t("A number is the movement it costs; ! marks a way through a hazard."));
      board.marks({ reach: answer.squares, eye: from });
    } else if (to) {
      tell(answer.text, answer.visible ? "yes" : "no", `${from} → ${to}, ${t("range {n}", { n: answer.range })}`);
      board.marks({ line: { from, to, clear: answer.visible, at: answer.blocked_by?.at }, eye: from, target: to });
    } else {
      tell(t("{square} sees {n} squares. Tap another.", { square: from, n: Object.keys(answer.squares).length }), "", "");
      board.marks({ seen: Object.keys(answer.squares), eye: from });
    }
    drawShot(to ? answer.range : 0, answer.visible);
  }

  function tell(text, kind, more) {
    verdict.textContent = text;
    verdict.className = `verdict big ${kind}`;
    detail.textContent = more;
    announce(text);
  }

  // -- the odds of a shot at this range -----------------------------------------------------------------

  let weapon = null; // its id and name
  const numbers = { accuracy: 2, damage: 3, health: 3, armor: 0 };
  async function drawShot(range, visible) {
    if (!range || !visible) { shot.replaceChildren(); return; }
    const titles = { accuracy: t("Accuracy"), damage: t("Damage dice"), health: t("Health"), armor: t("Armor") };
    const odds = await transport.send({ ask: "shot", range, ...numbers, ...(weapon ? { weapon: weapon.id } : {}) });
    if (odds.type === "refused") { weapon = null; announce(odds.refusal.text); await drawShot(range, visible); return; }
    if (weapon) numbers.damage = odds.dice;
    const choose = button(weapon?.name ?? t("Choose a weapon"), () => openCardPicker(transport, { title: t("Choose a weapon"), ask: "library_cards", fits: (card) => card.weapon },
      (id, name) => { weapon = { id, name }; drawShot(range, visible); }), { className: "weapon deck-weapons" });
    const rows = Object.keys(numbers).map((key) => el("label", {}, titles[key], el("input", { type: "number", min: key === "armor" ? 0 : 1, max: 20, value: numbers[key], "data-odds": key,
      onchange: (event) => { numbers[key] = Number(event.target.value) || 0; if (key === "damage") weapon = null; drawShot(range, visible); } })));
    const chances = Object.entries(odds.damage).map(([points, chance]) => el("div", { className: "chance" }, el("span", {}, points), el("meter", { "aria-hidden": "true", min: 0, max: 100, value: parseFloat(chance.replace("<", "")) }), el("span", {}, chance)));
    shot.replaceChildren(el("p", { className: "verdict" }, t("Hit {chance}, frag {percent}", { chance: odds.hit, percent: odds.frag })), choose, el("div", { className: "numbers" }, ...rows),
      el("details", {}, el("summary", {}, t("Damage")), ...chances));
  }

  async function search(words) {
    if (!words.trim()) return;
    const answer = await transport.send({ ask: "run", words: ["rules", "--json", "--", ...words.trim().split(/\s+/)] });
    let found = [];
    try { found = JSON.parse(answer.out); } catch { /* an error is no list */ }
    const rows = found.slice(0, 30).map((rule) => el("li", {}, el("p", {}, rule.text), el("small", {}, [rule.id, rule.source].filter(Boolean).join(" · "))));
    openDialog(t("Rules: {typed}", { typed: words }), rows.length ? el("ul", { className: "rules" }, ...rows) : el("p", {}, t("No rule mentions that.")));
  }

  async function begin() {
    const answer = await transport.send({ ask: "maps" });
    maps.replaceChildren(...answer.maps.map((name) => el("option", { value: name }, name)));
    await open(answer.maps[0]);
    const more = await transport.send({ ask: "maps", joined: true });
    if (more.joined) maps.append(el("option", { value: more.joined }, more.joined.replace(/\+/g, " + ")));
  }

  drawModes();
  begin();
  return { element };
}
