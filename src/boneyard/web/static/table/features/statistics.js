// A match in numbers: a chart and a table of the totals, and tables of everything that was counted.
/** @import { FigureLine, FiguresMessage } from "../../lib/protocol.js" */
import { totalsChart } from "../../lib/chart.js";
import { loadStyles, make } from "../../lib/dom.js";
import { formatNumber, formatSigned, unitName } from "../../lib/text.js";
import { _, pgettext } from "../../lib/words.js";

await loadStyles("statistics.css", import.meta.url);

const WIDEST = 560;
const dialog = make("dialog", { id: "figures", "aria-labelledby": "figures-title" });
document.body.append(dialog);

/** @param {FiguresMessage} figures @param {number | null} you */
export function showStatistics(figures, you) {
  const more = make("a", { class: "button", href: "/matches" }, _("Past matches"));
  const form = make(
    "form",
    { method: "dialog" },
    make("h2", { id: "figures-title" }, _("How it went")),
    ...drawStatistics(figures, you),
    make("p", { class: "foot" }, more, make("button", { class: "main" }, _("Done"))),
  );
  dialog.replaceChildren(form);
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
}

/** @param {FiguresMessage} figures @param {number | null} you */
function drawStatistics(figures, you) {
  const { counts, kinds, rounds } = figures;
  const yourself = pgettext("a player", "You");
  const sides = figures.sides.map((name, side) =>
    you !== null && you % figures.sides.length === side
      ? name.replace(figures.players[you], () => yourself)
      : name,
  );
  const players = figures.players.map((name, seat) => (seat === you ? yourself : name));
  /** @param {FigureLine["by"]} by */
  const countedBy = (by) => counts.filter((line) => line.by === by);
  return [
    ...(rounds.length > 1 ? [drawChart(figures, sides), drawTotals(figures, sides)] : []),
    ...drawCounts(_("What everyone did"), countedBy("seat"), players),
    ...drawCounts(_("Bids and tricks"), countedBy("side"), sides),
    ...countedBy("table").map((line) =>
      make("p", {}, _("{what}: {number}.", { what: line.what, number: formatNumber(line.numbers[0]) })),
    ),
    ...drawCounts(figures.low_wins ? _("What cost points") : _("Where the points came from"), kinds, sides),
  ];
}

/** @param {FiguresMessage} figures @param {string[]} names */
function drawChart({ start, rounds, unit }, names) {
  const lines = names.map((_, side) => [start[side], ...rounds.map((round) => round.totals[side])]);
  const ends = names.map((name, side) => `${name} ${lines[side].at(-1)}`).join(", ");
  return totalsChart({
    names,
    lines,
    rounds: rounds.map((round) => round.number),
    width: Math.min(WIDEST, Math.max(280, innerWidth - 84)),
    label: describeChart(unit, ends),
    unit: unitName(unit),
  });
}

/** @param {string} unit @param {string} totals */
function describeChart(unit, totals) {
  if (unit === "hand") {
    return _("The totals after each hand: {totals}. The numbers are in the table below.", { totals });
  }
  return unit === "deal"
    ? _("The totals after each deal: {totals}. The numbers are in the table below.", { totals })
    : _("The totals after each round: {totals}. The numbers are in the table below.", { totals });
}

/** @param {FiguresMessage} figures @param {string[]} sides */
function drawTotals({ rounds, unit }, sides) {
  const heads = [unitName(unit), ...sides].map((text) => make("th", { scope: "col" }, text));
  const rows = rounds.map((round) => {
    const cells = sides.map((_, side) => {
      const points = make("span", { class: "made" }, formatSigned(round.points[side]));
      return make("td", {}, points, " ", make("b", {}, formatNumber(round.totals[side])));
    });
    return make("tr", {}, make("th", { scope: "row" }, String(round.number)), ...cells);
  });
  const [title, summary] =
    unit === "hand"
      ? [_("Points hand by hand"), _("The numbers hand by hand")]
      : unit === "deal"
        ? [_("Points deal by deal"), _("The numbers deal by deal")]
        : [_("Points round by round"), _("The numbers round by round")];
  const table = drawTable(title, make("tr", {}, ...heads), rows);
  return make("details", { class: "by-round" }, make("summary", {}, summary), table);
}

/** @param {string} title @param {FigureLine[]} lines @param {string[]} names */
function drawCounts(title, lines, names) {
  if (!lines.length) return [];
  const head = make("tr", {}, make("td", {}), ...names.map((name) => make("th", { scope: "col" }, name)));
  const rows = lines.map(({ what, numbers }) => {
    const cells = numbers.map((number) => make("td", {}, formatNumber(number)));
    return make("tr", {}, make("th", { scope: "row" }, what), ...cells);
  });
  return [make("section", { "aria-label": title }, make("h3", {}, title), drawTable(title, head, rows))];
}

/** @param {string} title @param {Element} head @param {Element[]} rows */
function drawTable(title, head, rows) {
  const table = make("table", { class: "figures" }, make("thead", {}, head), make("tbody", {}, ...rows));
  return make("div", { class: "rolls", tabindex: "0", role: "region", "aria-label": title }, table);
}
