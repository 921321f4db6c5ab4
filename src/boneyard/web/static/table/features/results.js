// After a round or match: continuing, a rematch, other games, the matches won so far, and statistics.
/** @import { NowMessage, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, make } from "../../lib/dom.js";
import { _, listed, ngettext, pgettext } from "../../lib/words.js";
import { playsHands } from "../status.js";
import { fitResult } from "./card.js";
import { againForms, editionKey, isNumbered } from "../deals.js";
import { undoButton } from "./undo.js";

/** @param {TablePage} page */
export function startResults(page) {
  const openStatistics = button(_("How it went"), () => page.tell({ do: "figures" }), {
    class: "figures-open",
  });
  const pause = make("p", { class: "pause", "data-key": "pause" });
  page.leadButtons = () => leadButtons(page, pause);
  startCountdown(page, pause);
  page.onShown((now) => {
    showTally(now);
    if (now.phase === "over" && !openStatistics.isConnected) byId("card").append(openStatistics);
    fitResult();
  });
  page.on("figures", async (message) => {
    const { showStatistics } = await import("./statistics.js");
    showStatistics(message, page.table?.you ?? null);
  });
}

/** @param {TablePage} page @param {HTMLElement} pause */
function leadButtons(page, pause) {
  const { now, table } = page;
  if (!now || !table) return [];
  if (now.phase === "round-over" && !page.selection.wordMoves.length) {
    const next = now.you === null || now.ready.includes(now.you) ? [] : [continueButton(page, now, table)];
    return [...next, ...undoButton(page), ...(pause.textContent ? [pause] : [])];
  }
  if (now.phase !== "over") return [];
  const again =
    table.seats.length === 1 && now.you !== null ? againForms(table) : rematchButton(page, now, table);
  const replay = { class: "button", href: `/t/${page.id}/replay?match=${now.match}`, "data-key": "replay" };
  return [
    ...again,
    ...(again.length && isNumbered(table) ? [] : otherGames(table, again.length === 0)),
    ...undoButton(page),
    make("a", replay, pgettext("a recorded match", "Replay")),
  ];
}

/** @param {TablePage} page @param {NowMessage} now @param {TableMessage} table */
function continueButton(page, now, table) {
  const alone = !findOthers(now, table).length;
  const next = button(
    !alone ? _("Continue") : playsHands(table) ? _("Next hand") : _("Next round"),
    () => {
      page.insist({ do: "deal" }); // others continue at the same moment
      next.disabled = true;
    },
    { class: "main", "data-key": `deal ${now.match} ${now.round} ${alone}` },
  );
  return next;
}

// --- waiting for the others

/**
 * The other people who are here: no one waits for a bot or a program.
 * @param {Pick<NowMessage, "you">} now
 * @param {TableMessage} table
 */
const findOthers = ({ you }, { seats }) =>
  seats.filter(({ seat, kind, here, program }) => seat !== you && kind === "person" && here && !program);

/**
 * Say who is waited for, and count the seconds down until the next round.
 * @param {TablePage} page
 * @param {HTMLElement} pause
 */
function startCountdown(page, pause) {
  /** @type {Timer} */
  let ticking;
  let end = 0; // in the time of performance.now

  function tick() {
    clearTimeout(ticking);
    const { now, table } = page;
    const before = pause.textContent;
    const counts = now?.phase === "round-over" && now.clock !== null;
    const left = counts ? Math.max(0, (end - performance.now()) / 1000) : null;
    pause.textContent = now && table && now.phase === "round-over" ? describePause(now, table, left) : "";
    if (Boolean(before) !== Boolean(pause.textContent)) page.mark();
    if (left) ticking = setTimeout(tick, 1000 * (left - Math.ceil(left) + 1) + 20);
  }

  page.onShown(({ clock }) => {
    end = performance.now() + 1000 * (clock?.left ?? 0);
    tick();
  });
  page.on("table", () => {
    tick();
    if (page.now?.phase === "round-over") page.mark(); // someone may have come or gone
  });
  document.addEventListener("visibilitychange", tick);
}

/**
 * @param {Pick<NowMessage, "you" | "ready">} now
 * @param {TableMessage} table
 * @param {number | null} left Seconds until the next round; null if nothing counts down.
 */
export function describePause(now, table, left) {
  const { you, ready } = now;
  const own = you !== null && ready.includes(you);
  const others = findOthers(now, table).filter(({ seat }) => !ready.includes(seat));
  const done = ready.filter((seat) => seat !== you).map((seat) => table.seats[seat]?.name ?? "");
  const who =
    own && others.length
      ? _("Waiting for {names}.", { names: listed(others.map(({ name }) => name)) })
      : !own && done.length
        ? ngettext("{names} is ready.", "{names} are ready.", done.length, { names: listed(done) })
        : "";
  const next = (/** @type {number} */ count) =>
    playsHands(table)
      ? ngettext("Next hand in {count} second.", "Next hand in {count} seconds.", count)
      : ngettext("Next round in {count} second.", "Next round in {count} seconds.", count);
  const when = left === null ? "" : next(Math.ceil(left));
  return [who, when].filter(Boolean).join(" ");
}

/**
 * Ask for a rematch; it begins when everyone present has asked for it.
 * @param {TablePage} page
 * @param {NowMessage} now
 * @param {TableMessage} table
 */
function rematchButton(page, now, table) {
  const own = now.you === null ? undefined : table.seats[now.you];
  if (!own || (own.kind !== "person" && own.gone !== "resigned") || now.asks) return [];
  const again = button(
    table.seats.length === 1 ? _("Play again") : _("Rematch"),
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
    make("a", { class: main ? "button main" : "button", href, "data-key": "new" }, _("New game")),
    make("a", { class: "button", href: "/", "data-key": "lobby" }, _("All games")),
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
  if (sides.length === 1) {
    const all = now.match - (now.phase === "over" ? 0 : 1);
    return [_("Won {won} of {all} here.", { won: now.won[0], all })];
  }
  const own = now.you === null ? -1 : now.you % sides.length;
  const counts = sides.map((side, index) => {
    const name = index === own ? pgettext("a player", "You") : side;
    const text = `${name} ${now.won[index]}${index < sides.length - 1 ? "," : "."}`;
    return make("span", { class: "whole" }, text);
  });
  return [_("Matches won:"), ...counts.flatMap((count) => [" ", count])];
}
