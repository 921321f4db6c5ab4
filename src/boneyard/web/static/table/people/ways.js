// The dialog in which the host changes the table's settings besides its rules.
/** @import { Help, TableMessage, TableSettings } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { make, showOnce } from "../../lib/dom.js";
import { _, ngettext, pgettext } from "../../lib/words.js";

/** @typedef {[value: string | number, words: string]} Choice */

/** @returns {[seconds: number, words: string][]} */
const timeLimits = () => [
  [0, _("No clock")],
  [30, describeSeconds(30)],
  [60, describeSeconds(60)],
  [300, describeSeconds(300)],
  [86400, _("A day")],
  [259200, _("Three days")],
];
/** @returns {[value: Help, words: string][]} */
const helpChoices = () => [
  ["on", pgettext("a setting", "On")],
  ["ask", _("If the others agree")],
  ["off", pgettext("a setting", "Off")],
];
const GRACES = [15, 30, 60, 120, 300];

/** @param {number} seconds */
const describeSeconds = (seconds) =>
  seconds % 60
    ? ngettext("{count} second", "{count} seconds", seconds)
    : ngettext("{count} minute", "{count} minutes", seconds / 60);

/** The dialog in which the host changes them. @param {TablePage} page @param {TableMessage} table */
export function askForWays(page, table) {
  const { ways } = table;
  const limits = timeLimits();
  const own = !limits.some(([seconds]) => seconds === ways.limit);
  const limit = select("time-limit", [...limits, ["own", _("Other (minutes)")]], own ? "own" : ways.limit);
  const least = { type: "number", min: 1, max: 20160, value: own ? Math.ceil(ways.limit / 60) : 10 };
  const minutes = make("input", { id: "time-minutes", ...least });
  const ending = select(
    "time-ending",
    [
      ["bot", _("a bot plays")],
      ["forced", _("draw or pass")],
    ],
    ways.ending,
  );
  const hints = select("help-hints", helpChoices(), ways.hints);
  const undo = select("help-undo", helpChoices(), ways.undo);
  const waits = [...new Set([...GRACES, ways.grace])].sort((one, other) => one - other);
  const grace = select(
    "grace-seconds",
    waits.map((seconds) => [seconds, describeSeconds(seconds)]),
    ways.grace,
  );
  const minutesLine = line(minutes, _("Minutes"));
  const showMinutes = () => {
    minutesLine.hidden = limit.value !== "own";
  };
  limit.addEventListener("change", showMinutes);
  showMinutes();
  const form = make(
    "form",
    { method: "dialog" },
    make("h2", { id: "time-title" }, _("Table settings")),
    line(limit, _("Time for a turn")),
    minutesLine,
    line(ending, _("When the time is up")),
    line(hints, _("Hints among people")),
    line(undo, _("Undo among people")),
    line(grace, _("A bot can play for someone away after")),
    make(
      "p",
      { class: "foot" },
      make("button", { value: "no" }, _("Cancel")),
      make("button", { value: "yes", class: "main" }, _("Save")),
    ),
  );
  const dialog = make("dialog", { id: "time", "aria-labelledby": "time-title" }, form);
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "yes") return;
    const seconds = limit.value === "own" ? Math.round(Number(minutes.value) * 60) : Number(limit.value);
    page.tell({
      do: "settle",
      limit: seconds,
      ending: ending.value === "bot" ? "bot" : "forced",
      hints: toHelp(hints.value),
      undo: toHelp(undo.value),
      grace: Number(grace.value),
    });
  });
  showOnce(dialog);
}

/** @param {string} value @returns {Help} */
const toHelp = (value) => (value === "on" || value === "ask" ? value : "off");

/** @param {string} id @param {Choice[]} choices @param {string | number} chosen */
function select(id, choices, chosen) {
  const options = choices.map(([value, words]) =>
    make("option", { value, selected: value === chosen }, words),
  );
  return make("select", { id }, ...options);
}

/** @param {HTMLElement} field @param {string} words */
const line = (field, words) => make("p", { class: "field" }, make("label", { for: field.id }, words), field);
