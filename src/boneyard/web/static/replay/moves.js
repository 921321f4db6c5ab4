// The moves in words, each a way to its moment; and the marks along the slider.
import { make, said } from "../table/dom.js";

export class Moves {
  constructor(list, marks, reel, go) {
    this.list = list;
    this.marks = marks;
    this.reel = reel;
    this.buttons = [];
    let round = null;
    const lines = [];
    reel.steps.forEach((step, at) => {
      if (step.round !== round) {
        round = step.round;
        lines.push(make("li", { class: "round" }, `${capital(reel.outline.unit)} ${round}`));
      }
      const button = make("button", { type: "button", class: "step", tabindex: "-1", "data-at": at }, make("span", {}, ...said(step.text)));
      button.addEventListener("click", () => go(at));
      this.buttons.push(button);
      lines.push(make("li", {}, button));
    });
    list.replaceChildren(...lines);
    this.showMarks([]);
  }

  show(at) {
    this.current?.removeAttribute("aria-current");
    if (this.current) this.current.tabIndex = -1;
    this.current = this.buttons[at];
    this.current.setAttribute("aria-current", "step");
    this.current.tabIndex = 0;
    if (this.list.contains(document.activeElement)) this.current.focus({ preventScroll: true });
    this.follow();
  }

  // The list scrolls by itself, never the page.
  follow() {
    const { list, current } = this;
    if (!current || !list.clientHeight) return;
    const top = current.offsetTop; // from the list, which is where its lines are placed
    if (top < list.scrollTop + 30 || top + current.offsetHeight > list.scrollTop + list.clientHeight - 30) {
      list.scrollTop = top - list.clientHeight / 2;
    }
  }

  // `costly` are {at, cost}: what a review found.
  showMarks(costly) {
    const { steps, last } = this.reel;
    const tick = (at, kind) => {
      const mark = make("span", { class: kind });
      mark.style.left = `calc(9px + (100% - 18px) * ${last ? at / last : 0})`;
      return mark;
    };
    const rounds = steps.map((each, at) => at).filter((at) => at && steps[at].round !== steps[at - 1].round);
    this.marks.replaceChildren(...(rounds.length > 60 ? [] : rounds.map((at) => tick(at, "deal"))), ...costly.map(({ at }) => tick(at, "costly")));
    for (const button of this.buttons) {
      button.classList.remove("costly");
      button.querySelector(".cost")?.remove();
    }
    for (const { at, cost } of costly) {
      this.buttons[at].classList.add("costly");
      this.buttons[at].append(make("span", { class: "cost" }, cost ? `cost ${cost}` : "costly"));
    }
  }
}

export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
