// What is on this phone when there is no line: its score pads, and the rules somebody has read here.
import { byId, make } from "../table/dom.js";
import { Book, padsHere } from "../pad/book.js";
import { totalsOf } from "../pad/folding.js";
import { sideName } from "../pad/words.js";

const here = padsHere();
byId("here").hidden = !here.length;
byId("here-list").replaceChildren(...here.map(({ id }) => {
  const { pad, state } = new Book(id);
  const scores = totalsOf(state).map((total, side) => `${sideName(pad.sheet, state, side)} ${total}`).join(", ");
  return make("li", { class: "sheet" }, make("a", { href: `/pad/${id}` }, pad.sheet.title), make("span", { class: "quiet" }, scores));
}));

async function rulesHere() {
  const cache = await caches.open("boneyard-seen");
  const found = [];
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith("/rules")) continue;
    const answer = await cache.match(request);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    found.push([pathname, page.querySelector("h1")?.textContent ?? pathname, pathname.split("/")[3] ?? ""]);
  }
  return found.sort(([one], [two]) => one.localeCompare(two));
}

if ("caches" in window) {
  const rules = await rulesHere();
  byId("rules").hidden = !rules.length;
  byId("rules-list").replaceChildren(...rules.map(([path, title, edition]) => make("li", {}, make("a", { href: path }, edition ? `${title}, ${edition}` : title))));
}
addEventListener("online", () => { byId("back").hidden = false; });
