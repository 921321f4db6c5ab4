// The time that is left for a turn, in words, told calmly: it changes seldom while there is much of it.
import { byId } from "./dom.js";

const LAST = 10; // seconds: said once to who listens
const UNITS = [[86400, "day"], [3600, "hour"], [60, "minute"]];
let room = null;
let heard = 0;
let ticking = 0;
let warned = -1;

export function start(given) {
  room = given;
  room.on("now", (message) => (message.heard = performance.now()));
  room.onShown((now) => {
    heard = now.heard ?? performance.now();
    tick();
  });
  document.addEventListener("visibilitychange", () => room.now() && tick());
}

function tick() {
  clearTimeout(ticking);
  const now = room.now();
  const line = byId("clock");
  line.hidden = !now.clock;
  if (!now.clock) return;
  const left = Math.max(0, now.clock.left - (performance.now() - heard) / 1000);
  line.textContent = told(now, left);
  if (left <= LAST && now.clock.seat === now.you && now.you !== null && warned !== now.ply) {
    warned = now.ply;
    room.say(line.textContent);
  }
  if (left > 0) ticking = setTimeout(tick, 1000 * Math.min(60, step(left) / 2));
}

const step = (left) => left > 7200 ? 3600 : left > 120 ? 60 : left > 30 ? 10 : left > LAST ? 5 : 1;

function told(now, left) {
  const time = inWords(left);
  if (now.clock.seat === null) return left < 1 ? "The next round is dealt." : `The next round is dealt in ${time}.`;
  const own = now.clock.seat === now.you;
  const name = own ? "You" : room.table()?.seats[now.clock.seat]?.name ?? "Somebody";
  if (left < 1) return own ? "Your time is up." : `${name}'s time is up.`;
  return `${name} ${own ? "have" : "has"} ${time} left.`;
}

export function inWords(left) {
  const rounded = Math.ceil(left / step(left)) * step(left);
  for (const [size, word] of UNITS) {
    if (rounded < size * (size === 60 ? 2 : 1)) continue;
    const many = Math.floor(rounded / size);
    const rest = size === 86400 && many < 3 ? Math.floor((rounded - many * size) / 3600) : 0;
    return plural(many, word) + (rest ? ` and ${plural(rest, "hour")}` : "");
  }
  return plural(rounded, "second");
}

const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
