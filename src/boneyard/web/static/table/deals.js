// Numbered deals: their links, the forms to play another one, and the solitaire tools, loaded when needed.
/** @import { TableMessage } from "../lib/protocol.js" */
/** @import { TablePage } from "./page.js" */
import { make } from "../lib/dom.js";
import { numberedUnit } from "../lib/text.js";
import { _ } from "../lib/words.js";

/** Load the solitaire tools at a solitaire table. @param {TablePage} page */
export function startDeals(page) {
  /** @type {Promise<void> | undefined} */
  let loading;
  page.on("table", (table) => {
    if (isNumbered(table)) {
      loading ??= import("../solitaire/tools.js").then(({ startSolitaire }) => startSolitaire(page));
    }
  });
}

/** The value of the edition field in the setup form. @param {TableMessage} table */
export const editionKey = (table) => (table.household ? `t.${table.table}` : table.edition);

/** @template {{ deal: number | null }} T @param {T | null} thing @returns {thing is T & { deal: number }} */
export const isNumbered = (thing) => typeof thing?.deal === "number";

/** @param {TableMessage} table */
export function dealLink(table) {
  const address = new URL(`/solitaire/${table.game}/${table.deal}`, location.href);
  if (!table.household) address.searchParams.set("edition", table.edition);
  address.searchParams.set("set", String(table.set));
  return address.href;
}

/**
 * Forms to play again with the same rules and bots; for solitaires, another deal or the same.
 * @param {TableMessage} table
 */
export function againForms(table, kind = "main") {
  if (!isNumbered(table)) return [againForm(table, _("Play again"), { key: "again", deal: null, kind })];
  const next = table.deal + 1;
  return [
    againForm(table, _("Another deal"), { key: "again", deal: "", kind }),
    againForm(table, _("Same deal"), { key: "again same", deal: table.deal }),
    ...(isStillToCome(next)
      ? []
      : [againForm(table, numberedUnit("deal", next), { key: "again next", deal: next })]),
    againForm(table, _("Today’s deal"), { key: "again today", deal: "today" }),
  ];
}

/** Whether a number is the deal of a future day, which isn't offered. @param {number} deal */
export function isStillToCome(deal, now = new Date()) {
  const [year, month, day] = [Math.floor(deal / 10000), Math.floor(deal / 100) % 100, deal % 100];
  const found = new Date(year, month - 1, day);
  const isDay = year > 2000 && year < 10000 && found.getMonth() === month - 1 && found.getDate() === day;
  return isDay && found > now;
}

/**
 * @param {TableMessage} table
 * @param {string} words
 * @param {{ key: string, deal: string | number | null, kind?: string }} options
 */
function againForm(table, words, { key, deal, kind = "" }) {
  const own = table.seats.find((seat) => seat.seat === table.you);
  const bots = table.seats.filter((seat) => seat.bot);
  /** @type {Record<string, string | number>} */
  const fields = {
    edition: editionKey(table),
    set: table.set,
    players: table.seats.length,
    with: "bots",
    name: own?.name ?? "",
    ...(deal === null ? {} : { deal }),
    ...Object.fromEntries(
      Object.entries(table.options).map(([name, value]) => [`option.${name}`, formValue(value)]),
    ),
    ...Object.fromEntries(bots.map((seat, index) => [`bot.${index + 1}`, seat.bot])),
  };
  return make(
    "form",
    { method: "post", action: `/new/${table.game}`, class: "again", "data-key": key },
    ...Object.entries(fields).map(([name, value]) => make("input", { type: "hidden", name, value })),
    make("button", { class: kind || null }, words),
  );
}

/** @param {number | string | boolean} value */
const formValue = (value) => (value === true ? "yes" : value === false ? "no" : String(value));
