// Touching and dragging with a finger, a pen or a mouse.
import { make } from "./dom.js";
import { standing } from "./faces.js";
import { glide } from "./motion.js";
import { prefs } from "./prefs.js";

const SLACK = 8; // pixels before a touch becomes a drag
const TWICE = 350; // milliseconds between the taps of a double tap
const LONG = 550; // milliseconds after which a finger that rests on a tile of the hand turns it

export class Dragging {
  // `on` has: tap(id, twice), take(id) which gives the piece that can be dragged, drop(x, y) which tells whether it was
  // taken there, over(x, y), felt(x, y), ask(id), leave(), and `hand`, which puts the tiles of the rack in order: lift(id),
  // over(id, x, y) which tells whether that is inside the rack, out(id), drop(id, x, y) likewise, turn(id).
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
    rack.addEventListener("contextmenu", (event) => this.menu(event));
    addEventListener("keydown", (event) => event.key === "Escape" && this.cancel());
  }

  down(event, onBoard) {
    this.moved = false;
    if (event.button || this.held) return;
    const group = event.target.closest("[data-piece], [data-gap]");
    if (!group || (onBoard && !group.classList.contains("touchable"))) return;
    const id = group.dataset.piece ?? group.dataset.gap;
    this.held = { id, x: event.clientX, y: event.clientY, pointer: event.pointerId, group, onBoard, hand: onBoard ? null : this.on.hand };
    const held = this.held;
    if (held.hand && event.pointerType !== "mouse") setTimeout(() => this.rest(held), LONG);
  }

  rest(held) {
    if (this.held !== held || this.ghost) return;
    this.held = null;
    this.moved = true; // what follows is no tap
    held.hand.turn(held.id);
  }

  move(event) {
    const held = this.held;
    if (!held || event.pointerId !== held.pointer) return;
    if (!this.ghost) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
      const piece = held.hand ? held.hand.lift(held.id) : this.on.take(held.id);
      if (!piece) {
        this.held = null;
        return;
      }
      this.lift(piece);
    }
    this.ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
    if (held.hand?.over(held.id, event.clientX, event.clientY)) this.on.over(null, null);
    else this.out(event);
  }

  // Inside the rack a tile changes its place there; only what leaves the rack is meant to be played.
  out(event) {
    const held = this.held;
    if (held.hand && !held.left) {
      held.left = true;
      held.able = Boolean(this.on.take(held.id));
      held.hand.out(held.id);
    }
    if (held.able !== false) this.on.over(event.clientX, event.clientY);
  }

  lift(piece) {
    const rect = this.held.group.getBoundingClientRect();
    const wide = Math.min(Math.max(Math.min(rect.width, rect.height), 34), 60);
    const look = piece.gap ? make("div", { class: "divider" }) : standing(piece, prefs.numerals);
    this.ghost = make("div", { class: "ghost", "aria-hidden": "true" }, look);
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
    if (this.sorted(held, event)) {
      this.back(held);
      return;
    }
    // Where it was let go is where it glides from, whether it was taken or not.
    this.at = { id: held.id, x: event.clientX, y: event.clientY, width: this.ghost.offsetWidth, turn: 2 };
    const taken = this.on.drop(event.clientX, event.clientY);
    if (!taken) this.back(held);
    else setTimeout(() => this.letGo(), 1500);
    held.dropped = taken;
    this.dropped = held;
  }

  // Whether the rack has kept it, in whatever place, or nobody could.
  sorted(held, event) {
    if (!held.hand) return false;
    if (held.hand.drop(held.id, event.clientX, event.clientY)) {
      if (held.able) this.on.leave();
      return true;
    }
    if (held.able === false) this.on.ask(held.id);
    return held.able === false;
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
    if (this.ghost && this.held) {
      this.held.hand?.out(this.held.id);
      this.back(this.held);
    }
    this.held = null;
  }

  // The other button of a mouse turns a tile; a finger that rests has done so by itself.
  menu(event) {
    const group = event.target.closest("[data-piece]");
    if (!group) return;
    event.preventDefault();
    if (event.pointerType !== "touch") this.on.hand?.turn(group.dataset.piece);
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
