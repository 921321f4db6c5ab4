// Undo: at once if you play alone with bots, otherwise by asking the others; and the bar with what someone asks for.
/** @import { Ask, NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, isDialogOpen, isTyping, make, toNodes } from "../../lib/dom.js";
import { _, listed, pgettext } from "../../lib/words.js";
import { addTool } from "../hand/toolbar.js";
import { isNumbered } from "../deals.js";

/** @param {TablePage} page */
export function startUndo(page) {
  addTool({
    key: "undo",
    label: _("Undo"),
    order: 30,
    press: () => takeBack(page),
    shown: () => canTakeBack(page),
  });
  addTool({
    key: "redo",
    label: _("Redo"),
    order: 31,
    press: () => playAgain(page),
    shown: () => canPlayAgain(page),
  });
  page.onShown((now) => showAsk(page, now));
  page.on("table", () => page.now && showAsk(page, page.now));
  document.addEventListener("keydown", (event) => {
    if (event.altKey || isDialogOpen() || isTyping(event)) return;
    const key = event.key.toLowerCase();
    const held = event.ctrlKey || event.metaKey;
    if (!(held ? key === "z" || key === "y" : key === "u")) return;
    event.preventDefault();
    if (event.shiftKey || key === "y") playAgain(page);
    else takeBack(page);
  });
}

/** @param {TablePage} page */
const isFree = ({ now }) => now !== null && now.phase !== "waiting" && !now.asks;
/** @param {TablePage} page */
const canTakeBack = (page) => isFree(page) && Boolean(page.now?.undo?.back);
/** @param {TablePage} page */
const canPlayAgain = (page) => isFree(page) && Boolean(page.now?.undo?.again);

/** Solitaires go back move by move; other games, to your last choice. @param {TablePage} page */
const steps = (page) => (isNumbered(page.table) ? { count: 1 } : {});

/** @param {TablePage} page */
function takeBack(page) {
  if (canTakeBack(page)) page.insist({ do: "undo", ...steps(page) });
}

/** @param {TablePage} page */
function playAgain(page) {
  if (canPlayAgain(page)) page.insist({ do: "redo", ...steps(page) });
}

/** Undo the whole round. @param {TablePage} page */
export function restart(page) {
  if (canTakeBack(page)) page.insist({ do: "undo", to: "start" });
}

/** The undo button for when a round or the match is over. @param {TablePage} page */
export function undoButton(page) {
  return canTakeBack(page) ? [button(_("Undo"), () => takeBack(page), { "data-key": "undo" })] : [];
}

// --- what someone asks for

/** @param {TablePage} page @param {NowMessage} now */
function showAsk(page, now) {
  const bar = byId("asks");
  const { asks } = now;
  bar.hidden = !asks;
  if (!asks) return bar.replaceChildren();
  /** @param {boolean} agree */
  const answer = (agree) => (/** @type {Event} */ event) => {
    for (const each of bar.querySelectorAll("button")) each.disabled = true;
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
    if (agree && asks.what === "rematch") page.send({ do: "rematch", ply: now.ply });
    else page.send({ do: "answer", ply: now.ply, agree });
  };
  const own = asks.seat === now.you;
  const asked = now.you !== null && asks.waits.includes(now.you);
  const buttons = own
    ? [button(_("Withdraw"), answer(false))]
    : asked
      ? [
          button(_("Agree"), answer(true), { class: "main" }),
          button(pgettext("an answer", "No"), answer(false)),
        ]
      : [];
  const text = describeAsk(asks, now.you, (seat) => page.nameOf(seat));
  bar.replaceChildren(make("p", {}, ...toNodes(text)), make("span", { class: "answers" }, ...buttons));
}

/** @param {Ask} asks @param {number | null} you @param {(seat: number) => string | undefined} nameOf */
export function describeAsk(asks, you, nameOf) {
  const others = asks.waits.flatMap((seat) => (seat !== you && nameOf(seat)) || []);
  const isAsked = you !== null && asks.waits.includes(you);
  const text = asks.seat === you ? asks.own : asks.text;
  if (!others.length || isAsked) return text;
  return [text, _("Waiting for {names}.", { names: listed(others) })].join(" ");
}
