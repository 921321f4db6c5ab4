// What the player has chosen, and which moves it can become. It knows no rules, only moves and what to touch for them.
/** @import { ChoicesMessage, Move, NowMessage, Piece, Spot } from "../../lib/protocol.js" */
import { tileAtPlace } from "../../lib/text.js";
import { _, ngettext } from "../../lib/words.js";

export class Selection {
  /** @type {Move[]} */
  moves = [];
  /** @type {string[]} */
  chosen = [];
  /**
   * @type {NowMessage["touch"]} Set if there are too many moves to send: the server says what can come
   * next.
   */
  many = null;
  /** Whether only what is completely chosen is offered: tiles that are laid by hand say exactly what is meant. */
  exact = false;
  /** @type {ChoicesMessage | null} The server's answer for what is chosen. */
  #answer = null;
  #last = "";
  #askServer;

  /** @param {(chosen: string[]) => void} askServer */
  constructor(askServer) {
    this.#askServer = askServer;
  }

  /** Start over with the moves of a state. @param {Pick<NowMessage, "moves" | "touch"> | null} now */
  reset(now) {
    this.moves = now?.moves ?? [];
    this.many = now?.touch ?? null;
    this.chosen = [];
    this.#answer = null;
    this.#last = "";
  }

  /** Moves that need no touch, like draw or pass. */
  get wordMoves() {
    return this.moves.filter((move) => !move.touch.length);
  }

  /** Moves that include everything chosen. */
  matching(chosen = this.chosen) {
    const moves = this.#answer?.moves ?? this.moves;
    return moves.filter((move) => move.touch.length && chosen.every((id) => move.touch.includes(id)));
  }

  /** Moves that are completely chosen. */
  complete() {
    const count = this.chosen.length;
    return count ? this.matching().filter((move) => new Set(move.touch).size === count) : [];
  }

  /** What can be touched next. */
  next() {
    if (this.many) return new Set(this.#answer?.next ?? this.many.next);
    const found = new Set(this.matching().flatMap((move) => move.touch));
    for (const id of this.chosen) found.delete(id);
    return found;
  }

  /** What can be touched beside these. @param {string[]} chosen */
  nextTo(chosen) {
    if (this.many) return chosen.join() === this.chosen.join() ? this.next() : this.able();
    return new Set(this.matching(chosen).flatMap((move) => move.touch));
  }

  /** Whether what is chosen is a move, or a part of one. */
  isPossible() {
    return this.many
      ? Boolean(this.#answer?.moves.length || this.#answer?.next.length)
      : this.matching().length > 0;
  }

  /** Everything that is part of some move. */
  able() {
    return new Set(this.many ? this.many.next : this.moves.flatMap((move) => move.touch));
  }

  /** The only move that matches, even if it is not completely chosen yet. @returns {Move | null} */
  meant() {
    const complete = this.complete();
    if (complete.length === 1) return complete[0];
    if (complete.length || !this.chosen.length || this.exact) return null;
    const matching = this.matching();
    return matching.length === 1 && !(this.many && !this.#answer?.moves.length) ? matching[0] : null;
  }

  /**
   * The only move besides giving up: it can be offered without touching anything.
   * @returns {Move | null}
   */
  only() {
    const moves = this.moves.filter((move) => move.kind !== "concede");
    const single = moves.length === 1 && moves.length < this.moves.length && moves[0].touch.length > 0;
    return single && !this.chosen.length ? moves[0] : null;
  }

  /**
   * Touch one more thing; one that doesn't match the others starts a new selection.
   * @param {string} id
   * @returns {boolean}
   */
  touch(id) {
    if (this.isWaiting()) return true;
    if (this.chosen.includes(id)) this.chosen = this.chosen.filter((each) => each !== id);
    else if (this.next().has(id)) this.chosen = [...this.chosen, id];
    else if (this.able().has(id)) this.chosen = [id];
    else return false;
    this.#last = id;
    this.#ask();
    return true;
  }

  /** @param {string[]} ids */
  choose(ids) {
    this.chosen = ids;
    this.#ask();
  }

  clear() {
    this.chosen = [];
    this.#answer = null;
  }

  #ask() {
    if (!this.many) return;
    this.#answer = null;
    if (this.chosen.length) this.#askServer(this.chosen);
  }

  /** @param {ChoicesMessage} answer */
  receive(answer) {
    if ([...answer.chosen].sort().join(" ") !== [...this.chosen].sort().join(" ")) return;
    this.#answer = answer;
    // These don't go together: start over with the last one.
    const apart = !answer.moves.length && !answer.next.length && this.chosen.length > 1;
    if (apart && !this.exact) this.choose([this.#last]);
  }

  isWaiting() {
    return Boolean(this.many && this.chosen.length && !this.#answer);
  }

  // --- for screen readers

  /**
   * A tile, where it is, and whether it can be played.
   * @param {Piece} piece
   * @param {boolean} yours
   * @param {string} [place] For a tile of the hand.
   */
  describePiece(piece, yours, place = piece.place) {
    const name = tileAtPlace({ ...piece, place });
    const able = this.able();
    if (!yours || !able.size) return name;
    if (!able.has(piece.id)) return _("{tile}, doesn't fit", { tile: name });
    if (this.#goesWithIt(piece.id)) return _("{tile}, goes with it", { tile: name });
    const moves = this.moves.filter((move) => move.touch.includes(piece.id));
    if (this.many || moves.some((move) => move.touch.length !== 2)) {
      return _("{tile}, can be chosen", { tile: name });
    }
    const places = new Set(moves.map((move) => move.touch.join(" "))).size;
    return ngettext("{tile}, fits {count} place", "{tile}, fits {count} places", places, { tile: name });
  }

  /** Whether this goes with what is chosen already. @param {string} id */
  #goesWithIt(id) {
    return this.chosen.length > 0 && this.next().has(id);
  }

  /** A tile on the board that can be touched. @param {Piece} piece */
  describeOnBoard(piece) {
    const tile = tileAtPlace(piece);
    return this.#goesWithIt(piece.id) ? _("{tile}, goes with it", { tile }) : _("{tile}, playable", { tile });
  }

  /** A spot, and what touching it would do. @param {Spot} spot */
  describeSpot(spot) {
    const matching = this.matching([...this.chosen.filter((id) => id !== spot.id), spot.id]);
    if (matching.length === 1) return matching[0].label;
    return spot.place || _("Place {id}", { id: spot.id });
  }
}
