// The form for a hand with bids: the bid, the bidder, and what each side took.
/** @import { BidsRound, BidsSheet } from "../lib/protocol.js" */
/** @import { RoundForm, RoundFormOptions } from "./types.js" */
import { make } from "../lib/dom.js";
import { _, pgettext } from "../lib/words.js";
import { tileFace } from "./grid.js";
import { sum } from "./points.js";
import { sideName } from "./words.js";

/** @param {RoundFormOptions<BidsSheet, BidsRound>} options @returns {RoundForm} */
export function bidsForm({ sheet, state, old, changed }) {
  const { way, sides } = sheet;
  const bid = make(
    "select",
    { id: "bid" },
    make("option", { value: "" }, pgettext("a list to pick from", "choose")),
    make("option", { value: "0" }, _("everyone passed")),
    ...way.bids.map((each) => make("option", { value: each }, String(each))),
  );
  bid.value = old?.bid !== undefined ? String(old.bid) : "";
  let bidder = old?.bidder ?? null;
  /** @type {(number | null)[]} */
  const took = Array.from({ length: sides }, (_, side) => old?.took?.[side] ?? null);
  const picks = state.names.map((name, seat) => {
    const field = make("input", { type: "radio", name: "bidder", value: seat, checked: bidder === seat });
    field.addEventListener("change", () => {
      bidder = seat;
      show();
      changed();
    });
    return make("label", {}, field, make("span", {}, name));
  });
  const segments = make("div", { class: "segments" }, ...picks);
  const who = make("fieldset", { class: "ask" }, make("legend", {}, _("Who had the bid?")), segments);
  const rest = make("div", { class: "hands" });

  function show() {
    const passed = bid.value === "0";
    who.hidden = passed;
    rest.replaceChildren();
    if (passed || bidder === null) return;
    rest.append(...(sides === 2 ? drawTwoSides(bidder % 2) : drawTricks()));
  }

  function drawTricks() {
    const rows = state.names.map((name, seat) =>
      numberRow(`took-${seat}`, name, took[seat], way.tricks, (value) => {
        took[seat] = value;
        changed();
      }),
    );
    return [make("p", { class: "label" }, _("Tricks taken")), ...rows.map(({ row }) => row)];
  }

  /**
   * One field serves both sides, because the other side took the rest. Tricks and count tiles can be tapped.
   * @param {number} side
   */
  function drawTwoSides(side) {
    const other = make("p", { class: "quiet" });
    /** @param {number | null} value */
    const set = (value) => {
      took[side] = value;
      took[1 - side] = value === null ? null : way.most - value;
      const rest = { name: sideName(sheet, state, 1 - side), points: way.most - (value ?? 0) };
      other.textContent = value === null ? "" : _("{name} took {points}.", rest);
      changed();
    };
    const label = _("{name} took, of {most}", { name: sideName(sheet, state, side), most: way.most });
    const { row, field } = numberRow("took", label, took[side], way.most, set);
    const options = Array.from({ length: way.tricks + 1 }, (_, count) =>
      make("option", { value: count }, String(count)),
    );
    const tricks = make("select", { id: "tricks" }, ...options);
    /** @type {Set<string>} */
    const chosen = new Set();
    const add = () => {
      const value = Number(tricks.value) + sum([...chosen].map((tile) => way.counts[tile]));
      field.value = String(value);
      set(value);
    };
    tricks.addEventListener("change", add);
    const tiles = Object.entries(way.counts).map(([tile, worth]) => {
      const label = _("{tile}, counts {points}", { tile, points: worth });
      const names = { "aria-pressed": "false", "aria-label": label };
      const face = make("button", { type: "button", class: "bone wide", ...names }, ...tileFace(tile));
      face.addEventListener("click", () => {
        if (!chosen.delete(tile)) chosen.add(tile);
        face.setAttribute("aria-pressed", String(chosen.has(tile)));
        add();
      });
      return face;
    });
    set(took[side]);
    const adding = make(
      "div",
      { class: "adding" },
      make("label", { for: "tricks" }, _("or add up: tricks")),
      tricks,
      make("span", { class: "quiet" }, _("and count tiles")),
      make("span", { class: "bones" }, ...tiles),
    );
    return [row, other, adding];
  }

  bid.addEventListener("change", () => {
    show();
    changed();
  });
  show();
  const bidRow = make("div", { class: "hand" }, make("label", { for: "bid" }, _("The bid")), bid);
  return {
    element: make("div", {}, bidRow, who, rest),
    read() {
      if (bid.value === "0") return { kind: "round", bid: 0 };
      return { kind: "round", bid: bid.value === "" ? null : Number(bid.value), bidder, took };
    },
  };
}

/**
 * @param {string} id
 * @param {string} label
 * @param {number | null} value
 * @param {number} most
 * @param {(value: number | null) => void} onInput
 */
function numberRow(id, label, value, most, onInput) {
  const limits = { type: "number", inputmode: "numeric", min: 0, max: most };
  const field = make("input", { ...limits, id, class: "points", value: value ?? "" });
  field.addEventListener("input", () => onInput(field.value === "" ? null : Number(field.value)));
  return { row: make("div", { class: "hand" }, make("label", { for: id }, label), field), field };
}
