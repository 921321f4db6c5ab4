// A hand that was bid for: the bid, the bidder, and what each side took.
import { make } from "../table/dom.js";
import { sideName } from "./words.js";

export function bidsForm({ sheet, state, old, changed }) {
  const { way } = sheet;
  const bid = make("select", { id: "bid" }, make("option", { value: "" }, "choose"), make("option", { value: "0" }, "all passed"),
    ...way.bids.map((each) => make("option", { value: each }, String(each))));
  bid.value = old?.bid !== undefined ? String(old.bid) : "";
  let bidder = old?.bidder ?? null;
  const took = Array.from({ length: sheet.sides }, (_, side) => old?.took?.[side] ?? null);

  const who = make("fieldset", { class: "ask" }, make("legend", {}, "Who had the bid?"));
  const picks = make("div", { class: "segments" });
  state.names.forEach((name, seat) => {
    const field = make("input", { type: "radio", name: "bidder", value: seat, checked: bidder === seat });
    field.addEventListener("change", () => {
      bidder = seat;
      show();
      changed();
    });
    picks.append(make("label", {}, field, make("span", {}, name)));
  });
  who.append(picks);
  const rest = make("div", { class: "hands" });

  function show() {
    const passed = bid.value === "0";
    who.hidden = passed;
    rest.replaceChildren();
    if (passed || bidder === null) return;
    if (sheet.sides === 2) rest.append(...twoSides(bidder % 2));
    else rest.append(make("p", { class: "label" }, "Tricks taken"), ...state.names.map((name, seat) => number(`took-${seat}`, name, took[seat], way.tricks, (value) => {
      took[seat] = value;
      changed();
    })));
  }

  function number(id, label, value, most, heard) {
    const field = make("input", { type: "number", inputmode: "numeric", id, min: 0, max: most, class: "points", value: value ?? "" });
    field.addEventListener("input", () => heard(field.value === "" ? null : Number(field.value)));
    return make("div", { class: "hand" }, make("label", { for: id }, label), field);
  }

  // What one side did not take the other did; tricks and count tiles can be tapped instead of added up.
  function twoSides(side) {
    const other = make("p", { class: "quiet" });
    const set = (value) => {
      took[side] = value;
      took[1 - side] = value === null ? null : way.most - value;
      other.textContent = value === null ? "" : `${sideName(sheet, state, 1 - side)} took ${way.most - value}.`;
      changed();
    };
    const row = number("took", `${sideName(sheet, state, side)} took, of ${way.most}`, took[side], way.most, set);
    const field = row.querySelector("input");
    const tricks = make("select", { id: "tricks" }, ...Array.from({ length: way.tricks + 1 }, (_, at) => make("option", { value: at }, String(at))));
    const chosen = new Set();
    const add = () => {
      const value = Number(tricks.value) + [...chosen].reduce((had, tile) => had + way.counts[tile], 0);
      field.value = value;
      set(value);
    };
    tricks.addEventListener("change", add);
    const tiles = Object.entries(way.counts).map(([tile, worth]) => {
      const face = make("button", { type: "button", class: "bone wide", "aria-pressed": "false", "aria-label": `${tile}, counts ${worth}` },
        ...tile.split("-").map((end) => make("span", { "data-n": end }, end === "0" ? "·" : end)));
      face.addEventListener("click", () => {
        if (!chosen.delete(tile)) chosen.add(tile);
        face.setAttribute("aria-pressed", String(chosen.has(tile)));
        add();
      });
      return face;
    });
    set(took[side]);
    return [row, other, make("div", { class: "adding" }, make("label", { for: "tricks" }, "or add up: tricks"), tricks,
      make("span", { class: "quiet" }, "and count tiles"), make("span", { class: "bones" }, ...tiles))];
  }

  bid.addEventListener("change", () => {
    show();
    changed();
  });
  show();
  return {
    element: make("div", {}, make("div", { class: "hand" }, make("label", { for: "bid" }, "The bid"), bid), who, rest),
    read() {
      if (bid.value === "0") return { kind: "round", bid: 0 };
      return { kind: "round", bid: bid.value === "" ? null : Number(bid.value), bidder, took };
    },
  };
}
