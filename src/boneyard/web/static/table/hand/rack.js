// The player's own tiles, within reach of the thumb and as large as possible.
/** @import { Piece } from "../../lib/protocol.js" */
/** @import { Marks, Origins, ScreenPlace } from "../types.js" */
/** @import { Divider } from "./order.js" */
import { make, reorder } from "../../lib/dom.js";
import { glide } from "../../lib/motion.js";
import { settings } from "../../lib/settings.js";
import { _ } from "../../lib/words.js";
import { drawSingleTile, showsNumerals } from "../board/tiles.js";
import { fitRack, isLow } from "./layout.js";

const EDGE = 12; // pixels beside the tiles
const LOW_EDGE = 8; // above and below them on a low screen
const BESIDE = 10; // with more tiles than these a desk's rack takes the whole width

/** @typedef {{ button: HTMLButtonElement, piece: Piece, look: string }} TileEntry */

export class Rack {
  /** @type {Map<string, TileEntry>} */
  tiles = new Map();
  /** @type {Piece[]} As the scene has them. */
  pieces = [];
  /** @type {HTMLButtonElement[]} Tiles and dividers, in order. */
  items = [];
  /**
   * The order of the tiles, with dividers, and whether they lie as a train.
   * @type {(pieces: Piece[]) => { items: (Piece | Divider)[], lies: boolean }}
   */
  arrange = (pieces) => ({ items: pieces, lies: false });
  /** @type {Map<string, HTMLButtonElement>} */
  #dividers = new Map();
  #lies = false;
  #height = 0;
  #most = 0;
  #rows = 1;
  #wide = 44;
  #ground = "";
  /** @type {number | null} */
  #round = null;

  /** @param {HTMLElement} panel */
  constructor(panel) {
    this.panel = panel;
    this.home = /** @type {HTMLElement} */ (panel.parentElement);
    new ResizeObserver(() => this.#resize()).observe(panel);
    addEventListener("resize", () => this.#resize());
  }

  #resize() {
    if (!this.tiles.size || this.#ground === this.#around) return;
    this.#height = 0;
    this.#layOut();
  }

  /** What the layout depends on; the panel's own height follows from it. */
  get #around() {
    return `${this.panel.clientWidth} ${innerWidth} ${innerHeight}`;
  }

  /** @param {Piece[]} pieces @param {number | null} [round] @param {Origins} [origins] */
  show(pieces, round = this.#round, origins = () => null) {
    if (round !== this.#round) this.#height = this.#most = 0;
    this.#round = round;
    this.pieces = pieces;
    this.panel.hidden = !pieces.length && !this.#height;
    const { items, lies } = this.arrange(pieces);
    if (lies !== this.#lies) this.#height = 0;
    this.#lies = lies;
    this.panel.classList.toggle("lying", lies);
    const first = !this.tiles.size;
    const places = new Map(this.items.map((button) => [button, button.getBoundingClientRect()]));
    const [tiles, dividers] = [this.tiles, this.#dividers];
    this.tiles = new Map();
    this.#dividers = new Map();
    this.items = items.map((item) => {
      if ("gap" in item) {
        const divider = dividers.get(item.id) ?? makeDivider(item.id);
        this.#dividers.set(item.id, divider);
        return divider;
      }
      const entry = tiles.get(item.id) ?? { button: makeTile(item.id), piece: item, look: "" };
      this.#paint(entry, item);
      this.tiles.set(item.id, entry);
      return entry.button;
    });
    this.#layOut();
    const focused = this.items.find((each) => each === document.activeElement);
    this.#moveAroundHeld();
    reorder(this.panel, this.items);
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
    this.#animate(places, first ? () => null : origins);
    this.rove();
  }

  // The element under a finger must not move in the document, or the touch is lost: move the others around it.
  #moveAroundHeld() {
    const held = this.items.findIndex((each) => each.classList.contains("away") && each.isConnected);
    if (held < 0) return;
    this.items[held].before(...this.items.slice(0, held));
    this.items[held].after(...this.items.slice(held + 1));
  }

  /** Show the same tiles in another order. */
  rearrange() {
    this.show(this.pieces);
  }

  /** @param {TileEntry} entry @param {Piece} piece */
  #paint(entry, piece) {
    const numerals = showsNumerals(this.#wide);
    const look = [piece.first, piece.second, numerals, settings.palette, this.#lies].join(" ");
    entry.piece = piece;
    if (entry.look === look) return;
    entry.look = look;
    entry.button.replaceChildren(drawSingleTile(piece, numerals, this.#lies));
  }

  redraw() {
    for (const entry of this.tiles.values()) this.#paint(Object.assign(entry, { look: "" }), entry.piece);
  }

  #layOut() {
    const count = this.tiles.size;
    if (!count) return;
    this.#most = Math.max(this.#most, count);
    this.home.classList.toggle("full", this.#most > BESIDE);
    this.panel.style.paddingInline = "";
    this.panel.style.minHeight = "";
    this.#ground = this.#around;
    const inside = this.panel.clientWidth;
    const screen = { width: innerWidth, height: innerHeight };
    const low = isLow(screen);
    const row = low ? this.panel.clientHeight - 2 * LOW_EDGE : 0;
    const items = this.items.map((each) => (each.classList.contains("divider") ? "gap" : "tile"));
    const { wide, width, rows, height } = fitRack(items, inside - 2 * EDGE, this.#lies, screen, row);
    this.panel.style.setProperty("--wide", `${wide}px`);
    this.panel.style.paddingInline = `${Math.max(0, Math.floor((inside - width) / 2))}px`;
    // The style sheet may have made them smaller: a round that is over needs the room for its result.
    const shown = parseFloat(getComputedStyle(this.panel).getPropertyValue("--wide"));
    if (shown !== this.#wide) {
      this.#wide = shown;
      for (const entry of this.tiles.values()) this.#paint(entry, entry.piece);
    }
    this.panel.classList.toggle("scrolls", low && this.panel.scrollWidth > this.panel.clientWidth + 1);
    if (low) return; // its height is the style sheet's
    // The panel shrinks only when a whole row is no longer needed, not with every tile.
    if (rows < this.#rows) this.#height = 0;
    this.#rows = rows;
    this.#height = Math.max(this.#height, height + 22);
    this.panel.style.minHeight = `${this.#height}px`;
  }

  /** @param {Map<HTMLButtonElement, DOMRect>} places Where they were. @param {Origins} origins */
  #animate(places, origins) {
    const pieces = new Map([...this.tiles.values()].map(({ button, piece }) => [button, piece]));
    for (const button of this.items) {
      for (const way of button.getAnimations()) if (!(way instanceof CSSTransition)) way.cancel();
      const now = button.getBoundingClientRect();
      const before = places.get(button);
      const piece = pieces.get(button);
      const from = before || !piece ? null : origins(piece);
      if (before) {
        const [dx, dy] = [before.left - now.left, before.top - now.top];
        if (Math.abs(dx) + Math.abs(dy) <= 1) continue;
        glide(button, { transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" });
      } else if (from && now.width) {
        const [dx, dy] = [from.x - now.left - now.width / 2, from.y - now.top - now.height / 2];
        const scale = Math.max(0.2, from.width / now.width);
        glide(button, { transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" });
      } else {
        glide(button, { opacity: 0, transform: "translateY(10px)" }, { opacity: 1, transform: "none" });
      }
    }
  }

  /** @param {Marks} marks */
  mark({ chosen, next, able, yours, describePiece }) {
    const count = this.tiles.size;
    for (const [index, [id, { button, piece }]] of [...this.tiles].entries()) {
      const on = chosen.includes(id);
      const fits = yours && able.has(id);
      button.classList.toggle("chosen", on);
      button.classList.toggle("next", chosen.length > 0 && next.has(id));
      button.classList.toggle("able", settings.marks && fits);
      button.classList.toggle("dim", settings.marks && (piece.dim ?? (yours && able.size > 0 && !fits)));
      button.setAttribute("aria-pressed", String(on));
      button.setAttribute(
        "aria-label",
        describePiece(piece, _("{number} of {all}", { number: index + 1, all: count })),
      );
    }
  }

  /** Take a tile out of sight that was played and is not confirmed yet. @param {string} [id] None puts it back. */
  markSent(id) {
    for (const [tile, { button }] of this.tiles) button.classList.toggle("sent", tile === id);
  }

  /** Roving tabindex: Tab reaches one tile, the arrow keys the others. @param {string} [id] */
  rove(id = "") {
    const wanted =
      this.tiles.get(id)?.button ??
      this.items.find((each) => each === document.activeElement) ??
      this.items.find((each) => each.tabIndex === 0) ??
      this.items[0];
    for (const each of this.items) each.tabIndex = each === wanted ? 0 : -1;
    return wanted;
  }

  /** @param {string} id @returns {ScreenPlace | null} */
  whereIs(id) {
    const rect = this.tiles.get(id)?.button.getBoundingClientRect();
    if (!rect) return null;
    const { left, top, width, height } = rect;
    const turn = this.#lies ? 0 : 2;
    return { x: left + width / 2, y: top + height / 2, width: Math.min(width, height), turn };
  }
}

/** @param {string} id */
const makeTile = (id) => make("button", { type: "button", class: "held", "data-piece": id, tabindex: "-1" });

/** @param {string} id */
const makeDivider = (id) =>
  make("button", {
    type: "button",
    class: "divider",
    "data-gap": id,
    "aria-label": _("Divider"),
    tabindex: "-1",
  });
