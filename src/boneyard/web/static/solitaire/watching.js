// A line of moves that plays itself: the solver's, or a game's that asks for nothing. One can pause, step and stop.
import { button, byId, make } from "../table/dom.js";

const PAUSES = [1800, 900, 400, 120, 55]; // milliseconds between two moves, the slowest first
const USUAL = 1;
const RUNNING = 3;
const AGAIN = 600; // after a refusal: the server was asked too fast

export class Watching {
  constructor(room) {
    this.room = room;
    this.on = false;
    this.line = null; // what the solver wants to play, with the ply of its first move
    this.bar = make("div", { id: "watching", class: "watching", role: "group", "aria-label": "Played for you", hidden: true });
    this.text = make("p", { role: "status" });
    this.pausing = button("Pause", () => this.pause());
    this.stepping = button("Step", () => this.step());
    this.slower = button("Slower", () => this.change(-1));
    this.faster = button("Faster", () => this.change(1));
    this.stopping = button("Stop", () => this.stop());
    this.bar.append(this.text, this.pausing, this.stepping, this.slower, this.faster, this.stopping);
    byId("actions").before(this.bar);
    this.onShown = () => {};
  }

  // --- asking the solver

  wonder() {
    this.search("winnable", "Looking whether it can still be won…");
  }

  solve() {
    this.search("solution", "The solver looks for a way…");
  }

  search(what, words) {
    this.open(words, true);
    this.room.tell({ do: what, ply: this.room.now().ply });
  }

  told(message) {
    if (!this.on || message.ply !== this.room.now()?.ply) return;
    this.close();
    this.room.words(message.text, "why");
    this.room.say(message.text);
  }

  show(message) {
    if (!this.on || message.ply !== this.room.now()?.ply) return;
    if (!message.moves.length) return this.told(message);
    this.onShown();
    this.line = { moves: message.moves, first: message.ply, next: (now) => message.moves[now.ply - message.ply] };
    this.words = message.text;
    this.go(USUAL, true);
    this.room.say(message.text);
  }

  // A game that asks for nothing goes on by itself.
  run() {
    this.open("", false);
    this.line = { moves: null, first: this.room.now().ply, next: (now) => now.moves.find((move) => move.kind !== "concede")?.move };
    this.words = "";
    this.go(RUNNING, true);
  }

  // --- playing the line

  go(speed, playing) {
    this.speed = speed;
    this.playing = playing;
    this.expected = this.room.now().ply;
    this.showState();
    this.later();
  }

  later(wait = PAUSES[this.speed]) {
    clearTimeout(this.timer);
    if (this.playing) this.timer = setTimeout(() => this.step(), wait);
  }

  step() {
    clearTimeout(this.timer);
    const now = this.room.now();
    const move = this.line?.next(now);
    if (!move || now.phase !== "playing") return this.stop();
    this.expected = now.ply + 1;
    this.room.play({ move });
    return undefined;
  }

  // The table has moved on: by us, or by whoever takes over.
  moved(now) {
    if (!this.on) return;
    if (!this.line) return this.close();
    // What was taken back is no part of the line.
    if (now.phase !== "playing" || now.undo?.again || (now.ply !== this.expected && now.ply !== this.expected - 1)) return this.close();
    this.showState();
    if (now.ply === this.expected) this.later();
  }

  refused() {
    if (!this.on) return;
    if (!this.line) return this.close();
    this.later(AGAIN);
  }

  pause() {
    this.playing = !this.playing;
    this.showState();
    if (this.playing) this.later(0);
    else clearTimeout(this.timer);
  }

  change(by) {
    this.speed = Math.max(0, Math.min(PAUSES.length - 1, this.speed + by));
    this.showState();
    this.later();
  }

  stop() {
    if (!this.line) this.room.tell({ do: "enough" });
    this.close();
  }

  // --- the bar

  open(words, searching) {
    this.on = true;
    this.line = null;
    this.text.textContent = words;
    this.bar.hidden = false;
    for (const each of [this.pausing, this.stepping, this.slower, this.faster]) each.hidden = searching;
    document.body.classList.add("played-for");
    this.room.mark();
    this.stopping.focus({ preventScroll: true });
  }

  showState() {
    for (const each of [this.pausing, this.stepping, this.slower, this.faster]) each.hidden = false;
    const at = this.room.now().ply - this.line.first;
    const count = this.line.moves ? ` Move ${Math.min(at + 1, this.line.moves.length)} of ${this.line.moves.length}.` : "";
    const text = this.words + count;
    if (this.text.textContent !== text) this.text.textContent = text;
    this.text.hidden = !text;
    this.pausing.textContent = this.playing ? "Pause" : "Go on";
    this.slower.disabled = this.speed === 0;
    this.faster.disabled = this.speed === PAUSES.length - 1;
  }

  close() {
    clearTimeout(this.timer);
    const focused = this.bar.contains(document.activeElement);
    this.on = false;
    this.line = null;
    this.bar.hidden = true;
    this.text.hidden = false;
    document.body.classList.remove("played-for");
    this.room.mark();
    if (focused) byId("hand").focus({ preventScroll: true });
  }
}
