// A notification of the browser when it is one's turn: offered in the settings, never asked for unprompted.
import { button, byId, make } from "./dom.js";

const KEPT = "boneyard-bell";
const BLOCKED = "Your browser blocks notifications from this site: allow them in its settings, then come back here.";
const NONE = "This browser cannot show notifications.";
let room = null;
let before = ""; // what was last told

export function start(given) {
  room = given;
  const says = make("p", { id: "bell-says", class: "small", role: "status" });
  const bell = button("", press, { id: "bell", "aria-describedby": "bell-says" });
  byId("settings").querySelector("form > .small").before(make("fieldset", {}, make("legend", {}, "Your turn"), bell, says));
  byId("settings-open").addEventListener("click", showBell);
  showBell();
  room.onShown(tell);
}

const able = () => "Notification" in window;
const on = () => able() && Notification.permission === "granted" && localStorage.getItem(KEPT) === "on";

function showBell(text = "") {
  byId("bell").textContent = on() ? "Do not tell me any more" : "Tell me when it is my turn";
  byId("bell").disabled = !able();
  const known = !able() ? NONE : Notification.permission === "denied" ? BLOCKED
    : on() ? "While this page is open, also in the background, your browser tells you." : "Works while this page is open, also in the background.";
  byId("bell-says").textContent = typeof text === "string" && text ? text : known;
}

async function press() {
  if (on()) {
    localStorage.removeItem(KEPT);
    return showBell("You are not told any more.");
  }
  const answer = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  if (answer === "granted") localStorage.setItem(KEPT, "on");
  showBell(answer === "granted" ? "You will be told while this page is open." : answer === "denied" ? BLOCKED : "Nothing was changed.");
}

function tell(now) {
  const asked = now.asks?.waits.includes(now.you) ? now.asks.text : "";
  const what = asked || (room.yours() ? `turn ${now.match} ${now.round}` : "");
  const fresh = what && what !== before;
  before = what;
  if (!fresh || !on() || !document.hidden) return;
  notify(asked || "Your turn", asked ? "" : now.ask ?? "");
}

async function notify(head, body) {
  const title = `${head} · ${room.table()?.title ?? "Boneyard"}`;
  const more = { body, tag: room.id };
  try {
    const shown = new Notification(title, more);
    shown.addEventListener("click", () => {
      window.focus();
      shown.close();
    });
  } catch {
    // Some phones only take them from a worker of the page.
    const worker = await navigator.serviceWorker?.getRegistration?.();
    await worker?.showNotification(title, more);
  }
}
