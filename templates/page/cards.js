// Cards by name: a list to search, and one card as it is printed.

import { button, el, openDialog, pictureURL, t } from "./dom.js";

// Choose a card of these decks; `onCard(id)`.
export async function openCardPicker(transport, { decks = null, title = t("Choose a card"), ask = "cards", fits = () => true }, onCard) {
  const answer = await transport.send({ ask });
  const cards = (answer.cards ?? []).filter((card) => (!decks || decks.includes(card.deck)) && fits(card))
    .sort((a, b) => a.name.localeCompare(b.name));
  const find = el("input", { type: "search", placeholder: t("Find a card"), "aria-label": t("Find a card"), autocomplete: "off", autofocus: true });
  const rows = el("ul", { className: "cards" });
  const draw = () => {
    const wanted = find.value.trim().toLowerCase();
    const shown = cards.filter((card) => card.name.toLowerCase().includes(wanted) || card.id.includes(wanted));
    rows.replaceChildren(...shown.map((card) =>
      el("li", {}, button(card.name, () => { dialog.close(); onCard(card.id, card.name); }, { "data-card": card.id, className: `deck-${card.deck}` }))));
    for (const [at, row] of [...rows.children].entries()) row.firstChild.append(el("small", {}, shown[at].kind));
  };
  find.addEventListener("input", draw);
  const dialog = openDialog(title, find, rows);
  draw();
}

export async function showCard(transport, id, ask = "card") {
  const answer = await transport.send({ ask, card: id });
  if (answer.type !== "card") return;
  const picture = el("img", { className: "card", src: pictureURL(answer.svg), alt: "" }); // its words are below
  openDialog(answer.name, picture, el("p", { className: "facts quiet" }, answer.facts), answer.text ? el("p", {}, answer.text) : "");
}
