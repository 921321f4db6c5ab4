// Signals for the player: sounds for what happens; a short vibration and a notification when it is your turn.
/** @import { SoundName } from "../../lib/sound.js" */
/** @import { NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { badge, ring } from "../../lib/bell.js";
import { settings } from "../../lib/settings.js";
import { _ } from "../../lib/words.js";

const AFTER = 300; // milliseconds from a move to the sound of your turn
const BUZZ = 60; // milliseconds

/** @param {TablePage} page */
export function startSignals(page) {
  startSounds(page);
  startNotifications(page);
}

// --- sounds

/** @typedef {{ ply: number, round: number, yours: boolean, lying: Set<string>, held: Set<string> }} Glance */

/** @param {TablePage} page */
function startSounds(page) {
  /** @type {Glance | null} */
  let before = null;
  page.onShown((now) => {
    const seen = glance(page, now);
    if (settings.sound && before) playSounds(before, seen);
    if (settings.vibrate && before && seen.yours && !before.yours) vibrate();
    before = seen;
  });
}

/** @param {TablePage} page @param {NowMessage} now @returns {Glance} */
function glance(page, now) {
  const lying = new Set();
  const held = new Set(page.rack.tiles.keys());
  for (const [id, { piece }] of page.board.pieces) {
    if (piece.role === "held") held.add(id);
    else if (piece.role !== "yard") lying.add(id);
  }
  return { ply: now.ply, round: now.round, yours: page.isYours(), lying, held };
}

/** @param {Set<string>} before @param {Set<string>} after */
const hasNew = (before, after) => [...after].some((id) => !before.has(id));

/**
 * The sound for the change between two states.
 * @param {Glance} before
 * @param {Glance} after
 * @returns {SoundName | null}
 */
export function chooseSound(before, after) {
  if (after.round !== before.round) return "shuffle";
  if (after.ply === before.ply) return null;
  if (hasNew(before.lying, after.lying)) return "lay";
  return hasNew(before.held, after.held) || hasNew(after.lying, before.lying) ? "slide" : "pass";
}

/** @param {Glance} before @param {Glance} after */
async function playSounds(before, after) {
  const name = document.hidden ? null : chooseSound(before, after);
  const turn = after.yours && !before.yours;
  if (!name && !turn) return;
  const { playSound } = await import("../../lib/sound.js");
  if (name) playSound(name);
  if (turn) setTimeout(() => playSound("turn"), name ? AFTER : 0);
}

// Browsers refuse to vibrate before the page was touched, and say so in the console.
function vibrate() {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
}

// --- notifications

/** @param {TablePage} page */
function startNotifications(page) {
  let before = "";
  page.onShown((now, table) => {
    const asked = now.you !== null && now.asks?.waits.includes(now.you) ? now.asks.text : "";
    const what = asked || (page.isYours() ? `turn ${now.match} ${now.round}` : "");
    const fresh = what !== "" && what !== before;
    if (what !== before) badge(what ? 1 : 0);
    before = what;
    const head = [asked || _("Your turn"), table.title].join(" · ");
    if (fresh) ring(head, asked ? "" : (now.ask ?? ""), page.id);
  });
}
