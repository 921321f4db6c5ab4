// The solitaire pages: the statistics kept in this browser.
import { make } from "../lib/dom.js";
import { _ } from "../lib/words.js";
import { drawTallies } from "./statistics.js";
import { describeTally, isWatched, tallyOf } from "./tallies.js";

document.getElementById("statistics-inside")?.replaceChildren(drawTallies());

/** @param {string} name @param {string} [deal] */
function describe(name, deal) {
  const tally = tallyOf(name);
  const left = deal ? tally.deals[deal] : undefined;
  const parts = [];
  if (deal && isWatched(name, deal)) {
    parts.push(_("You watched this deal being solved, so it doesn't count."));
  } else if (left === 0) parts.push(_("You won this deal."));
  else if (left !== undefined) parts.push(_("You played this deal and left {left}.", { left }));
  if (tally.played) parts.push(describeTally(tally, true));
  return parts.join(" ");
}

/** The days whose deal was played, in the calendar. @type {NodeListOf<HTMLAnchorElement>} */
const days = document.querySelectorAll(".calendar a");
for (const day of days) {
  const name = day.closest("section")?.dataset.stats ?? "";
  const left =
    tallyOf(name).history[day.dataset.deal ?? ""]?.left ?? tallyOf(name).deals[day.dataset.deal ?? ""];
  if (left === undefined) continue;
  day.classList.add(left ? "played" : "won");
  day.append(make("span", { class: "unseen" }, left ? _(": {left} left", { left }) : _(": won")));
}

/** @type {NodeListOf<HTMLElement>} */
const lines = document.querySelectorAll(".stats-line");
for (const line of lines) {
  const { stats, deal } = line.dataset;
  line.textContent = describe(stats ?? "", deal);
  line.hidden = !line.textContent;
}
