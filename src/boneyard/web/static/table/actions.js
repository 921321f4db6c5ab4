// The buttons: the one main thing in words, then what else may be done now.
import { button, make } from "./dom.js";

const COLUMNS = 7; // of a grid of short ones, as the style sheet has it
const FEW = 3; // so many other moves stand beside the main one; more become a grid

export class Actions {
  constructor(panel, { play, clear, giveUp, isPlace }) {
    this.panel = panel;
    this.play = play;
    this.clear = clear;
    this.giveUp = giveUp;
    this.isPlace = isPlace;
    this.shown = "";
    this.high = 0;
  }

  // `lead` are buttons or links that the table's phase asks for: they come before any move.
  show(choosing, lead = []) {
    const exact = choosing.exact();
    const meant = choosing.meant() ?? only(choosing);
    const alike = exact.length > 1 ? exact : [];
    const words = choosing.words.filter((move) => move.kind !== "concede");
    const concede = choosing.words.find((move) => move.kind === "concede");
    const hint = this.hint(choosing, meant, alike);
    const key = JSON.stringify([
      lead.map((each) => each.dataset.key), meant?.move, meant?.label, alike.map((move) => move.move), words.map((move) => move.move),
      concede?.move, hint, choosing.chosen.length > 0,
    ]);
    if (key === this.shown) return;
    this.shown = key;
    const focused = this.panel.contains(document.activeElement);
    const one = !meant && !alike.length && words.length === 1 && !choosing.chosen.length && !lead.length && !choosing.able().size;
    const first = [...lead];
    if (meant) first.push(this.move(meant, "main"));
    if (hint) first.push(make("p", { class: "hint" }, hint));
    const rest = [...alike.map((move) => this.move(move, "main")), ...words.map((move) => this.move(move, one ? "main" : ""))];
    const last = [];
    if (choosing.chosen.length) last.push(button("Clear", this.clear, { class: "quiet" }));
    else if (concede) last.push(button(concede.label || "Give up", () => this.giveUp(concede), { class: "quiet" }));
    const groups = rest.length > FEW ? this.grouped([...alike, ...words]) : [make("div", { class: "few" }, ...rest)];
    this.panel.replaceChildren(...first, ...(rest.length ? groups : []), ...last);
    this.steady(groups, choosing.able().size > 0);
    if (focused) this.panel.querySelector("button")?.focus();
  }

  // Where many moves were offered once they are offered again: their room stays, so that the board keeps its own;
  // until tiles are played, when nobody bids any more and the board wants all the room there is.
  steady(groups, tiles) {
    if (this.across !== innerWidth || (tiles && this.high)) {
      this.high = 0;
      this.panel.style.minHeight = "";
    }
    this.across = innerWidth;
    if (!groups.some((group) => group.classList.contains("many"))) return;
    this.high = Math.max(this.high, this.panel.offsetHeight);
    this.panel.style.minHeight = `${this.high}px`;
  }

  // Many moves of one kind say their common words once: Bid, and then 30, 31, 32.
  grouped(moves) {
    const kinds = new Map();
    for (const move of moves) kinds.set(move.kind, [...(kinds.get(move.kind) ?? []), move]);
    const single = [...kinds.values()].filter((group) => group.length <= FEW).flat();
    const found = [];
    for (const group of kinds.values()) {
      if (group.length <= FEW) continue;
      const common = commonWords(group.map((move) => move.label || move.move));
      const buttons = group.map((move) => this.move(move, "", common));
      const caption = common.filter(Boolean).join(" … ");
      const short = buttons.every((each) => each.textContent.length <= 5);
      const last = !found.length ? single.splice(0).map((move) => this.move(move, "broad")) : [];
      if (short && last.length === 1) last[0].style.gridColumn = `span ${COLUMNS - buttons.length % COLUMNS}`;
      found.push(make("div", { class: short ? "many short" : "many", role: "group", "aria-label": caption || null }, ...buttons, ...last));
    }
    if (single.length) found.push(make("div", { class: "few" }, ...single.map((move) => this.move(move, ""))));
    return found;
  }

  hint(choosing, meant, alike) {
    if (meant || alike.length || !choosing.chosen.length) return "";
    if (choosing.waiting()) return "";
    const next = choosing.next();
    if (!next.size) return "";
    return [...next].every(this.isPlace) ? "Choose one of its places." : "Choose what goes with it.";
  }

  move(move, kind, [before, after] = ["", ""]) {
    const label = move.label || move.move;
    const text = label.slice(before.length, label.length - after.length).trim();
    return button(text, () => this.play(move), { class: kind || null, "data-move": move.move, "aria-label": text === label ? null : label });
  }
}

// Where one plays alone and there is one thing to do, it needs no touching first.
function only(choosing) {
  const moves = choosing.moves.filter((move) => move.kind !== "concede");
  return moves.length === 1 && moves.length < choosing.moves.length && moves[0].touch.length && !choosing.chosen.length ? moves[0] : null;
}

// The words that all of these begin with, and those that all end with, as long as something is left of each.
function commonWords(labels) {
  const split = labels.map((label) => label.split(" "));
  const first = split[0];
  let before = 0;
  while (split.every((words) => words.length > before + 1 && words[before] === first[before])) before += 1;
  let after = 0;
  const end = (words) => words[words.length - 1 - after];
  while (split.every((words) => words.length > before + after + 1 && end(words) === end(first))) after += 1;
  return [first.slice(0, before).join(" "), after ? first.slice(-after).join(" ") : ""];
}
