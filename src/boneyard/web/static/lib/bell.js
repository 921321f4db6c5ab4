// Notifications that it is your turn: offered in the settings of every page, never asked for unprompted.
import { button, byId, make } from "./dom.js";
import { _ } from "./words.js";

const KEY = "boneyard-bell";
const blocked = () =>
  _("Your browser blocks notifications from this site. Allow them in its settings, then come back here.");

const isAble = () => "Notification" in window;
const isOn = () => isAble() && Notification.permission === "granted" && localStorage.getItem(KEY) === "on";

/** Put the switch into the settings dialog. */
export function startBell() {
  const says = make("p", { id: "bell-says", class: "small", role: "status" });
  const toggle = button("", () => toggleBell(), { id: "bell", "aria-describedby": "bell-says" });
  const field = make("fieldset", {}, make("legend", {}, _("Your turn")), toggle, says);
  byId("settings").querySelector("form > details")?.before(field);
  document.getElementById("settings-open")?.addEventListener("click", () => showBell());
  showBell();
}

/** @param {string} [text] What has just happened. */
function showBell(text = "") {
  const toggle = byId("bell", HTMLButtonElement);
  toggle.textContent = isOn() ? _("Stop telling me") : _("Tell me when it's my turn");
  toggle.disabled = !isAble();
  byId("bell-says").textContent = text || describeBell();
}

function describeBell() {
  if (!isAble()) return _("This browser can't show notifications.");
  if (Notification.permission === "denied") return blocked();
  if (isOn()) return _("Your browser tells you while a table or the lobby is open, even in the background.");
  return _("Works while a table or the lobby is open, even in the background.");
}

async function toggleBell() {
  if (isOn()) {
    localStorage.removeItem(KEY);
    return showBell(_("You won't get notifications anymore."));
  }
  const { permission } = Notification;
  const answer = permission === "default" ? await Notification.requestPermission() : permission;
  if (answer === "granted") localStorage.setItem(KEY, "on");
  const granted = _("You'll get notifications while a table or the lobby is open.");
  showBell({ granted, denied: blocked(), default: _("Nothing was changed.") }[answer]);
}

/**
 * Notify a player who asked for it and is looking at something else.
 * @param {string} title
 * @param {string} body
 * @param {string} tag The table: a new notification replaces its last one.
 */
export async function ring(title, body, tag) {
  if (!isOn() || !document.hidden) return;
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

/** Show on the icon of the installed app at how many tables it is your turn. @param {number} tables */
export async function badge(tables) {
  try {
    await (tables ? navigator.setAppBadge(tables) : navigator.clearAppBadge());
  } catch {
    // It isn't installed, or this device has no badges.
  }
}
