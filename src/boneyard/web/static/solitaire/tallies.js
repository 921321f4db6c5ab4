// Solitaire results, saved in this browser only, and counted like in the terminal: a deal counts once, when it first
// ends, even if it was given up; later it can only improve the fewest tiles left.
/** @import { TableMessage } from "../lib/protocol.js" */
import { load, remove, save } from "../lib/store.js";
import { formatNumber } from "../lib/text.js";
import { _, ngettext } from "../lib/words.js";

const KEY = "boneyard.solitaires";
const MOST_DEALS = 5000; // that are remembered of one game
const DAY = 24 * 3600 * 1000;
const EMPTY = {
  played: 0,
  won: 0,
  streak: 0,
  longest: 0,
  best: -1,
  left: 0,
  days: 0,
  longestDays: 0,
  lastDay: 0,
};

/**
 * @typedef {object} Played How a deal went, however often it was played.
 * @property {number} left The best result: 0 for a win.
 * @property {number} times
 * @property {number} day When it was last played, in days since 1970.
 * @property {number} seconds The shortest time of a win, 0 where none was taken.
 * @property {string} table The last table: one that is opened again is no new game.
 */
/** @typedef {typeof EMPTY & { deals: Record<string, number>, history: Record<string, Played> }} Tally */
/** @typedef {{ tallies: Record<string, Partial<Tally>>, watched: string[] }} Saved */

/** @returns {Saved} */
function read() {
  const found = /** @type {Partial<Saved> | null} */ (load(KEY));
  return { tallies: found?.tallies ?? {}, watched: found?.watched ?? [] };
}

/** @param {Partial<Tally>} [saved] @returns {Tally} */
const complete = (saved) => ({ ...EMPTY, deals: {}, history: {}, ...saved });

/** @returns {[name: string, tally: Tally][]} */
export const allTallies = () =>
  Object.entries(read().tallies).map(([name, saved]) => [name, complete(saved)]);

/** @param {string} name */
export const tallyOf = (name) => complete(read().tallies[name]);

/** The name of the tally a table counts in. @param {TableMessage} table */
export const tallyName = (table) => `${table.game}/${table.edition} double-${table.set}`;

/**
 * Remember that the solution of a deal was shown: it no longer counts.
 * @param {string} name
 * @param {number | null} deal
 */
export function markWatched(name, deal) {
  const all = read();
  if (!all.watched.includes(`${name} ${deal}`)) all.watched.push(`${name} ${deal}`);
  save(KEY, all);
}

/** @param {string} name @param {number | string | null} deal */
export const isWatched = (name, deal) => read().watched.includes(`${name} ${deal}`);

/** The local date, as a number of days since 1970. @param {Date} now */
const localDay = (now) => Math.floor((now.getTime() - now.getTimezoneOffset() * 60000) / DAY);

/**
 * The date of a deal of the day; 0 for other deals, and for days that are not today anywhere.
 * @param {number} deal
 * @param {Date} now
 */
function dayOf(deal, now) {
  const text = String(deal);
  if (text.length !== 8) return 0;
  const [year, month, day] = [text.slice(0, 4), text.slice(4, 6), text.slice(6)].map(Number);
  const found = Math.round(Date.UTC(year, month - 1, day) / DAY);
  return Math.abs(found - localDay(now)) <= 1 ? found : 0;
}

/**
 * Record the result of a deal.
 * @param {string} name
 * @param {number} deal
 * @param {boolean} won
 * @param {number} left
 * @param {Date} [now]
 * @param {{ table?: string, seconds?: number }} [play]
 * @returns {"counted" | "better" | "watched" | ""} What is new.
 */
export function addResult(name, deal, won, left, now = new Date(), { table = "", seconds = 0 } = {}) {
  const all = read();
  if (all.watched.includes(`${name} ${deal}`)) return "watched";
  const tally = complete(all.tallies[name]);
  const better = tally.best < 0 || left < tally.best;
  if (better) tally.best = left;
  const counts = tally.deals[deal] === undefined;
  if (counts) countResult(tally, deal, won, left, now);
  tally.history = addPlay(tally.history, deal, { left: won ? 0 : left || 1, table, seconds }, now);
  all.tallies[name] = tally;
  save(KEY, all);
  return counts ? "counted" : better ? "better" : "";
}

/**
 * The history with one more game, the newest last.
 * @param {Record<string, Played>} history
 * @param {number} deal
 * @param {{ left: number, table: string, seconds: number }} play
 * @param {Date} now
 */
function addPlay(history, deal, { left, table, seconds }, now) {
  const before = history[deal];
  const again = before !== undefined && before.table === table && table !== "";
  const times = [before?.seconds ?? 0, left ? 0 : seconds].filter(Boolean);
  const played = {
    left: Math.min(left, before?.left ?? left),
    times: (before?.times ?? 0) + (again ? 0 : 1),
    day: localDay(now),
    seconds: times.length ? Math.min(...times) : 0,
    table,
  };
  // Numbers as keys come in their own order: what has to go is the one that was played longest ago.
  const kept = Object.entries({ ...history, [deal]: played }).sort(
    ([, one], [, other]) => other.day - one.day,
  );
  return Object.fromEntries(kept.slice(0, MOST_DEALS));
}

/** @typedef {Played & { name: string, deal: string }} HistoryLine */

/** All deals that were played, the last one first. @param {string} [own] Only those of one tally. */
export const playedDeals = (own) =>
  allTallies()
    .filter(([name]) => !own || name === own)
    .flatMap(([name, tally]) =>
      Object.entries(tally.history).map(([deal, played]) => ({ name, deal, ...played })),
    )
    .sort((one, other) => other.day - one.day);

/** @param {Tally} tally @param {number} deal @param {boolean} won @param {number} left @param {Date} now */
function countResult(tally, deal, won, left, now) {
  tally.played += 1;
  tally.won += won ? 1 : 0;
  tally.left += left;
  tally.streak = won ? tally.streak + 1 : 0;
  tally.longest = Math.max(tally.longest, tally.streak);
  const day = dayOf(deal, now);
  if (day > tally.lastDay) {
    tally.days = day === tally.lastDay + 1 ? tally.days + 1 : 1;
    tally.lastDay = day;
    tally.longestDays = Math.max(tally.longestDays, tally.days);
  }
  tally.deals[deal] = won ? 0 : left || 1;
  const kept = Object.keys(tally.deals);
  if (kept.length > MOST_DEALS) delete tally.deals[kept[0]];
}

/** The streak of daily deals up to today or yesterday; a missed day breaks it. @param {Tally} tally */
export const daysInARow = (tally, now = new Date()) => (tally.lastDay >= localDay(now) - 1 ? tally.days : 0);

/** @param {Tally} tally */
export const averageLeft = (tally) => (tally.played ? Number((tally.left / tally.played).toFixed(1)) : "");

/** @param {Tally} tally @param {boolean} [yours] Whether to say whose results these are. */
export function describeTally(tally, yours = false) {
  const { played, won, streak } = tally;
  const days = daysInARow(tally);
  const fields = { played, won, streak };
  const plain = yours
    ? _("Your results: played {played}, won {won}.", fields)
    : _("Played {played}, won {won}.", fields);
  const inARow = yours
    ? _("Your results: played {played}, won {won}, the last {streak} in a row.", fields)
    : _("Played {played}, won {won}, the last {streak} in a row.", fields);
  const left = { fewest: Math.max(tally.best, 0), average: formatNumber(averageLeft(tally)) };
  return [
    streak > 1 ? inARow : plain,
    _("Fewest left {fewest}, {average} on average.", left),
    ...(days > 1
      ? [
          ngettext(
            "You’ve played the daily deal {count} day in a row.",
            "You’ve played the daily deal {count} days in a row.",
            days,
          ),
        ]
      : []),
  ].join(" ");
}

// --- as a file

export const exportTallies = () => JSON.stringify(read(), null, 1);

/**
 * Replace all tallies with exported ones.
 * @param {string} text
 * @returns {boolean} False if it isn't one of our files.
 */
export function importTallies(text) {
  try {
    /** @type {Saved} */
    const { tallies, watched } = JSON.parse(text);
    if (!Array.isArray(watched) || !Object.values(tallies).every(isTally)) return false;
    save(KEY, { tallies, watched: watched.map(String) });
    return true;
  } catch {
    return false;
  }
}

/** @param {Record<string, unknown>} tally */
function isTally(tally) {
  const numbers = Object.keys(EMPTY).every(
    (name) => tally[name] === undefined || Number.isInteger(tally[name]),
  );
  const fields = ["left", "times", "day", "seconds"];
  const history = Object.values(tally.history ?? {}).every(
    (played) => fields.every((field) => Number.isInteger(played[field])) && typeof played.table === "string",
  );
  return numbers && history && Object.values(tally.deals ?? {}).every(Number.isInteger);
}

export const clearTallies = () => remove(KEY);
