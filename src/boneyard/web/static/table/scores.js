// The scores: the totals at a glance, round by round for who wants it.
import { make } from "./dom.js";

const MINUS = "\u2212";
export const number = (value) => String(value).replace(/^-(?=\d+$)/, MINUS);

export function showScores(panel, scores, yours) {
  if (!scores?.sides?.length) return panel.replaceChildren();
  const open = panel.querySelector("details")?.open ?? false;
  const totals = make("table", { class: "totals" });
  scores.sides.forEach((side, at) => {
    totals.append(make("tr", { class: at === yours ? "yours" : null },
      make("th", { scope: "row" }, side), make("td", {}, number(scores.totals[at]))));
  });
  panel.replaceChildren(totals);
  if (!scores.rounds?.length) return;
  panel.append(make("details", { open },
    make("summary", {}, "Round by round"),
    make("div", { class: "by-round", tabindex: "0", role: "region", "aria-label": "Points round by round" }, byRound(scores))));
}

function byRound(scores) {
  const head = make("tr", {}, make("th", { scope: "col" }, "Round"), ...scores.sides.map((side) => make("th", { scope: "col" }, side)));
  const rows = scores.rounds.map((each) => make("tr", {},
    make("th", { scope: "row" }, String(each.round)), ...each.points.map((points) => make("td", {}, number(points)))));
  return make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows));
}
