// The player's own order of the hand: the sequence, which tiles are turned, where dividers are. It is saved on this
// device for each table, for one deal of one seat.
/** @import { LineupMessage, Piece } from "../../lib/protocol.js" */
import { loadNamed, saveNamed } from "../../lib/store.js";

const KEY = "boneyard.hands";
const TABLES = 24; // whose hands are kept, the latest ones

/** The divider after a lined-up train, which cannot be moved. */
export const REST = "|rest";
/** @param {string} id */
export const isDivider = (id) => id.startsWith("|");

/** @typedef {{ id: string, gap: true }} Divider */
/** @typedef {"number" | "pips"} Sorting */
/** @typedef {Pick<LineupMessage, "train" | "rest">} Train */

/** @param {Piece} piece */
const total = (piece) => piece.first + piece.second;
/** @param {Piece} piece */
const highest = (piece) => Math.max(piece.first, piece.second);
/** @type {Record<Sorting, (one: Piece, other: Piece) => number>} */
const SORTINGS = {
  number: (one, other) => highest(other) - highest(one) || total(other) - total(one),
  pips: (one, other) => total(other) - total(one) || highest(other) - highest(one),
};

/** @param {Piece[]} pieces @param {Sorting} sorting */
const sortIds = (pieces, sorting) => [...pieces].sort(SORTINGS[sorting]).map((piece) => piece.id);

/** Drop dividers at the beginning and right after another one. @param {string[]} ids */
const tidy = (ids) => ids.filter((id, index) => !isDivider(id) || (index > 0 && !isDivider(ids[index - 1])));

/** @param {string} id @returns {Divider} */
const divider = (id) => ({ id, gap: true });

export class Order {
  /** @type {string | null} Which deal of which seat this is. */
  #deal = null;
  /**
   * @type {string[] | null} Tiles and dividers; what has left the hand keeps its place, should it come back.
   */
  #list = null;
  /** @type {Set<string>} */
  #turned = new Set();
  /** @type {Sorting | ""} */
  #sorting = "";
  /** Whether the hand is laid out as a train, which the server works out. */
  linedUp = false;
  /** @type {Train | null} */
  train = null;

  /** @param {string} table */
  constructor(table) {
    this.table = table;
  }

  #forget() {
    this.#list = null;
    this.#turned = new Set();
    this.#sorting = "";
  }

  /**
   * Start over for another deal; whether to sort or line up is remembered.
   * @param {string | null} deal
   */
  useDeal(deal) {
    if (deal === null || deal === this.#deal) return;
    const saved = /** @type {Record<string, unknown>} */ (loadNamed(KEY, this.table) ?? {});
    const sorting = saved.sorted ?? this.#sorting;
    if (this.#deal === null) this.linedUp = Boolean(saved.lined);
    this.#deal = deal;
    this.train = null;
    this.#forget();
    if (sorting === "number" || sorting === "pips") this.#sorting = sorting;
    if (saved.deal !== deal) return;
    /** @param {unknown} id */
    const isText = (id) => typeof id === "string";
    this.#list = Array.isArray(saved.list) ? saved.list.filter(isText) : null;
    this.#turned = new Set(Array.isArray(saved.turned) ? saved.turned.filter(isText) : []);
  }

  /** A function that restores the current order. @returns {() => void} */
  remember() {
    const [list, turned, sorting] = [this.#list && [...this.#list], new Set(this.#turned), this.#sorting];
    const { linedUp, train } = this;
    return () => {
      [this.#list, this.#turned, this.#sorting] = [list && [...list], new Set(turned), sorting];
      Object.assign(this, { linedUp, train });
    };
  }

  save() {
    if (this.#deal === null) return;
    const [deal, list, turned] = [this.#deal, this.#list, [...this.#turned]];
    saveNamed(KEY, this.table, { deal, list, turned, sorted: this.#sorting, lined: this.linedUp }, TABLES);
  }

  /** The hand as it should be shown. @param {Piece[]} pieces @returns {(Piece | Divider)[]} */
  arrange(pieces) {
    if (this.linedUp && this.train) return this.#layTrain(this.train, pieces);
    const byId = new Map(pieces.map((piece) => [piece.id, piece]));
    return this.ids(pieces).map((id) => {
      const piece = byId.get(id);
      return piece ? this.#face(piece) : divider(id);
    });
  }

  /** @param {Piece} piece */
  #face(piece) {
    return this.#turned.has(piece.id) ? { ...piece, first: piece.second, second: piece.first } : piece;
  }

  /** @param {Piece[]} pieces */
  ids(pieces) {
    if (!this.#list && !this.#sorting) return pieces.map((piece) => piece.id);
    const list = this.#addNew(pieces);
    const there = new Set(pieces.map((piece) => piece.id));
    return tidy(list.filter((id) => isDivider(id) || there.has(id)));
  }

  /** Add new tiles at the end, or where the sorting puts them. @param {Piece[]} pieces */
  #addNew(pieces) {
    const list = (this.#list ??= this.#sorting ? [] : pieces.map((piece) => piece.id));
    const fresh = pieces.filter((piece) => !list.includes(piece.id));
    if (!this.#sorting) list.push(...fresh.map((piece) => piece.id));
    else if (!list.length) list.push(...sortIds(pieces, this.#sorting));
    else for (const piece of fresh) insertSorted(list, piece, pieces, SORTINGS[this.#sorting]);
    return list;
  }

  /**
   * The train, with each tile turned to join the one before, then the rest.
   * @param {Train} train
   * @param {Piece[]} pieces
   */
  #layTrain(train, pieces) {
    const left = new Map(pieces.map((piece) => [piece.id, piece]));
    /** @type {(Piece | Divider)[]} */
    const found = [];
    for (const { tile, first, second } of train.train) {
      const piece = left.get(tile);
      if (piece) found.push({ ...piece, first, second });
      left.delete(tile);
    }
    const ranks = new Map(train.rest.map((id, index) => [id, index]));
    /** @param {Piece} piece */
    const rank = (piece) => ranks.get(piece.id) ?? ranks.size;
    const rest = [...left.values()].sort((one, other) => rank(one) - rank(other));
    if (found.length && rest.length) found.push(divider(REST));
    return [...found, ...rest.map((piece) => this.#face(piece))];
  }

  /** @param {Piece[]} pieces @param {Sorting} sorting */
  sort(pieces, sorting) {
    this.#settle(pieces);
    this.#sorting = sorting;
    this.#list = sortIds(pieces, sorting);
    this.save();
  }

  /** Go back to the order of the deal. */
  reset() {
    this.linedUp = false;
    this.train = null;
    this.#forget();
    this.save();
  }

  /**
   * Make the current order the player's own: no longer sorted or lined up.
   * @param {Piece[]} pieces
   * @returns {string[]}
   */
  #settle(pieces) {
    const shown = this.arrange(pieces);
    if (this.linedUp) {
      const dealt = new Map(pieces.map((piece) => [piece.id, piece.first]));
      const turned = shown.filter((item) => !("gap" in item) && item.first !== dealt.get(item.id));
      this.#turned = new Set(turned.map((item) => item.id));
    }
    if (this.linedUp || !this.#list) {
      this.#list = shown.map((item) => ("gap" in item ? this.#newDivider() : item.id));
    }
    this.linedUp = false;
    this.train = null;
    this.#sorting = "";
    return this.#list;
  }

  /**
   * Move a tile or divider before another, or to the end.
   * @param {Piece[]} pieces
   * @param {string} id
   * @param {string | null} before
   */
  move(pieces, id, before) {
    const list = this.#settle(pieces).filter((each) => each !== id);
    // The divider after a train has just become an ordinary one.
    const index = before === REST ? list.findIndex(isDivider) : list.indexOf(before ?? "");
    list.splice(index < 0 ? list.length : index, 0, id);
    this.#list = list;
  }

  /** @param {Piece[]} pieces @param {string} id */
  turn(pieces, id) {
    if (this.linedUp) this.#settle(pieces);
    if (!this.#turned.delete(id)) this.#turned.add(id);
    this.save();
  }

  #newDivider() {
    let number = 1;
    while (this.#list?.includes(`|${number}`)) number += 1;
    return `|${number}`;
  }

  /**
   * Add a divider after a tile, or remove the one that is there.
   * @param {Piece[]} pieces
   * @param {string} id
   */
  divide(pieces, id) {
    this.#settle(pieces);
    const ids = this.ids(pieces);
    const behind = ids[ids.indexOf(id) + 1] ?? null;
    if (behind !== null && isDivider(behind)) this.removeDivider(behind);
    else this.move(pieces, this.#newDivider(), behind);
    this.save();
  }

  /** @param {string} id */
  removeDivider(id) {
    this.#list = this.#list?.filter((each) => each !== id) ?? null;
  }

  /** Remove dividers that divide nothing. @param {Piece[]} pieces */
  clean(pieces) {
    const shown = new Set(this.ids(pieces));
    this.#list = this.#list?.filter((id) => !isDivider(id) || shown.has(id)) ?? null;
    this.save();
  }
}

/**
 * @param {string[]} list
 * @param {Piece} piece
 * @param {Piece[]} pieces
 * @param {(one: Piece, other: Piece) => number} compare
 */
function insertSorted(list, piece, pieces, compare) {
  const byId = new Map(pieces.map((each) => [each.id, each]));
  const index = list.findIndex((id) => {
    const other = byId.get(id);
    return other && compare(piece, other) < 0;
  });
  list.splice(index < 0 ? list.length : index, 0, piece.id);
}
