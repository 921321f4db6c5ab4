// The offline page: the score pads on this phone, and the rules that were read on it.
import { byId, make } from "../lib/dom.js";
import { language } from "../lib/words.js";
import { Book, listPads } from "../pad/book.js";
import { describeTotals } from "../pad/words.js";

const pads = listPads().map(({ id, pad }) => {
  const totals = make("span", { class: "quiet" }, describeTotals(pad.sheet, new Book(id).state));
  return make("li", { class: "sheet" }, make("a", { href: `/pad/${id}` }, pad.sheet.title), totals);
});
byId("here").hidden = !pads.length;
byId("here-list").replaceChildren(...pads);

/** The rules pages that the service worker keeps. */
async function listRules() {
  const cache = await caches.open(`boneyard-seen-${language}`);
  const rules = [];
  for (const request of await cache.keys()) {
    const path = new URL(request.url).pathname;
    const answer = path.startsWith("/rules") ? await cache.match(request) : undefined;
    if (!answer) continue;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const [, , , edition] = path.split("/");
    const title = page.querySelector("h1")?.textContent ?? path;
    rules.push({ path, title: edition ? `${title}, ${edition}` : title });
  }
  return rules.sort((one, other) => one.path.localeCompare(other.path));
}

if ("caches" in window) {
  const rules = await listRules();
  byId("rules").hidden = !rules.length;
  byId("rules-list").replaceChildren(
    ...rules.map(({ path, title }) => make("li", {}, make("a", { href: path }, title))),
  );
}
addEventListener("online", () => {
  byId("back").hidden = false;
});
