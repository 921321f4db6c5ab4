// The list of moves, each a link to its moment, and the marks along the slider.
/** @import { Reel } from "./reel.js" */
import { make, toNodes } from "../lib/dom.js";
import { numberedUnit } from "../lib/text.js";
import { _ } from "../lib/words.js";

const MOST_ROUNDS = 60; // that are marked along the slider

/** @typedef {{ index: number, cost: string }} CostlyMove */

export class Moves {
  /** @type {HTMLButtonElement[]} */
  #buttons = [];
  /** @type {HTMLButtonElement | undefined} */
  #current;

  /**
   * @param {HTMLElement} list
   * @param {HTMLElement} marks
   * @param {Reel} reel
   * @param {(index: number) => void} go
   */
  constructor(list, marks, reel, go) {
    this.list = list;
    this.marks = marks;
    this.reel = reel;
    const { steps, outline } = reel;
    const lines = steps.flatMap((step, index) => {
      const text = make("span", {}, ...toNodes(step.text));
      const button = make(
        "button",
        { type: "button", class: "step", tabindex: "-1", "data-at": index },
        text,
      );
      button.addEventListener("click", () => go(index));
      this.#buttons.push(button);
      const line = make("li", {}, button);
      if (step.round === steps[index - 1]?.round) return [line];
      return [make("li", { class: "round" }, numberedUnit(outline.unit, step.round)), line];
    });
    list.replaceChildren(...lines);
    this.showMarks([]);
  }

  /** @param {number} index */
  show(index) {
    this.#current?.removeAttribute("aria-current");
    if (this.#current) this.#current.tabIndex = -1;
    const current = this.#buttons[index];
    this.#current = current;
    current.setAttribute("aria-current", "step");
    current.tabIndex = 0;
    if (this.list.contains(document.activeElement)) current.focus({ preventScroll: true });
    this.follow();
  }

  /** Scroll the list, never the page. */
  follow() {
    const { list } = this;
    if (!this.#current || !list.clientHeight) return;
    const { offsetTop: top, offsetHeight: height } = this.#current;
    if (top < list.scrollTop + 30 || top + height > list.scrollTop + list.clientHeight - 30) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }

  /** @param {CostlyMove[]} costly What a review has found. */
  showMarks(costly) {
    const { steps, last } = this.reel;
    /** @param {number} index @param {string} kind */
    const tick = (index, kind) => {
      const mark = make("span", { class: kind });
      mark.style.left = `calc(9px + (100% - 18px) * ${last ? index / last : 0})`;
      return mark;
    };
    const deals = steps.flatMap((step, index) =>
      index && step.round !== steps[index - 1].round ? [index] : [],
    );
    this.marks.replaceChildren(
      ...(deals.length > MOST_ROUNDS ? [] : deals.map((index) => tick(index, "deal"))),
      ...costly.map(({ index }) => tick(index, "costly")),
    );
    for (const button of this.#buttons) {
      button.classList.remove("costly");
      button.querySelector(".cost")?.remove();
    }
    for (const { index, cost } of costly) {
      this.#buttons[index].classList.add("costly");
      this.#buttons[index].append(
        make("span", { class: "cost" }, cost ? _("cost {points}", { points: cost }) : _("costly")),
      );
    }
  }
}
