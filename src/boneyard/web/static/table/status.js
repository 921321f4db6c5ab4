// The status line of a table's page: the round, and whether there is a connection.
/** @import { NowMessage, TableMessage } from "../lib/protocol.js" */
import { byId } from "../lib/dom.js";
import { formatNumber, numberedUnit } from "../lib/text.js";
import { _ } from "../lib/words.js";

const HANDS = new Set(["tricks", "poker"]); // families in which one deal played out is a hand
const OVERDUE = 1200; // milliseconds after which the page says what it waits for

/** @param {NowMessage} now @param {TableMessage | null} table */
export function showRound(now, table) {
  const round = byId("round");
  round.hidden = now.phase === "waiting" || table?.rounds === 1;
  round.textContent = describeRound(now.round, table);
  round.title = table?.aim ?? "";
}

/**
 * Whether one deal played out is called a hand here, not a round.
 * @param {Pick<TableMessage, "family"> | null} table
 */
export const playsHands = (table) => HANDS.has(table?.family ?? "");

/**
 * "Round 2 of 13", "Hand 3 · to 250".
 * @param {number} number
 * @param {Pick<TableMessage, "rounds" | "family" | "options"> | null} table
 */
export function describeRound(number, table) {
  const isHand = playsHands(table);
  const target = table?.options.target;
  if (table?.rounds) {
    const fields = { number, rounds: table.rounds };
    return isHand ? _("Hand {number} of {rounds}", fields) : _("Round {number} of {rounds}", fields);
  }
  if (typeof target !== "number" || !target) return numberedUnit(isHand ? "hand" : "round", number);
  const fields = { number, points: formatNumber(target) };
  return isHand ? _("Hand {number} · to {points}", fields) : _("Round {number} · to {points}", fields);
}

/** Show a sentence at the top of the page, or none. @param {string} text */
export function showBanner(text) {
  byId("line").textContent = text;
  byId("line").hidden = !text;
}

/** The connection as the player sees it: it says when it is gone, and what has not been confirmed yet. */
export class Line {
  #lost = false;
  /** What was sent and is not confirmed: a tile or a move. */
  #awaited = "";
  #overdue = false;
  /** @type {Timer} */
  #losing;
  /** @type {Timer} */
  #waiting;

  /** @param {string} lost What to say when the connection is gone. @param {number} patience Milliseconds. */
  constructor(lost, patience) {
    this.lost = lost;
    this.patience = patience;
  }

  /** @param {boolean} there @param {boolean} [silent] Nothing has come for so long that patience is used up. */
  change(there, silent = false) {
    if (there) {
      clearTimeout(this.#losing);
      this.#losing = undefined;
      this.#lost = false;
      this.#show();
    } else {
      this.#losing ??= setTimeout(
        () => {
          this.#lost = true;
          this.#show();
        },
        silent ? 0 : this.patience,
      );
    }
  }

  /** Something was sent. @param {string} what */
  await(what) {
    this.confirm();
    this.#awaited = what;
    this.#waiting = setTimeout(() => {
      this.#overdue = true;
      this.#show();
    }, OVERDUE);
    this.#show();
  }

  /** It was confirmed, or refused. */
  confirm() {
    clearTimeout(this.#waiting);
    this.#awaited = "";
    this.#overdue = false;
    this.#show();
  }

  #show() {
    const move = this.#awaited;
    const kept = move ? _("Still to be confirmed: {move}.", { move }) : "";
    if (this.#lost) showBanner([this.lost, kept].filter(Boolean).join(" "));
    else showBanner(this.#overdue ? _("Waiting for the table to confirm: {move}.", { move }) : "");
  }
}
