// A page at a hosted table: one player's, the table's (everybody may see it), or the game master's.
// The code behind # says which; without a code it is the table's.

import { announce, button, el, language, prepareSkipLink, t } from "./dom.js";
import { openNetwork } from "./network_transport.js";
import { createPlay } from "./play.js";
import { showCard } from "./cards.js";

document.documentElement.lang = language;
const main = document.getElementById("main");
const status = document.getElementById("status");
prepareSkipLink();
let left = null; // what had the focus when the connection was cut
addEventListener("hashchange", () => location.reload());
const transport = openNetwork({ code: decodeURIComponent(location.hash.slice(1)) });

transport.subscribe((event) => {
  if (event.type !== "connection") return;
  document.documentElement.dataset.state = event.state;
  if (!main.inert && main.contains(document.activeElement)) left = document.activeElement;
  main.inert = event.state !== "ready"; // what is tapped now would be lost
  if (!main.inert && left) {
    (main.contains(left) ? left : main).focus({ preventScroll: true });
    left = null;
  }
  status.textContent = event.state === "ready" ? ""
    : event.text === "gone" ? t("Somebody else has this seat now. Ask the host for a new code.")
      : t("No connection to the host. Waiting …");
  status.hidden = !status.textContent;
  announce(status.textContent);
});

status.textContent = t("Starting …");
transport.ready.then(async (first) => {
  const seat = first.viewer === "seat" ? first.player : "";
  const play = createPlay({ transport, seat });
  play.element.classList.add(`for-${first.viewer}`);
  const title = seat ? t("You play {player}", { player: seat }) : first.viewer === "master" ? t("Game master") : t("Table");
  document.getElementById("place").replaceChildren(el("b", {}, title));
  const interrupt = el("h3", { className: "interrupt" }, t("Interrupt"));
  play.element.querySelector(".acts").before(interrupt);
  const hands = el("section", { className: "hands", "aria-label": t("Hand") });
  play.element.querySelector(".acts").after(hands);
  main.replaceChildren(play.element);
  document.title = `${title} · fragkit`;
  let known = null;

  function drawHands(view) {
    const rows = Object.entries(view.hands);
    const now = rows.flatMap(([name, cards]) => cards.map((card) => `${name} ${card.card}`));
    hands.replaceChildren(...rows.map(([name, cards]) => el("div", {},
      el("h3", {}, seat ? t("Your hand") : t("{player}'s hand", { player: name })),
      cards.length ? el("div", { className: "buttons" }, ...cards.map((card) => {
        const isNew = known && !known.has(`${name} ${card.card}`);
        const fits = (seat || name === view.request.player) && view.buttons.some((one) => one.kind === "play" && one.card === card.card);
        const node = button("", () => openCard(card, fits), { className: `card deck-${card.deck}${fits ? " fits" : ""}`, "data-card": card.card });
        node.append(el("b", {}, card.name, isNew ? ` · ${t("new")}` : ""), el("small", {}, card.facts));
        return node;
      })) : el("p", { className: "quiet" }, t("No cards."))))); // the deck of a hand on the table is not known
    known = new Set(now);
  }

  async function openCard(card, fits) {
    await showCard(transport, card.card);
    const dialog = document.querySelector("dialog[open]");
    if (dialog && fits) dialog.append(button(t("Play {card}", { card: card.name }), () => { dialog.close(); play.input(`p ${card.card}`); }, { className: "primary wide" }));
  }

  function draw(view) {
    drawHands(view);
    const mine = seat && view.request.player === seat;
    play.element.classList.toggle("mine", !!mine);
    play.element.classList.toggle("dealt", view.cards === "dealt");
    interrupt.hidden = !seat || mine || !view.buttons.length;
    const undo = play.element.querySelector(".undo");
    if (undo) undo.disabled = !view.can_undo;
    if (view.viewer === "table") play.wholeMap();
  }

  await play.hello(await transport.send({ ask: "hello" }));
  draw(first);
  let waiting = null;
  transport.subscribe((event) => {
    if (event.type !== "changed") return;
    if (transport.view.player !== first.player) { location.reload(); return; } // `seat ben kim`
    clearTimeout(waiting);
    waiting = setTimeout(async () => { await play.follow(transport.view); draw(transport.view); }, 20);
  });
});
