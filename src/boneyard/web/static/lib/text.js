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

/** The name of a tile as you would say it. @param {{ id?: string, first: number, second: number }} tile */
export function tileName({ id = "", first, second }) {
  if (first < 0) return "face down";
  const name = id.split("/")[0]; // tiles that look alike are numbered
  return first === second ? `double ${name.split("-")[0]}` : name;
}

/**
 * A tile on the table with its place: "5-3, third on Ann's train".
 * @param {{ id?: string, first: number, second: number, place?: string }} tile
 */
export const tileAtPlace = (tile) => (tile.place ? `${tileName(tile)}, ${tile.place}` : tileName(tile));
