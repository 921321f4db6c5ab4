// Signals for the player: sounds for what happens; a short vibration and a notification when it is your turn.
/** @import { SoundName } from "../../lib/sound.js" */
/** @import { NowMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, make } from "../../lib/dom.js";
import { settings } from "../../lib/settings.js";

const AFTER = 300; // milliseconds from what somebody did to the sound of your turn
const BUZZ = 60; // milliseconds
const KEY = "boneyard-bell";
const BLOCKED =
  "Your browser blocks notifications from this site: allow them in its settings, then come back here.";
const NONE = "This browser cannot show notifications.";

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

// --- notifications: offered in the settings, never asked for unprompted

const isAble = () => "Notification" in window;
const isOn = () => isAble() && Notification.permission === "granted" && localStorage.getItem(KEY) === "on";

/** @param {TablePage} page */
function startNotifications(page) {
  const says = make("p", { id: "bell-says", class: "small", role: "status" });
  const toggle = button("", () => toggleNotifications(), { id: "bell", "aria-describedby": "bell-says" });
  const field = make("fieldset", {}, make("legend", {}, "Your turn"), toggle, says);
  byId("settings").querySelector("form > .small")?.before(field);
  byId("settings-open").addEventListener("click", () => showNotifications());
  showNotifications();
  let before = "";
  page.onShown((now, table) => {
    const asked = now.you !== null && now.asks?.waits.includes(now.you) ? now.asks.text : "";
    const what = asked || (page.isYours() ? `turn ${now.match} ${now.round}` : "");
    const fresh = what !== "" && what !== before;
    before = what;
    if (fresh && isOn() && document.hidden) {
      notify(`${asked || "Your turn"} · ${table.title}`, asked ? "" : (now.ask ?? ""), page.id);
    }
  });
}

/** @param {string} [text] What has just happened. */
function showNotifications(text = "") {
  const toggle = byId("bell", HTMLButtonElement);
  toggle.textContent = isOn() ? "Do not tell me any more" : "Tell me when it is my turn";
  toggle.disabled = !isAble();
  byId("bell-says").textContent = text || describeNotifications();
}

function describeNotifications() {
  if (!isAble()) return NONE;
  if (Notification.permission === "denied") return BLOCKED;
  if (isOn()) return "While this page is open, also in the background, your browser tells you.";
  return "Works while this page is open, also in the background.";
}

async function toggleNotifications() {
  if (isOn()) {
    localStorage.removeItem(KEY);
    return showNotifications("You are not told any more.");
  }
  const { permission } = Notification;
  const answer = permission === "default" ? await Notification.requestPermission() : permission;
  if (answer === "granted") localStorage.setItem(KEY, "on");
  const granted = "You will be told while this page is open.";
  showNotifications({ granted, denied: BLOCKED, default: "Nothing was changed." }[answer]);
}

/** @param {string} title @param {string} body @param {string} tag */
async function notify(title, body, tag) {
  try {
    const shown = new Notification(title, { body, tag });
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Some phones accept notifications only from a service worker.
    const worker = await navigator.serviceWorker?.getRegistration?.();
    await worker?.showNotification(title, { body, tag });
  }
}
