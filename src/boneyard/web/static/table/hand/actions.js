// The buttons below the hand: the move that is meant, then everything else that can be done.
/** @import { Move } from "../../lib/protocol.js" */
/** @import { Selection } from "./selection.js" */
import { button, make } from "../../lib/dom.js";
import { _ } from "../../lib/words.js";

const COLUMNS = 7; // of a grid of short buttons
const FEW = 3; // other moves beside the main one; more become a grid
const NARROW = 4; // letters that fit into one cell of that grid

/**
 * @typedef {object} ActionHooks
 * @property {(move: Move) => void} play
 * @property {(move: Move) => void} giveUp
 * @property {() => void} clear
 * @property {(id: string) => boolean} isSpot
 */

export class Actions {
  #shown = "";
  #height = 0;
  #across = 0;
  /** The focus was on a button here that has gone; the next one gets it. */
  #refocus = false;

  /** @param {HTMLElement} panel @param {ActionHooks} hooks */
  constructor(panel, hooks) {
    this.panel = panel;
    this.hooks = hooks;
  }

  /** @param {Selection} selection @param {HTMLElement[]} [lead] Buttons that come before any move. */
  show(selection, lead = []) {
    const complete = selection.complete();
    const meant = selection.meant() ?? selection.only();
    const alike = complete.length > 1 ? complete : [];
    const words = selection.wordMoves.filter((move) => move.kind !== "concede");
    const concede = selection.wordMoves.find((move) => move.kind === "concede");
    const hint = meant || alike.length ? "" : this.#hintAt(selection);
    const chosen = selection.chosen.length > 0;
    const [others, keys] = [[...alike, ...words], lead.map((each) => each.dataset.key)];
    const shown = JSON.stringify([keys, meant, alike, words, concede, hint, chosen]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const focused = this.panel.contains(document.activeElement);
    const able = selection.able().size > 0;
    const single = !meant && !alike.length && words.length === 1 && !chosen && !lead.length && !able;
    const many = others.length > FEW;
    const few = [
      ...alike.map((move) => this.#moveButton(move, "main")),
      ...words.map((move) => this.#moveButton(move, single ? "main" : "")),
    ];
    const groups = many
      ? this.#groupMoves(others)
      : few.length
        ? [make("div", { class: "few" }, ...few)]
        : [];
    const last = chosen
      ? [button(_("Clear"), this.hooks.clear, { class: "quiet" })]
      : concede
        ? [
            button(concede.label || _("Give up"), () => this.hooks.giveUp(concede), {
              class: "quiet",
              "data-key": "concede",
            }),
          ]
        : [];
    this.panel.replaceChildren(
      ...lead,
      ...(meant ? [this.#moveButton(meant, "main")] : []),
      ...(hint ? [make("p", { class: "hint" }, hint)] : []),
      ...groups,
      ...last,
    );
    this.#keepHeight(many, able);
    this.#keepFocus(focused);
  }

  /** @param {boolean} focused */
  #keepFocus(focused) {
    const first = this.panel.querySelector("button");
    this.#refocus = focused || (this.#refocus && document.activeElement === document.body);
    if (!first || !this.#refocus) return;
    first.focus({ preventScroll: true });
    this.#refocus = false;
  }

  // Keep room for many buttons once they were shown, as in an auction, so that the board doesn't jump; until tiles are
  // played and the board needs the room.
  /** @param {boolean} many @param {boolean} able */
  #keepHeight(many, able) {
    if (this.#across !== innerWidth || (able && this.#height)) {
      this.#height = 0;
      this.panel.style.minHeight = "";
    }
    this.#across = innerWidth;
    if (!many || !this.panel.querySelector(".many")) return;
    this.#height = Math.max(this.#height, this.panel.offsetHeight);
    this.panel.style.minHeight = `${this.#height}px`;
  }

  /** Many moves of one kind say their common words once: Bid, and then 30, 31, 32. @param {Move[]} moves */
  #groupMoves(moves) {
    const kinds = [...new Set(moves.map((move) => move.kind))].map((kind) =>
      moves.filter((move) => move.kind === kind),
    );
    const single = kinds.filter((group) => group.length <= FEW).flat();
    const groups = kinds
      .filter((group) => group.length > FEW)
      .map((group, index) => {
        const common = commonWords(group.map((move) => move.label || move.move));
        const buttons = group.map((move) => this.#moveButton(move, "", common));
        const short = buttons.every((each) => each.textContent.length <= 5);
        const rest = index === 0 ? single.splice(0).map((move) => this.#moveButton(move, "broad")) : [];
        const alone = short && rest.length === 1 ? rest[0] : null;
        // A word that is too long for one cell, as "Pasar" is, gets more of them in narrower columns.
        const tight = buttons.length % COLUMNS === COLUMNS - 1 && (alone?.textContent.length ?? 0) > NARROW;
        const columns = tight ? COLUMNS + 1 : COLUMNS;
        if (alone) alone.style.gridColumn = `span ${columns - (buttons.length % columns)}`;
        const caption = common.filter(Boolean).join(" … ");
        const attributes = {
          class: short ? "many short" : "many",
          role: "group",
          "aria-label": caption || null,
        };
        const made = make("div", attributes, ...buttons, ...rest);
        made.style.setProperty("--columns", String(columns));
        return made;
      });
    if (!single.length) return groups;
    return [...groups, make("div", { class: "few" }, ...single.map((move) => this.#moveButton(move, "")))];
  }

  /** @param {Selection} selection */
  #hintAt(selection) {
    if (!selection.chosen.length || selection.isWaiting()) return "";
    const next = [...selection.next()];
    if (!next.length) return "";
    return next.every(this.hooks.isSpot) ? _("Choose one of its places.") : _("Choose what goes with it.");
  }

  /** @param {Move} move @param {string} kind */
  #moveButton(move, kind, [before, after] = ["", ""]) {
    const label = move.label || move.move;
    const text = label.slice(before.length, label.length - after.length).trim();
    const name = text === label ? null : label;
    return button(text, () => this.hooks.play(move), {
      class: kind || null,
      "data-move": move.move,
      "aria-label": name,
    });
  }
}

/**
 * The words that all labels begin with and end with, as long as something is left of each.
 * @param {string[]} labels
 * @returns {[before: string, after: string]}
 */
export function commonWords(labels) {
  const split = labels.map((label) => label.split(" "));
  const [first] = split;
  let before = 0;
  while (split.every((words) => words.length > before + 1 && words[before] === first[before])) before += 1;
  let after = 0;
  /** @param {string[]} words */
  const end = (words) => words[words.length - 1 - after];
  while (split.every((words) => words.length > before + after + 1 && end(words) === end(first))) after += 1;
  return [first.slice(0, before).join(" "), after ? first.slice(-after).join(" ") : ""];
}
