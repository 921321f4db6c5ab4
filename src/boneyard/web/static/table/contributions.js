// Your part in each shuffle: commit to a nonce as soon as the seal is shown, reveal it once commitments are closed.
/** @import { Commitment, EventRequest, Fairness, Shuffle, ShuffleMessage } from "../lib/protocol.js" */
import { firstByChance, makeNonce, orderByChance, seedOf } from "../lib/joint_shuffle.js";
import { sha256 } from "../lib/sha256.js";
import { load, saveNamed } from "../lib/store.js";

const NONCES = "boneyard.nonces";
const SEALS = "boneyard.seals";
const KEPT = 100; // shuffles
const MOST_ATTEMPTS = 1000; // the rules refuse a few deals at most

/**
 * What this browser has given for a shuffle. One seal never gets a second nonce, so that a server can't try again.
 * @typedef {object} Part
 * @property {string} nonce
 * @property {string} [shown] The commitments for which it was revealed.
 */

/** @typedef {"changed" | "secret" | "order" | "first" | "commitments" | "left-out"} Problem */

export class Contributions {
  /** The next shuffle. @type {ShuffleMessage | null} */
  next = null;
  /** Shuffles for which the server has shown a second seal or other commitments. @type {Set<number>} */
  changed = new Set();
  /** What could not be saved. @type {Map<string, Part>} */
  #parts = new Map();
  /** @type {Map<string, string>} */
  #seals = new Map();

  /** @param {string} table @param {(request: EventRequest) => void} send */
  constructor(table, send) {
    this.table = table;
    this.send = send;
  }

  /** @param {ShuffleMessage} message @param {number | null} seat Yours; null if you watch or a bot plays for you. */
  receive(message, seat) {
    this.next = message;
    const { hash, number, commitments, phase } = message;
    if (seat === null) return;
    if (!this.#isFirstSeal(number, hash)) {
      this.changed.add(number);
      return;
    }
    const part = this.partOf(hash);
    if (phase === "open") {
      if (commitments.some((each) => each.seat === seat)) return; // here, or on another device of yours
      const nonce = part?.nonce ?? makeNonce();
      this.#keep(hash, { ...part, nonce });
      this.send({ do: "commit", number, commitment: sha256(nonce) });
    } else if (part && isAmong(part, commitments)) {
      const shown = listed(commitments);
      if (part.shown !== undefined && part.shown !== shown) {
        this.changed.add(number);
        return;
      }
      this.#keep(hash, { ...part, shown });
      this.send({ do: "reveal", number, nonce: part.nonce });
    }
  }

  /** @param {string} hash @returns {Part | undefined} */
  partOf(hash) {
    const saved = /** @type {Record<string, Part> | null} */ (load(NONCES))?.[hash];
    return saved ?? this.#parts.get(hash);
  }

  /**
   * What is wrong with a shuffle that was revealed, as far as a browser can tell.
   * @param {Shuffle} shuffle
   * @returns {Problem | null}
   */
  check({ scheme, number, hash, salt, secret, order, nonces, skipped, first, chosen, seats }) {
    if (scheme === 1) return sha256(`${salt} ${order}`) === hash ? null : "order";
    if (this.changed.has(number) || !this.#isFirstSeal(number, hash)) return "changed";
    const part = this.partOf(hash);
    if (part?.shown !== undefined) {
      const made = nonces.map(({ seat, nonce }) => ({ seat, commitment: sha256(nonce) }));
      const without = skipped.filter(({ commitment }) => commitment);
      if (listed([...made, ...without]) !== part.shown) return "commitments";
      if (!nonces.some(({ nonce }) => nonce === part.nonce)) return "left-out";
    }
    if (!secret) return null; // in poker, it stays secret
    if (sha256(secret) !== hash) return "secret";
    const seed = seedOf(secret, nonces);
    if (first !== null && !chosen && firstByChance(seed, seats) !== first) return "first";
    const tiles = order.split(" ");
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
      if (orderByChance(seed, tiles, attempt).join(" ") === order) return null;
    }
    return "order";
  }

  /** @param {number} number @param {string} hash Whether no other seal was ever shown for this shuffle. */
  #isFirstSeal(number, hash) {
    const place = `${this.table} ${number}`;
    const saved = /** @type {Record<string, string> | null} */ (load(SEALS))?.[place];
    const known = saved ?? this.#seals.get(place);
    if (known === undefined && !saveNamed(SEALS, place, hash, KEPT)) this.#seals.set(place, hash);
    return known === undefined || known === hash;
  }

  /** @param {string} hash @param {Part} part */
  #keep(hash, part) {
    if (!saveNamed(NONCES, hash, part, KEPT)) this.#parts.set(hash, part);
  }
}

/** @param {Part} part @param {Commitment[]} commitments */
function isAmong(part, commitments) {
  const own = sha256(part.nonce);
  return commitments.some(({ commitment }) => commitment === own);
}

/** @param {Commitment[]} commitments */
const listed = (commitments) =>
  [...commitments]
    .sort((one, other) => one.seat - other.seat)
    .map(({ seat, commitment }) => `${seat}:${commitment}`)
    .join(" ");

/** Whether the shuffle is promised and not yet shown. @param {Fairness} fair */
export const isSealed = ({ hash, given, revealed }) =>
  Boolean(hash) && !given && !revealed.some((shuffle) => shuffle.hash === hash);
