// Shuffles that a server and the players make together: the function that docs/fair.md publishes.
import { sha256 } from "./sha256.js";

/** The faces of tiles, lowest first. */
const FACES = [...Array.from({ length: 19 }, (_, number) => String(number)), "W", ..."ADRST"];

/** @param {string} tile Numbers come first, then the wild tiles, then the letters. */
function rank(tile) {
  const [high, low] = tile.split("-").map((face) => FACES.indexOf(face));
  return low === 19 ? 1000 + (high === 19 ? 20 : high < 19 ? high : high + 20) : high * 20 + low;
}

/** @param {string} seed @param {string} label @returns {Generator<number, never>} Its 32-bit numbers. */
function* words(seed, label) {
  for (let block = 0; ; block += 1) {
    const found = sha256(`${seed} ${label} ${block}`);
    for (let place = 0; place < 64; place += 8) yield parseInt(found.slice(place, place + 8), 16);
  }
}

/** @param {Generator<number, never>} stream @param {number} limit */
function below(stream, limit) {
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let word = stream.next().value;
  while (word >= fair) word = stream.next().value;
  return word % limit;
}

/** @param {string} secret @param {{ seat: number, nonce: string }[]} nonces */
export function seedOf(secret, nonces) {
  const inOrder = [...nonces].sort((one, other) => one.seat - other.seat);
  return sha256([secret, ...inOrder.map(({ seat, nonce }) => `${seat}:${nonce}`)].join(" "));
}

/** The seat that starts where the rules leave it to chance. @param {string} seed @param {number} seats */
export const firstByChance = (seed, seats) => below(words(seed, "first"), seats);

/** @param {string} seed @param {string[]} tiles In any order. @param {number} attempt */
export function orderByChance(seed, tiles, attempt = 0) {
  const found = [...tiles].sort((one, other) => rank(one) - rank(other));
  const stream = words(seed, `order ${attempt}`);
  for (let place = found.length - 1; place > 0; place -= 1) {
    const other = below(stream, place + 1);
    [found[place], found[other]] = [found[other], found[place]];
  }
  return found;
}

/** 32 random hexadecimal digits. */
export function makeNonce() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
