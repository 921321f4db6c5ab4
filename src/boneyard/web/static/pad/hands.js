// A round whose hands are counted: who went out, and what the others have left, tapped or typed.
import { button, make } from "../table/dom.js";
import { held, hub, needed } from "./counting.js";
import { askTiles } from "./grid.js";

const NONE = "none";

export function handsForm({ sheet, state, old, changed }) {
  const several = sheet.outs === "several";
  const hands = state.names.map((_, seat) => structuredClone(old?.hands?.[seat] ?? null));
  let out = old?.out ? [...old.out] : null;

  const asked = make("fieldset", { class: "ask" }, make("legend", {}, "Who went out?"));
  const picks = make("div", { class: "segments" });
  asked.append(picks);
  const kind = several ? "checkbox" : "radio";
  const choices = [...state.names.map((name, seat) => [String(seat), name]), [NONE, "Nobody: blocked"]];
  for (const [value, label] of choices) {
    const given = value === NONE ? out?.length === 0 : out?.includes(Number(value));
    const field = make("input", { type: kind, name: "out", value, checked: Boolean(given) });
    field.addEventListener("change", () => choose(field));
    picks.append(make("label", {}, field, make("span", {}, label)));
  }
  const rest = make("div", { class: "hands" });

  function choose(field) {
    const fields = [...picks.querySelectorAll("input")];
    if (several && field.checked) {
      for (const each of fields) if ((each.value === NONE) !== (field.value === NONE)) each.checked = false;
    }
    const chosen = fields.filter((each) => each.checked).map((each) => each.value);
    out = chosen.length ? chosen.filter((value) => value !== NONE).map(Number) : null;
    show();
    changed();
  }

  function show() {
    rest.replaceChildren();
    if (!out) return;
    const seats = needed(sheet, out);
    if (seats.length) rest.append(make("p", { class: "label" }, "What is left in the hands"));
    rest.append(...seats.map(handRow));
  }

  function handRow(seat) {
    const name = state.names[seat];
    const id = `left-${seat}`;
    const field = make("input", { type: "number", inputmode: "numeric", min: 0, max: 9999, id, class: "points", autocomplete: "off" });
    const told = make("p", { class: "tiles-told quiet", id: `${id}-tiles` });
    const double = make("input", { type: "checkbox", id: `${id}-double` });
    const row = make("div", { class: "hand" }, make("label", { for: id }, name), field, button("Tap tiles", () => tap(), { "aria-label": `Tap the tiles of ${name}`, "data-tap": seat }), told);
    if (sheet.way.kind === "point") {
      row.append(make("label", { class: "check" }, double, "holds a double; typed points leave doubles out"));
    }
    const draw = () => {
      const hand = hands[seat];
      field.value = hand ? held(sheet, hand) : "";
      double.checked = Boolean(hand?.double);
      told.textContent = hand?.tiles ? hand.tiles.join("  ") : "";
    };
    const typed = () => {
      const value = field.value === "" ? null : Number(field.value);
      hands[seat] = value === null ? null : { pips: value, ...(sheet.way.kind === "point" ? { double: double.checked } : {}) };
      told.textContent = "";
      changed();
    };
    field.addEventListener("input", typed);
    double.addEventListener("change", () => {
      if (hands[seat]?.tiles) draw();
      else typed();
    });
    const tap = () => askTiles({
      sheet, name, chosen: hands[seat]?.tiles ?? [],
      taken: [...hands.flatMap((hand, other) => (other === seat ? [] : hand?.tiles ?? [])), hub(sheet, state.number)].filter(Boolean),
      done: (tiles) => {
        hands[seat] = tiles.length ? { tiles } : null;
        draw();
        changed();
      },
    });
    draw();
    return row;
  }

  show();
  return {
    element: make("div", {}, asked, rest),
    read() {
      const seats = out ? needed(sheet, out) : [];
      return { kind: "round", out, hands: hands.map((hand, seat) => (seats.includes(seat) ? hand : null)) };
    },
  };
}
