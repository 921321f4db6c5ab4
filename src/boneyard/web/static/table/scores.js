// The scores round by round, with the totals at the end.
import { make } from "./dom.js";

const MINUS = "\u2212";
export const number = (value) => String(value).replace(/^-(?=\d+$)/, MINUS);

export function showScores(panel, scores, yours, several) {
  if (!scores?.sides?.length) return panel.replaceChildren();
  const rounds = several ? scores.rounds ?? [] : [];
  const rows = scores.sides.map((side, at) => make("tr", { class: at === yours ? "yours" : null },
    make("th", { scope: "row" }, side),
    ...rounds.map((each) => make("td", {}, number(each.points[at]))),
    make("td", { class: "total" }, number(scores.totals[at]))));
  const head = rounds.length ? [make("thead", {}, make("tr", {},
    make("td", {}, "Round"),
    ...rounds.map((each) => make("th", { scope: "col", "aria-label": `Round ${each.round}` }, String(each.round))),
    make("th", { scope: "col", class: "total" }, "Total")))] : [];
  const table = make("table", { class: "totals" }, ...head, make("tbody", {}, ...rows));
  const rolls = make("div", { class: "rounds", ...(rounds.length > 4 ? { tabindex: "0", role: "region", "aria-label": "Points round by round" } : {}) }, table);
  panel.replaceChildren(rolls);
  rolls.scrollLeft = rolls.scrollWidth; // the last rounds are in view, the earlier ones to the left
}
