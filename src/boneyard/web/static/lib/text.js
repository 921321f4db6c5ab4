// Numbers, lists and names as text.

const MINUS = "\u2212";

/** A number with a real minus sign; other text stays as it is. @param {number | string} value */
export const formatNumber = (value) => String(value).replace(/^-(?=\d)/, MINUS);

/** @param {number} value */
export const formatSigned = (value) => (value > 0 ? `+${value}` : formatNumber(value));

/** @param {number} count @param {string} noun */
export const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** @param {string} text */
export const capitalize = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Ann, Ben and Cleo". @param {string[]} words */
export const joinWords = (words) =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** @param {number} count */
export const describeSpectators = (count) => (count === 1 ? "1 watches" : count ? `${count} watch` : "");

/**
 * How a seat's person is absent, in a word.
 * @param {{ gone: string, away: number | null, here: boolean }} seat
 */
export const describeAbsence = ({ gone, away, here }) => gone || (away === null || here ? "" : "away");

/** The name of a tile as you would say it. @param {{ id?: string, first: number, second: number }} tile */
export function tileName({ id = "", first, second }) {
  if (first < 0) return "face down";
  const name = id.split("/")[0]; // tiles that look alike are numbered
  return first === second ? `double ${name.split("-")[0]}` : name;
}

/** Seconds as a clock shows them: 3:05, or 1:02:03. @param {number} seconds */
export function clockTime(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
/**
 * A tile on the table with its place: "5-3, third on Ann's train".
 * @param {{ id?: string, first: number, second: number, place?: string }} tile
 */
export const tileAtPlace = (tile) => (tile.place ? `${tileName(tile)}, ${tile.place}` : tileName(tile));
