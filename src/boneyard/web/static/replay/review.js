// The review of a finished match: requested, awaited, then shown as a curve with each decision in words.
/** @import { MatchReview, ReviewedDecision, ReviewProgress } from "../lib/protocol.js" */
/** @import { Moves } from "./moves.js" */
/** @import { Reel } from "./reel.js" */
import { button, make, svg, toNodes } from "../lib/dom.js";
import { fetchJson, toHttpError, withParameters } from "../lib/http.js";
import { wait } from "../lib/motion.js";
import { formatNumber, formatPercent, unitName } from "../lib/text.js";
import { _, ngettext, pgettext } from "../lib/words.js";
import { describePlace } from "./replay.js";

const WIDTH = 300;
const HEIGHT = 96;
const MOST_ROUNDS = 30; // that are marked on the curve
const WAIT = 1200;
/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

export class Review {
  /** @type {ShownReview | null} */
  #shown = null;
  /** @type {URL | null} The address of the review this page is waiting for. */
  #address = null;
  #index = 0;

  /**
   * @param {HTMLElement} panel
   * @param {Reel} reel
   * @param {Moves} moves
   * @param {(index: number) => void} go
   */
  constructor(panel, reel, moves, go) {
    this.panel = panel;
    this.reel = reel;
    this.moves = moves;
    this.go = go;
    this.#offer();
  }

  /** @param {number} index */
  show(index) {
    this.#index = index;
    this.#shown?.show(index);
  }

  /** @param {string} [problem] */
  #offer(problem = "") {
    this.#address = null;
    const { players, you } = this.reel.outline;
    const alone = players.length === 1;
    const options = players.map((name, seat) =>
      make("option", { value: seat, selected: seat === (you ?? 0) }, name),
    );
    const whose = make(
      "select",
      { id: "whose" },
      ...options,
      ...(alone ? [] : [make("option", { value: "" }, _("Everyone"))]),
    );
    const how = make(
      "select",
      { id: "how" },
      make("option", { value: "1" }, _("Quick (about 15 seconds)")),
      make("option", { value: "0" }, _("Thorough (a few minutes)")),
    );
    const about = _(
      "See what each move was worth, what it cost, and what you could know, as the expert bot sees it.",
    );
    const begin = () => this.#request(whose.value, how.value);
    this.panel.replaceChildren(
      make("p", {}, about),
      ...(alone ? [] : [make("label", { for: "whose" }, _("Whose moves")), whose]),
      make("label", { for: "how" }, _("How thorough")),
      how,
      ...(problem ? [make("p", { class: "refused", role: "alert" }, problem)] : []),
      button(_("Review this match"), begin, { class: "main", id: "review-begin" }),
    );
  }

  /** @param {string} seat @param {string} quick */
  async #request(seat, quick) {
    const address = withParameters(this.reel.outline.links.review, seat === "" ? { quick } : { seat, quick });
    this.#address = address;
    const isWanted = () => this.#address === address;
    const bar = make("progress", { max: 1, "aria-label": _("Review progress") });
    const words = make("p", { role: "status" }, _("Starting…"));
    this.panel.replaceChildren(
      words,
      bar,
      button(_("Stop"), () => this.#giveUp(address)),
    );
    try {
      /** @type {ReviewProgress} */
      let progress = await fetchJson(address, { method: "POST" });
      while (isWanted() && progress.state !== "done") {
        if (progress.of) {
          bar.max = progress.of;
          bar.value = progress.done;
        }
        const text = describeProgress(progress);
        if (words.textContent !== text) words.textContent = text;
        await wait(WAIT);
        if (isWanted()) progress = await fetchJson(address);
      }
      if (isWanted() && progress.state === "done") this.#open(progress.review);
    } catch (problem) {
      if (isWanted()) this.#offer(toHttpError(problem).message);
    }
  }

  /** @param {URL} address */
  #giveUp(address) {
    fetchJson(address, { method: "DELETE" }).catch(() => {});
    this.#offer();
  }

  /** @param {MatchReview} review */
  #open(review) {
    const shown = new ShownReview(review, this.reel, this.go);
    this.moves.showMarks(shown.costly);
    const again = button(_("Another review"), () => {
      this.#shown = null;
      this.moves.showMarks([]);
      this.#offer();
    });
    this.panel.replaceChildren(...shown.parts, again);
    this.#shown = shown;
    shown.show(this.#index);
  }
}

/** @param {Exclude<ReviewProgress, { state: "done" }>} progress */
function describeProgress({ state, done, of, before }) {
  if (state === "waiting") {
    return ngettext("Waiting: {count} review comes first.", "Waiting: {count} reviews come first.", before);
  }
  if (!of) return _("Replaying the match…");
  return _("Looking at decision {number} of {all}.", { number: Math.min(done + 1, of), all: of });
}

class ShownReview {
  /** @param {MatchReview} review @param {Reel} reel @param {(index: number) => void} go */
  constructor(review, reel, go) {
    this.review = review;
    this.reel = reel;
    this.go = go;
    this.seat = review.seats[0];
    this.decisions = new Map(review.decisions.map((each) => [reel.indexOfPly(each.ply), each]));
    const costs = new Map(review.decisions.map((each) => [each.ply, each.cost]));
    this.costly = review.mistakes.map((ply) => ({ index: reel.indexOfPly(ply), cost: costs.get(ply) ?? "" }));
    this.chart = make("div", { class: "chart" });
    this.decision = make("section", { class: "decision", "aria-label": _("This move") });
    const list = this.costly.map(({ index, cost }) => make("li", {}, this.#jumpButton(index, cost)));
    this.parts = [
      this.chart,
      this.decision,
      make("h3", {}, _("The costliest moves")),
      list.length ? make("ol", { class: "log moves" }, ...list) : make("p", {}, review.none),
      make("p", { class: "small" }, `${review.head} ${review.method}`),
    ];
  }

  /** @param {number} index @param {string} cost */
  #jumpButton(index, cost) {
    const { round, move, text } = this.reel.steps[index];
    const { reel } = this;
    const place =
      reel.rounds.length > 1 ? describePlace(reel.outline.unit, round, move) : _("move {move}", { move });
    const where = cost ? _("{place}: cost {points}", { place, points: cost }) : place;
    const attributes = { type: "button", class: "step costly", "data-jump": index };
    const words = make("span", {}, ...toNodes(text));
    const jump = make("button", attributes, words, make("span", { class: "cost" }, where));
    jump.addEventListener("click", () => this.go(index));
    return jump;
  }

  /** @param {number} index */
  show(index) {
    const decision = this.decisions.get(index);
    if (decision) this.seat = decision.seat;
    this.#drawCurve(index);
    const none = this.decisions.size
      ? _("No decision here. Step to another move, or tap the curve.")
      : _("There were no decisions in this match.");
    this.decision.replaceChildren(
      ...(decision ? this.#drawDecision(decision) : [make("p", { class: "small" }, none)]),
    );
  }

  /** @param {ReviewedDecision} decision */
  #drawDecision({ costly, says, worths, why, known, opened }) {
    /** @param {"p" | "li" | "th"} name */
    const lines = (name) => (/** @type {string} */ text) => make(name, {}, ...toNodes(text));
    const rows = worths.map(({ does, worth, made }) => {
      const head = make("th", { scope: "row" }, ...toNodes(does));
      if (made) head.append(" ", make("span", { class: "small" }, _("(made)")));
      return make("tr", { class: made ? "made" : null }, head, make("td", {}, formatNumber(worth)));
    });
    const caption = make("caption", {}, _("What each move was worth: {unit}", { unit: this.review.counts }));
    return [
      make("p", { class: costly ? "verdict costly" : "verdict" }, ...toNodes(says)),
      ...(rows.length ? [make("table", { class: "worths" }, caption, make("tbody", {}, ...rows))] : []),
      ...(why.length
        ? [make("details", {}, make("summary", {}, pgettext("a heading", "Why")), ...why.map(lines("p")))]
        : []),
      ...(known.length
        ? [make("h3", {}, _("What you could know")), make("ul", {}, ...known.map(lines("li")))]
        : []),
      ...(opened.length ? [make("h3", {}, _("With everything open")), ...opened.map(lines("p"))] : []),
    ];
  }

  /**
   * The chances of one seat from decision to decision. Dots are costly moves, the vertical line is the
   * current moment.
   * @param {number} index
   */
  #drawCurve(index) {
    const { share, counts, curves } = this.review;
    const points = curves.find((curve) => curve.seat === this.seat)?.points ?? [];
    if (!points.length) return this.chart.replaceChildren();
    const { last, outline, steps } = this.reel;
    const name = outline.players[this.seat];
    const values = points.flatMap((point) => [point.before, point.after]);
    const [low, high] = share ? [0, 1] : [Math.min(0, ...values), Math.max(0, ...values)];
    /** @param {number} at */
    const x = (at) => round(4 + (WIDTH - 8) * (last ? at / last : 0));
    /** @param {number} value */
    const y = (value) => round(6 + (HEIGHT - 12) * (1 - (value - low) / (high - low || 1)));
    /** @param {number} value */
    const describe = (value) => (share ? formatPercent(value) : formatNumber(round(value)));
    const places = points.map((point) => ({ ...point, index: this.reel.indexOfPly(point.ply) }));
    const path = places.map((point, number) => {
      const at = x(point.index);
      return `${number ? "L" : "M"}${at} ${y(point.before)}L${at} ${y(point.after)}`;
    });
    const mistakes = places.filter((point) => point.mistake);
    const deals = steps.flatMap((step, at) => (step.round !== steps[at - 1]?.round ? [at] : []));
    const marks = share ? [0, 0.5, 1] : [...new Set([low, 0, high])].sort((one, other) => one - other);
    const [first, end] = [describe(values[0]), describe(values[values.length - 1])];
    const label = _("{name}: {what}, from {first} to {last}", { name, what: counts, first, last: end });
    const drawn = svg(
      "svg",
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label, preserveAspectRatio: "none" },
      ...(deals.length > 1 && deals.length <= MOST_ROUNDS
        ? deals.map((at) => svg("path", { class: "deal", d: `M${x(at)} 0V${HEIGHT}` }))
        : []),
      ...marks.map((value) => svg("path", { class: "zero", d: `M0 ${y(value)}H${WIDTH}` })),
      svg("path", { class: "here", d: `M${x(index)} 0V${HEIGHT}` }),
      svg("path", { class: "curve", d: path.join("") }),
      ...mistakes.map((point) =>
        svg("circle", { class: "costly", cx: x(point.index), cy: y(point.after), r: 3.5 }),
      ),
    );
    drawn.addEventListener("click", (event) => {
      const { left, width } = drawn.getBoundingClientRect();
      const wanted = ((event.clientX - left) / width) * last;
      /** @param {{ index: number }} point */
      const far = (point) => Math.abs(point.index - wanted);
      this.go(places.reduce((best, point) => (far(point) < far(best) ? point : best)).index);
    });
    const head = make("span", {}, make("b", {}, name), `: ${counts}`);
    /** @param {string} kind @param {string} text @param {number} left @param {number} top In parts of a hundred. */
    const note = (kind, text, left, top) => {
      const made = make("span", { class: kind }, text);
      made.style.setProperty("--left", `${round(left)}%`);
      made.style.setProperty("--top", `${round(top)}%`);
      return made;
    };
    const scale = marks.map((value) => note("mark", describe(value), 0, (100 * y(value)) / HEIGHT));
    const often = Math.ceil(deals.length / 10);
    const rounds = deals.flatMap((at, number) =>
      number % often === 0 ? [note("round-mark", String(steps[at].round), (100 * x(at)) / WIDTH, 0)] : [],
    );
    this.chart.replaceChildren(
      make("p", { class: "small chart-head" }, head),
      make(
        "div",
        { class: "plot" },
        make("div", { class: "scale", "aria-hidden": "true" }, ...scale),
        drawn,
        ...(deals.length > 1
          ? [
              make(
                "div",
                { class: "under", "aria-hidden": "true" },
                make("span", {}, unitName(outline.unit)),
                ...rounds,
              ),
            ]
          : []),
      ),
    );
  }
}
