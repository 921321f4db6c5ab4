// The time left for a turn, in words. While there is plenty of it, it is rounded and changes rarely.
/** @import { NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { byId } from "../../lib/dom.js";
import { plural } from "../../lib/text.js";

const LAST = 10; // seconds; then it is said once to screen readers
/** @type {[seconds: number, from: number, word: string][]} */
const UNITS = [
  [86400, 86400, "day"],
  [3600, 3600, "hour"],
  [60, 120, "minute"],
];

/** @param {TablePage} page */
export function startClock(page) {
  /** @type {Map<number, number>} When a state came, by its ply: it may be shown a little later. */
  const arrivals = new Map();
  let [arrived, warned] = [0, -1];
  /** @type {Timer} */
  let ticking;

  function tick() {
    clearTimeout(ticking);
    const { now } = page;
    const line = byId("clock");
    line.hidden = !now?.clock;
    if (!now?.clock) return;
    const left = Math.max(0, now.clock.left - (performance.now() - arrived) / 1000);
    line.textContent = describeClock(now, left, page.nameOf(now.clock.seat));
    if (left <= LAST && now.clock.seat === now.you && now.you !== null && warned !== now.ply) {
      warned = now.ply;
      page.say(line.textContent);
    }
    if (left > 0) ticking = setTimeout(tick, 1000 * Math.min(60, stepFor(left) / 2));
  }

  page.on("now", ({ ply }) => arrivals.set(ply, performance.now()));
  page.onShown(({ ply }) => {
    arrived = arrivals.get(ply) ?? performance.now();
    for (const old of arrivals.keys()) if (old < ply) arrivals.delete(old);
    tick();
  });
  document.addEventListener("visibilitychange", tick);
}

/** The precision of the displayed time, in seconds. @param {number} left */
const stepFor = (left) => (left > 7200 ? 3600 : left > 120 ? 60 : left > 30 ? 10 : left > LAST ? 5 : 1);

/** @param {Pick<NowMessage, "clock" | "you">} now @param {number} left Seconds. @param {string} [name] */
export function describeClock(now, left, name = "Somebody") {
  const seat = now.clock?.seat ?? null;
  const time = describeTime(left);
  if (seat === null) return left < 1 ? "The next round is dealt." : `The next round is dealt in ${time}.`;
  if (seat === now.you) return left < 1 ? "Your time is up." : `You have ${time} left.`;
  return left < 1 ? `${name}'s time is up.` : `${name} has ${time} left.`;
}

/** @param {number} left Seconds. */
export function describeTime(left) {
  const rounded = Math.ceil(left / stepFor(left)) * stepFor(left);
  for (const [size, from, word] of UNITS) {
    if (rounded < from) continue;
    const count = Math.floor(rounded / size);
    const hours = word === "day" && count < 3 ? Math.floor((rounded - count * size) / 3600) : 0;
    return plural(count, word) + (hours ? ` and ${plural(hours, "hour")}` : "");
  }
  return plural(rounded, "second");
}
