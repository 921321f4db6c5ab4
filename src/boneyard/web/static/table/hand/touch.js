// What taps, drags and keys mean for the selection.
/** @import { Move, Piece } from "../../lib/protocol.js" */
/** @import { Board } from "../board/board.js" */
/** @import { Placement } from "../../solitaire/placement.js" */
/** @import { Rack } from "./rack.js" */
/** @import { Selection } from "./selection.js" */
import { _, listed, ngettext } from "../../lib/words.js";

/**
 * @typedef {object} TouchActions What the table does for it.
 * @property {() => boolean} isReady
 * @property {() => boolean} isYours
 * @property {(move: Move) => void} play
 * @property {(tile: string, place?: string) => void} askWhy Ask why a tile cannot be played, at all or at a place.
 * @property {() => void} mark
 * @property {(text: string) => void} setWords
 */

/** @type {Set<string>} The moves that take the next tile from the boneyard. */
const STOCK = new Set(["turn", "fill", "add"]);

export class Touch {
  /** @type {string | null} The place under what is dragged. */
  #under = null;
  /** @type {Placement | null} Set where tiles are laid on a grid by hand. */
  placing = null;
  /** A solitaire: what lies on the board can be asked about, and the boneyard can be touched. */
  alone = false;
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
    if (this.board.isStock(id)) return this.#useStock();
    if (this.placing) return this.placing.tap(id);
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
    if (this.placing?.isPicked) return this.placing.tapAt(board.toWorld(x, y));
    if (!selection.chosen.length || this.placing) {
      const able = this.placing ? new Set() : selection.able();
      const under = this.alone ? board.pieceAt(x, y) : null;
      const id = under && !able.has(under.id) ? null : board.hit(x, y, able);
      if (id && !board.spots.has(id)) this.tap(id, false);
      else if (this.alone) this.#explain(under);
      else this.#tellWhatFits(x, y);
      return;
    }
    const id = board.hit(x, y, selection.next()) ?? board.hit(x, y, new Set(selection.chosen));
    if (id) this.tapPlace(id);
    else if (this.alone) this.#explain(board.pieceAt(x, y));
    else this.#tellWhyNot(x, y);
  }

  /** Say why what is chosen does not go to the place under a tap. @param {number} x @param {number} y */
  #tellWhyNot(x, y) {
    const place = this.#placeAt(x, y);
    const tile = this.selection.chosen.find((id) => this.rack.tiles.has(id));
    if (place && tile) this.table.askWhy(tile, place.id);
  }

  /** Say what fits the place under a tap, if nothing is chosen yet. @param {number} x @param {number} y */
  #tellWhatFits(x, y) {
    const place = this.#placeAt(x, y);
    if (!place || !this.table.isYours() || !this.rack.tiles.size) return;
    const tiles = [...new Set((place.tiles ?? []).map((id) => id.split("/")[0]))];
    this.table.setWords(
      tiles.length
        ? ngettext("{tiles} fits there.", "{tiles} fit there.", tiles.length, { tiles: listed(tiles) })
        : _("None of your tiles fit there."),
    );
  }

  /** The place under a tap, whether anything fits it or not; cells of a grid are no such places. */
  #placeAt(/** @type {number} */ x, /** @type {number} */ y) {
    const { board } = this;
    const id = board.hit(x, y, new Set(board.spots.keys()));
    return id === null || board.isCell(id) ? null : (board.spots.get(id)?.spot ?? null);
  }

  /** Say why a piece of the board cannot be played. @param {Piece | null} piece */
  #explain(piece) {
    if (!piece || !this.table.isReady()) return;
    if (piece.role === "yard") this.#useStock();
    else if (piece.first >= 0) this.table.askWhy(piece.id);
  }

  /** Take the next tile from the boneyard, where that is a move. */
  #useStock() {
    const move = this.stockMove;
    if (move) this.table.play(move);
    else this.table.askWhy("boneyard");
  }

  get stockMove() {
    return this.alone ? this.selection.moves.find(({ kind }) => STOCK.has(kind)) : undefined;
  }

  /** Play what is meant, or the only move there is besides giving up. */
  playOnly() {
    const { selection, table } = this;
    const moves = selection.moves.filter(({ kind }) => kind !== "concede");
    const only = moves.length === 1 && !selection.chosen.length ? moves[0] : null;
    const move = selection.meant() ?? only;
    if (!move || !table.isReady()) return false;
    table.play(move);
    return true;
  }

  /**
   * Remember where on the board the focus is, to put it back after the next state is shown: on the same tile, or on
   * the nearest if that is gone.
   * @returns {() => void}
   */
  keepFocus() {
    const active = document.activeElement;
    if (!(active instanceof SVGElement) || !this.board.drawing.contains(active)) return () => {};
    const { left, top } = active.getBoundingClientRect();
    const { piece, spot } = active.dataset;
    return () => {
      const there = this.board.element(spot ?? piece);
      if (there === active && active.hasAttribute("role")) return active.focus({ preventScroll: true });
      const [nearest] = this.reachable()
        .map((element) => ({ element, rect: element.getBoundingClientRect() }))
        .map(({ element, rect }) => ({ element, far: Math.hypot(rect.left - left, rect.top - top) }))
        .sort((one, other) => one.far - other.far);
      return (nearest?.element ?? this.board.felt).focus({ preventScroll: true });
    };
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
    if (this.placing) return this.placing.pickUp(id);
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
    if (this.placing) {
      this.placing.drop(board.toWorld(x, y), !board.isOverLane(x, y));
      return false; // it glides to where it lies now
    }
    const id = board.hit(x, y, selection.next());
    if (!id) {
      this.#tellWhyNot(x, y);
      return false;
    }
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
    const element = this.rack.tiles.get(back)?.button ?? this.board.element(back?.split("@")[0]);
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
    if (this.placing) return this.placing.press(spot ?? piece ?? "");
    if (spot !== undefined) this.tapPlace(spot);
    else if (piece !== undefined) this.tap(piece, false);
  }
}
