// The time left for a turn, in words and as a bar that runs down. It gets urgent toward its end, and a turn that the
// clock has played is told where you look: above your hand.
/** @import { LogLine, NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { byId, make, toNodes } from "../../lib/dom.js";
import { settings } from "../../lib/settings.js";
import { _, ngettext, pgettext } from "../../lib/words.js";

const LAST = 10; // seconds that are counted one by one; the first of them is announced
const TOLD = 8000; // milliseconds that a turn the clock has played is told
const TICKS = 5; // seconds that tick, if sound is on
const BUZZ = [80, 60, 80]; // milliseconds
const MINUTE = 60; // seconds
const HOUR = 3600;
const DAY = 86400;

/** @param {TablePage} page */
export function startClock(page) {
  /** @type {Map<number, number>} When a state came, by its ply: it may be shown a little later. */
  const arrivals = new Map();
  let [arrived, warned, ticked] = [0, -1, 0];
  /** @type {Timer} */
  let ticking;
  const words = make("span", {});
  const rest = make("i", { class: "rest", "aria-hidden": "true" });
  byId("clock").replaceChildren(words, rest);

  function tick() {
    clearTimeout(ticking);
    const { now } = page;
    const line = byId("clock");
    line.hidden = !now?.clock;
    if (!now?.clock) return;
    const left = Math.max(0, now.clock.left - (performance.now() - arrived) / 1000);
    const limit = page.table?.ways.limit ?? 0;
    const own = now.clock.seat === now.you && now.you !== null;
    words.textContent = describeClock(now, left, page.nameOf(now.clock.seat));
    line.dataset.urgency = urgency(left, limit);
    rest.style.setProperty("--left", String(limit ? Math.min(1, left / limit) : 1));
    rest.hidden = now.clock.seat === null;
    if (own && left <= LAST && warned !== now.ply) {
      warned = now.ply;
      page.say(words.textContent);
      signal("turn");
    }
    if (own && left <= TICKS && left > 0 && ticked !== Math.ceil(left)) {
      ticked = Math.ceil(left);
      signal("tick", false);
    }
    if (left > 0) ticking = setTimeout(tick, 1000 * Math.min(60, stepFor(left) / 2));
  }

  page.on("now", ({ ply }) => arrivals.set(ply, performance.now()));
  page.onShown(({ ply, log, you }) => {
    arrived = arrivals.get(ply) ?? performance.now();
    for (const old of arrivals.keys()) if (old < ply) arrivals.delete(old);
    tick();
    const late = lateLines(log, you);
    if (late.length) showLate(late.map((line) => line.text).join(" "));
  });
  document.addEventListener("visibilitychange", tick);
}

/** @type {Timer} */
let hiding;

/** Tell a player what the clock did for them, while the others play on. @param {string} text */
function showLate(text) {
  const line = byId("late");
  line.replaceChildren(...toNodes(text));
  line.hidden = false;
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    line.hidden = true;
  }, TOLD);
  signal("late");
}

/** What the clock played for this player. @param {LogLine[]} log @param {number | null} you */
export const lateLines = (log, you) => log.filter((line) => line.late && line.seat === you && you !== null);

/** How much a clock presses. @param {number} left Seconds. @param {number} limit Seconds. */
export function urgency(left, limit) {
  if (left <= LAST) return "last";
  return limit && left <= Math.max(2 * LAST, limit / 4) ? "soon" : "calm";
}

/**
 * Make yourself heard, if sound is on, and felt on a phone.
 * @param {"turn" | "tick" | "late"} sound
 * @param {boolean} [buzz]
 */
async function signal(sound, buzz = true) {
  if (document.hidden) return;
  if (buzz && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  if (!settings.sound) return;
  const { playSound } = await import("../../lib/sound.js");
  playSound(sound);
}

/** The precision of the displayed time, in seconds. @param {number} left */
const stepFor = (left) => (left > 7200 ? 3600 : left > 120 ? 60 : left > 30 ? 10 : left > LAST ? 5 : 1);

/** @param {Pick<NowMessage, "clock" | "you">} now @param {number} left Seconds. @param {string} [name] */
export function describeClock(now, left, name = pgettext("a player", "Someone")) {
  const seat = now.clock?.seat ?? null;
  const time = describeTime(left);
  if (seat === null) {
    return left < 1 ? _("The next round is dealt.") : _("The next round is dealt in {time}.", { time });
  }
  if (seat === now.you) return left < 1 ? _("Your time is up.") : _("You have {time} left.", { time });
  return left < 1 ? _("{name}'s time is up.", { name }) : _("{name} has {time} left.", { name, time });
}

/** @param {number} left Seconds. */
export function describeTime(left) {
  const rounded = Math.ceil(left / stepFor(left)) * stepFor(left);
  if (rounded >= DAY) {
    const count = Math.floor(rounded / DAY);
    const days = ngettext("{count} day", "{count} days", count);
    const hours = count < 3 ? Math.floor((rounded - count * DAY) / HOUR) : 0;
    return hours ? _("{days} and {hours}", { days, hours: describeHours(hours) }) : days;
  }
  if (rounded >= HOUR) return describeHours(Math.floor(rounded / HOUR));
  if (rounded < 2 * MINUTE) return ngettext("{count} second", "{count} seconds", rounded);
  return ngettext("{count} minute", "{count} minutes", Math.floor(rounded / MINUTE));
}

/** @param {number} hours */
function describeHours(hours) {
  return ngettext("{count} hour", "{count} hours", hours);
}
