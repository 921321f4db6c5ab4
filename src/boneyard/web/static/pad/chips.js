// The form for a deal played for chips: what everyone paid in, and who took the pot.
/** @import { ChipsRound, ChipsSheet } from "../lib/protocol.js" */
/** @import { RoundForm, RoundFormOptions } from "./types.js" */
import { make } from "../lib/dom.js";
import { _, ngettext, pgettext } from "../lib/words.js";
import { sum } from "./points.js";
import { totalsOf } from "./state.js";

const SEVERAL = "several";

/** @param {RoundFormOptions<ChipsSheet, ChipsRound>} options @returns {RoundForm} */
export function chipsForm({ sheet, state, old, changed }) {
  const totals = totalsOf(state);
  /** @type {(number | null)[]} */
  const paid = totals.map((chips, seat) => old?.paid?.[seat] ?? Math.min(sheet.way.ante, chips));
  /** @type {(number | null)[]} */
  let won = old?.won ? [...old.won] : totals.map(() => 0);
  const pot = make("p", { class: "quiet", role: "status" });
  const winner = make(
    "select",
    { id: "winner" },
    make("option", { value: "" }, old ? _("as written below") : pgettext("a list to pick from", "choose")),
    ...state.names.flatMap((name, seat) => (totals[seat] > 0 ? [make("option", { value: seat }, name)] : [])),
    make("option", { value: SEVERAL }, _("several: side pots")),
  );

  /** @param {string} id @param {number} seat @param {number | null} value @param {number} [max] */
  const chipsField = (id, seat, value, max) => {
    const limits = { type: "number", inputmode: "numeric", min: 0, max, disabled: totals[seat] === 0 };
    return make("input", { ...limits, id, class: "points", value: value ?? "" });
  };
  /** @param {HTMLInputElement} field */
  const read = (field) => (field.value === "" ? null : Number(field.value));

  const rows = state.names.map((name, seat) => {
    const pays = chipsField(`paid-${seat}`, seat, paid[seat], totals[seat]);
    const takes = chipsField(`won-${seat}`, seat, won[seat]);
    pays.addEventListener("input", () => {
      paid[seat] = read(pays);
      settle();
    });
    takes.addEventListener("input", () => {
      won[seat] = read(takes);
      changed();
    });
    const taken = make(
      "span",
      { class: "taken" },
      make("label", { for: takes.id }, pgettext("chips", "took")),
      takes,
    );
    const label = make("label", { for: pays.id }, _("{name} paid in", { name }));
    return { row: make("div", { class: "hand" }, label, pays, taken), taken, takes };
  });

  function settle() {
    const total = sum(paid.map((chips) => chips ?? 0));
    pot.textContent = ngettext("{count} chip was paid in.", "{count} chips were paid in.", total);
    const { value } = winner;
    if (value !== "" && value !== SEVERAL) {
      won = totals.map((_, seat) => (seat === Number(value) ? total : 0));
    }
    rows.forEach(({ taken, takes }, seat) => {
      taken.hidden = !(value === SEVERAL || (old && value === ""));
      takes.value = String(won[seat] ?? "");
    });
    changed();
  }

  winner.addEventListener("change", settle);
  const takesPot = make(
    "div",
    { class: "hand" },
    make("label", { for: "winner" }, _("Who takes the pot?")),
    winner,
  );
  const element = make("div", { class: "hands" }, ...rows.map(({ row }) => row), pot, takesPot);
  settle();
  return {
    element,
    read: () => ({ kind: "round", paid, won: winner.value === "" && !old ? null : won }),
  };
}
