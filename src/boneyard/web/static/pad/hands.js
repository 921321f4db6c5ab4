// The form for a round that counts hands: who went out, and what the others have left, tapped or typed.
/** @import { HandsRound, HandsSheet, LeftInHand } from "../lib/protocol.js" */
/** @import { RoundForm, RoundFormOptions } from "./types.js" */
import { button, make } from "../lib/dom.js";
import { _ } from "../lib/words.js";
import { askForTiles } from "./grid.js";
import { countHand, hubOf, neededHands } from "./points.js";

const NONE = "none";

/** @param {RoundFormOptions<HandsSheet, HandsRound>} options @returns {RoundForm} */
export function handsForm({ sheet, state, old, changed }) {
  const several = sheet.outs === "several";
  /** @type {(LeftInHand | null)[]} */
  const hands = state.names.map((_, seat) => structuredClone(old?.hands?.[seat] ?? null));
  let out = old?.out ? [...old.out] : null;

  /** @param {string} value @param {string} label @param {boolean} checked */
  const drawPick = (value, label, checked) => {
    const field = make("input", { type: several ? "checkbox" : "radio", name: "out", value, checked });
    field.addEventListener("change", () => choose(field));
    return make("label", {}, field, make("span", {}, label));
  };
  const picks = make(
    "div",
    { class: "segments" },
    ...state.names.map((name, seat) => drawPick(String(seat), name, out?.includes(seat) ?? false)),
    drawPick(NONE, _("No one: blocked"), out?.length === 0),
  );
  const rest = make("div", { class: "hands" });

  /** @param {HTMLInputElement} field */
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
    const seats = out ? neededHands(sheet, out) : [];
    const label = seats.length ? [make("p", { class: "label" }, _("What is left in the hands"))] : [];
    rest.replaceChildren(...label, ...seats.map(drawHand));
  }

  /** @param {number} seat */
  function drawHand(seat) {
    const name = state.names[seat];
    const id = `left-${seat}`;
    const withDoubles = sheet.way.kind === "point";
    const limits = { type: "number", inputmode: "numeric", min: 0, max: 9999 };
    const field = make("input", { ...limits, id, class: "points", autocomplete: "off" });
    const tiles = make("p", { class: "tiles-told quiet", id: `${id}-tiles` });
    const double = make("input", { type: "checkbox", id: `${id}-double` });
    const draw = () => {
      const hand = hands[seat];
      field.value = hand ? String(countHand(sheet, hand)) : "";
      double.checked = Boolean(hand && "double" in hand && hand.double);
      tiles.textContent = tilesOf(hand).join("  ");
    };
    const readTyped = () => {
      const pips = Number(field.value);
      hands[seat] = field.value === "" ? null : withDoubles ? { pips, double: double.checked } : { pips };
      tiles.textContent = "";
      changed();
    };
    field.addEventListener("input", readTyped);
    double.addEventListener("change", () => {
      if (tilesOf(hands[seat]).length) draw();
      else readTyped();
    });
    const tap = () =>
      askForTiles({
        sheet,
        name,
        chosen: tilesOf(hands[seat]),
        taken: [...hands.filter((_, other) => other !== seat).flatMap(tilesOf), hubOf(sheet, state.number)],
        done: (chosen) => {
          hands[seat] = chosen.length ? { tiles: chosen } : null;
          draw();
          changed();
        },
      });
    const taps = button(_("Tap tiles"), tap, {
      "aria-label": _("Tap the tiles of {name}", { name }),
      "data-tap": seat,
    });
    draw();
    const about = _("holds a double (leave doubles out of typed points)");
    const more = withDoubles ? [make("label", { class: "check" }, double, about)] : [];
    return make("div", { class: "hand" }, make("label", { for: id }, name), field, taps, tiles, ...more);
  }

  show();
  return {
    element: make(
      "div",
      {},
      make("fieldset", { class: "ask" }, make("legend", {}, _("Who went out?")), picks),
      rest,
    ),
    read() {
      const seats = out ? neededHands(sheet, out) : [];
      return { kind: "round", out, hands: hands.map((hand, seat) => (seats.includes(seat) ? hand : null)) };
    },
  };
}

/** @param {LeftInHand | null} hand */
const tilesOf = (hand) => (hand && "tiles" in hand ? hand.tiles : []);
