// The page of one phone: Look, Play, Print, with the referee inside.

import { announce, el, language, prepareSkipLink, svg, t } from "./dom.js";
import { openWorker, pageParts } from "./worker_transport.js";
import { createGames } from "./games.js";
import { createLook } from "./look.js";
import { createPress } from "./press.js";

const main = document.getElementById("main");
const nav = document.getElementById("nav");
const status = document.getElementById("status");
const parts = pageParts(language);
const transport = openWorker(parts);
globalThis.fragkit = { transport }; // for the console: await fragkit.transport.send({ do: "who" })

const views = {
  look: { title: t("Look"), sign: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0", make: () => createLook({ transport }) },
  play: { title: t("Play"), sign: "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 8h.01M16 16h.01M12 12h.01M16 8h.01M8 16h.01", make: () => createGames({ transport }) },
  print: { title: t("Print"), sign: "M7 8V3h10v5M7 17H4v-7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7h-3M7 14h10v7H7z", make: () => createPress({ transport }) },
};
const made = {};

function show(name) {
  const chosen = views[name] ? name : "look";
  made[chosen] ??= views[chosen].make();
  main.replaceChildren(made[chosen].element);
  document.title = `${views[chosen].title} · fragkit`;
  document.getElementById("place").textContent = views[chosen].title;
  for (const link of nav.querySelectorAll("a")) {
    if (link.dataset.view === chosen) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  made[chosen].shown?.();
}

document.documentElement.lang = language;
prepareSkipLink();
nav.setAttribute("aria-label", t("Views"));
nav.append(...Object.entries(views).map(([name, view]) => el("a", { href: `#${name}`, "data-view": name }, svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: view.sign })), view.title)));
addEventListener("hashchange", () => show(location.hash.slice(1)));

transport.subscribe((event) => {
  if (event.type === "connection") {
    document.documentElement.dataset.state = event.state;
    status.textContent = event.state === "ready" ? "" : event.state === "lost" ? t("fragkit stopped: {text}", { text: event.text }) : t("Starting …");
    status.hidden = !status.textContent;
    announce(status.textContent);
  }
});
transport.ready.then(({ trouble }) => {
  if (trouble) { status.textContent = t("This browser stores nothing ({text}). Games end with this tab: export them.", { text: trouble }); status.hidden = false; announce(status.textContent); }
  announce(t("fragkit is ready."));
});
status.textContent = t("Starting …");
if (location.protocol.startsWith("http")) navigator.serviceWorker?.register("sw.js").catch(() => {});
show(location.hash.slice(1));
