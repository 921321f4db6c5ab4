// The review of a finished match: asked for, waited for, then the chances as a curve and each decision in words.
import { button, make, said, svg } from "../table/dom.js";
import { asked, withWords } from "./reel.js";

const WIDE = 300;
const HIGH = 96;
const WAIT = 1200;
const n = (value) => Math.round(value * 10) / 10;

export class Review {
  constructor(panel, reel, moves, go) {
    Object.assign(this, { panel, reel, moves, go, found: null, seat: 0, at: 0 });
    this.offer();
  }

  // --- asking for it

  offer(problem = "") {
    const { players, you } = this.reel.outline;
    const alone = players.length === 1;
    const whose = make("select", { id: "whose" }, ...players.map((name, seat) => make("option", { value: seat, selected: seat === (you ?? 0) }, name)),
      ...(alone ? [] : [make("option", { value: "" }, "Everybody")]));
    const how = make("select", { id: "how" }, make("option", { value: "1" }, "Quick, about a quarter of a minute"), make("option", { value: "0" }, "Thorough, some minutes"));
    this.panel.replaceChildren(
      make("p", {}, "What each move was worth, what it cost, and what could be known then, as the expert bot sees it."),
      ...(alone ? [] : [make("label", { for: "whose" }, "Whose play"), whose]),
      make("label", { for: "how" }, "How closely"), how,
      ...(problem ? [make("p", { class: "refused", role: "alert" }, problem)] : []),
      button("Review this match", () => this.begin(whose.value, how.value), { class: "main", id: "review-begin" }));
  }

  async begin(seat, quick) {
    this.address = withWords(this.reel.outline.links.review, { ...(seat === "" ? {} : { seat }), quick });
    this.wanted = true;
    const bar = make("progress", { max: 1, "aria-label": "How far the review is" });
    const words = make("p", { role: "status" }, "Asking for it …");
    this.panel.replaceChildren(words, bar, button("Stop", () => this.giveUp()));
    try {
      let told = await asked(this.address, { method: "POST" });
      while (this.wanted && told.state !== "done") {
        if (told.of) {
          bar.max = told.of;
          bar.value = told.done;
        }
        const text = told.state === "waiting" ? `Waiting: ${told.before === 1 ? "one review comes" : `${told.before} reviews come`} first.`
          : told.of ? `Looking at decision ${Math.min(told.done + 1, told.of)} of ${told.of}.` : "Playing the match again …";
        if (words.textContent !== text) words.textContent = text;
        await new Promise((done) => setTimeout(done, WAIT));
        if (this.wanted) told = await asked(this.address);
      }
      if (this.wanted) this.have(told.review);
    } catch (problem) {
      if (this.wanted) this.offer(problem.message);
    }
  }

  giveUp() {
    this.wanted = false;
    asked(this.address, { method: "DELETE" }).catch(() => {});
    this.offer();
  }

  // --- what came of it

  have(found) {
    this.found = found;
    this.byPlace = new Map(found.decisions.map((each) => [this.reel.ofPly(each.ply), each]));
    this.seat = found.seats[0];
    const costly = found.mistakes.map((ply) => ({ at: this.reel.ofPly(ply), cost: found.decisions.find((each) => each.ply === ply).cost }));
    this.moves.showMarks(costly);
    this.chart = make("div", { class: "chart" });
    this.one = make("section", { class: "decision", "aria-label": "This move" });
    const list = costly.map(({ at, cost }) => {
      const { round, move, text } = this.reel.steps[at];
      const jump = make("button", { type: "button", class: "step costly", "data-jump": at }, make("span", {}, ...said(text)),
        make("span", { class: "cost" }, `${this.reel.rounds().length > 1 ? `Round ${round}, ` : ""}move ${move}${cost ? `: cost ${cost}` : ""}`));
      jump.addEventListener("click", () => this.go(at));
      return make("li", {}, jump);
    });
    this.panel.replaceChildren(
      this.chart, this.one,
      make("h3", {}, "The costliest moves"), list.length ? make("ol", { class: "log moves" }, ...list) : make("p", {}, found.none),
      make("p", { class: "small" }, `${found.head} ${found.method}`), button("Another review", () => this.again()));
    this.show(this.at);
  }

  again() {
    this.found = null;
    this.moves.showMarks([]);
    this.offer();
  }

  show(at) {
    this.at = at;
    if (!this.found) return;
    const each = this.byPlace.get(at);
    if (each) this.seat = each.seat;
    this.draw();
    this.one.replaceChildren(...(each ? this.told(each) : [make("p", { class: "small" }, this.byPlace.size ? "Nothing to decide here: step on, or touch the curve." : "There was nothing to decide in this match.")]));
  }

  told(each) {
    const parts = [make("p", { class: each.costly ? "verdict costly" : "verdict" }, ...said(each.says))];
    if (each.worths.length) {
      const rows = each.worths.map((worth) => make("tr", { class: worth.made ? "made" : null },
        make("th", { scope: "row" }, ...said(worth.does), ...(worth.made ? [make("span", { class: "small" }, " (made)")] : [])), make("td", {}, worth.worth.replace("-", "\u2212"))));
      parts.push(make("table", { class: "worths" }, make("caption", {}, `What each move was worth: ${this.found.counts}`), make("tbody", {}, ...rows)));
    }
    if (each.why.length) parts.push(make("details", {}, make("summary", {}, "Why"), ...each.why.map((text) => make("p", {}, ...said(text)))));
    if (each.known.length) parts.push(make("h3", {}, "What could be known"), make("ul", {}, ...each.known.map((text) => make("li", {}, ...said(text)))));
    if (each.opened.length) parts.push(make("h3", {}, "With everything open"), ...each.opened.map((text) => make("p", {}, ...said(text))));
    return parts;
  }

  // The chances of one seat from decision to decision; a dot is a costly move, the line is where one is.
  draw() {
    const curve = this.found.curves.find((each) => each.seat === this.seat);
    if (!curve?.points.length) return this.chart.replaceChildren();
    const { last } = this.reel;
    const values = curve.points.flatMap((point) => [point.before, point.after]);
    const low = this.found.share ? 0 : Math.min(0, ...values);
    const high = this.found.share ? 1 : Math.max(0, ...values);
    const x = (place) => n(4 + (WIDE - 8) * (last ? place / last : 0));
    const y = (value) => n(6 + (HIGH - 12) * (1 - (value - low) / (high - low || 1)));
    const places = curve.points.map((point) => ({ ...point, at: this.reel.ofPly(point.ply) }));
    const line = places.map((point, number) => `${number ? "L" : "M"}${x(point.at)} ${y(point.before)}L${x(point.at)} ${y(point.after)}`).join("");
    const shown = (value) => this.found.share ? `${Math.round(value * 100)} %` : n(value).toString().replace("-", "\u2212");
    const drawn = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": `${this.reel.outline.players[this.seat]}: ${this.found.counts}, from ${shown(places[0].before)} to ${shown(places.at(-1).after)}`, preserveAspectRatio: "none" },
      svg("path", { class: "zero", d: `M0 ${y(this.found.share ? 0.5 : 0)}H${WIDE}` }),
      svg("path", { class: "here", d: `M${x(this.at)} 0V${HIGH}` }),
      svg("path", { class: "curve", d: line }),
      ...places.filter((point) => point.mistake).map((point) => svg("circle", { class: "costly", cx: x(point.at), cy: y(point.after), r: 3.5 })));
    drawn.addEventListener("click", (event) => {
      const rect = drawn.getBoundingClientRect();
      const wanted = (event.clientX - rect.left) / rect.width * last;
      const nearest = places.reduce((best, point) => Math.abs(point.at - wanted) < Math.abs(best.at - wanted) ? point : best);
      this.go(nearest.at);
    });
    this.chart.replaceChildren(
      make("p", { class: "small chart-head" }, make("span", {}, make("b", {}, this.reel.outline.players[this.seat]), `: ${this.found.counts}`), make("span", { class: "range" }, `${shown(low)} to ${shown(high)}`)),
      drawn);
  }
}
