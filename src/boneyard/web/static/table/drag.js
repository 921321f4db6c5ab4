// Touching and dragging with a finger, a pen or a mouse.
import { make } from "./dom.js";
import { standing } from "./faces.js";
import { glide } from "./motion.js";
import { prefs } from "./prefs.js";

const SLACK = 8; // pixels before a touch becomes a drag
const TWICE = 350; // milliseconds between the taps of a double tap

export class Dragging {
  // `on` has: tap(id, twice), take(id) which gives the piece that can be dragged, drop(x, y) which tells whether it was
  // taken there, over(x, y), felt(x, y).
  constructor(rack, board, on) {
    this.on = on;
    this.held = null;
    this.before = { id: null, at: 0 };
    this.ghost = null;
    for (const panel of [rack, board]) {
      panel.addEventListener("pointerdown", (event) => this.down(event, panel === board));
      panel.addEventListener("click", (event) => this.click(event, panel === board));
    }
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.up(event));
    addEventListener("pointercancel", () => this.cancel());
    addEventListener("keydown", (event) => event.key === "Escape" && this.cancel());
  }

  down(event, onBoard) {
    this.moved = false;
    if (event.button || this.held) return;
    const group = event.target.closest("[data-piece]");
    if (!group || (onBoard && !group.classList.contains("touchable"))) return;
    this.held = { id: group.dataset.piece, x: event.clientX, y: event.clientY, pointer: event.pointerId, group, onBoard };
  }

  move(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.pointer) return;
    if (!this.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
      const piece = this.on.take(held.id);
      if (!piece) {
        this.held = null;
        return;
      }
      this.lift(piece);
    }
    this.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    this.on.over(event.clientX, event.clientY);
  }

  lift(piece) {
    const rect = this.held.group.getBoundingClientRect();
    const wide = Math.min(Math.max(Math.min(rect.width, rect.height), 34), 60);
    this.ghost = make("div", { class: "ghost", "aria-hidden": "true" }, standing(piece, prefs.numerals));
    this.ghost.style.setProperty("--wide", `${wide}px`);
    document.body.append(this.ghost);
    this.held.group.classList.add("away");
    this.moved = true;
  }

  up(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.pointer) return;
    this.held = null;
    if (!this.ghost) return;
    // Where it was let go is where it glides from, whether it was taken or not.
    this.at = { id: held.id, x: event.clientX, y: event.clientY, width: this.ghost.offsetWidth, turn: 2 };
    const taken = this.on.drop(event.clientX, event.clientY);
    if (!taken) this.back(held);
    else setTimeout(() => this.letGo(), 1500);
    held.dropped = taken;
    this.dropped = held;
  }

  back(held) {
    const rect = held.group.getBoundingClientRect();
    const ghost = this.ghost;
    this.ghost = null;
    this.at = null;
    const to = `translate(${rect.left + rect.width / 2}px, ${rect.top + rect.height / 2}px)`;
    const way = glide(ghost, { transform: ghost.style.transform }, { transform: to });
    const done = () => {
      ghost.remove();
      held.group.classList.remove("away");
    };
    if (way) way.finished.then(done, done);
    else done();
  }

  // The ghost goes when the tile itself has arrived, or was refused.
  letGo() {
    this.ghost?.remove();
    this.ghost = null;
    this.at = null;
    this.dropped?.group.classList.remove("away");
  }

  cancel() {
    if (this.ghost && this.held) this.back(this.held);
    this.held = null;
  }

  origin(id) {
    return this.at?.id === id ? this.at : null;
  }

  click(event, onBoard) {
    if (this.moved) {
      this.moved = false;
      return;
    }
    const group = event.target.closest("[data-piece].touchable, .rack [data-piece]");
    if (group) {
      const id = group.dataset.piece;
      const twice = event.detail > 0 && this.before.id === id && event.timeStamp - this.before.at < TWICE;
      this.before = { id, at: event.timeStamp };
      this.on.tap(id, twice);
    } else if (onBoard) {
      this.on.felt(event.clientX, event.clientY);
    }
  }
}
