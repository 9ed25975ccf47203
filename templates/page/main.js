// The page of one phone: Look, Play, Print, with the referee inside.

import { announce, el, language, t } from "./dom.js";
import { openWorker } from "./worker_transport.js";
import { pageParts } from "./parts.js";
import { createGames } from "./games.js";
import { createLook } from "./look.js";
import { createPress } from "./press.js";

const main = document.getElementById("main");
const nav = document.getElementById("nav");
const status = document.getElementById("status");
const parts = pageParts(language);
const transport = openWorker(parts);

const views = {
  look: { title: t("Look"), sign: "◎", make: () => createLook({ transport }) },
  play: { title: t("Play"), sign: "⚔", make: () => createGames({ transport }) },
  print: { title: t("Print"), sign: "⎙", make: () => createPress({ transport }) },
};
const made = {};

function show(name) {
  const chosen = views[name] ? name : "look";
  made[chosen] ??= views[chosen].make();
  main.replaceChildren(made[chosen].element);
  document.title = `${views[chosen].title} · fragkit`;
  for (const link of nav.querySelectorAll("a")) {
    if (link.dataset.view === chosen) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  made[chosen].shown?.();
}

document.documentElement.lang = language;
document.getElementById("skip").textContent = t("Skip to the content");
nav.setAttribute("aria-label", t("Views"));
nav.append(...Object.entries(views).map(([name, view]) => el("a", { href: `#${name}`, "data-view": name }, el("span", { "aria-hidden": "true" }, view.sign), view.title)));
addEventListener("hashchange", () => show(location.hash.slice(1)));

transport.subscribe((event) => {
  if (event.type === "connection") {
    document.documentElement.dataset.state = event.state;
    status.textContent = event.state === "ready" ? "" : event.state === "lost" ? t("fragkit stopped: {text}", { text: event.text }) : t("Starting …");
    status.hidden = !status.textContent;
  }
});
transport.ready.then(({ trouble }) => {
  if (trouble) { status.textContent = t("This browser stores nothing ({text}). Games end with this tab: export them.", { text: trouble }); status.hidden = false; }
  announce(t("fragkit is ready."));
});
status.textContent = t("Starting …");
show(location.hash.slice(1));
