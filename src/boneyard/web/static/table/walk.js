// A walk round the table: one step after the other, each beside the thing it tells of. It never stands in the way of play.
import { clearing, rectsOf, union } from "./clearing.js";
import { button, byId, make, said } from "./dom.js";

// Where the things of a step are: the first of these that is to be seen.
const PLACES = {
  felt: ["#felt"],
  hand: ["#rack", "#board .piece.touchable", "#felt"],
  ends: ["#board .spot.next", "#board .spot.active", "#felt"],
  actions: ["#actions button", "#hand"],
  scores: ["#scores", "#side-open", "#felt"],
  help: ["[data-tool=hint]", "#rules", ".bar"],
};

export class Walk {
  constructor(room, steps) {
    this.room = room;
    this.steps = steps;
    this.at = 0;
    this.ply = room.now().ply;
    this.back = document.activeElement;
    this.ring = make("div", { class: "walk-ring", "aria-hidden": "true" });
    this.card = make("section", { class: "walk", role: "dialog", "aria-labelledby": "walk-head", "aria-describedby": "walk-says", tabindex: "-1" });
    document.body.append(this.ring, this.card);
    this.leaving = new AbortController();
    const { signal } = this.leaving;
    addEventListener("resize", () => this.place(), { signal });
    addEventListener("transitionend", (event) => event.target.id === "side" && this.place(true), { signal }); // the scores have come, or gone
    addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || document.querySelector("dialog[open]")) return;
      event.stopPropagation();
      this.end();
    }, { signal, capture: true });
    for (const type of ["click", "keyup"]) {
      addEventListener(type, (event) => !this.card.contains(event.target) && setTimeout(() => this.look()), { signal });
    }
    room.onShown((now) => this.shown(now));
    this.show(true);
  }

  get step() {
    return this.steps[this.at];
  }

  show(focus) {
    const { head, says, waits } = this.step;
    const last = this.at === this.steps.length - 1;
    const next = button(last ? "Done" : "Next", () => this.next(true), { class: "main" });
    this.card.replaceChildren(
      make("p", { class: "walk-count" }, `${this.at + 1} of ${this.steps.length}`),
      make("h2", { id: "walk-head" }, head),
      make("p", { id: "walk-says" }, ...said(says)),
      make("p", { class: "foot" }, ...(last ? [] : [button("Skip", () => this.end(), { class: "quiet" })]), next));
    if (waits && !this.room.yours()) this.card.querySelector("#walk-says").append(make("span", { class: "soon" }, " As soon as it is your turn."));
    this.place(true);
    if (focus) next.focus({ preventScroll: true });
    else this.room.say(`${head}. ${says}`);
  }

  next(focus) {
    this.at += 1;
    if (this.at < this.steps.length) this.show(focus);
    else this.end();
  }

  // Whether what this step waits for has been done.
  look() {
    if (this.over) return;
    if (this.step.waits === "choose" && this.room.choosing.chosen.length) this.next(false);
    else this.place();
  }

  shown(now) {
    if (this.over) return;
    if (now.phase !== "playing") return this.end();
    const mine = now.log.some((each) => each.seat === now.you && each.ply >= this.ply);
    this.ply = now.ply;
    if (this.room.yours()) this.card.querySelector(".soon")?.remove();
    if (mine && this.step.waits) {
      while (this.steps[this.at]?.waits === "choose") this.at += 1;
      this.next(false);
    } else this.place();
  }

  target() {
    for (const selector of PLACES[this.step.at] ?? PLACES.felt) {
      const seen = rectsOf(selector);
      if (seen.length) return union(seen);
    }
    return union([byId("felt").getBoundingClientRect()]);
  }

  // What is told of stays in view above all, then what the step waits for, then the rest of the table.
  matters(thing) {
    const felt = (PLACES[this.step.at] ?? PLACES.felt)[0] === "#felt";
    const all = [...rectsOf("#board .lane").map((rect) => [rect, 0.3]), ...rectsOf("#board .piece, #board .label").map((rect) => [rect, felt ? 4 : 1]), ...rectsOf("#rack .held, #actions button, #ask").map((rect) => [rect, this.step.waits ? 6 : 1])];
    if (this.step.waits) all.push(...rectsOf("#board .spot.next").map((rect) => [rect, 6]));
    return felt ? all : [...all, [thing, 8]];
  }

  place(fresh = false) {
    if (this.over) return;
    const thing = this.target();
    Object.assign(this.ring.style, px({ left: thing.left - 5, top: thing.top - 5, width: thing.width + 10, height: thing.height + 10 }));
    const { offsetWidth: wide, offsetHeight: high } = this.card;
    this.lies = clearing(wide, high, thing, this.matters(thing), fresh ? null : this.lies);
    Object.assign(this.card.style, px({ top: this.lies.top, left: this.lies.left }));
  }

  end() {
    if (this.over) return;
    this.over = true;
    this.leaving.abort();
    const inside = this.card.contains(document.activeElement);
    this.card.remove();
    this.ring.remove();
    if (!inside) return;
    const back = this.back?.isConnected && this.back !== document.body ? this.back : byId("rack").querySelector("[tabindex='0']") ?? byId("hand");
    back.focus({ preventScroll: true });
  }
}

const px = (sizes) => Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, `${Math.round(value)}px`]));
