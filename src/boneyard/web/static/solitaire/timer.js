// An optional timer for solitaires: it runs while the game is on screen, and continues when you come back.
/** @import { NowMessage } from "../lib/protocol.js" */
/** @import { TablePage } from "../table/page.js" */
import { byId, make } from "../lib/dom.js";
import { changeSettings, onSettings, settings } from "../lib/settings.js";
import { load, save } from "../lib/store.js";
import { clockTime } from "../lib/text.js";
import { _ } from "../lib/words.js";
import { addTool, showTools } from "../table/hand/toolbar.js";

const KEY = "boneyard.timers";
const MOST = 40; // tables whose time is remembered
const SECOND = 1000;

export class Timer {
  #running = false;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.seconds = read()[page.id] ?? 0;
    this.shown = make("small", { class: "timer", role: "timer", "aria-label": _("Time played") });
    byId("title").after(this.shown);
    addTool({
      key: "timer",
      label: _("Timer"),
      order: 57,
      pressed: () => settings.timer,
      press: () => changeSettings({ timer: !settings.timer }),
    });
    onSettings((name) => name === "timer" && this.#show());
    setInterval(() => this.#tick(), SECOND);
    this.#show();
  }

  /** The clock runs from the first move to the end. @param {NowMessage} now */
  update(now) {
    this.#running = now.phase === "playing" && now.you !== null && Boolean(now.undo?.back);
  }

  #tick() {
    if (!this.#running || document.hidden) return;
    this.seconds += 1;
    this.#show();
    const { [this.page.id]: _old, ...others } = read();
    const kept = Object.entries(others).slice(1 - MOST);
    save(KEY, Object.fromEntries([...kept, [this.page.id, this.seconds]]));
  }

  #show() {
    this.shown.hidden = !settings.timer;
    this.shown.textContent = clockTime(this.seconds);
    showTools();
  }
}

/** @returns {Record<string, number>} */
function read() {
  const found = load(KEY);
  return found && typeof found === "object" ? /** @type {Record<string, number>} */ (found) : {};
}
