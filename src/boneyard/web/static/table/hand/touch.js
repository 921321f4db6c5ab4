// What taps, drags and keys mean for the selection.
/** @import { Move, Piece } from "../../lib/protocol.js" */
/** @import { Board } from "../board/board.js" */
/** @import { Rack } from "./rack.js" */
/** @import { Selection } from "./selection.js" */

/**
 * @typedef {object} TouchActions What the table does for it.
 * @property {() => boolean} isReady
 * @property {(move: Move) => void} play
 * @property {(tile: string) => void} askWhy Ask why a tile cannot be played.
 * @property {() => void} mark
 * @property {(text: string) => void} setWords
 */

export class Touch {
  /** @type {string | null} The place under what is dragged. */
  #under = null;
  /** @type {(() => void)[]} Touches that came while the server was still asked what can come next. */
  #late = [];

  /** @param {Selection} selection @param {Board} board @param {Rack} rack @param {TouchActions} table */
  constructor(selection, board, rack, table) {
    this.selection = selection;
    this.board = board;
    this.rack = rack;
    this.table = table;
  }

  /**
   * Fingers are faster than the server: keep a touch until its answer has arrived.
   * @param {() => void} touch
   */
  #postpone(touch) {
    if (!this.selection.isWaiting()) return false;
    this.#late.push(touch);
    return true;
  }

  resume() {
    while (this.#late.length && !this.selection.isWaiting()) this.#late.shift()?.();
  }

  forget() {
    this.#late = [];
  }

  /** @param {string} id @param {boolean} twice */
  tap(id, twice) {
    const { selection, table } = this;
    if (!table.isReady() || this.#postpone(() => this.tap(id, twice))) return;
    if (twice && selection.chosen.length) {
      const meant = selection.meant();
      if (meant) return table.play(meant);
      if (selection.chosen.includes(id)) return;
    }
    if (selection.touch(id)) {
      table.setWords("");
      this.rack.rove(id);
    } else if (this.rack.tiles.has(id)) {
      selection.clear();
      table.askWhy(id);
    }
    table.mark();
  }

  /** A tap on the felt means the spot under it, or nothing. @param {number} x @param {number} y */
  tapFelt(x, y) {
    const { selection, board } = this;
    if (this.#postpone(() => this.tapFelt(x, y))) return;
    if (!selection.chosen.length) {
      const id = board.hit(x, y, selection.able());
      if (id && !board.spots.has(id)) this.tap(id, false);
      return;
    }
    const id = board.hit(x, y, selection.next()) ?? board.hit(x, y, new Set(selection.chosen));
    if (id) this.tapPlace(id);
  }

  /**
   * A tile and its place are a move when nothing else can be meant; what takes more touches waits for the
   * button.
   * @param {string} id
   */
  tapPlace(id) {
    const { selection, board } = this;
    if (this.#postpone(() => this.tapPlace(id))) return;
    selection.touch(id);
    const complete = selection.complete();
    const only = complete.length === 1 && !selection.next().size && complete[0].touch.length <= 2;
    if (only && board.spots.has(id)) this.table.play(complete[0]);
    this.table.mark();
  }

  /** Pick a tile up to play it. @param {string} id @returns {Piece | null} Null where it cannot be moved. */
  pickUp(id) {
    const { selection, board, rack } = this;
    if (!selection.able().has(id) || selection.isWaiting()) return null;
    if (!selection.chosen.includes(id)) {
      if (selection.next().has(id) && selection.chosen.length) selection.touch(id);
      else selection.choose([id]);
    }
    this.table.mark();
    return (rack.tiles.get(id) ?? board.pieces.get(id))?.piece ?? null;
  }

  /** Highlight the spot under a dragged tile. @param {{ x: number, y: number } | null} point */
  dragOver(point) {
    const id = point && this.board.hit(point.x, point.y, this.selection.next());
    if (id === this.#under) return;
    this.board.element(this.#under)?.classList.remove("over");
    this.board.element(id)?.classList.add("over");
    this.#under = id;
  }

  /**
   * Drop a tile on the board; one that misses its spot stays chosen.
   * @param {number} x
   * @param {number} y
   * @returns {boolean} Whether it was played there.
   */
  drop(x, y) {
    const { selection, board } = this;
    board.element(this.#under)?.classList.remove("over");
    this.#under = null;
    const id = board.hit(x, y, selection.next());
    if (!id) return false;
    selection.touch(id);
    const complete = selection.complete();
    if (complete.length === 1 && !selection.next().size) {
      this.table.play(complete[0]);
      return true;
    }
    this.table.mark();
    return false;
  }

  /** Explain why a tile that was dragged to the board cannot be played. @param {string} id */
  explain(id) {
    if (this.rack.tiles.has(id)) this.table.askWhy(id);
  }

  /** Clear the selection after a drag that ended in the hand. */
  putBack() {
    this.selection.clear();
    this.table.mark();
  }

  clear() {
    const [back] = this.selection.chosen;
    this.forget();
    this.selection.clear();
    this.table.setWords("");
    this.table.mark();
    const element = this.rack.tiles.get(back)?.button ?? this.board.element(back);
    element?.focus({ preventScroll: true });
  }

  /** Everything the arrow keys can reach. @returns {(HTMLElement | SVGElement)[]} */
  reachable() {
    return [...this.rack.items, ...(this.isReading() ? this.board.items : this.board.buttons)];
  }

  /**
   * Whether the keyboard reads the board: it is on a tile there, and not looking for a place for one that is chosen.
   */
  isReading() {
    const here = document.activeElement;
    if (!here || !this.board.drawing.contains(here)) return false;
    return !this.selection.chosen.length || here.getAttribute("role") !== "button";
  }

  /** Enter was pressed on a piece or spot of the board. @param {HTMLElement | SVGElement} element */
  pressEnter(element) {
    const { spot, piece } = element.dataset;
    if (spot !== undefined) this.tapPlace(spot);
    else if (piece !== undefined) this.tap(piece, false);
  }
}
