// Deals by number: their links, and the forms that play another one with the same rules.
import { make } from "./dom.js";

// What a set-up form calls this table's edition.
export const pick = (table) => table.household ? `t.${table.table}` : table.edition;

export const numbered = (table) => table?.deal !== null && table?.deal !== undefined;

export function dealLink(table, deal = table.deal) {
  const address = new URL(`/solitaire/${table.game}/${deal}`, location.href);
  if (!table.household) address.searchParams.set("edition", table.edition);
  address.searchParams.set("set", table.set);
  return address.href;
}

// The same table once more: with the same bots, and in games for one with another deal or the same.
export function again(table, kind = "main") {
  if (!numbered(table)) return [form(table, "Play again", "again", null, kind)];
  return [
    form(table, "Another deal", "again", "", kind),
    form(table, "Same deal", "again same", table.deal),
    form(table, `Deal ${table.deal + 1}`, "again next", table.deal + 1),
    form(table, "Today’s deal", "again today", "today"),
  ];
}

function form(table, words, key, deal, kind = "") {
  const plain = (value) => value === true ? "yes" : value === false ? "no" : String(value);
  const own = table.seats.find((seat) => seat.seat === table.you);
  const fields = [
    ["edition", pick(table)], ["set", table.set], ["players", table.seats.length], ["with", "bots"], ["name", own?.name ?? ""],
    ...(deal === null ? [] : [["deal", deal]]),
    ...Object.entries(table.options).map(([name, value]) => [`option.${name}`, plain(value)]),
    ...table.seats.filter((seat) => seat.bot).map((seat, at) => [`bot.${at + 1}`, seat.bot]),
  ];
  return make("form", { method: "post", action: `/new/${table.game}`, class: "again", "data-key": key },
    ...fields.map(([name, value]) => make("input", { type: "hidden", name, value })),
    make("button", { class: kind || null }, words));
}
