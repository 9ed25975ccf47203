// The story so far: what each input did, the newest first.

import { el, t } from "./dom.js";

export function createLog() {
  const rows = el("ol", { className: "log", reversed: true });
  const element = el("section", { className: "story", "aria-label": t("Story") }, rows);
  const loud = /\b[A-ZÄÖÜ]{4,}\b/;
  function row(input) {
    return el("li", { value: input.number, className: loud.test(input.text) ? "loud" : "" }, input.text);
  }
  return {
    element,
    load(inputs) { rows.replaceChildren(...inputs.map(row).reverse()); },
    add(inputs) { for (const input of inputs) rows.prepend(row(input)); },
    get newest() { return rows.firstChild?.value ?? 0; },
    get count() { return rows.children.length; },
  };
}
