// Chat: quick phrases and short lines, beside the table on a desk and over the felt on a phone, never over the hand.
/** @import { AcceptedMessage, ChatLine, RefusedMessage, SaidMessage, Seat } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import {
  button,
  byId,
  hasModifier,
  isDialogOpen,
  isTyping,
  loadStyles,
  make,
  targetOf,
} from "../../lib/dom.js";
import { loadNamed, saveNamed } from "../../lib/store.js";
import { _, ngettext, pgettext } from "../../lib/words.js";
import { Bubbles } from "../board/bubbles.js";
import { addTool, showTools } from "../hand/toolbar.js";
import { isChatUseful } from "./talk.js";

await loadStyles("chat.css", import.meta.url);

const listPhrases = () => [
  _("Hello!"),
  _("Good luck!"),
  _("Well played!"),
  _("Oh no!"),
  _("Ha!"),
  _("Take your time"),
  _("Thank you!"),
  _("Good game!"),
];
const LONGEST = 200; // letters of a line
const KEPT = 100; // lines
const KEY = "boneyard.talk";
const TABLES = 30; // that this device remembers something about
const WHY = 5000; // milliseconds that a refusal is shown
const BUBBLE = 6000; // milliseconds that a line stays beside its speaker
const desk = matchMedia("(min-width: 900px) and (min-height: 561px)");

export class Chat {
  /** @type {ChatLine[]} */
  #lines = [];
  #open = false;
  #first = true;
  /** @type {{ id: string, text: string } | null} What was sent last and is not answered yet. */
  #sent = null;
  /** Lines that were sent and not answered yet. @type {Set<string>} */
  #asked = new Set();

  /** @param {TablePage} page @param {SaidMessage[]} said What came before the chat was loaded. */
  constructor(page, said) {
    this.page = page;
    this.bubbles = new Bubbles(page.board);
    const saved = /** @type {{ read?: number, muted?: number[] }} */ (loadNamed(KEY, page.id) ?? {});
    /** The number of the last line that was read. */
    this.read = saved.read ?? 0;
    /** Seats. */
    this.muted = new Set(saved.muted ?? []);
    this.list = make("ol", { class: "lines", tabindex: "0", "aria-label": _("What was said") });
    this.field = make("input", {
      type: "text",
      maxlength: LONGEST,
      id: "talk-line",
      placeholder: _("Say something"),
      autocomplete: "off",
      enterkeyhint: "send",
    });
    this.why = make("p", { class: "talk-why", role: "status" });
    this.phrases = make(
      "div",
      { class: "phrases", role: "group", "aria-label": _("Quick phrases, keys 1 to 8") },
      ...listPhrases().map((text, index) =>
        button(text, () => this.#say(text), { "aria-keyshortcuts": String(index + 1) }),
      ),
    );
    this.form = make(
      "form",
      { class: "speak", autocomplete: "off" },
      make("label", { class: "unseen", for: "talk-line" }, _("Say something")),
      this.field,
      make("button", {}, pgettext("a line", "Say")),
    );
    this.options = make("div", { class: "talk-ways" });
    const close = button(_("Close"), () => this.#show(false), { class: "talk-close" });
    this.panel = make(
      "section",
      { id: "talk", class: "talk", "aria-label": _("Chat"), hidden: true },
      make("div", { class: "talk-head" }, make("h2", {}, _("Chat")), close),
      this.list,
      this.why,
      this.phrases,
      this.form,
      this.options,
    );
    this.tool = addTool({
      key: "talk",
      label: _("Chat"),
      order: 40,
      shown: () => this.#isUseful(),
      pressed: () => this.#open,
      press: () => this.#show(!this.#open),
    });
    this.#moveHome();
    this.#listen();
    for (const message of said) this.#receive(message);
    this.#updateTool();
  }

  #listen() {
    const { page } = this;
    desk.addEventListener("change", () => this.#moveHome());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#say(this.field.value);
    });
    document.addEventListener("keydown", (event) => this.#press(event), true);
    document.addEventListener("visibilitychange", () => this.#open && this.#markRead());
    page.on("said", (message) => this.#receive(message));
    page.on("accepted", (message) => this.#receiveAnswer(message));
    page.on("refused", (message) => this.#receiveAnswer(message));
    page.onShown(() => this.#moveHome());
    page.on("table", () => {
      if (this.#open && !this.#isUseful()) this.#show(false);
      if (this.#open) this.#draw();
      this.#updateTool();
    });
  }

  get #you() {
    return this.page.table?.you ?? null;
  }

  get #isOn() {
    return Boolean(this.page.table?.ways.talk);
  }

  #isUseful() {
    return isChatUseful(this.page.table, this.#lines.length > 0);
  }

  #save() {
    saveNamed(KEY, this.page.id, { read: this.read, muted: [...this.muted] }, TABLES);
  }

  // --- the panel

  // Before the game there is no panel beside the table.
  #moveHome() {
    const beside = desk.matches && !document.body.classList.contains("waiting");
    const home = beside ? byId("side") : document.querySelector(".felt-frame");
    if (this.panel.parentElement === home) return;
    const focused = this.panel.contains(document.activeElement) ? document.activeElement : null;
    if (beside) byId("log").after(this.panel);
    else home?.append(this.panel);
    if (focused instanceof HTMLElement) focused.focus();
  }

  /** @param {boolean} open */
  #show(open, focus = true) {
    this.#open = open;
    this.#moveHome();
    this.panel.hidden = !open;
    document.body.classList.toggle("talking", open);
    const active = document.activeElement;
    if (open) {
      this.bubbles.clear();
      this.#draw();
      this.list.scrollTop = this.list.scrollHeight;
      this.#markRead();
      if (focus && this.#isOn) {
        (desk.matches ? this.field : this.#firstPhrase)?.focus({ preventScroll: true });
      }
    } else if (this.panel.contains(active) || active === document.body) this.tool.focus();
    this.#updateTool();
  }

  get #firstPhrase() {
    return this.phrases.querySelector("button");
  }

  #draw() {
    const { list } = this;
    const you = this.#you;
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
    const lines = this.#lines.filter((line) => !this.muted.has(line.seat));
    const none = this.#isOn ? _("No messages yet.") : _("Chat is off at this table.");
    list.replaceChildren(
      ...lines.map(({ seat, name, text }) => {
        const who = make("b", {}, seat === you ? pgettext("a player", "You") : name);
        return make("li", { class: seat === you ? "own" : null }, who, " ", make("bdi", {}, text));
      }),
      ...(lines.length ? [] : [make("li", { class: "none" }, none)]),
    );
    if (atEnd) list.scrollTop = list.scrollHeight;
    this.phrases.hidden = this.form.hidden = !this.#isOn || you === null;
    this.options.replaceChildren(...this.#drawOptions());
  }

  /** Buttons to mute players, the host's switch, and a reminder for partnership games. */
  #drawOptions() {
    const { table, now } = this.page;
    if (!table) return [];
    const you = this.#you;
    const on = this.#isOn;
    const partners = now !== null && now.scores.sides.length < table.seats.length;
    const parts = [];
    if (you === null) parts.push(make("p", { class: "small" }, _("Spectators can read along.")));
    else if (on && partners) {
      const fair = _("Don't talk about your hands in partnership games.");
      parts.push(make("p", { class: "small" }, fair));
    }
    const others = table.seats.filter((seat) => seat.kind === "person" && seat.seat !== you);
    if (on) parts.push(...others.map((seat) => this.#muteButton(seat)));
    if (table.host) {
      const toggle = () => this.page.tell({ do: "settle", talk: !this.#isOn });
      const words = on ? _("Turn chat off for everyone") : _("Turn chat on");
      parts.push(button(words, toggle, { class: "quiet", "data-talk": on ? "off" : "on" }));
    }
    return parts;
  }

  /** @param {Seat} seat */
  #muteButton(seat) {
    const { name } = seat;
    const words = this.muted.has(seat.seat) ? _("Unmute {name}", { name }) : _("Mute {name}", { name });
    return button(words, () => this.#toggleMute(seat), { class: "quiet", "data-mute": seat.seat });
  }

  /** @param {Seat} seat */
  #toggleMute({ seat, name }) {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    this.page.say(
      this.muted.has(seat)
        ? _("{name} is muted on this device.", { name })
        : _("{name} is no longer muted.", { name }),
    );
    this.#save();
    this.#draw();
    /** @type {HTMLElement | null} */
    const again = this.panel.querySelector(`[data-mute="${seat}"]`);
    again?.focus();
  }

  // --- to and fro

  get #lastNumber() {
    return this.#lines.at(-1)?.number ?? 0;
  }

  /** @param {SaidMessage} message */
  #receive(message) {
    const fresh = message.lines.filter((line) => line.number > this.#lastNumber);
    this.#lines = [...this.#lines, ...fresh].slice(-KEPT);
    for (const line of this.#first ? [] : fresh) {
      if (line.seat === this.#you || this.muted.has(line.seat)) continue;
      this.page.say(_("{name} says: {text}", { name: line.name, text: line.text }));
      if (!this.#open) this.bubbles.show(line.seat, line.text, BUBBLE, line.name);
    }
    this.#first = false; // what was said before you came is no news
    if (this.#open) {
      this.#draw();
      this.#markRead();
    }
    this.#updateTool();
  }

  #markRead() {
    if (document.hidden || this.#lastNumber <= this.read) return;
    this.read = this.#lastNumber;
    this.#save();
  }

  #updateTool() {
    const isNews = (/** @type {ChatLine} */ { number, seat }) =>
      number > this.read && seat !== this.#you && !this.muted.has(seat);
    const news = this.#open ? 0 : this.#lines.filter(isNews).length;
    this.tool.textContent = !this.#isOn
      ? _("Chat is off")
      : news
        ? ngettext("Chat, {count} new", "Chat, {count} new", news)
        : _("Chat");
    this.tool.classList.toggle("news", news > 0);
    if (news) this.tool.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (this.page.now) showTools();
  }

  /** @param {string} line */
  #say(line) {
    const text = line.trim();
    if (!text || !this.#isOn) return;
    this.why.textContent = "";
    const id = this.page.send({ do: "say", text });
    this.page.handled.add(id);
    this.#asked.add(id);
    this.#sent = { id, text };
  }

  /** @param {AcceptedMessage | RefusedMessage} message */
  #receiveAnswer(message) {
    const id = message.id ?? "";
    if (!this.#asked.delete(id)) return;
    this.page.handled.delete(id);
    if (message.type === "accepted") {
      if (this.#sent?.id === message.id && this.field.value.trim() === this.#sent.text) this.field.value = "";
      return;
    }
    this.why.textContent = message.why;
    setTimeout(() => {
      this.why.textContent = "";
    }, WHY);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (hasModifier(event) || isDialogOpen()) return;
    const target = targetOf(event);
    if (event.key === "Escape" && this.panel.contains(target)) {
      event.stopPropagation();
      this.#show(false);
    }
    if (isTyping(event) || !this.#isUseful()) return;
    const phrase = this.phrases.contains(target) ? listPhrases()[Number(event.key) - 1] : undefined;
    if (event.key === "t") {
      event.preventDefault();
      this.#show(true);
      if (!this.field.hidden) this.field.focus();
    } else if (event.key === "q" && this.#isOn && this.#you !== null) {
      event.preventDefault();
      this.#show(true, false);
      this.#firstPhrase?.focus();
    } else if (phrase) {
      event.preventDefault();
      this.#say(phrase);
    }
  }
}
