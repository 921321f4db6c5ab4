// The dialog in which the host changes the table's settings besides its rules.
/** @import { Help, TableMessage, TableSettings } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { make, showOnce } from "../../lib/dom.js";
import { plural } from "../../lib/text.js";

/** @typedef {[value: string | number, words: string]} Choice */

/** @type {[seconds: number, words: string][]} */
const LIMITS = [
  [0, "No clock"],
  [30, "30 seconds"],
  [60, "1 minute"],
  [300, "5 minutes"],
  [86400, "A day"],
  [259200, "Three days"],
];
/** @type {[value: Help, words: string][]} */
const HELP = [
  ["on", "On"],
  ["ask", "If the others agree"],
  ["off", "Off"],
];
const GRACES = [15, 30, 60, 120, 300];

/** @param {number} seconds */
const describeSeconds = (seconds) =>
  seconds % 60 ? plural(seconds, "second") : plural(seconds / 60, "minute");

/** The dialog in which the host changes them. @param {TablePage} page @param {TableMessage} table */
export function askForWays(page, table) {
  const { ways } = table;
  const own = !LIMITS.some(([seconds]) => seconds === ways.limit);
  const limit = select("time-limit", [...LIMITS, ["own", "Other (minutes)"]], own ? "own" : ways.limit);
  const least = { type: "number", min: 1, max: 20160, value: own ? Math.ceil(ways.limit / 60) : 10 };
  const minutes = make("input", { id: "time-minutes", ...least });
  const ending = select(
    "time-ending",
    [
      ["bot", "a bot plays"],
      ["forced", "draw or pass"],
    ],
    ways.ending,
  );
  const hints = select("help-hints", HELP, ways.hints);
  const undo = select("help-undo", HELP, ways.undo);
  const waits = [...new Set([...GRACES, ways.grace])].sort((one, other) => one - other);
  const grace = select(
    "grace-seconds",
    waits.map((seconds) => [seconds, describeSeconds(seconds)]),
    ways.grace,
  );
  const minutesLine = line(minutes, "Minutes");
  const showMinutes = () => {
    minutesLine.hidden = limit.value !== "own";
  };
  limit.addEventListener("change", showMinutes);
  showMinutes();
  const form = make(
    "form",
    { method: "dialog" },
    make("h2", { id: "time-title" }, "Table settings"),
    line(limit, "Time for a turn"),
    minutesLine,
    line(ending, "When the time is up"),
    line(hints, "Hints among people"),
    line(undo, "Undo among people"),
    line(grace, "A bot can play for someone away after"),
    make(
      "p",
      { class: "foot" },
      make("button", { value: "no" }, "Cancel"),
      make("button", { value: "yes", class: "main" }, "Save"),
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
const toHelp = (value) => HELP.find(([help]) => help === value)?.[0] ?? "off";

/** @param {string} id @param {Choice[]} choices @param {string | number} chosen */
function select(id, choices, chosen) {
  const options = choices.map(([value, words]) =>
    make("option", { value, selected: value === chosen }, words),
  );
  return make("select", { id }, ...options);
}

/** @param {HTMLElement} field @param {string} words */
const line = (field, words) => make("p", { class: "field" }, make("label", { for: field.id }, words), field);
