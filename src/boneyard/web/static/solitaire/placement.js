// Tiles laid on a grid by hand: one stays where it was dropped, turns with a tap, shows whether it fits, and can
// be moved until the turn is complete. A tile on its cells is written as in a record: 6-3@0,0v.
/** @import { Piece, Spot } from "../lib/protocol.js" */
/** @import { Marks } from "../table/types.js" */
/** @import { TablePage } from "../table/page.js" */
import { tileAtPlace, tileName } from "../lib/text.js";
import { _ } from "../lib/words.js";

/**
 * @typedef {{ tile: string, x: number, y: number, way: number }} Laid A tile, the cell of its first number, and the way
 * to the second.
 */
/** @typedef {{ x: number, y: number }} Cell */

const WAYS = ">v<^";
const UP = "up"; // the lane of the turned-up tiles
const NEAR = 0.9; // cells from where a tile is dropped to where it fits
/** @type {Record<string, Cell>} */
const ARROWS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** @param {string} text @returns {Laid} */
export function readLaid(text) {
  const [tile, place] = text.split("@");
  const [x, y] = place.slice(0, -1).split(",").map(Number);
  return { tile, x, y, way: WAYS.indexOf(place.slice(-1)) };
}

/** A double, whose ends are alike, is named by its upper or left cell. @param {Laid} laid */
export function writeLaid({ tile, x, y, way }) {
  if (isDouble(tile) && way >= 2) {
    const { x: dx, y: dy } = step(way);
    return `${tile}@${x + dx},${y + dy}${WAYS[way - 2]}`;
  }
  return `${tile}@${x},${y}${WAYS[way]}`;
}

/** @param {string} tile */
function isDouble(tile) {
  const [first, second] = tile.split("-");
  return first === second;
}

/** @param {number} way @returns {Cell} */
const step = (way) => ({ x: [1, 0, -1, 0][way], y: [0, 1, 0, -1][way] });

/** @param {Cell} cell */
const cellId = ({ x, y }) => `${x},${y}`;

/** @param {Laid} laid @returns {[Cell, Cell]} */
export function cellsOf({ x, y, way }) {
  const by = step(way);
  return [
    { x, y },
    { x: x + by.x, y: y + by.y },
  ];
}

/** @param {Laid} laid @returns {Cell} */
function middleOf(laid) {
  const [one, other] = cellsOf(laid);
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export class Placement {
  /** The turned-up tile that a tap on a cell would lay. */
  #picked = "";
  /** The laid tile that the arrow keys move. */
  #held = "";
  #dragged = "";
  #ply = -1;
  #asked = "";

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.board = page.board;
    this.selection = page.selection;
    this.selection.exact = true;
    page.touch.placing = this;
    page.onShown((now) => {
      if (now.ply === this.#ply) return;
      this.#ply = now.ply;
      this.#picked = this.#held = "";
    });
  }

  // --- what lies where

  /** The tiles that are laid by hand, and not played yet. */
  get laid() {
    return this.selection.chosen.map(readLaid);
  }

  /** @param {string} tile */
  #laidAt(tile) {
    return this.laid.find((each) => each.tile === tile) ?? null;
  }

  /** Whether a tile is turned up, to be laid. @param {string} id */
  isOwn(id) {
    return this.board.scene?.pieces.some((piece) => piece.id === id && piece.lane === UP) ?? false;
  }

  get #own() {
    return this.board.scene?.pieces.filter((piece) => piece.lane === UP) ?? [];
  }

  /** The cells that are taken, but for those of one tile. @param {string} but */
  #taken(but) {
    const played = (this.board.scene?.pieces ?? [])
      .filter((piece) => piece.lane !== UP && (piece.role ?? "table") === "table")
      .flatMap((piece) => {
        const by = step(((piece.turn ?? 0) / 2) % 4);
        return [-0.5, 0.5].map((side) =>
          cellId({ x: Math.round(piece.x + side * by.x), y: Math.round(piece.y + side * by.y) }),
        );
      });
    const mine = this.laid.filter((each) => each.tile !== but).flatMap((each) => cellsOf(each).map(cellId));
    return new Set([...played, ...mine]);
  }

  /** @param {Laid} laid */
  #isFree(laid) {
    const taken = this.#taken(laid.tile);
    return cellsOf(laid).every((cell) => !taken.has(cellId(cell)));
  }

  /** Where a tile fits beside the others that are laid by hand. @param {string} tile @returns {Laid[]} */
  #places(tile) {
    const others = this.selection.chosen.filter((each) => readLaid(each).tile !== tile);
    const known = others.length ? this.selection.nextTo(others) : this.selection.able();
    return [...known]
      .map(readLaid)
      .filter((each) => each.tile === tile && this.#isFree(each))
      .sort((one, other) => one.y - other.y || one.x - other.x || one.way - other.way);
  }

  // --- laying, turning and taking back

  /** @param {Laid} laid */
  #lay(laid) {
    const others = this.selection.chosen.filter((each) => readLaid(each).tile !== laid.tile);
    this.#picked = "";
    this.#asked = "";
    this.page.setWords("");
    this.selection.choose([...others, writeLaid(laid)]);
    this.page.mark();
  }

  /** @param {string} tile */
  #takeBack(tile) {
    this.#picked = this.#held = "";
    this.#asked = "";
    this.page.setWords("");
    const others = this.selection.chosen.filter((each) => readLaid(each).tile !== tile);
    if (others.length) this.selection.choose(others);
    else this.selection.clear();
    this.page.mark();
  }

  /** Turn a tile around the cell of its first number, as far as there is room. @param {Laid} laid */
  #turn(laid) {
    const ways = isDouble(laid.tile) ? [1 - (laid.way % 2)] : [1, 2, 3].map((by) => (laid.way + by) % 4);
    const turned = ways.map((way) => ({ ...laid, way })).find((each) => this.#isFree(each));
    if (turned) this.#lay(turned);
    else this.page.setWords(_("There's no room to turn {tile} here.", { tile: laid.tile }), "why");
  }

  /**
   * Where a tile that covers a cell would lie: where it fits if it can, with its first number there if it can.
   * @param {string} tile
   * @param {Cell} cell
   * @returns {Laid | null}
   */
  #covering(tile, cell) {
    const fitting =
      this.#places(tile).find((each) => cellId(each) === cellId(cell)) ??
      this.#places(tile).find((each) => cellsOf(each).some((one) => cellId(one) === cellId(cell)));
    if (fitting) return fitting;
    return [0, 1, 2, 3].map((way) => ({ tile, ...cell, way })).find((each) => this.#isFree(each)) ?? null;
  }

  /**
   * Where a tile lies after it was dropped: where it fits if that is near, and turned as it was if it lay there
   * before.
   * @param {string} tile
   * @param {Cell} point
   * @returns {Laid | null}
   */
  #dropped(tile, point) {
    const before = this.#laidAt(tile);
    /** @param {Laid} laid */
    const far = (laid) => Math.hypot(middleOf(laid).x - point.x, middleOf(laid).y - point.y);
    const fitting = this.#places(tile)
      .filter((each) => far(each) < NEAR && (!before || each.way === before.way))
      .sort((one, other) => far(one) - far(other));
    if (fitting.length) return fitting[0];
    const ways = before ? [before.way] : [0, 1];
    const free = ways
      .map((way) => {
        const by = step(way);
        return { tile, x: Math.round(point.x - by.x / 2), y: Math.round(point.y - by.y / 2), way };
      })
      .filter((each) => this.#isFree(each));
    return free[0] ?? null;
  }

  // --- by finger and mouse

  /** @param {string} id */
  tap(id) {
    const laid = this.#laidAt(id);
    if (laid) this.#turn(laid);
    else if (this.isOwn(id)) this.#picked = this.#picked === id ? "" : id;
    this.page.mark();
  }

  /** Whether a tap on a cell lays a tile. */
  get isPicked() {
    return Boolean(this.#picked);
  }

  /** @param {Cell} point */
  tapAt(point) {
    if (!this.#picked) return;
    const laid = this.#covering(this.#picked, { x: Math.round(point.x), y: Math.round(point.y) });
    if (laid) this.#lay(laid);
  }

  /** @param {string} id @returns {Piece | null} */
  pickUp(id) {
    if (!this.isOwn(id)) return null;
    this.#dragged = this.#picked = id; // the cells where it fits glow
    this.page.mark();
    return this.board.pieces.get(id)?.piece ?? null;
  }

  /** @param {Cell} point @param {boolean} onGrid Not over the tiles that are turned up. */
  drop(point, onGrid) {
    const tile = this.#dragged;
    this.#dragged = this.#picked = "";
    const laid = onGrid ? this.#dropped(tile, point) : null;
    if (laid) this.#lay(laid);
    else if (onGrid) this.page.mark();
    else this.#takeBack(tile);
  }

  // --- by keyboard

  /** Enter on a tile lays it or takes it up again; on a cell it lays the tile that is picked. @param {string} id */
  press(id) {
    if (this.board.isCell(id)) {
      const [x, y] = id.split(",").map(Number);
      return this.tapAt({ x, y });
    }
    if (this.#held === id) {
      this.#held = "";
      this.page.say(_("{tile}. Placed.", { tile: this.describe(id) }));
      this.page.mark();
      /** @type {HTMLElement | null} */
      const main = document.querySelector("#actions button.main");
      if (this.selection.meant()) main?.focus();
      return undefined;
    }
    if (!this.isOwn(id)) return undefined;
    if (!this.#laidAt(id)) {
      const [first] = this.#places(id);
      if (!first) return this.page.touch.table.askWhy(id);
      this.#lay(first);
    }
    this.#held = id;
    this.page.mark();
    const keys = _(
      "Arrow keys move it, R turns it, N takes it to the next place that fits, Enter puts it down, Escape takes it back.",
    );
    this.page.say(`${this.describe(id)}. ${keys}`);
    return undefined;
  }

  /** @param {KeyboardEvent} event @returns {boolean} Whether the key was used. */
  key(event) {
    const laid = this.#held ? this.#laidAt(this.#held) : null;
    if (!laid) return false;
    const way = ARROWS[event.key];
    if (way) this.#push(laid, way);
    else if (event.key === "r") this.#turn(laid);
    else if (event.key === "n") this.#lay(this.#following(laid));
    else if (event.key === "Escape") this.#takeBack(laid.tile);
    else return false;
    this.page.say(this.describe(laid.tile));
    return true;
  }

  /** The next free place in a direction. @param {Laid} laid @param {Cell} by */
  #push(laid, by) {
    for (let far = 1; far < 9; far += 1) {
      const moved = { ...laid, x: laid.x + far * by.x, y: laid.y + far * by.y };
      if (this.#isFree(moved)) return this.#lay(moved);
    }
    return undefined;
  }

  /** @param {Laid} laid */
  #following(laid) {
    const places = this.#places(laid.tile);
    const index = places.findIndex((each) => writeLaid(each) === writeLaid(laid));
    return places[(index + 1) % places.length] ?? laid;
  }

  // --- what the board shows

  /** @returns {Pick<Marks, "chosen" | "next" | "able">} */
  marks() {
    const tiles = this.laid.map((each) => each.tile);
    const able = new Set(this.#own.map((piece) => piece.id));
    if (!this.page.isYours()) able.clear();
    for (const cell of [...this.selection.able()].map(readLaid).flatMap(cellsOf)) able.add(cellId(cell));
    const next = this.#picked
      ? this.#places(this.#picked).flatMap(cellsOf).map(cellId)
      : this.selection.chosen.length
        ? [...this.selection.next()].map((each) => readLaid(each).tile)
        : [];
    return { chosen: this.#picked ? [...tiles, this.#picked] : tiles, next: new Set(next), able };
  }

  /** Put the tiles where they were laid, and say whether they fit. */
  draw() {
    const { selection, board } = this;
    const fits = selection.isWaiting() || selection.isPossible();
    for (const { id } of this.#own) {
      const laid = this.#laidAt(id);
      board.lay(id, laid && { ...middleOf(laid), turn: 2 * laid.way, scale: 1 });
      const { classList, dataset } = board.pieces.get(id)?.group ?? document.body;
      classList.toggle("draft", laid !== null);
      classList.toggle("misfit", laid !== null && !fits);
      classList.toggle("held", this.#held === id);
      if (laid) dataset.laid = writeLaid(laid);
      else delete dataset.laid;
    }
    if (!selection.chosen.length || selection.isWaiting()) return;
    const text = selection.chosen.join(" ");
    if (!fits && this.#asked !== text) this.page.touch.table.askWhy(text);
    if (!fits) this.#asked = text;
  }

  /** @param {string} id */
  describe(id) {
    const laid = this.#laidAt(id);
    if (!laid) return id;
    const [first, second] = id.split("-");
    const fits = this.selection.isWaiting() || this.selection.isPossible();
    return describeLaid({ tile: id, first, second, cell: cellId(laid) }, laid.way, fits);
  }

  /** @param {Piece} piece */
  describePiece(piece) {
    if (!this.isOwn(piece.id)) return tileAtPlace(piece);
    if (this.#laidAt(piece.id)) return this.describe(piece.id);
    const count = this.#places(piece.id).length;
    const tile = tileName(piece);
    return count ? _("{tile}, can be placed", { tile }) : _("{tile}, doesn't fit anywhere now", { tile });
  }

  /** @param {Spot} spot */
  describeSpot(spot) {
    const cell = spot.id;
    return this.#picked
      ? _("Place {tile} on {cell}", { tile: this.#picked, cell })
      : _("Cell {cell}", { cell });
  }
}

/**
 * A laid tile: where its numbers lie, and whether it fits.
 * @param {{ tile: string, first: string, second: string, cell: string }} fields
 * @param {number} way From the first number to the second.
 * @param {boolean} fits
 */
function describeLaid(fields, way, fits) {
  const where = [
    () => _("{tile}, the {first} on {cell}, the {second} right", fields),
    () => _("{tile}, the {first} on {cell}, the {second} below", fields),
    () => _("{tile}, the {first} on {cell}, the {second} left", fields),
    () => _("{tile}, the {first} on {cell}, the {second} above", fields),
  ][way]();
  return fits ? _("{tile}, fits", { tile: where }) : _("{tile}, doesn't fit", { tile: where });
}
