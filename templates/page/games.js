// The games of this phone: begin, open, save, share, delete; one of them on the table.

import { base64Of, button, bytesOf, download, el, openDialog, t } from "./dom.js";
import { createPlay } from "./play.js";

// The open game, so that a page that was closed comes back to it. Some browsers refuse even this.
function remember(name) {
  try { localStorage.setItem("fragkit-open", name); } catch { /* then the list is shown */ }
}

function remembered() {
  try { return localStorage.getItem("fragkit-open") ?? ""; } catch { return ""; }
}

export function createGames({ transport }) {
  const element = el("div", { className: "games" });
  let open = "";
  const play = createPlay({ transport, menu: [button(t("Save"), () => save(open), { className: "quiet" }), button(t("Games"), () => list(), { className: "quiet" })] });

  // Show that; if it replaces what had the focus, its heading gets it.
  function put(node) {
    const held = element.isConnected && element.contains(document.activeElement);
    element.replaceChildren(node);
    if (held) node.querySelector("h1, .wanted").focus({ preventScroll: true });
  }

  function refuse(answer) {
    const text = answer.refusal?.text ?? t("No answer.");
    const again = el("div", { className: "buttons" });
    if (answer.problem === "diverged") {
      again.append(button(t("Keep the recorded results"), () => { dialog.close(); start({ ask: "open", name: answer.name ?? open, policy: "recorded" }); }),
        button(t("Apply the current rules"), () => { dialog.close(); start({ ask: "open", name: answer.name ?? open, policy: "anew" }); }));
    }
    if (answer.problem === "record" && answer.kept) again.append(button(t("Repair it"), () => { dialog.close(); start({ ask: "open", name: open, repair: true }); }));
    const dialog = openDialog(t("This does not work"), el("p", { className: "no" }, text), again);
  }

  async function start(message) {
    open = message.name ?? "";
    const answer = await transport.send(message);
    if (answer.type !== "hello") { refuse({ ...answer, kept: message.ask === "open" }); return false; }
    open = answer.game;
    remember(open);
    navigator.storage?.persist?.().catch(() => {});
    put(play.element);
    await play.hello(answer);
    return true;
  }

  async function save(name) {
    const answer = await transport.send({ ask: "record", name });
    if (answer.type !== "record") { refuse(answer); return; }
    const bytes = bytesOf(answer.data);
    const file = new File([bytes], answer.name, { type: "text/plain" });
    if (matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files: [file] })) {
      try { await navigator.share({ files: [file], title: answer.name }); return; } catch (error) { if (error.name === "AbortError") return; }
    }
    download(answer.name, bytes, "text/plain");
  }

  async function read(file) {
    await start({ ask: "import", name: file.name, data: await base64Of(file) });
  }

  async function list() {
    const answer = await transport.send({ ask: "games" });
    const rows = (answer.games ?? []).map((game) => el("li", {},
      button("", () => start({ ask: "open", name: game.name }), { className: "game", "data-game": game.name }),
      button(t("Save"), () => save(game.name), { className: "quiet", "aria-label": t("Save {name}", { name: game.name }) }),
      button(t("Delete"), () => remove(game.name), { className: "quiet", "aria-label": t("Delete {name}", { name: game.name }) })));
    rows.forEach((row, at) => {
      const game = answer.games[at];
      row.firstChild.append(el("b", {}, game.name.replace(/\.frag$/, "")), el("small", {}, `${game.map.split(" ")[0]} · ${game.players.join(", ")} · ${game.begun}`));
    });
    const file = el("input", { type: "file", accept: ".frag,text/plain", hidden: true, onchange: () => { if (file.files[0]) read(file.files[0]); } });
    put(el("section", { className: "page" },
      el("h1", { tabIndex: -1 }, t("Games")),
      el("div", { className: "buttons" },
        button(t("New game"), () => begin(), { className: "primary" }),
        button(t("Open a .frag file"), () => file.click()), file,
        rows.length ? button(t("Export all games"), async () => { const made = await transport.send({ ask: "export" }); download(made.name, bytesOf(made.data), "application/zip"); }, { className: "quiet" }) : ""),
      rows.length ? el("ul", { className: "list" }, ...rows) : el("div", { className: "nothing" }, document.querySelector(".brand svg").cloneNode(true), el("p", { className: "quiet" }, t("No game yet. Everything you play here stays on this device.")))));
    open = "";
    remember("");
  }

  function remove(name) {
    const dialog = openDialog(t("Delete {name}?", { name }), el("div", { className: "buttons" },
      button(t("Delete"), async () => { dialog.close(); await transport.send({ ask: "delete", name }); list(); }, { className: "danger" }),
      button(t("Keep"), () => dialog.close())));
  }

  // -- a new game --------------------------------------------------------------------------------------

  // `kept` is what was typed before another pack was chosen: the game's name, and each player's row.
  async function begin(packs = ["base"], kept = null) {
    const known = await transport.send({ ask: "setup", packs });
    const name = el("input", { value: kept?.name ?? t("game"), maxLength: 40, required: true });
    const pick = (values, chosen) => el("select", {}, ...values.map(([value, text]) => el("option", { value, selected: value === chosen }, text)));
    const pack = pick(known.packs.map((one) => [one.id, one.id]), packs[packs.length - 1]);
    pack.addEventListener("change", async () => {
      const rows = [...people.children].map((row) => [row.querySelector("input").value, row.querySelector(".kind").value]);
      (await begin([pack.value], { name: name.value, rows })).focus();
    });
    const maps = [...new Set(known.maps.map((one) => one.id)), ...(known.joined ? [known.joined] : [])];
    const map = pick(maps.map((one) => [one, one.replace(/\+/g, " + ")]), maps[0]);
    const dice = pick([["table", t("We roll")], ["auto", t("fragkit rolls")]], "table");
    const cards = pick([["table", t("We deal")], ["dealt", t("fragkit deals")]], "table");
    const people = el("div", { className: "people" });
    const splits = ["3/2/2", "2/3/2", "2/2/3", "1/3/3", "3/1/3", "3/3/1", "4/2/1", "4/1/2", "1/2/4", "2/1/4", "1/4/2", "2/4/1"];
    const fixed = known.fighters.filter((one) => !one.free);
    const person = (who, stats) => {
      const input = el("input", { value: who, maxLength: 12, "aria-label": t("Name") });
      const kind = pick([...splits.map((one) => [one, one]), ...fixed.map((one) => [one.id, one.name])], fixed.length && packs[0] === "deadlands" ? fixed[people.children.length % fixed.length].id : stats);
      kind.setAttribute("aria-label", t("Health, Speed and Accuracy, or a fighter"));
      kind.className = "kind";
      const team = pick([["", t("Any team")], ["red", t("Red team")], ["blue", t("Blue team")]], "");
      team.setAttribute("aria-label", t("Team"));
      team.className = "team";
      const row = el("div", { className: "person", role: "group", "aria-label": who }, input, kind, team, button("✕", () => row.remove(), { className: "quiet", "aria-label": t("Remove {name}", { name: who }) }));
      return row;
    };
    const names = ["Red", "Blue", "Green", "Yellow", "Purple", "Orange"];
    for (const [who, kind] of kept?.rows ?? [["Red", "3/2/2"], ["Blue", "2/3/2"]]) people.append(person(who, kind));

    // A goal is one of several; variants go together. Some take a number, some are on already.
    const number = (one) => (one.values ? el("input", { type: "number", className: "value", min: one.values[0], max: one.values[1], placeholder: `${one.values[0]}–${one.values[1]}`, "aria-label": t("Number for {name}", { name: one.id }) }) : "");
    const typed = (id, value) => (value ? `${id}=${value}` : id);
    // The texts also say what to type at a prompt: `=2` is the number of the field here, `=off` the box.
    for (const one of known.variants) one.text = one.text.replace(/; [^;]*`=off`[^;]*$/, "").replace(/`=(\w+)`/g, "$1");
    const goals = known.variants.filter((one) => one.goal);
    const goal = pick([["", t("Frags")], ...goals.map((one) => [one.id, one.teams ? t("{name} (teams)", { name: one.id }) : one.id])], "");
    goal.setAttribute("data-goal", "");
    const about = el("p", { className: "quiet" });
    const others = known.variants.filter((one) => !one.goal).map((one) => el("div", { className: `check${one.teams ? " for-teams" : ""}`, "data-variant": one.id, "data-on": String(one.on) },
      el("label", {}, el("input", { type: "checkbox", value: one.id, checked: one.on }), el("span", {}, el("b", {}, one.id), ` ${one.text}`)), number(one)));
    const variants = el("details", {}, el("summary", {}, t("Variants")), ...others);
    const aim = () => goals.find((one) => one.id === goal.value);
    const drawGoal = () => {
      about.replaceChildren(aim()?.text ?? "", aim() ? number(aim()) : "");
      form.classList.toggle("teams", !!aim()?.teams);
    };
    goal.addEventListener("change", drawGoal);
    const chosenVariants = () => [
      ...(aim() ? [typed(aim().id, about.querySelector(".value")?.value)] : []),
      ...others.filter((row) => aim()?.teams || !row.classList.contains("for-teams")).flatMap((row) => {
        const [id, isOn, isChecked] = [row.dataset.variant, row.dataset.on === "true", row.querySelector("[type=checkbox]").checked];
        if (isOn) return isChecked ? [] : [`${id}=off`];
        return isChecked ? [typed(id, row.querySelector(".value")?.value)] : [];
      })];
    const chosenTeams = () => (aim()?.teams ? ["red", "blue"] : []).flatMap((color) => {
      const members = [...people.children].filter((row) => row.querySelector(".team").value === color).map((row) => row.querySelector("input").value.trim());
      return members.length ? [`${color} ${members.join(" ")}`] : [];
    });
    const form = el("form", { className: "setup", onsubmit: async (event) => {
      event.preventDefault();
      const players = [...people.children].map((row) => `${row.querySelector("input").value.trim()} ${row.querySelector(".kind").value}`);
      await start({ ask: "new", name: name.value, options: { map: map.value, players, packs: [pack.value], variants: chosenVariants(), teams: chosenTeams(), dice: dice.value, cards: cards.value } });
    } },
      el("h1", { tabIndex: -1 }, t("New game")),
      el("label", {}, t("Name of the game"), name),
      el("div", { className: "pair" }, el("label", {}, t("Pack"), pack), el("label", {}, t("Map"), map)),
      ...(goals.length ? [el("label", {}, t("Goal"), goal), about] : []),
      el("fieldset", {}, el("legend", {}, t("Players")), people,
        button(t("Add a player"), () => people.append(person(names[people.children.length] ?? `P${people.children.length + 1}`, "2/2/3")), { className: "quiet" })),
      el("div", { className: "pair" }, el("label", {}, t("Dice"), dice), el("label", {}, t("Cards"), cards)),
      others.length ? variants : "",
      el("div", { className: "buttons" }, el("button", { type: "submit", className: "primary" }, t("Start the game")), button(t("Back"), () => list(), { className: "quiet" })));
    put(el("section", { className: "page" }, form));
    return pack;
  }

  transport.subscribe(async (event) => {
    if (event.type !== "changed") return;
    if (!open) { if (element.querySelector(".list")) list(); return; }
    if (event.names?.includes(open) && !(await play.refresh())) list();
  });
  const last = remembered();
  if (last) start({ ask: "open", name: last }).then((done) => { if (!done) list(); });
  else list();
  return { element, shown() { if (!open) list(); }, read, start };
}
