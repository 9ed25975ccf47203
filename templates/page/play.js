// A game at the table: map, whose turn, what is due, buttons, story, prompt. It speaks protocol 1
// through a transport, and knows no rules.

import { announce, button, el, openDialog, t } from "./dom.js";
import { colorOf, createBoard, inkOn, thing } from "./board.js";
import { drawButtons, drawRequest } from "./requests.js";
import { openCardPicker, showCard } from "./cards.js";

// `seat`: the player of this page; "" at a table with one phone, where everybody uses it.
export function createPlay({ transport, seat = "", menu = [] }) {
  let state = null;
  let request = { kind: "over", player: "", text: "" };
  let players = [];
  let speaker = "";
  let picked = { from: "", to: "" };
  let squares = [];
  let ways = {};
  let busy = 0;
  let held = false; // the focus was here when the input was made
  let isRefused = false; // the last input, and nothing was shown since
  let late = null; // the newest input of a view that came before our answer
  let mapNow = "";

  const statuses = { standing: t("out of sight"), unplaced: t("not on the map yet"), fragged: t("fragged"), waiting: t("waits"), hanged: t("hanged"), out: t("out of the game"), gone: t("has left") };
  const board = createBoard({ label: t("Map: tap a square to move or look"), onTap: tapSquare });
  const verdict = el("p", { className: "verdict over-map" });
  const due = el("h2", { className: "wanted", tabIndex: -1 });
  const asked = el("div", { className: "asked" });
  const acts = el("div", { className: "buttons acts" });
  const seats = el("div", { className: "seats", role: "group", "aria-label": t("Players") });
  const log = createLog();
  const said = el("div", { className: "said" });
  const line = el("input", { type: "text", className: "line", autocomplete: "off", autocapitalize: "off", spellcheck: false, placeholder: t("Type anything: m e e n, s blue, undo"), "aria-label": t("Type a command or a question") });
  const form = el("form", { className: "prompt", onsubmit: (event) => { event.preventDefault(); const text = line.value; line.value = ""; input(text); } }, line, el("button", { type: "submit", "aria-label": t("Send") }, "➤"));
  const undo = button("↶", () => input("undo"), { "aria-label": t("Undo"), title: t("Undo"), className: "undo" });
  const cardsButton = button(t("Play a card"), () => openCardPicker(transport, { title: t("Play a card") }, (card) => input(`${lead()}p ${card}`)), { className: "quiet" });
  const tools = el("div", { className: "tools" }, undo, cardsButton, button(t("Cards"), () => openCardPicker(transport, { title: t("Show a card") }, (card) => showCard(transport, card)), { className: "quiet" }), ...menu);
  const element = el("div", { className: "play" },
    el("div", { className: "left" }, board.element, seats),
    el("div", { className: "right" }, due, said, asked, acts, tools, form, log.element));

  board.element.append(verdict);
  element.addEventListener("keydown", (event) => { // dice by their digits; Escape leaves a walk
    if (event.key === "Escape" && said.querySelector(".walk")) { tell(""); board.marks({ reach: ways, options: squares, eye: place() }); board.focus(); return; }
    if (event.target.closest("input, select") || event.ctrlKey || event.altKey || event.metaKey) return;
    const key = /^[1-6]$/.test(event.key) ? `.face:nth-child(${event.key})` : event.key === "Backspace" ? ".back" : "";
    const node = key && asked.querySelector(key);
    if (node) { event.preventDefault(); node.click(); }
  });
  const place = () => state.seats[seat || (state.turn?.player ?? request.player)]?.square;
  const lead = () => (speaker && speaker !== request.player ? `${speaker}: ` : "");

  // -- sending --------------------------------------------------------------------------------------

  async function input(text) {
    if (busy) return null;
    busy = 1;
    held = element.contains(document.activeElement);
    element.classList.add("busy");
    try {
      const answer = await transport.send({ do: text, width: 60, unicode: true });
      await take(answer);
      if (late && !answer.inputs?.some((one) => one.number === late.number)) announce(late.text);
      return answer;
    } catch (error) {
      tell(t("No answer. Your last input may be missing: check the story."), "no");
      return null;
    } finally {
      busy = 0;
      held = false;
      late = null;
      element.classList.remove("busy");
    }
  }

  function tell(text, kind = "") {
    said.replaceChildren(...(Array.isArray(text) ? text : [text]));
    said.className = `said ${kind}`;
    isRefused = false;
    announce(said.innerText.replace(/\.?\s*\n\s*/g, ". "));
  }

  async function take(answer) {
    if (answer.type === "hello") { await hello(answer); return; }
    if (answer.type === "refused") {
      const { text, help, rule } = answer.refusal;
      tell([el("b", {}, `✗ ${text}`), rule ? el("small", {}, ` [${rule}]`) : "", help ? el("p", {}, help) : ""], "no");
      isRefused = true;
    } else if (answer.type === "shown") {
      showAnswer(answer);
    } else if (answer.type === "confirm") {
      tell([el("b", {}, `⚠ ${answer.text}`), el("div", { className: "buttons" }, button(t("Yes"), () => input("yes"), { className: "primary" }), button(t("No"), () => input("no")))], "warn");
    } else if (answer.type === "noted") {
      tell(t("Noted."));
    } else if (answer.type === "told") {
      speaker = "";
      log.add(answer.inputs ?? []);
      const odds = (answer.shots ?? []).map((shot) => el("p", { className: "odds" }, `${shot.name}: ${shot.text}`));
      const refusal = answer.refusal ? el("p", { className: "no" }, `✗ ${answer.refusal.text}`) : "";
      tell([...odds, answer.way ? el("p", { className: "quiet" }, answer.way.text) : "", answer.text, answer.hint ? el("p", { className: "quiet" }, answer.hint) : "", refusal]);
      if (answer.onward) said.append(el("div", { className: "buttons" }, button(t("Go on: {typed}", { typed: answer.onward }), () => input(""), { className: "primary" })));
    }
    if (answer.inputs && answer.type !== "told") log.add(answer.inputs);
    if (answer.request) await due_(answer);
  }

  function showAnswer(answer) {
    if (answer.question === "hand" && answer.data.secret) {
      const lines = el("pre", { className: "lines" }, answer.lines.join("\n"));
      lines.hidden = true;
      const open = button(t("Show the hand"), () => { lines.hidden = false; open.remove(); }, { className: "primary" });
      openDialog(t("Only {player} may look", { player: answer.data.player }), open, lines);
      return;
    }
    if (answer.question === "los" && "visible" in answer.data) { drawSight(answer.data, answer.lines[0]); return; }
    if (answer.question === "rematch" && offerRaise(answer.data.offer)) return;
    tell(el("pre", { className: "lines" }, answer.lines.join("\n")));
  }

  // The winner may raise a stat before the next game: the inputs of the offer as buttons.
  function offerRaise(text) {
    const names = { health: t("Health"), speed: t("Speed"), accuracy: t("Accuracy"), none: t("None") };
    const typed = [...text.matchAll(/`(rematch(?: \d+)* (health|speed|accuracy|none))`/g)];
    if (typed.length < 2) return false; // dice come first: they are typed
    tell([text.replace(/`/g, ""), el("div", { className: "buttons" }, ...typed.map(([, words, stat]) => button(names[stat], () => input(words), { "data-typed": words })))]);
    return true;
  }

  // -- the game now -----------------------------------------------------------------------------------

  async function hello(answer, isQuiet = false) {
    players = answer.players;
    if (mapNow !== answer.map + answer.game) {
      mapNow = answer.map + answer.game;
      board.load(await transport.send({ ask: "board" }));
    }
    log.load((await transport.send({ ask: "log" })).inputs);
    const notes = answer.notes ?? [];
    if (!isQuiet) tell(notes.length ? notes.map((note) => el("p", {}, `⚠ ${note}`)) : answer.text || answer.last || "", notes.length ? "warn" : "");
    await due_(answer, true);
  }

  async function due_(answer, first = false) {
    const before = request;
    state = answer.state;
    request = answer.request;
    due.textContent = request.text;
    element.dataset.wanted = request.kind;
    due.style.setProperty("--player", colorOf(request.player, Object.keys(state.seats).indexOf(request.player)));
    if (before.player !== request.player) speaker = "";
    picked = { from: "", to: "" };
    verdict.textContent = "";
    drawSeats();
    drawFigures();
    const isMine = !seat || seat === request.player;
    if (!isMine) asked.replaceChildren();
    squares = isMine ? drawRequest(asked, request, { input, transport, secret: !seat }) : [];
    await drawActs();
    const own = place();
    ways = {};
    if (request.kind === "act" && request.movement > 0 && (!seat || seat === request.player)) {
      const reach = await transport.send({ do: `${request.player}: reach` });
      if (reach.type === "shown") ways = reach.data.squares ?? {};
    }
    board.marks({ reach: ways, options: squares, eye: own });
    // What had the focus may be gone: the next Tab starts at what is wanted now.
    if (held && !element.contains(document.activeElement)) due.focus({ preventScroll: true });
    else if (before.text !== request.text) announce(request.text);
    if (own && (first || before.player !== request.player)) board.show(own);
    if (!own && squares.length) board.fit();
  }

  async function drawActs() {
    const player = seat || speaker || request.player;
    const found = request.kind === "over" ? {} : await transport.send({ ask: "buttons", as: player });
    drawButtons(acts, found.buttons ?? [], { input, player, asked: request.player });
    if (!seat && player !== request.player) acts.append(button(t("Back"), () => { speaker = ""; tell(""); drawSeats(); drawActs(); due.focus({ preventScroll: true }); }, { className: "quiet" }));
  }

  function drawFigures() {
    const names = Object.keys(state.seats);
    board.figures(names.map((name, index) => ({
      name, square: state.seats[name].square || state.seats[name].last_seen, isMemory: !state.seats[name].square,
      color: colorOf(name, index), active: name === (state.turn?.player ?? request.player),
    })));
    board.counters(state.floor);
  }

  function drawSeats() {
    const names = Object.keys(state.seats);
    seats.replaceChildren(...names.map((name, index) => {
      const one = state.seats[name];
      const color = colorOf(name, index);
      const badge = el("span", { className: "badge", "aria-hidden": "true" }, [...name][0]);
      badge.style.color = inkOn(color);
      const isDue = name === request.player;
      const isTurn = name === state.turn?.player;
      const node = button("", () => {
        if (!seat) speaker = name;
        openSeat(name);
        drawActs();
        drawSeats();
      }, { className: `seat${isDue ? " due" : ""}${isTurn ? " turn" : ""}`, "aria-pressed": String(name === (speaker || request.player)) });
      const where = one.square || (one.last_seen ? t("last seen {square}", { square: one.last_seen }) : statuses[one.status] ?? one.status);
      node.setAttribute("aria-label", [name, ...(one.square ? [`${t("Health")} ${one.health}/${one.full_health}`] : []), `${t("Frags")} ${one.frags}`, where].join(", "));
      const armor = one.armor ? `+${one.armor}` : "";
      node.style.setProperty("--player", color);
      if (one.square) node.style.setProperty("--health", `${Math.round(100 * one.health / one.full_health)}%`);
      node.append(badge, el("span", { className: "who" }, el("b", {}, name),
        el("small", {}, `${one.square ? `♥\u202f${one.health}/${one.full_health}${armor} ` : ""}★\u202f${one.frags} ${where}`)));
      return node;
    }));
    const next = seats.querySelector(".due");
    if (next) seats.scrollLeft = next.offsetLeft - (seats.clientWidth - next.offsetWidth) / 2;
  }

  function openSeat(name) {
    const one = state.seats[name];
    if (one.square) board.show(one.square);
    const laid = one.play.map((card) => card.card);
    const parts = laid.map((card) => button(card, () => showCard(transport, card), { className: "quiet" }));
    tell([el("b", {}, name), ` ${one.stats} · ${t("Health")} ${one.health}/${one.full_health} · ${t("Frags")} ${one.frags}`,
      el("div", { className: "buttons" }, ...parts, button(t("Hand"), () => input(`${name}: hand`), { className: "quiet" }))]);
  }

  // -- taps on the map ----------------------------------------------------------------------------------

  async function tapSquare(square, figure) {
    if (squares.includes(square)) { input(square); return; }
    if (ways[square] && !figure) { await offerWalk(square); return; }
    const from = picked.to ? "" : picked.from;
    const start = from || place() || "";
    picked = { from: square, to: "" };
    if (!start || start === square) {
      const seen = await transport.send({ do: `los ${square} ${square}` });
      board.marks({ reach: ways, options: squares, eye: square });
      verdict.textContent = seen.type === "shown" ? square : "";
      return;
    }
    const answer = await transport.send({ do: `los ${start} ${square}` });
    if (answer.type === "shown") drawSight(answer.data, answer.lines[0]);
    if (figure) {
      const name = Object.keys(state.seats).find((one) => state.seats[one].square === square);
      if (name) openSeat(name);
    }
  }

  function drawSight(data, text) {
    verdict.textContent = `${data.from} → ${data.to}: ${text}`;
    verdict.className = `verdict over-map ${data.visible ? "yes" : "no"}`;
    announce(verdict.textContent);
    board.marks({ options: squares, line: { from: data.from, to: data.to, clear: data.visible, at: data.blocked_by?.at }, eye: data.from, target: data.to });
  }

  async function offerWalk(square) {
    const way = ways[square];
    const hazards = way.hazards.map((one) => `${thing(one.kind)} ${one.at}`).join(", ");
    board.marks({ reach: { [square]: way, ...Object.fromEntries(way.path.map((name) => [name, ways[name] ?? way])) }, target: square });
    const node = button("", () => { board.focus(); input(hazards ? `m ${square}!` : `m ${square}`); }, { className: "act primary", "data-typed": `m ${square}` });
    node.append(el("span", {}, t("Move to {square}", { square })), el("small", {}, hazards ? t("{cost} movement, through {items}", { cost: way.cost, items: hazards }) : t("{cost} movement", { cost: way.cost })));
    tell(el("div", { className: "buttons walk" }, node, button(t("Look there"), async () => { ways = {}; await tapSquare(square, ""); }, { className: "quiet" })), hazards ? "warn" : "");
    node.focus({ preventScroll: true });
  }

  return {
    element,
    input,
    hello,
    async refresh() {
      const answer = await transport.send({ ask: "hello" });
      if (answer.type !== "hello") return false;
      const isQuiet = isRefused; // another tab was faster: that stays to be read
      isRefused = false;
      await hello(answer, isQuiet);
      return true;
    },
    // Somebody has acted, perhaps this page: show the game as it is now.
    async follow(view) {
      if (mapNow !== view.map + view.game) { await take(await transport.send({ ask: "hello" })); return; }
      const last = view.story[view.story.length - 1];
      held ||= element.contains(document.activeElement);
      if (last && last.number !== log.newest) {
        if (busy) late = last; // perhaps our own input, whose answer is on its way
        else tell(last.text);
      }
      log.load(view.story);
      await due_(view);
      held &&= !!busy;
    },
    wholeMap() { board.fit(); },
    get request() { return request; },
  };
}

// The story so far: what each input did, the newest first.

function createLog() {
  const rows = el("ol", { className: "log", reversed: true });
  const element = el("section", { className: "story", "aria-label": t("Story") }, rows);
  const loud = /\b[A-ZÄÖÜ]{4,}\b/;
  function row(input) {
    return el("li", { value: input.number, className: loud.test(input.text) ? "loud" : "" }, input.text);
  }
  return {
    element,
    load(inputs) { rows.replaceChildren(...inputs.map(row).reverse()); },
    // A view may have brought it already.
    add(inputs) { for (const input of inputs) if (input.number > this.newest) rows.prepend(row(input)); },
    get newest() { return rows.firstChild?.value ?? 0; },
    get count() { return rows.children.length; },
  };
}
