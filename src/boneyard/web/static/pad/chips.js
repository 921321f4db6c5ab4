// A deal that was played for chips: what everybody paid in, and who took it.
import { make } from "../table/dom.js";
import { totalsOf } from "./folding.js";

export function chipsForm({ sheet, state, old, changed }) {
  const totals = totalsOf(state);
  const paid = totals.map((chips, seat) => old?.paid?.[seat] ?? Math.min(sheet.way.ante, chips));
  let won = old?.won ?? totals.map(() => 0);
  const fields = [];

  const pot = make("p", { class: "quiet", role: "status" });
  const winner = make("select", { id: "winner" }, make("option", { value: "" }, old ? "as written below" : "choose"),
    ...state.names.flatMap((name, seat) => (totals[seat] > 0 ? [make("option", { value: seat }, name)] : [])),
    make("option", { value: "several" }, "several: side pots"));

  function settle() {
    const total = paid.reduce((had, more) => had + (more ?? 0), 0);
    pot.textContent = `${total} chips were paid in.`;
    const single = winner.value !== "" && winner.value !== "several";
    if (single) won = totals.map((_, seat) => (seat === Number(winner.value) ? total : 0));
    fields.forEach(({ taken }, seat) => {
      taken.closest(".taken").hidden = !(winner.value === "several" || (old && winner.value === ""));
      taken.value = won[seat];
    });
    changed();
  }

  const rows = state.names.map((name, seat) => {
    const pays = make("input", { type: "number", inputmode: "numeric", min: 0, max: totals[seat], id: `paid-${seat}`, class: "points", value: paid[seat], disabled: totals[seat] === 0 });
    const taken = make("input", { type: "number", inputmode: "numeric", min: 0, id: `won-${seat}`, class: "points", value: won[seat], disabled: totals[seat] === 0 });
    pays.addEventListener("input", () => {
      paid[seat] = pays.value === "" ? null : Number(pays.value);
      settle();
    });
    taken.addEventListener("input", () => {
      won[seat] = taken.value === "" ? null : Number(taken.value);
      changed();
    });
    fields[seat] = { pays, taken };
    return make("div", { class: "hand" }, make("label", { for: `paid-${seat}` }, `${name} paid in`), pays,
      make("span", { class: "taken" }, make("label", { for: `won-${seat}` }, "took"), taken));
  });
  winner.addEventListener("change", settle);
  const element = make("div", { class: "hands" }, ...rows, pot, make("div", { class: "hand" }, make("label", { for: "winner" }, "Who takes the pot?"), winner));
  settle();
  return {
    element,
    read: () => ({ kind: "round", paid, won: winner.value === "" && !old ? null : won }),
  };
}
