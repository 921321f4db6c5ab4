// Numbers, times and names as text, in the page's language.
import { _, language, ngettext, pgettext } from "./words.js";

const MINUS = "\u2212";
const numbers = new Intl.NumberFormat(language, { useGrouping: "min2", maximumFractionDigits: 10 });

/**
 * A number as this language writes it, with a real minus sign; other text stays as it is.
 * @param {number | string} value
 */
export const formatNumber = (value) =>
  typeof value === "number" || /^-?\d+(\.\d+)?$/.test(value)
    ? numbers.format(Number(value)).replace("-", MINUS)
    : value;

/** @param {number} value */
export const formatSigned = (value) => (value > 0 ? `+${formatNumber(value)}` : formatNumber(value));

const percent = new Intl.NumberFormat(language, { style: "percent" });

/** @param {number} share From 0 to 1. */
export const formatPercent = (share) => percent.format(share);

/** @param {number} count */
export const describeSpectators = (count) =>
  count ? ngettext("{count} watching", "{count} watching", count) : "";

/** @typedef {"left" | "resigned" | "away" | ""} Absence */

/**
 * How a seat's person is absent.
 * @param {{ gone: "left" | "resigned" | "", away: number | null, here: boolean }} seat
 * @returns {Absence}
 */
export const absenceOf = ({ gone, away, here }) => gone || (away === null || here ? "" : "away");

/** The same in a word. @param {Parameters<typeof absenceOf>[0]} seat */
export function describeAbsence(seat) {
  const absence = absenceOf(seat);
  if (!absence) return "";
  if (absence === "away") return pgettext("a player", "away");
  return absence === "left" ? pgettext("a player", "left") : pgettext("a player", "resigned");
}

/** The name of a bot's level; a player's own program keeps its name. @param {string | null} bot */
export function botName(bot) {
  if (bot === "random") return pgettext("bot", "random");
  if (bot === "easy") return pgettext("bot", "easy");
  if (bot === "greedy" || bot === null) return pgettext("bot", "greedy");
  if (bot === "normal") return pgettext("bot", "normal");
  return bot === "expert" ? pgettext("bot", "expert") : bot;
}

/** @typedef {"round" | "hand" | "deal"} Unit What a match is made of. */

/** @param {string} unit A {@link Unit}. */
export function unitName(unit) {
  if (unit === "hand") return pgettext("of a match", "Hand");
  return unit === "deal" ? pgettext("of a match", "Deal") : pgettext("of a match", "Round");
}

/** @param {string} unit A {@link Unit}. @param {number} number */
export function numberedUnit(unit, number) {
  if (unit === "hand") return _("Hand {number}", { number });
  return unit === "deal" ? _("Deal {number}", { number }) : _("Round {number}", { number });
}

/** The name of a tile as you would say it. @param {{ id?: string, first: number, second: number }} tile */
export function tileName({ id = "", first, second }) {
  if (first < 0) return pgettext("a tile", "face down");
  const name = id.split("/")[0]; // tiles that look alike are numbered
  return first === second ? doubleName(name) : name;
}

/** @param {string} tile A double: 5-5. */
export const doubleName = (tile) => _("double {number}", { number: tile.split("-")[0] });

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
