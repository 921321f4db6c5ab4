// Tapping and dragging with a finger, a pen or a mouse.
/** @import { Piece } from "../../lib/protocol.js" */
/** @import { ScreenPlace } from "../types.js" */
/** @import { Divider } from "./order.js" */
/** @import { Touch } from "./touch.js" */
import { make, targetOf } from "../../lib/dom.js";
import { glide } from "../../lib/motion.js";
import { drawSingleTile, showsNumerals } from "../board/tiles.js";

const SLACK = 8; // pixels before a touch becomes a drag
const TWICE = 350; // milliseconds between the taps of a double tap
const LONG = 550; // milliseconds after which a finger resting on a tile of the hand turns it
const DROPPED = 1500; // milliseconds that a dropped tile waits for the server

/**
 * @typedef {object} HandDrag How tiles are dragged within the hand.
 * @property {(id: string) => Piece | Divider | null} lift
 * @property {(id: string, x: number, y: number) => boolean} over Whether that is inside the rack.
 * @property {() => void} leave What is dragged has left the rack.
 * @property {(id: string, x: number, y: number) => boolean} drop Whether the rack keeps it.
 * @property {(id: string) => void} turn
 */

/**
 * @typedef {object} Held
 * @property {string} id
 * @property {number} x
 * @property {number} y
 * @property {number} pointer
 * @property {HTMLElement | SVGElement} element
 * @property {HandDrag | null} hand Set for a tile of the rack.
 * @property {boolean} [left] It has left the rack.
 * @property {boolean} [able] It can be played.
 */

export class Pointer {
  /** @type {HandDrag | null} */
  hand = null;
  /** @type {Held | null} */
  #held = null;
  /** @type {Held | null} */
  #dropped = null;
  /** @type {HTMLElement | null} */
  #ghost = null;
  /** @type {(ScreenPlace & { id: string }) | null} Where something was dropped. */
  #dropPlace = null;
  #lastTap = { id: "", time: 0 };
  #moved = false;

  /** @param {HTMLElement} rack @param {SVGElement} drawing @param {Touch} touch */
  constructor(rack, drawing, touch) {
    this.touch = touch;
    for (const panel of [rack, drawing]) {
      const onBoard = panel === drawing;
      panel.addEventListener("pointerdown", (event) =>
        this.#press(/** @type {PointerEvent} */ (event), onBoard),
      );
      panel.addEventListener("click", (event) => this.#click(/** @type {PointerEvent} */ (event), onBoard));
    }
    // A finger that drags a tile must not scroll the page: browsers don't heed touch-action on shapes inside a drawing.
    drawing.addEventListener("touchmove", (event) => this.#drags && event.preventDefault(), {
      passive: false,
    });
    addEventListener("pointermove", (event) => this.#move(event));
    addEventListener("pointerup", (event) => this.#release(event));
    addEventListener("pointercancel", () => this.#cancel());
    addEventListener("keydown", (event) => event.key === "Escape" && this.#cancel());
    rack.addEventListener("contextmenu", (event) => this.#openMenu(/** @type {PointerEvent} */ (event)));
  }

  /** @param {PointerEvent} event @param {boolean} onBoard */
  #press(event, onBoard) {
    this.#moved = false;
    if (event.button || this.#held) return;
    /** @type {HTMLElement | SVGElement | null} */
    const element = targetOf(event).closest("[data-piece], [data-gap]");
    if (!element || (onBoard && !element.classList.contains("touchable"))) return;
    const id = element.dataset.piece ?? element.dataset.gap ?? "";
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    /** @type {Held} */
    const held = { id, x, y, pointer, element, hand: onBoard ? null : this.hand };
    this.#held = held;
    if (held.hand && event.pointerType !== "mouse") setTimeout(() => this.#longPress(held), LONG);
  }

  /** Whether a moving finger drags what it holds; on a felt that scrolls only tiles that are laid by hand. */
  get #drags() {
    if (!this.#held) return false;
    const { board, placing } = this.touch;
    return !board.felt.classList.contains("scrolls") || Boolean(placing?.isOwn(this.#held.id));
  }

  /** @param {Held} held */
  #longPress(held) {
    if (this.#held !== held || this.#ghost) return;
    this.#held = null;
    this.#moved = true; // the click that follows is not a tap
    held.hand?.turn(held.id);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    const { clientX: x, clientY: y } = event;
    if (!this.#ghost) {
      if (Math.hypot(x - held.x, y - held.y) < SLACK) return;
      const piece = held.hand ? held.hand.lift(held.id) : this.touch.pickUp(held.id);
      if (!piece) {
        this.#held = null;
        return;
      }
      this.#ghost = this.#lift(held, piece);
    }
    this.#ghost.style.transform = `translate(${x}px, ${y}px)`;
    if (held.hand?.over(held.id, x, y)) this.touch.dragOver(null);
    else this.#dragOutside(held, { x, y });
  }

  // Inside the rack a drag reorders the hand; only a tile that leaves the rack is to be played.
  /** @param {Held} held @param {{ x: number, y: number }} point */
  #dragOutside(held, point) {
    if (held.hand && !held.left) {
      held.left = true;
      held.able = Boolean(this.touch.pickUp(held.id));
      held.hand.leave();
    }
    if (held.able !== false) this.touch.dragOver(point);
  }

  /** @param {Held} held @param {Piece | Divider} piece */
  #lift(held, piece) {
    const { width, height } = held.element.getBoundingClientRect();
    const wide = Math.min(Math.max(Math.min(width, height), 34), 60);
    const look =
      "gap" in piece ? make("div", { class: "divider" }) : drawSingleTile(piece, showsNumerals(wide));
    const ghost = make("div", { class: "ghost", "aria-hidden": "true" }, look);
    if (!held.hand && "turn" in piece && this.touch.placing) {
      look.style.rotate = `${45 * ((piece.turn ?? 2) - 2)}deg`;
    }
    ghost.style.setProperty("--wide", `${wide}px`);
    document.body.append(ghost);
    held.element.classList.add("away");
    this.#moved = true;
    return ghost;
  }

  /** @param {PointerEvent} event */
  #release(event) {
    const held = this.#held;
    if (!held || event.pointerId !== held.pointer) return;
    this.#held = null;
    if (!this.#ghost) return;
    const { clientX: x, clientY: y } = event;
    if (this.#staysInHand(held, x, y)) {
      this.#glideBack(held);
      return;
    }
    // It glides from where it was dropped, whether it was played or not.
    this.#dropPlace = { id: held.id, x, y, width: this.#ghost.offsetWidth, turn: 2 };
    this.#dropped = held;
    if (this.touch.drop(x, y)) setTimeout(() => this.letGo(), DROPPED);
    else this.#glideBack(held);
  }

  /**
   * Whether the tile stays in the hand, because it was dropped there or cannot be played.
   * @param {Held} held
   * @param {number} x
   * @param {number} y
   */
  #staysInHand(held, x, y) {
    if (!held.hand) return false;
    if (held.hand.drop(held.id, x, y)) {
      if (held.able) this.touch.putBack();
      return true;
    }
    if (held.able === false) this.touch.explain(held.id);
    return held.able === false;
  }

  /** @param {Held} held */
  #glideBack(held) {
    const ghost = this.#ghost;
    this.#ghost = null;
    this.#dropPlace = null;
    if (!ghost) return;
    const { left, top, width, height } = held.element.getBoundingClientRect();
    const to = `translate(${left + width / 2}px, ${top + height / 2}px)`;
    const way = glide(ghost, { transform: ghost.style.transform }, { transform: to });
    const done = () => {
      ghost.remove();
      held.element.classList.remove("away");
    };
    if (way) way.finished.then(done, done);
    else done();
  }

  /** Remove the ghost: the tile itself has arrived, or was refused. */
  letGo() {
    this.#ghost?.remove();
    this.#ghost = null;
    this.#dropPlace = null;
    this.#dropped?.element.classList.remove("away");
  }

  #cancel() {
    if (this.#ghost && this.#held) {
      this.#held.hand?.leave();
      this.#glideBack(this.#held);
    }
    this.#held = null;
  }

  /**
   * A right click turns a tile; for touch, the long press has done so already.
   * @param {PointerEvent} event
   */
  #openMenu(event) {
    /** @type {HTMLElement | null} */
    const element = targetOf(event).closest("[data-piece]");
    if (!element) return;
    event.preventDefault();
    if (event.pointerType !== "touch") this.hand?.turn(element.dataset.piece ?? "");
  }

  /** Where a tile was dropped. @param {string} id @returns {ScreenPlace | null} */
  whereDropped(id) {
    return this.#dropPlace?.id === id ? this.#dropPlace : null;
  }

  /** @param {MouseEvent} event @param {boolean} onBoard */
  #click(event, onBoard) {
    if (this.#moved) {
      this.#moved = false;
      return;
    }
    /** @type {HTMLElement | SVGElement | null} */
    const element = targetOf(event).closest("[data-piece].touchable, .rack [data-piece]");
    if (element) {
      const id = element.dataset.piece ?? "";
      const { id: last, time } = this.#lastTap;
      this.#lastTap = { id, time: event.timeStamp };
      this.touch.tap(id, event.detail > 0 && last === id && event.timeStamp - time < TWICE);
    } else if (onBoard) {
      this.touch.tapFelt(event.clientX, event.clientY);
    }
  }
}
