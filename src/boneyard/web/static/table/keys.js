// The keyboard: arrows from tile to tile and to the places, Enter, Escape, and typed moves.
import { byId } from "./dom.js";

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// `table` has: things() which are the elements that can be reached, touch(element), clear(), typed(text).
export function startKeys(table) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const typing = event.target.matches("input, textarea, select");
    if (event.key === "Escape") {
      if (typing) closeTyped();
      else table.clear();
    } else if (!typing && event.key === "/") {
      event.preventDefault();
      openTyped();
    } else if (!typing && WAYS[event.key]) {
      if (go(table.things(), event.key)) event.preventDefault();
    } else if ((event.key === "Enter" || event.key === " ") && event.target.matches("svg [role=button]")) {
      event.preventDefault();
      table.touch(event.target);
    }
  });
  byId("typed").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = byId("typed-move");
    if (field.value.trim()) table.typed(field.value.trim());
    field.value = "";
  });
}

function openTyped() {
  byId("typed").hidden = false;
  byId("typed-move").focus();
}

function closeTyped() {
  byId("typed-move").blur(); // not by being hidden, which takes a moment in which keys are still taken for letters
  byId("typed").hidden = true;
  byId("rack").querySelector("[tabindex='0']")?.focus();
}

// The nearest thing in a direction: what lies ahead counts, what lies aside counts against it.
function go(things, key) {
  const here = document.activeElement;
  const inside = things.includes(here);
  if (!inside) {
    if (here && here !== document.body && !here.matches("#hand, #felt, main")) return false;
    things[0]?.focus();
    return things.length > 0;
  }
  const [dx, dy] = WAYS[key];
  const from = middle(here);
  let best = null;
  for (const thing of things) {
    if (thing === here) continue;
    const at = middle(thing);
    const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    if (ahead < 4) continue;
    const far = ahead + 2.2 * aside;
    if (!best || far < best.far) best = { thing, far };
  }
  best?.thing.focus();
  return true;
}

// Where a thing lies; a tile of the rack where it is going to lie, however it still glides.
function middle(element) {
  const rect = element.getBoundingClientRect();
  if (!element.closest(".rack")) return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
  const home = element.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: home.left + element.offsetLeft + element.offsetWidth / 2, y: home.top + element.offsetTop + element.offsetHeight / 2 };
}
