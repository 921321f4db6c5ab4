// What happened, in words: the log in the side panel, and the live region for those who listen.
import { byId, make, said } from "./dom.js";

const KEPT = 400;
let round = null;
let seen = -1;
let low = true; // the end of the log is in view, and stays there
let high = 0;

export function startTalk() {
  const log = byId("log");
  let before = 0;
  log.addEventListener("scroll", () => {
    // Only a reader scrolls up; the end is left by nothing else.
    if (log.scrollHeight - log.scrollTop - log.clientHeight < 40) low = true;
    else if (log.scrollTop < before - 2) low = false;
    before = log.scrollTop;
  });
  new ResizeObserver(() => follow(log)).observe(log);
}

function follow(log) {
  if (low) log.scrollTop = log.scrollHeight;
}

export function tell(lines, quietly) {
  const log = byId("log");
  const fresh = lines.filter((line) => line.ply > seen || line.ply === undefined);
  for (const line of lines) {
    if (line.round !== round) {
      round = line.round;
      log.append(make("li", { class: "round" }, `Round ${round}`));
    }
    log.append(make("li", { class: line.seat === null || line.seat === undefined ? "table" : null }, ...said(line.text)));
    seen = Math.max(seen, line.ply ?? seen);
  }
  while (log.children.length > KEPT) log.firstChild.remove();
  follow(log);
  if (!quietly && fresh.length) say(fresh.map((line) => line.text).join(" "));
}

export function say(text) {
  const live = byId("live");
  live.append(make("p", {}, text));
  while (live.children.length > 6) live.firstChild.remove();
}

export function words(text, kind = "") {
  const line = byId("words");
  line.replaceChildren(...said(text));
  line.className = `words ${kind}`;
}
