// The status line of a table's page: the round, and whether there is a connection.
/** @import { NowMessage, TableMessage } from "../lib/protocol.js" */
import { byId } from "../lib/dom.js";
import { formatNumber } from "../lib/text.js";

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
 * "Round 2 of 13", "Hand 3 · to 250".
 * @param {number} number
 * @param {Pick<TableMessage, "rounds" | "family" | "options"> | null} table
 */
export function describeRound(number, table) {
  const unit = HANDS.has(table?.family ?? "") ? "Hand" : "Round";
  const target = table?.options.target;
  if (table?.rounds) return `${unit} ${number} of ${table.rounds}`;
  return typeof target === "number" && target
    ? `${unit} ${number} · to ${formatNumber(target)}`
    : `${unit} ${number}`;
}

/** Show a sentence at the top of the page, or none. @param {string} text */
export function showBanner(text) {
  byId("line").textContent = text;
  byId("line").hidden = !text;
}

/** The connection as the player sees it: it says when it is gone, and what has not been confirmed yet. */
export class Line {
  #lost = false;
  /** What was sent and is not confirmed: "your 5-4". */
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
    const kept = this.#awaited ? ` Still to be confirmed: ${this.#awaited}.` : "";
    if (this.#lost) showBanner(this.lost + kept);
    else showBanner(this.#overdue ? `Waiting for the table to confirm ${this.#awaited}.` : "");
  }
}
