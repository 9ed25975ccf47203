// Print: the PDFs of a pack, made on this phone; and packs of others, opened with the checks of `install`.

import { base64Of, button, bytesOf, download, el, openDialog, t } from "./dom.js";

export function createPress({ transport }) {
  const element = el("div", { className: "print" });

  async function draw() {
    const known = JSON.parse((await transport.send({ ask: "run", words: ["packs", "--json"] })).out || "[]");
    const pick = (values) => el("select", {}, ...values.map(([value, text]) => el("option", { value }, text)));
    const pack = pick(known.map((one) => [one.id, `${one.name} ${one.version}`]));
    const what = pick([["", t("Everything")], ["cards", t("Cards")], ["sheets", t("Record sheets")], ["counters", t("Counters")], ["standees", t("Standees")], ["maps", t("Maps")], ["reference", t("Reference")], ["calibration", t("Calibration")]]);
    const paper = pick([["a4", "A4"], ["letter", "Letter"]]);
    const ink = pick([["full", t("Full ink")], ["low", t("Low ink")]]);
    const files = el("ul", { className: "list", "aria-live": "polite" });
    const go = button(t("Make the PDFs"), async () => {
      go.disabled = true;
      files.replaceChildren(el("li", { className: "quiet" }, t("Printing takes a while on a phone …")));
      const words = ["pdf", "--pack", pack.value, "--paper", paper.value, "--ink", ink.value, ...(what.value ? ["--only", what.value] : [])];
      const made = await transport.send({ ask: "print", words });
      go.disabled = false;
      files.replaceChildren(...(made.files ?? []).map((file) => el("li", {}, button(`${file.name}  ⤓`, () => download(file.name, bytesOf(file.data), "application/pdf"), { className: "game", "data-file": file.name }))));
      if (made.code || !made.files?.length) files.append(el("li", { className: "no" }, (made.err || made.out || made.refusal?.text || "").trim()));
    }, { className: "primary" });
    const file = el("input", { type: "file", accept: ".fragpack", hidden: true, onchange: () => { if (file.files[0]) install(file.files[0]); } });
    element.replaceChildren(el("section", { className: "page" },
      el("h1", {}, t("Print")),
      el("div", { className: "pair" }, el("label", {}, t("Pack"), pack), el("label", {}, t("What"), what), el("label", {}, t("Paper"), paper), el("label", {}, t("Ink"), ink)),
      el("div", { className: "buttons" }, go), files,
      el("h2", {}, t("Packs")), el("p", { className: "quiet" }, t("Open a pack that somebody sent you: drop a .fragpack here, or choose the file.")),
      el("div", { className: "buttons" }, button(t("Open a .fragpack"), () => file.click()), file)));
  }

  async function install(file) {
    const data = await base64Of(file);
    const seen = await transport.send({ ask: "install", name: file.name, data });
    const text = el("pre", { className: "lines" }, `${seen.err ?? ""}${(seen.out ?? seen.refusal?.text ?? "").replace(/^.*yes or no.*$|^not installed$/gm, "").trim()}`);
    const rows = el("div", { className: "buttons" });
    if (seen.code === 0) {
      rows.append(button(t("Install it"), async () => {
        dialog.close();
        const done = await transport.send({ ask: "install", name: file.name, data, yes: true });
        if (done.installed) draw();
        else openDialog(t("This does not work"), el("pre", { className: "lines no" }, done.err || done.out || done.refusal?.text || ""));
      }, { className: "primary" }));
    }
    const dialog = openDialog(file.name, text, rows);
  }

  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const dropped = event.dataTransfer.files[0];
    if (dropped?.name.endsWith(".fragpack")) install(dropped);
  });
  draw();
  return { element, install };
}
