// The status line of a table's page: the round, and whether there is a connection.
/** @import { NowMessage, TableMessage } from "../lib/protocol.js" */
import { byId } from "../lib/dom.js";

/** @param {NowMessage} now @param {TableMessage | null} table */
export function showRound(now, table) {
  const round = byId("round");
  round.hidden = now.phase === "waiting" || table?.rounds === 1;
  round.textContent = table?.rounds ? `Round ${now.round} of ${table.rounds}` : `Round ${now.round}`;
}

/** Show a sentence at the top of the page, or none. @param {string} text */
export function showBanner(text) {
  byId("line").textContent = text;
  byId("line").hidden = !text;
}

/**
 * A listener for the connection that shows a sentence when it is lost for a while.
 * @param {string} text
 * @param {number} patience Milliseconds.
 */
export function watchLine(text, patience) {
  /** @type {Timer} */
  let losing;
  /** @param {boolean} there */
  return (there) => {
    if (!there) {
      losing ??= setTimeout(() => showBanner(text), patience);
      return;
    }
    clearTimeout(losing);
    losing = undefined;
    showBanner("");
  };
}
