// How somebody's solitaires went, kept in this browser and nowhere else, counted as the terminal counts:
// a deal counts once, when it is first ended, given up or not; later it can only better the fewest left.
const KEY = "boneyard.solitaires";
const MOST_DEALS = 5000; // that are remembered of one game
const DAY = 24 * 3600 * 1000;

const FIRST = { played: 0, won: 0, streak: 0, longest: 0, best: -1, left: 0, days: 0, longestDays: 0, lastDay: 0 };

function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY)) || {};
    return { tallies: found.tallies ?? {}, watched: found.watched ?? [] };
  } catch {
    return { tallies: {}, watched: [] };
  }
}

function keep(all) {
  try { localStorage.setItem(KEY, JSON.stringify(all)); } catch { /* a private window forgets */ }
}

export const tallies = () => read().tallies;
export const tallyOf = (name) => ({ ...FIRST, deals: {}, ...read().tallies[name] });

export const named = (table) => `${table.game}/${table.edition} double-${table.set}`;

// A deal whose way was shown is no longer one's own.
export function watch(name, deal) {
  const all = read();
  if (!all.watched.includes(`${name} ${deal}`)) all.watched.push(`${name} ${deal}`);
  keep(all);
}

export const watched = (name, deal) => read().watched.includes(`${name} ${deal}`);

// The day of a deal of the day, as a number of days; nothing where it is none that can be played today somewhere.
function dayOf(deal, now) {
  const text = String(deal);
  if (text.length !== 8) return 0;
  const at = Date.UTC(Number(text.slice(0, 4)), Number(text.slice(4, 6)) - 1, Number(text.slice(6)));
  const day = Math.round(at / DAY);
  const local = Math.floor((now.getTime() - now.getTimezoneOffset() * 60000) / DAY);
  return Math.abs(day - local) <= 1 ? day : 0;
}

// Note how a deal ended; what is new is told: "counted", "better" or "".
export function add(name, deal, won, left, now = new Date()) {
  const all = read();
  if (all.watched.includes(`${name} ${deal}`)) return "watched";
  const mine = { ...FIRST, deals: {}, ...all.tallies[name] };
  const better = mine.best < 0 || left < mine.best;
  if (better) mine.best = left;
  let told = better ? "better" : "";
  if (mine.deals[deal] === undefined) {
    told = "counted";
    mine.played += 1;
    mine.won += won ? 1 : 0;
    mine.left += left;
    mine.streak = won ? mine.streak + 1 : 0;
    mine.longest = Math.max(mine.longest, mine.streak);
    const day = dayOf(deal, now);
    if (day > mine.lastDay) {
      mine.days = day === mine.lastDay + 1 ? mine.days + 1 : 1;
      mine.lastDay = day;
      mine.longestDays = Math.max(mine.longestDays, mine.days);
    }
    mine.deals[deal] = won ? 0 : left || 1;
    const kept = Object.keys(mine.deals);
    if (kept.length > MOST_DEALS) delete mine.deals[kept[0]];
  }
  all.tallies[name] = mine;
  keep(all);
  return told;
}

// Days in a row up to today or yesterday: a day that was let go breaks them.
export function daysInARow(tally, now = new Date()) {
  const local = Math.floor((now.getTime() - now.getTimezoneOffset() * 60000) / DAY);
  return tally.lastDay >= local - 1 ? tally.days : 0;
}

export const average = (tally) => tally.played ? Number((tally.left / tally.played).toFixed(1)) : "";

export function sentence(tally) {
  const parts = [`Played ${tally.played}, won ${tally.won}`];
  if (tally.streak > 1) parts.push(`${tally.streak} in a row`);
  parts.push(`fewest left ${Math.max(tally.best, 0)}, ${average(tally)} on the average`);
  const days = daysInARow(tally);
  if (days > 1) parts.push(`the day’s deal on ${days} days in a row`);
  return `${parts.join("; ")}.`;
}

export const exported = () => JSON.stringify(read(), null, 1);

// Take in what was exported, in the place of what is here; false where it is none of ours.
export function imported(text) {
  try {
    const found = JSON.parse(text);
    const whole = (each) => Number.isInteger(each);
    const fine = Array.isArray(found.watched) && Object.values(found.tallies).every((tally) =>
      Object.keys(FIRST).every((name) => tally[name] === undefined || whole(tally[name])) && Object.values(tally.deals ?? {}).every(whole));
    if (!fine) return false;
    keep({ tallies: found.tallies, watched: found.watched.map(String) });
    return true;
  } catch {
    return false;
  }
}

export function clear() {
  try { localStorage.removeItem(KEY); } catch { /* there is nothing to forget */ }
}
