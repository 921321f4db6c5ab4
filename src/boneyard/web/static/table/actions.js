// The buttons: the one main thing in words, then what else may be done now.
import { button, make } from "./dom.js";

const FEW = 3; // so many other moves stand beside the main one; more become a grid

export class Actions {
  constructor(panel, { play, clear, giveUp }) {
    this.panel = panel;
    this.play = play;
    this.clear = clear;
    this.giveUp = giveUp;
    this.shown = "";
  }

  // `lead` are buttons or links that the table's phase asks for: they come before any move.
  show(choosing, lead = []) {
    const exact = choosing.exact();
    const meant = choosing.meant();
    const alike = exact.length > 1 ? exact : [];
    const words = choosing.words.filter((move) => move.kind !== "concede");
    const concede = choosing.words.find((move) => move.kind === "concede");
    const hint = this.hint(choosing, meant, alike);
    const key = JSON.stringify([
      lead.map((each) => each.dataset.key), meant?.move, alike.map((move) => move.move), words.map((move) => move.move),
      concede?.move, hint, choosing.chosen.length > 0,
    ]);
    if (key === this.shown) return;
    this.shown = key;
    const focused = this.panel.contains(document.activeElement);
    const one = !meant && !alike.length && words.length === 1 && !choosing.chosen.length && !lead.length;
    const first = [...lead];
    if (meant) first.push(this.move(meant, "main"));
    if (hint) first.push(make("p", { class: "hint" }, hint));
    const rest = [...alike.map((move) => this.move(move, "main")), ...words.map((move) => this.move(move, one ? "main" : ""))];
    const last = [];
    if (choosing.chosen.length) last.push(button("Clear", this.clear, { class: "quiet" }));
    else if (concede) last.push(button(concede.label || "Give up", () => this.giveUp(concede), { class: "quiet" }));
    const grid = rest.length > FEW;
    this.panel.classList.toggle("grid", grid);
    const row = make("div", { class: grid ? "many" : "few" }, ...rest);
    this.panel.replaceChildren(...first, ...(rest.length ? [row] : []), ...last);
    if (focused) this.panel.querySelector("button")?.focus();
  }

  hint(choosing, meant, alike) {
    if (meant || alike.length || !choosing.chosen.length) return "";
    if (choosing.waiting()) return "";
    const next = choosing.next().size;
    return next ? "Now choose what goes with it: it glows." : "";
  }

  move(move, kind) {
    return button(move.label || move.move, () => this.play(move), { class: kind || null, "data-move": move.move });
  }
}
