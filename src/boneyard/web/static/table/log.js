// What happened, in words: the log beside the table, the live region for screen readers, and the line above the hand.
/** @import { LogLine } from "../lib/protocol.js" */
import { byId, make, toNodes } from "../lib/dom.js";
import { numberedUnit } from "../lib/text.js";

const KEPT = 400; // lines
const SPARINGLY = 6000; // milliseconds between two lines that are said while a game plays itself
/** @type {number | null} */
let round = null;
let seen = -1; // the last ply in the log
let standing = "";
let following = true; // the end of the log is in view, and stays there

export function startLog() {
  const log = byId("log");
  let before = 0;
  log.addEventListener("scroll", () => {
    // Only scrolling up stops following; new lines and resizing don't.
    if (log.scrollHeight - log.scrollTop - log.clientHeight < 40) following = true;
    else if (log.scrollTop < before - 2) following = false;
    before = log.scrollTop;
  });
  new ResizeObserver(() => follow(log)).observe(log);
  const [told] = document.getElementsByClassName("told");
  if (!(told instanceof HTMLElement)) return;
  const fit = () => fitPrompt(told);
  new ResizeObserver(fit).observe(told);
  const changes = { childList: true, characterData: true, subtree: true, attributeFilter: ["open"] };
  new MutationObserver(fit).observe(told, changes);
}

/**
 * Make the prompt smaller if it doesn't fit: nothing else moves, and nothing is covered.
 * @param {HTMLElement} told
 */
function fitPrompt(told) {
  const isTooLong = () => told.scrollHeight > told.clientHeight + 1;
  told.classList.remove("tight");
  if (isTooLong()) told.classList.add("tight");
  told.tabIndex = isTooLong() ? 0 : -1; // what scrolls can be reached by keyboard
}

/** @param {HTMLElement} log */
function follow(log) {
  if (following) log.scrollTop = log.scrollHeight;
}

/**
 * @param {LogLine[]} lines
 * @param {"round" | "hand"} unit What one deal played out is called.
 * @param {boolean} [quietly] Without telling screen readers.
 */
export function addToLog(lines, unit, quietly = false) {
  const log = byId("log");
  const fresh = lines.filter((line) => line.ply > seen);
  for (const line of lines) {
    if (line.round !== round) {
      round = line.round;
      log.append(make("li", { class: "round" }, numberedUnit(unit, round)));
    }
    log.append(make("li", { class: line.seat === null ? "table" : null }, ...toNodes(line.text)));
    seen = Math.max(seen, line.ply);
  }
  while (log.children.length > KEPT) log.firstChild?.remove();
  follow(log);
  if (!quietly && fresh.length) tell(fresh);
}

/** @type {Timer} */
let telling;
let lastTold = 0;

/**
 * Announce what happened. A game that plays itself is faster than speech: of that only the newest line is said, once
 * in a while.
 * @param {LogLine[]} lines
 */
function tell(lines) {
  clearTimeout(telling);
  const since = performance.now() - lastTold;
  if (!document.body.classList.contains("played-for")) say(lines.map((line) => line.text).join(" "));
  else if (since >= SPARINGLY) say(lines[lines.length - 1].text);
  else {
    telling = setTimeout(() => tell(lines), SPARINGLY - since);
    return;
  }
  lastTold = performance.now();
}

/** Announce a text to screen readers. @param {string} text */
export function say(text) {
  const live = byId("live");
  live.append(make("p", {}, text));
  while (live.children.length > 6) live.firstChild?.remove();
}

/** What binds, and why you cannot play: said above the hand whenever nothing else is. @param {string} text */
export function setStanding(text) {
  standing = text;
  setWords("");
}

/** Show a sentence above the hand. @param {string} text @param {string} [kind] */
export function setWords(text, kind = "") {
  const line = byId("words");
  line.replaceChildren(...toNodes(text || standing));
  line.className = `words ${kind}`;
}
