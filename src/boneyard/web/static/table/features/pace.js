// The pace of a game: how fast the bots play, skipping to your turn, and draws and passes that play themselves.
/** @import { NowMessage, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, make } from "../../lib/dom.js";
import { changeSettings, isRushing, onSettings, rush, settings } from "../../lib/settings.js";
import { load, save } from "../../lib/store.js";
import { _ } from "../../lib/words.js";
import { addTool, showTools } from "../hand/toolbar.js";

const FORCED_KINDS = new Set(["draw", "pass", "turn", "fill", "add", "waste"]);
/** Whether automatic draws and passes were offered on this device. */
const OFFERED = "boneyard.forced-offered";
const SPEEDS = ["slow", "normal", "fast", "instant"];

/** @param {TablePage} page */
export function startPace(page) {
  startSpeed(page);
  startSkip(page);
  startOffer(page);
}

// --- how fast the bots play: a setting of this device, for the tables you host

/** @param {TablePage} page */
function startSpeed(page) {
  const settle = () => {
    const { table } = page;
    const { speed } = settings;
    if (table?.host && table.ways.speed !== speed && SPEEDS.includes(speed)) {
      page.tell({ do: "settle", speed });
    }
  };
  let met = false;
  page.on("table", (table) => {
    // Where other people play, the host changes the speed only by choosing it there.
    if (!met && isAlone(table)) settle();
    met = true;
  });
  onSettings((name) => name === "speed" && settle());
}

/** @param {TableMessage} table */
const isAlone = ({ seats, you }) => seats.every(({ kind, seat }) => kind === "bot" || seat === you);

// --- skip to my turn

/** @param {TablePage} page */
function startSkip(page) {
  addTool({
    key: "skip",
    label: _("Skip to my turn"),
    order: 10,
    shown: () => isBotsTurn(page) && !isRushing(),
    press: () => {
      rush(true);
      page.hurry();
      page.tell({ do: "skip" });
      showTools();
    },
  });
  page.onShown((now, table) => {
    if (isRushing() && !isBotToMove(now, table)) rush(false);
  });
}

/** @param {TablePage} page */
const isBotsTurn = ({ now, table }) => Boolean(now && table && now.you !== null && isBotToMove(now, table));

/** @param {NowMessage} now @param {TableMessage} table */
const isBotToMove = (now, { seats }) =>
  now.phase === "playing" && now.turn !== null && seats[now.turn]?.kind === "bot";

// --- automatic draws and passes, offered the first time there is nothing else to do

/** @param {TablePage} page */
function startOffer(page) {
  /** @type {HTMLElement | null} */
  let offer = null;
  const close = () => {
    offer?.remove();
    offer = null;
  };
  /** @param {boolean} accepted */
  const answer = (accepted) => {
    close();
    if (accepted) changeSettings({ forced: true });
    byId("hand").focus();
  };
  let offeredAt = -1;
  page.onShown((now, table) => {
    const kind = onlyMove(now)?.kind;
    // The same moment may be shown again, because someone came or went: the question still stands.
    if (offer && kind && now.ply === offeredAt) return;
    close();
    if (kind !== "draw" && kind !== "pass") return;
    if (!page.isYours() || table.seats.length < 2 || settings.forced || load(OFFERED)) return;
    // If nothing can be saved, the offer would come back forever.
    if (!save(OFFERED, true)) return;
    offer = make(
      "div",
      { class: "offer", role: "group", "aria-label": _("An offer") },
      make("p", {}, describeOffer(kind)),
      make(
        "span",
        { class: "answers" },
        button(_("Yes, do it for me"), () => answer(true), { class: "main" }),
        button(_("No, thanks"), () => answer(false)),
      ),
    );
    offeredAt = now.ply;
    document.querySelector(".felt-frame")?.append(offer);
    page.say(describeOffer(kind));
  });
}

/** The only move there is, if it leaves nothing to choose and so can play itself. @param {NowMessage} now */
export function onlyMove(now) {
  const [move, ...others] = now.moves.filter(({ kind }) => kind !== "concede");
  return !now.touch && move && !others.length && FORCED_KINDS.has(move.kind) ? move : null;
}

/** @param {"draw" | "pass"} kind */
const describeOffer = (kind) =>
  kind === "draw"
    ? _("All you can do here is draw. Should draws and passes like this happen automatically from now on?")
    : _("All you can do here is pass. Should draws and passes like this happen automatically from now on?");
