// Keyboard control: arrow keys from tile to tile and to the spots, Enter, Escape, and typed moves.
/** @import { Touch } from "./touch.js" */
import { byId, hasModifier, isDialogOpen, isTyping, targetOf } from "../../lib/dom.js";

const ROW = 6; // pixels up or down that are still the same row
/** @type {Record<string, [x: number, y: number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Touch} touch @param {(text: string) => void} playTyped */
export function startKeyboard(touch, playTyped) {
  document.addEventListener("keydown", (event) => {
    if (hasModifier(event) || isDialogOpen()) return;
    const target = targetOf(event);
    const typing = isTyping(event);
    if (!typing && touch.placing?.key(event)) {
      event.preventDefault();
    } else if (event.key === "Escape") {
      if (typing) closeTyped();
      else touch.clear();
    } else if (!typing && event.key === "/") {
      event.preventDefault();
      byId("typed").hidden = false;
      byId("typed-move").focus();
    } else if (!typing && WAYS[event.key]) {
      const way = WAYS[event.key];
      if (readOn(touch, way) || moveFocus(touch.reachable(), way)) event.preventDefault();
    } else if ((event.key === "Enter" || event.key === " ") && target.matches("svg [role=button]")) {
      event.preventDefault();
      touch.pressEnter(/** @type {SVGElement} */ (target));
    } else if (
      event.key === "Enter" &&
      !typing &&
      !target.closest("a, button, summary, select, [role=button]")
    ) {
      if (touch.playOnly()) event.preventDefault();
    }
  });
  byId("typed").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = byId("typed-move", HTMLInputElement);
    if (field.value.trim()) playTyped(field.value.trim());
    field.value = "";
  });
}

function closeTyped() {
  byId("typed-move").blur(); // hiding it takes a moment in which keys would still be taken for letters
  byId("typed").hidden = true;
  /** @type {HTMLElement | null} */
  const tile = byId("rack").querySelector("[tabindex='0']");
  tile?.focus();
}

/**
 * On the board Left and Right go through everything in its order: no one has to guess where the next tile lies, and
 * none is out of reach.
 * @param {Touch} touch
 * @param {[x: number, y: number]} way
 * @returns {boolean} Whether the key was used.
 */
function readOn(touch, [dx]) {
  const here = document.activeElement;
  if (!dx || !here || !touch.board.drawing.contains(here)) return false;
  const things = touch.isReading() ? touch.board.items : inRows(touch.board.buttons);
  things[things.findIndex((each) => each === here) + dx]?.focus();
  return true;
}

/** Things as a page is read: row by row, each from left to right. @param {SVGElement[]} things */
function inRows(things) {
  const places = things.map((thing) => ({ thing, ...middle(thing), row: 0 }));
  places.sort((one, other) => one.y - other.y);
  places.forEach((place, index) => {
    const above = places[index - 1];
    place.row = above ? above.row + Number(place.y - above.y > ROW) : 0;
  });
  return places.sort((one, other) => one.row - other.row || one.x - other.x).map(({ thing }) => thing);
}

/**
 * Move the focus to the nearest thing in a direction; being off to the side counts against it.
 * @param {(HTMLElement | SVGElement)[]} things
 * @param {[x: number, y: number]} way
 * @returns {boolean} Whether the key was used.
 */
function moveFocus(things, [dx, dy]) {
  const here = things.find((thing) => thing === document.activeElement);
  if (!here) {
    const active = document.activeElement;
    if (active && active !== document.body && !active.matches("#hand, #felt, main")) return false;
    things[0]?.focus();
    return things.length > 0;
  }
  const from = middle(here);
  let best = null;
  let nearest = Infinity;
  for (const thing of things) {
    if (thing === here) continue;
    const at = middle(thing);
    const ahead = (at.x - from.x) * dx + (at.y - from.y) * dy;
    const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
    const distance = ahead + 2.2 * aside;
    if (ahead >= 4 && distance < nearest) [best, nearest] = [thing, distance];
  }
  best?.focus();
  return true;
}

/**
 * The center of an element; for a tile of the rack, where it will be after gliding. What is on the board is drawn
 * around its own origin: in Firefox the box of a drawing is much larger than what is seen of it.
 * @param {Element} element
 */
function middle(element) {
  const drawn = element.matches(".spot") ? element.firstElementChild : element;
  const to = drawn instanceof SVGGraphicsElement ? drawn.getScreenCTM() : null;
  if (to) return { x: to.e, y: to.f };
  const { left, top, width, height } = element.getBoundingClientRect();
  if (!(element instanceof HTMLElement && element.closest(".rack"))) {
    return { x: left + width / 2, y: top + height / 2 };
  }
  return settledMiddle(element);
}

/** The center of an element, ignoring any animation. @param {HTMLElement} element */
export function settledMiddle(element) {
  const home = element.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const x = home.left + element.offsetLeft + element.offsetWidth / 2;
  return { x, y: home.top + element.offsetTop + element.offsetHeight / 2 };
}
