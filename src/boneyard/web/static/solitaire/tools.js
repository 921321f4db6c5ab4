// Tools for solitaires at the table: the number of the deal, the solver, restart, and statistics at the end.
/** @import { NowMessage, TableMessage } from "../lib/protocol.js" */
/** @import { TablePage } from "../table/page.js" */
import { button, byId, loadStyles, make } from "../lib/dom.js";
import { changeSettings, settings } from "../lib/settings.js";
import { clockTime, numberedUnit } from "../lib/text.js";
import { _, pgettext } from "../lib/words.js";
import { restart } from "../table/features/undo.js";
import { addTool } from "../table/hand/toolbar.js";
import { Autoplay } from "./autoplay.js";
import { DealDialog } from "./dialog.js";
import { Placement } from "./placement.js";
import { addResult, describeTally, isWatched, markWatched, tallyName, tallyOf } from "./tallies.js";
import { Timer } from "./timer.js";

await loadStyles("solitaire.css", import.meta.url);

/** @param {ReturnType<typeof addResult>} result */
function describeResult(result) {
  if (result === "counted") return "";
  if (result === "watched") return _("You watched this deal being solved, so it doesn't count.");
  return result === "better"
    ? _("This deal already counted, and this is your best result.")
    : _("This deal already counted.");
}

const solverWords = () => ({
  title: _("Watch the solver play?"),
  text: _("It sees the tiles to come and plays on from here. This deal won't count in your statistics."),
  yes: pgettext("the solver", "Watch"),
  no: _("Keep playing"),
});

/** @param {TablePage} page */
export function startSolitaire(page) {
  const { table } = page;
  if (!table) return;
  const name = tallyName(table);
  const deal = table.deal ?? 0;
  const autoplay = new Autoplay(page, () => markWatched(name, deal));
  const dialog = new DealDialog();
  const timer = new Timer(page);
  page.touch.alone = true;
  if (table.forms.includes("@")) new Placement(page); // moves name cells: its tiles are laid on a grid
  const isPlaying = () => page.now?.phase === "playing" && page.now.you !== null && !autoplay.isOn;
  const isCounting = () => page.now !== null && onlyCounts(page.now);
  const canRestart = () => isPlaying() && Boolean(page.now?.undo?.back);

  // A deal whose solution was shown no longer counts, so ask first, unless it doesn't count anyway.
  const askToSolve = () => {
    if (isWatched(name, deal) || tallyOf(name).deals[deal] !== undefined) autoplay.solve();
    else dialog.confirm(solverWords(), () => autoplay.solve());
  };

  const showDialog = () => dialog.show(page.table ?? table);
  const canSolve = () => isPlaying() && !isCounting();
  addTool({
    key: "run",
    label: _("Let it run"),
    order: 29,
    shown: () => isPlaying() && isCounting(),
    press: () => autoplay.run(),
  });
  addTool({
    key: "forced",
    label: _("Play forced moves"),
    order: 56,
    shown: isPlaying,
    pressed: () => settings.forced,
    press: () => changeSettings({ forced: !settings.forced }),
  });
  addTool({ key: "restart", label: _("Restart"), order: 32, shown: canRestart, press: () => restart(page) });
  addTool({
    key: "winnable",
    label: _("Can it be won?"),
    order: 51,
    shown: isPlaying,
    press: () => autoplay.askIfWinnable(),
  });
  addTool({ key: "solve", label: _("Solve it"), order: 52, shown: canSolve, press: askToSolve });
  addTool({ key: "deal", label: numberedUnit("deal", deal), order: 59, press: showDialog });

  page.on("winnable", (message) => autoplay.showAnswer(message));
  page.on("solution", (message) => autoplay.showSolution(message));
  page.on("refused", () => autoplay.retry());
  page.on("table", showDeal);
  const showEnd = (/** @type {NowMessage} */ now) => {
    if (now.phase === "over" && now.you !== null) {
      showResult(now, { name, deal, table: page.id, timer }, () => dialog.show(table, true));
    }
  };
  page.onShown((now) => {
    autoplay.update(now);
    timer.update(now);
    showEnd(now);
  });

  document.body.classList.add("for-one");
  showDeal(table);
  if (page.now) showEnd(page.now);
  page.mark();
}

/**
 * Count the result once, and show it on the card.
 * @param {NowMessage} now
 * @param {{ name: string, deal: number, table: string, timer: Timer }} played
 * @param {() => void} openStatistics
 */
function showResult(now, { name, deal, table, timer }, openStatistics) {
  const card = byId("card");
  if (card.querySelector(".deal-tally") || now.you === null) return;
  const won = now.result?.winners.includes(now.you) ?? false;
  const seconds = settings.timer ? timer.seconds : 0;
  const result = addResult(name, deal, won, now.scores.totals[0], new Date(), { table, seconds });
  const tally = tallyOf(name);
  const head = seconds
    ? _("Deal {number} in {time}.", { number: deal, time: clockTime(seconds) })
    : _("Deal {number}.", { number: deal });
  const parts = [head, describeResult(result), tally.played ? describeTally(tally) : ""];
  const line = make("p", { class: "deal-tally" }, parts.filter(Boolean).join(" "));
  (card.querySelector(".how") ?? card.querySelector("h2"))?.after(line);
  card.append(button(_("Your statistics"), openStatistics, { "data-key": "tallies" }));
}

/** Show the number beside the title, where it is always visible. @param {TableMessage} table */
function showDeal(table) {
  byId("title").append(" ", make("small", {}, numberedUnit("deal", table.deal ?? 0)));
}

/**
 * Whether the only possible move is to count: then the game can run by itself.
 * @param {NowMessage} now
 */
function onlyCounts(now) {
  const moves = now.moves.filter((move) => move.kind !== "concede");
  return moves.length === 1 && moves[0].kind === "count";
}
