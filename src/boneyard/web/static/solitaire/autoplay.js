// Automatic play: the solver's solution, or a game that leaves nothing to decide. It can be paused and stepped.
/** @import { NowMessage, SolutionMessage, WinnableMessage } from "../lib/protocol.js" */
/** @import { TablePage } from "../table/page.js" */
import { button, byId, make } from "../lib/dom.js";
import { _ } from "../lib/words.js";

const PAUSES = [1800, 900, 400, 120, 55]; // milliseconds between two moves, the slowest first
const USUAL = 1;
const RUNNING = 3;
const AGAIN = 600; // milliseconds after a refusal: the server was asked too fast

/**
 * @typedef {{ text: string, first: number, count: number | null, next: (now: NowMessage) => string |
 * undefined }} Line
 */

export class Autoplay {
  isOn = false;
  /** @type {Line | null} The line to play; null while the solver searches. */
  #line = null;
  #speed = USUAL;
  #playing = false;
  /** Whether the server should play the rest as soon as the move on its way has arrived. */
  #finishing = false;
  /** The ply that is expected next. */
  #expected = 0;
  /** @type {Timer} */
  #timer;

  /** @param {TablePage} page @param {() => void} onSolved */
  constructor(page, onSolved) {
    this.page = page;
    this.onSolved = onSolved;
    this.text = make("span", { role: "status" });
    this.count = make("span"); // no status: no one wants to hear every number
    this.line = make("p", {}, this.text, " ", this.count);
    this.pause = button(_("Pause"), () => this.#togglePause());
    this.slower = button(_("Slower"), () => this.#changeSpeed(-1));
    this.faster = button(_("Faster"), () => this.#changeSpeed(1));
    this.end = button(_("To the end"), () => this.#finish());
    this.stop = button(_("Stop"), () => this.#stop());
    this.controls = [this.pause, button(_("Step"), () => this.#step()), this.slower, this.faster];
    const attributes = { class: "watching", role: "group", "aria-label": _("Played for you"), hidden: true };
    this.bar = make(
      "div",
      { id: "watching", ...attributes },
      this.line,
      ...this.controls,
      this.end,
      this.stop,
    );
    byId("actions").before(this.bar);
  }

  // --- asking the solver

  askIfWinnable() {
    this.#open(_("Checking whether you can still win…"));
    this.page.tell({ do: "winnable", ply: this.page.ply });
  }

  solve() {
    this.#open(_("The solver is looking for a way…"));
    this.page.tell({ do: "solution", ply: this.page.ply });
  }

  /** @param {WinnableMessage | SolutionMessage} message */
  showAnswer(message) {
    if (!this.isOn || message.ply !== this.page.now?.ply) return;
    this.#close();
    this.page.setWords(message.text, "why");
    this.page.say(message.text);
  }

  /** @param {SolutionMessage} message */
  showSolution(message) {
    if (!this.isOn || message.ply !== this.page.now?.ply) return;
    const { moves, ply, text } = message;
    if (!moves.length) return this.showAnswer(message);
    this.onSolved();
    this.#start({ text, first: ply, count: moves.length, next: (now) => moves[now.ply - ply] }, USUAL);
    this.page.say(text);
  }

  /** Play a game that leaves nothing to decide. */
  run() {
    this.#open("");
    /** @param {NowMessage} now */
    const next = (now) => now.moves.find((move) => move.kind !== "concede")?.move;
    this.#start({ text: "", first: this.page.ply, count: null, next }, RUNNING);
  }

  // --- playing

  /** @param {Line} line @param {number} speed */
  #start(line, speed) {
    this.#line = line;
    this.#speed = speed;
    this.#playing = true;
    this.#expected = this.page.ply;
    this.#show(line);
    this.#playLater();
  }

  #playLater(ms = PAUSES[this.#speed]) {
    clearTimeout(this.#timer);
    if (this.#playing) this.#timer = setTimeout(() => this.#step(), ms);
  }

  #step() {
    clearTimeout(this.#timer);
    const { now } = this.page;
    const move = now ? this.#line?.next(now) : undefined;
    if (!now || !move || now.phase !== "playing") return this.#stop();
    this.#expected = now.ply + 1;
    this.page.play({ move });
  }

  /** The table has moved on: by autoplay, or by the player. @param {NowMessage} now */
  update(now) {
    if (!this.isOn) return;
    const expected = now.ply === this.#expected || now.ply === this.#expected - 1;
    // After an undo the line no longer applies.
    if (!this.#line || now.phase !== "playing" || now.undo?.again || !expected) return this.#close();
    this.#show(this.#line);
    if (now.ply !== this.#expected) return;
    if (this.#finishing) this.#finish();
    else this.#playLater();
  }

  /** The server has refused a move: try again a little later. */
  retry() {
    if (!this.isOn) return;
    if (this.#finishing) {
      this.#expected = this.page.ply; // nothing is pending
      this.#finish();
    } else if (this.#line) this.#playLater(AGAIN);
    else this.#close();
  }

  #togglePause() {
    this.#playing = !this.#playing;
    if (this.#line) this.#show(this.#line);
    if (this.#playing) this.#playLater(0);
    else clearTimeout(this.#timer);
  }

  /** @param {number} by */
  #changeSpeed(by) {
    this.#speed = Math.max(0, Math.min(PAUSES.length - 1, this.#speed + by));
    if (this.#line) this.#show(this.#line);
    this.#playLater();
  }

  /** Let the server play out a game that has no decisions left. */
  #finish() {
    clearTimeout(this.#timer);
    this.#finishing = this.page.ply !== this.#expected;
    if (this.#finishing) return;
    this.#close();
    this.page.send({ do: "run", ply: this.page.ply });
  }

  #stop() {
    if (!this.#line) this.page.tell({ do: "enough" });
    this.#close();
  }

  // --- the bar

  /** @param {string} words */
  #open(words) {
    this.isOn = true;
    this.#line = null;
    this.text.textContent = words;
    this.count.textContent = "";
    this.bar.hidden = false;
    for (const each of [...this.controls, this.end]) each.hidden = true;
    document.body.classList.add("played-for");
    this.page.mark();
    this.stop.focus({ preventScroll: true });
  }

  /** @param {Line} line */
  #show({ text, first, count }) {
    for (const each of this.controls) each.hidden = false;
    this.end.hidden = count !== null;
    const move = Math.min(this.page.ply - first + 1, count ?? 0);
    if (this.text.textContent !== text) this.text.textContent = text;
    this.count.textContent = count === null ? "" : _("Move {move} of {count}.", { move, count });
    this.line.hidden = !text && count === null;
    this.pause.textContent = this.#playing ? _("Pause") : _("Go on");
    this.slower.disabled = this.#speed === 0;
    this.faster.disabled = this.#speed === PAUSES.length - 1;
  }

  #close() {
    clearTimeout(this.#timer);
    const focused = this.bar.contains(document.activeElement);
    this.isOn = false;
    this.#finishing = false;
    this.#line = null;
    this.bar.hidden = true;
    this.line.hidden = false;
    document.body.classList.remove("played-for");
    this.page.mark();
    if (focused) byId("hand").focus({ preventScroll: true });
  }
}
