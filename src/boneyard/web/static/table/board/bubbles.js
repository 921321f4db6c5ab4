// What appears on the felt for a moment: what someone says or does at their seat, and the points of a play.
/** @import { LogLine } from "../../lib/protocol.js" */
/** @import { ScreenPlace } from "../types.js" */
/** @import { Board } from "./board.js" */
import { make, toNodes } from "../../lib/dom.js";
import { glide } from "../../lib/motion.js";
import { formatSigned } from "../../lib/text.js";

const DONE = 2000; // milliseconds that a pass, a draw or a bid stays at its seat
const POINTS = 1600; // milliseconds that points float
const RISE = 34; // pixels that they rise
const SENTENCE = 1000; // tiles that a bubble rather covers than a sentence
const SPACE = 6; // pixels between a bubble and the edge

/**
 * Words at a seat, where they cover no sentence on the felt and the fewest tiles. Screen readers get them from
 * the live region.
 */
export class Bubbles {
  /** @type {Map<number, HTMLElement>} By seat. */
  #bubbles = new Map();
  /** @type {Map<HTMLElement, () => void>} How each that is shown finds its place. */
  #places = new Map();

  /** @param {Board} board @param {string} [kind] A class of their own. */
  constructor(board, kind = "") {
    this.board = board;
    this.kind = kind;
  }

  /** @param {number} seat @param {string} text @param {number} ms @param {string} [name] Who says it. */
  show(seat, text, ms, name = "") {
    this.#bubbles.get(seat)?.remove();
    const frame = this.board.felt.parentElement;
    if (!frame) return;
    const who = name ? [make("b", {}, name), " "] : [];
    const attributes = { class: `bubble ${this.kind}`.trim(), "aria-hidden": "true", "data-seat": seat };
    const bubble = make("p", attributes, ...who, make("bdi", {}, ...toNodes(text)));
    frame.append(bubble);
    this.#bubbles.set(seat, bubble);
    const place = () => {
      const { x, y } = this.#findPlace(seat, frame.getBoundingClientRect(), bubble.getBoundingClientRect());
      bubble.style.left = `${x}px`;
      bubble.style.top = `${y}px`;
    };
    // The felt shrinks when someone asks for something: the bubble must not cover the answer buttons.
    const sizes = new ResizeObserver(place);
    sizes.observe(frame);
    this.#places.set(bubble, place);
    setTimeout(() => {
      sizes.disconnect();
      this.#places.delete(bubble);
      bubble.remove();
    }, ms);
  }

  /** The table has changed under them. */
  settle() {
    for (const place of this.#places.values()) place();
  }

  clear() {
    for (const bubble of this.#bubbles.values()) bubble.remove();
  }

  /** @param {number} seat @param {DOMRect} frame @param {DOMRect} bubble */
  #findPlace(seat, frame, { width, height }) {
    const { board } = this;
    const plate = board.scene && board.whereSits(seat);
    if (!plate) return { x: (frame.width - width) / 2, y: SPACE };
    const [x, y] = [plate.x - frame.left, plate.y - frame.top];
    /** @param {string} selector */
    const rects = (selector) =>
      [...board.drawing.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
    const [tiles, sentences] = [rects(".piece .body"), rects(".label.as-binds")];
    /** @param {number} value @param {number} most */
    const within = (value, most) => Math.max(SPACE, Math.min(value, most - SPACE));
    const places = [
      { x: x - width / 2, y: y + 22 },
      { x: x - width / 2, y: y - height - 22 },
      { x: x + 30, y: y - height / 2 },
      { x: x - width - 30, y: y - height / 2 },
    ].map((at) => ({ x: within(at.x, frame.width - width), y: within(at.y, frame.height - height - 44) }));
    /** @param {{ x: number, y: number }} place */
    const covered = (place) => {
      const [left, top] = [place.x + frame.left, place.y + frame.top];
      /** @param {DOMRect} it */
      const covers = (it) =>
        it.left < left + width && it.right > left && it.top < top + height && it.bottom > top;
      // This says why someone can't play: no bubble may hide it.
      return tiles.filter(covers).length + SENTENCE * sentences.filter(covers).length;
    };
    const counts = places.map(covered);
    return places[counts.indexOf(Math.min(...counts))];
  }
}

/** Passes, draws and bids at their seats, and points above the play that made them. */
export class Happenings {
  /** @type {number | null} The last ply that was shown; what happened before the page was opened is no news. */
  #ply = null;
  #bubbles;

  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    this.#bubbles = new Bubbles(board, "done");
  }

  /** @param {number} ply @param {LogLine[]} log @param {number | null} you */
  show(ply, log, you) {
    const before = this.#ply;
    this.#ply = ply;
    if (before === null) return;
    this.#bubbles.settle();
    const fresh = log.filter((line) => line.seat !== null && line.ply >= before);
    const last = new Map(fresh.map((line) => [line.seat, line]));
    for (const [seat, line] of last) {
      if (seat === null) continue;
      if (line.bubble && seat !== you) this.#bubbles.show(seat, line.bubble, DONE);
      if (line.points) {
        const newest = line === fresh.at(-1);
        floatPoints(
          this.board,
          line.points,
          (newest && this.board.whereLast()) || this.board.whereSits(seat),
        );
      }
    }
  }
}

/** @param {Board} board @param {number} points @param {ScreenPlace | null} from */
function floatPoints(board, points, from) {
  const frame = board.felt.parentElement;
  if (!frame || !from) return;
  const { left, top, width, height } = frame.getBoundingClientRect();
  const text = make("p", { class: "float", "aria-hidden": "true" }, formatSigned(points));
  frame.append(text);
  const { offsetWidth, offsetHeight } = text;
  /** @param {number} value @param {number} most */
  const within = (value, most) => Math.max(SPACE, Math.min(value, most - SPACE));
  text.style.left = `${within(from.x - left - offsetWidth / 2, width - offsetWidth)}px`;
  text.style.top = `${within(from.y - top - offsetHeight, height - offsetHeight)}px`;
  glide(
    text,
    { opacity: 1, transform: "none" },
    { opacity: 0, transform: `translateY(${-RISE}px)` },
    { duration: POINTS, easing: "ease-in" },
  );
  setTimeout(() => text.remove(), POINTS);
}
