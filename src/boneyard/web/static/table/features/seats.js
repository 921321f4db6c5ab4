// Seats and spectators: bots for players who left, seats given back, and the time limit, all decided by the host.
/** @import { NowMessage, Seat, SeatRequest, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, make, showOnce, toNodes } from "../../lib/dom.js";
import { describeSpectators } from "../../lib/text.js";

const PATIENCE = 15000; // milliseconds that somebody is away before the host is offered a bot
const SLOW = 3600; // seconds for a turn from which nobody is expected to sit and wait
/** @type {[seconds: number, words: string][]} */
const LIMITS = [
  [0, "No clock"],
  [30, "30 seconds"],
  [60, "1 minute"],
  [300, "5 minutes"],
  [86400, "A day"],
  [259200, "Three days"],
];

/** @param {TablePage} page */
export function startSeats(page) {
  const seats = new Seats(page);
  page.on("table", (table) => page.now && seats.show(page.now, table));
  page.onShown((now, table) => seats.show(now, table));
  startSpectators(page);
}

/** Show the number of spectators beside the title and above the scores. @param {TablePage} page */
function startSpectators(page) {
  const inBar = make("p", { class: "chip watchers", hidden: true });
  const inPanel = make("p", { class: "small watchers", hidden: true });
  document.querySelector(".bar nav")?.before(inBar);
  byId("scores").before(inPanel);
  page.on("table", ({ watchers }) => {
    for (const line of [inBar, inPanel]) {
      line.textContent = describeSpectators(watchers);
      line.hidden = !watchers;
    }
  });
}

class Seats {
  /** @type {Timer} */
  #waiting;
  /** @type {number | null} The seat that the host was told is away. */
  #missing = null;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {NowMessage} now @param {TableMessage} table */
  show(now, table) {
    byId("company-box").hidden = now.phase === "waiting" || table.seats.length < 2;
    byId("company").replaceChildren(...table.seats.map((seat) => this.#drawSeat(seat, table)));
    const limit = `Time for a turn: ${describeLimit(table.ways.limit).toLowerCase()}.`;
    const change = button("Change", () => askForLimit(this.page, table), { class: "plain" });
    byId("ways").replaceChildren(limit, ...(table.host ? [" ", change] : []));
    this.#watchForMissing(now, table);
    this.#showBar(now, table);
  }

  /** @param {Seat} seat @param {TableMessage} table */
  #drawSeat(seat, table) {
    const how = make("span", { class: "how" }, describeSeat(seat, table));
    return make("li", {}, make("b", {}, seat.name), " ", how, ...this.#offers(seat, table));
  }

  /** @param {Seat} seat @param {TableMessage} table */
  #offers(seat, table) {
    if (!table.host || seat.seat === table.you) return [];
    if (seat.stands_in) return [this.#seatButton(seat.seat, "person", "Give the seat back")];
    if (seat.kind !== "person" || seat.here) return [];
    const options = table.bots.map((name) => make("option", { selected: name === "greedy" }, name));
    const level = make("select", { "aria-label": `Which bot plays for ${seat.name}` }, ...options);
    const play = button(
      "Let it play",
      () => this.page.insist({ do: "seat", seat: seat.seat, to: "bot", bot: level.value }),
      { "aria-label": `Let this bot play for ${seat.name}` },
    );
    return [level, play];
  }

  /** @param {number} seat @param {SeatRequest["to"]} to @param {string} words @param {boolean} [main] */
  #seatButton(seat, to, words, main = false) {
    return button(words, () => this.page.insist({ do: "seat", seat, to }), main ? { class: "main" } : {});
  }

  // When everybody waits for a player who left, offer the host a bot after a while.
  /** @param {NowMessage} now @param {TableMessage} table */
  #watchForMissing(now, table) {
    const seat = now.turn === null ? undefined : table.seats[now.turn];
    const isAway = seat?.kind === "person" && !seat.here && seat.seat !== now.you;
    if (!isAway || !table.host || now.phase !== "playing" || table.ways.limit >= SLOW) {
      clearTimeout(this.#waiting);
      this.#waiting = undefined;
      this.#missing = null;
    } else if (!this.#waiting && this.#missing !== seat.seat) {
      this.#waiting = setTimeout(() => {
        this.#waiting = undefined;
        this.#missing = seat.seat;
        if (this.page.now && this.page.table) this.show(this.page.now, this.page.table);
      }, PATIENCE);
    }
  }

  /**
   * Show the bar with the current question about seats, if any.
   * @param {NowMessage} now
   * @param {TableMessage} table
   */
  #showBar(now, table) {
    const bar = byId("seat-bar");
    const own = table.you === null ? undefined : table.seats[table.you];
    const back = table.host ? table.seats.find((seat) => seat.wants && seat.seat !== table.you) : undefined;
    const missing = this.#missing;
    /** @param {string} text @param {...HTMLElement} buttons */
    const put = (text, ...buttons) => {
      bar.replaceChildren(make("p", {}, ...toNodes(text)), make("span", { class: "answers" }, ...buttons));
      bar.hidden = false;
    };
    if (own?.stands_in && own.wants) put("The host was asked for your seat. A bot plays for you until then.");
    else if (own?.stands_in) {
      put("A bot plays for you.", this.#seatButton(own.seat, "person", "Take my seat back", true));
    } else if (back) {
      const give = this.#seatButton(back.seat, "person", "Give it back", true);
      put(
        `${back.name} is back and asks for the seat.`,
        give,
        this.#seatButton(back.seat, "wait", "Not now"),
      );
    } else if (missing !== null && missing === now.turn) {
      put(`${table.seats[missing].name} is away.`, this.#seatButton(missing, "bot", "Let a bot play"));
    } else bar.hidden = true;
  }
}

/** @param {Seat} seat @param {TableMessage} table */
function describeSeat(seat, table) {
  if (seat.stands_in) return `${seat.here ? "back" : "away"}; a bot (${seat.bot}) plays`;
  if (seat.seat === table.you) return "you";
  if (seat.kind === "bot") return `bot, ${seat.bot}`;
  return seat.here ? "here" : "away";
}

// --- the time for a turn

/** @param {number} limit */
function describeLimit(limit) {
  const known = LIMITS.find(([seconds]) => seconds === limit);
  if (known) return known[1];
  return limit % 60 ? `${limit} seconds` : `${limit / 60} minutes`;
}

/** @param {TablePage} page @param {TableMessage} table */
function askForLimit(page, table) {
  const { limit: now, ending: end } = table.ways;
  const own = !LIMITS.some(([seconds]) => seconds === now);
  const limit = make(
    "select",
    { id: "time-limit" },
    ...LIMITS.map(([seconds, words]) => make("option", { value: seconds, selected: seconds === now }, words)),
    make("option", { value: "own", selected: own }, "So many minutes"),
  );
  const least = { type: "number", min: 1, max: 20160, value: own ? Math.ceil(now / 60) : 10 };
  const minutes = make("input", { id: "time-minutes", ...least });
  const ending = make(
    "select",
    { id: "time-ending" },
    make("option", { value: "bot", selected: end === "bot" }, "a bot plays"),
    make("option", { value: "forced", selected: end === "forced" }, "draw or pass"),
  );
  /** @param {HTMLElement} field @param {string} words */
  const line = (field, words) =>
    make("p", { class: "field" }, make("label", { for: field.id }, words), field);
  const minutesLine = line(minutes, "Minutes");
  const showMinutes = () => {
    minutesLine.hidden = limit.value !== "own";
  };
  limit.addEventListener("change", showMinutes);
  showMinutes();
  const form = make(
    "form",
    { method: "dialog" },
    make("h2", { id: "time-title" }, "Time for a turn"),
    line(limit, "A turn takes at most"),
    minutesLine,
    line(ending, "When the time is up"),
    make(
      "p",
      { class: "foot" },
      make("button", { value: "no" }, "Cancel"),
      make("button", { value: "yes", class: "main" }, "Settle it"),
    ),
  );
  const dialog = make("dialog", { id: "time", "aria-labelledby": "time-title" }, form);
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "yes") return;
    const seconds = limit.value === "own" ? Math.round(Number(minutes.value) * 60) : Number(limit.value);
    page.tell({ do: "settle", limit: seconds, ending: ending.value === "bot" ? "bot" : "forced" });
  });
  showOnce(dialog);
}
