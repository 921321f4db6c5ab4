// After a round or match: the next round, a rematch, other games, the matches won so far, and statistics.
/** @import { NowMessage, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, make } from "../../lib/dom.js";
import { againForms, editionKey, isNumbered } from "./deals.js";
import { undoButton } from "./undo.js";

/** @param {TablePage} page */
export function startResults(page) {
  const openStatistics = button("How it went", () => page.tell({ do: "figures" }), { class: "figures-open" });
  page.leadButtons = () => leadButtons(page);
  page.onShown((now) => {
    showTally(now);
    if (now.phase === "over" && !openStatistics.isConnected) byId("card").append(openStatistics);
  });
  page.on("figures", async (message) => {
    const { showStatistics } = await import("./statistics.js");
    showStatistics(message, page.table?.you ?? null);
  });
}

/** @param {TablePage} page */
function leadButtons(page) {
  const { now, table } = page;
  if (!now || !table) return [];
  if (now.phase === "round-over" && now.you !== null && !page.selection.wordMoves.length) {
    return [dealButton(page, now.ply), ...undoButton(page)];
  }
  if (now.phase !== "over") return [];
  const again =
    table.seats.length === 1 && now.you !== null ? againForms(table) : rematchButton(page, now, table);
  const replay = { class: "button", href: `/t/${page.id}/replay?match=${now.match}`, "data-key": "replay" };
  return [
    ...again,
    ...(again.length && isNumbered(table) ? [] : otherGames(table, again.length === 0)),
    ...undoButton(page),
    make("a", replay, "Replay"),
  ];
}

/** @param {TablePage} page @param {number} ply */
function dealButton(page, ply) {
  const deal = button(
    "Next round",
    () => {
      page.send({ do: "deal", ply: page.ply });
      deal.disabled = true;
    },
    { class: "main", "data-key": `deal ${ply}` },
  );
  return deal;
}

/**
 * Ask for a rematch; it begins when everybody present has asked for it.
 * @param {TablePage} page
 * @param {NowMessage} now
 * @param {TableMessage} table
 */
function rematchButton(page, now, table) {
  const own = now.you === null ? undefined : table.seats[now.you];
  if (!own || (own.kind !== "person" && own.gone !== "resigned") || now.asks) return [];
  const again = button(
    table.seats.length === 1 ? "Play again" : "Rematch",
    () => {
      again.disabled = true;
      page.send({ do: "rematch", ply: now.ply });
    },
    { class: "main", "data-key": `rematch ${now.ply}` },
  );
  return [again];
}

/** @param {TableMessage} table @param {boolean} main */
function otherGames(table, main) {
  const href = `/new/${table.game}?edition=${encodeURIComponent(editionKey(table))}`;
  return [
    make("a", { class: main ? "button main" : "button", href, "data-key": "new" }, "New game"),
    make("a", { class: "button", href: "/", "data-key": "lobby" }, "All games"),
  ];
}

/**
 * Show how many matches each side has won: on the card after a match, beside the table during the next.
 * @param {NowMessage} now
 */
function showTally(now) {
  const line = document.getElementById("tally") ?? make("p", { id: "tally", class: "tally" });
  if (!line.isConnected) byId("scores").after(line);
  const card = byId("card");
  const over = now.phase === "over" && !card.hidden;
  line.hidden = now.match < 2 || over;
  line.replaceChildren(...(line.hidden ? [] : drawTally(now)));
  if (over && now.match > 1 && !card.querySelector(".tally")) {
    card.append(make("p", { class: "tally" }, ...drawTally(now)));
  }
}

/** @param {NowMessage} now @returns {(Node | string)[]} */
function drawTally(now) {
  const { sides } = now.scores;
  if (sides.length === 1) return [`Won ${now.won[0]} of ${now.match - (now.phase === "over" ? 0 : 1)} here.`];
  const own = now.you === null ? -1 : now.you % sides.length;
  const counts = sides.map((side, index) => {
    const text = `${index === own ? "You" : side} ${now.won[index]}${index < sides.length - 1 ? "," : "."}`;
    return make("span", { class: "whole" }, text);
  });
  return ["Matches won:", ...counts.flatMap((count) => [" ", count])];
}
