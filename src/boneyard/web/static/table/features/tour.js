// A tour of the table: a card for each step, beside the thing it is about. It never gets in the way of play.
/** @import { LessonStep, NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, isDialogOpen, make, targetOf, toNodes } from "../../lib/dom.js";
import { _, pgettext } from "../../lib/words.js";

/** What each step is about: the first of these that is visible. @type {Record<string, string[]>} */
const PLACES = {
  felt: ["#felt"],
  hand: ["#rack", "#board .piece.touchable", "#felt"],
  ends: ["#board .spot.next", "#board .spot.active", "#felt"],
  actions: ["#actions button", "#hand"],
  scores: ["#scores", "#side-open", "#felt"],
  help: ["[data-tool=hint]", "#rules", ".bar"],
};
const EDGE = 8; // pixels kept free at the edges of the screen
const GRID = 16; // pixels between two places that are tried
const STAYS = 900; // square pixels that another place must save before the card goes there
const COVERED = 2000; // square pixels that covering any of a tile counts for, however small the tile is

/**
 * @typedef {{ left: number, top: number, right: number, bottom: number, width: number, height: number }} Rect
 */
/** @typedef {{ left: number, top: number }} Corner */

export class Tour {
  #index = 0;
  #over = false;
  #leaving = new AbortController();
  /** @type {Corner | null} Where the card lies. */
  #corner = null;

  /** @param {TablePage} page @param {LessonStep[]} steps */
  constructor(page, steps) {
    this.page = page;
    this.steps = steps;
    this.ply = page.ply;
    this.back = document.activeElement;
    this.ring = make("div", { class: "walk-ring", "aria-hidden": "true" });
    const names = { "aria-labelledby": "walk-head", "aria-describedby": "walk-says" };
    this.card = make("section", { class: "walk", role: "dialog", ...names, tabindex: "-1" });
    document.body.append(this.ring, this.card);
    this.#listen();
    page.onShown((now) => this.#update(now));
    this.#show(true);
  }

  #listen() {
    const { signal } = this.#leaving;
    addEventListener("resize", () => this.#place(), { signal });
    // The scores have slid in or out.
    addEventListener("transitionend", (event) => targetOf(event).id === "side" && this.#place(true), {
      signal,
    });
    addEventListener(
      "keydown",
      (event) => {
        if (event.key !== "Escape" || isDialogOpen()) return;
        event.stopPropagation();
        this.end();
      },
      { signal, capture: true },
    );
    for (const type of ["click", "keyup"]) {
      const look = () => setTimeout(() => this.#checkChoice());
      addEventListener(type, (event) => !this.card.contains(targetOf(event)) && look(), { signal });
    }
  }

  get #step() {
    return this.steps[this.#index];
  }

  /** @param {boolean} focus */
  #show(focus) {
    const { head, says, waits } = this.#step;
    const last = this.#index === this.steps.length - 1;
    const next = button(last ? _("Done") : pgettext("a step", "Next"), () => this.#next(true), {
      class: "main",
    });
    const skip = button(pgettext("a tour", "Skip"), () => this.end(), { class: "quiet" });
    const soon = make("span", { class: "soon" }, " ", _("You can do this when it's your turn."));
    this.card.replaceChildren(
      make(
        "p",
        { class: "walk-count" },
        _("{number} of {all}", { number: this.#index + 1, all: this.steps.length }),
      ),
      make("h2", { id: "walk-head" }, head),
      make("p", { id: "walk-says" }, ...toNodes(says), ...(waits && !this.page.isYours() ? [soon] : [])),
      make("p", { class: "foot" }, ...(last ? [] : [skip]), next),
    );
    this.#place(true);
    if (focus) next.focus({ preventScroll: true });
    else this.page.say(`${head}. ${says}`);
  }

  /** @param {boolean} focus */
  #next(focus) {
    this.#index += 1;
    if (this.#index < this.steps.length) this.#show(focus);
    else this.end();
  }

  #checkChoice() {
    if (this.#over) return;
    if (this.#step.waits === "choose" && this.page.selection.chosen.length) this.#next(false);
    else this.#place();
  }

  /** @param {NowMessage} now */
  #update(now) {
    if (this.#over) return;
    if (now.phase !== "playing") return this.end();
    const moved = now.log.some((line) => line.seat === now.you && line.ply >= this.ply);
    this.ply = now.ply;
    if (this.page.isYours()) this.card.querySelector(".soon")?.remove();
    if (moved && this.#step.waits) {
      while (this.steps[this.#index]?.waits === "choose") this.#index += 1;
      this.#next(false);
    } else this.#place();
  }

  get #selectors() {
    return PLACES[this.#step.at] ?? PLACES.felt;
  }

  #target() {
    for (const selector of this.#selectors) {
      const rects = visibleRects(selector);
      if (rects.length) return unite(rects);
    }
    return unite([byId("felt").getBoundingClientRect()]);
  }

  // Keep the target visible above all, then what the step waits for, then the rest of the table.
  /** @param {Rect} target @returns {[rect: Rect, weight: number][]} */
  #weighRects(target) {
    const { waits } = this.#step;
    const onFelt = this.#selectors[0] === "#felt";
    /** @type {[selector: string, weight: number][]} */
    const weights = [
      ["#board .lane", 0.3],
      ["#board .piece, #board .label", onFelt ? 4 : 2],
      ["#rack .held, #actions button, #ask", waits ? 6 : 1],
      ["#board .spot.next", waits ? 6 : 0],
    ];
    const rects = weights.flatMap(([selector, weight]) =>
      visibleRects(selector).map((rect) => /** @type {[Rect, number]} */ ([rect, weight])),
    );
    return onFelt ? rects : [...rects, [target, 60]]; // more than a whole hand of tiles
  }

  #place(fresh = false) {
    if (this.#over) return;
    const target = this.#target();
    const { left, top, width, height } = target;
    setPixels(this.ring, { left: left - 5, top: top - 5, width: width + 10, height: height + 10 });
    const size = { width: this.card.offsetWidth, height: this.card.offsetHeight };
    const screen = { width: innerWidth, height: innerHeight };
    this.#corner = findClearing(size, target, this.#weighRects(target), screen, fresh ? null : this.#corner);
    setPixels(this.card, { left: this.#corner.left, top: this.#corner.top });
  }

  end() {
    if (this.#over) return;
    this.#over = true;
    this.#leaving.abort();
    const inside = this.card.contains(document.activeElement);
    this.card.remove();
    this.ring.remove();
    if (!inside) return;
    const { back } = this;
    const known = back instanceof HTMLElement && back.isConnected && back !== document.body;
    /** @type {HTMLElement | null} */
    const tile = byId("rack").querySelector("[tabindex='0']");
    (known ? back : (tile ?? byId("hand"))).focus({ preventScroll: true });
  }
}

/** @param {HTMLElement} element @param {Record<string, number>} sizes */
function setPixels(element, sizes) {
  for (const [name, value] of Object.entries(sizes)) {
    element.style.setProperty(name, `${Math.round(value)}px`);
  }
}

/** @param {string} selector */
function visibleRects(selector) {
  return [...document.querySelectorAll(selector)]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .filter(
      ({ left, right, top, bottom }) => left < innerWidth && right > 0 && top < innerHeight && bottom > 0,
    );
}

/** @param {Rect[]} rects @returns {Rect} */
function unite(rects) {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

/** @param {Omit<Rect, "width" | "height">} one @param {Rect} other */
const overlap = (one, other) =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/**
 * The corner where a card covers least of what matters; among equals, the nearest to its target. A card that is
 * placed well enough stays where it is.
 * @param {{ width: number, height: number }} card
 * @param {Rect} target
 * @param {[rect: Rect, weight: number][]} matters
 * @param {{ width: number, height: number }} screen
 * @param {Corner | null} before
 * @returns {Corner}
 */
export function findClearing({ width, height }, target, matters, screen, before) {
  /** @param {Corner} corner */
  const cost = ({ left, top }) => {
    const card = { left: left - 4, top: top - 4, right: left + width + 4, bottom: top + height + 4 };
    const [dx, dy] = [
      left + width / 2 - target.left - target.width / 2,
      top + height / 2 - target.top - target.height / 2,
    ];
    return matters.reduce(
      (sum, [rect, weight]) => {
        const covered = overlap(card, rect);
        return covered ? sum + weight * covered + (weight >= 1 ? COVERED : 0) : sum;
      },
      0.2 * Math.hypot(dx, dy),
    );
  };
  const [right, bottom] = [
    Math.max(EDGE, screen.width - width - EDGE),
    Math.max(EDGE, screen.height - height - EDGE),
  ];
  let best = { left: EDGE, top: EDGE };
  let least = Infinity;
  for (const top of gridTo(bottom)) {
    for (const left of gridTo(right)) {
      const found = cost({ left, top });
      if (found < least) [best, least] = [{ left, top }, found];
    }
  }
  const fits = before !== null && before.left <= right && before.top <= bottom;
  return fits && cost(before) < least + STAYS ? before : best;
}

/** Positions from the edge to the end, inclusive. @param {number} end */
function gridTo(end) {
  const found = [];
  for (let at = EDGE; at < end; at += GRID) found.push(at);
  return [...found, end];
}
