// Seats: who is here, away or gone; bots for absent people; leaving, and what the host decides.
/** @import { NowMessage, Seat, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, make, showOnce, toNodes } from "../../lib/dom.js";
import { absenceOf, botName, describeAbsence, describeSpectators } from "../../lib/text.js";
import { _, pgettext } from "../../lib/words.js";

const SLOW = 3600; // seconds for a turn; from this on, no one is expected to sit and wait

/** @param {TablePage} page */
export function startSeats(page) {
  const seats = new Seats(page);
  page.on("table", (table) => seats.receive(table));
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
  /** When the last message about the table came: absences are counted from then. */
  #arrived = 0;
  /** @type {Timer} */
  #ticking;
  #wasHost = false;
  #barKey = "";
  #listKey = "";

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** @param {TableMessage} table */
  receive(table) {
    this.#arrived = performance.now();
    if (table.host && !this.#wasHost && this.page.table) this.page.say(_("You're the host now."));
    this.#wasHost = table.host;
    if (this.page.now) this.show(this.page.now, table);
  }

  /** @param {NowMessage} now @param {TableMessage} table */
  show(now, table) {
    byId("company-box").hidden = now.phase === "waiting" || table.seats.length < 2;
    this.#showList(now, table);
    const ask = async () => (await import("./ways.js")).askForWays(this.page, table);
    const change = button(_("Change the settings"), ask);
    byId("ways").replaceChildren(...(table.host ? [change] : []));
    if (table.you === null) byId("rack").hidden = true; // someone who stood up has no tiles anymore
    this.#showBar(now, table);
    this.#countDown(table);
  }

  /** Redraw when someone has been away for another second. @param {TableMessage} table */
  #countDown(table) {
    clearTimeout(this.#ticking);
    if (!table.seats.some((seat) => this.#secondsLeft(seat, table))) return;
    this.#ticking = setTimeout(() => {
      if (this.page.now && this.page.table) this.show(this.page.now, this.page.table);
    }, 1000);
  }

  // --- the list of seats

  /** @param {NowMessage} now @param {TableMessage} table */
  #showList(now, table) {
    const seats = table.seats.map((seat) => ({ ...seat, away: this.#secondsLeft(seat, table) === 0 }));
    const key = JSON.stringify([seats, table.you, table.host, table.former, table.removed, now.phase]);
    if (key === this.#listKey) return; // a button that has the focus keeps it
    this.#listKey = key;
    byId("company").replaceChildren(...table.seats.map((seat) => this.#drawSeat(seat, now, table)));
  }

  /** @param {Seat} seat @param {NowMessage} now @param {TableMessage} table */
  #drawSeat(seat, now, table) {
    const how = make("span", { class: "how" }, describeSeat(seat, table));
    const acts = make("span", { class: "seat-acts" }, ...this.#offers(seat, now, table));
    return make("li", {}, make("b", {}, seat.name), " ", how, acts);
  }

  /** @param {Seat} seat @param {NowMessage} now @param {TableMessage} table */
  #offers(seat, now, table) {
    const { page } = this;
    if (seat.seat === table.you) return ownSeatButtons(page, seat, now);
    const found = [];
    if (table.you !== null && this.#secondsLeft(seat, table) === 0) found.push(this.#botButton(seat));
    if (seatIsFree(seat, now, table)) found.push(takeButton(page, seat, table));
    found.push(...changeButton(page, seat, table));
    return [...found, ...hostButtons(page, seat, table)];
  }

  /** @param {Seat} seat */
  #botButton(seat) {
    const play = () => this.page.insist({ do: "seat", seat: seat.seat, to: "bot" });
    return button(_("Let a bot play"), play, {
      "aria-label": _("Let a bot play for {name}", { name: seat.name }),
    });
  }

  /**
   * The seconds until a bot may play for someone; null if none ever may.
   * @param {Seat} seat
   * @param {TableMessage} table
   */
  #secondsLeft(seat, table) {
    if (seat.kind !== "person" || seat.away === null || table.ways.limit >= SLOW) return null;
    const away = seat.away + (performance.now() - this.#arrived) / 1000;
    return Math.max(0, Math.ceil(table.ways.grace - away));
  }

  // --- the bar above the hand

  /** @param {NowMessage} now @param {TableMessage} table */
  #showBar(now, table) {
    const bar = byId("seat-bar");
    const { key, text, buttons } = this.#describeBar(now, table);
    bar.hidden = !text;
    bar.classList.toggle("watching", table.you === null);
    if (key === this.#barKey) return; // a button that someone is about to press stays
    this.#barKey = key;
    bar.replaceChildren(
      make("p", {}, ...toNodes(text)),
      make("span", { class: "answers" }, ...buttons.map((draw) => draw())),
    );
  }

  /**
   * What the bar says now, if anything.
   * @param {NowMessage} now
   * @param {TableMessage} table
   * @returns {{ key: string, text: string, buttons: (() => HTMLElement)[] }}
   */
  #describeBar(now, table) {
    const { page } = this;
    /** @param {string} text @param {...[key: string, draw: () => HTMLElement]} buttons */
    const bar = (text, ...buttons) => ({
      key: JSON.stringify([text, buttons.map(([key]) => key)]),
      text,
      buttons: buttons.map(([, draw]) => draw),
    });
    if (now.phase === "waiting") return bar("");
    if (table.you === null) return bar(...describeWatching(page, now, table));
    const own = table.seats[table.you];
    if (own.gone === "resigned") {
      return bar(
        now.phase === "over" ? "" : _("You resigned. A bot plays on for you until this match is over."),
      );
    }
    if (own.stands_in) {
      const back = () => page.insist({ do: "seat", seat: own.seat, to: "person" });
      return bar(_("A bot plays for you."), [
        "back",
        () => button(_("Take my seat back"), back, { class: "main" }),
      ]);
    }
    const asker = table.seats.find((seat) => seat.wish === table.you && own.wish !== seat.seat);
    if (asker) {
      return bar(_("{name} would like to swap seats with you.", { name: asker.name }), [
        `swap ${asker.seat}`,
        () => button(_("Swap seats"), () => page.send({ do: "change", seat: asker.seat })),
      ]);
    }
    if (own.wish !== null) {
      const stay = () => page.send({ do: "change", seat: own.seat });
      return bar(describeWish(own, table), ["stay", () => button(_("Stay here"), stay)]);
    }
    const seat = now.phase === "playing" && now.turn !== null ? table.seats[now.turn] : undefined;
    const left = seat && seat.seat !== table.you ? this.#secondsLeft(seat, table) : null;
    if (!seat || left === null) return bar("");
    const { name } = seat;
    if (left > 0) return bar(_("{name} is away. A bot can play in {left} s.", { name, left }));
    return bar(_("{name} is away.", { name }), [`bot ${seat.seat}`, () => this.#botButton(seat)]);
  }
}

/**
 * Change to a bot's seat, or ask a person to swap; the server waits for the end of the round.
 * @param {TablePage} page
 * @param {Seat} seat
 * @param {TableMessage} table
 */
function changeButton(page, seat, table) {
  const own = table.you === null ? undefined : table.seats[table.you];
  if (own?.kind !== "person" || own.wish === seat.seat || isExpected(seat)) return [];
  const person = seat.kind === "person";
  const change = () => page.send({ do: "change", seat: seat.seat });
  const { name } = seat;
  const label = person ? _("Ask {name} to swap seats", { name }) : _("Change to {name}'s seat", { name });
  return [button(person ? _("Ask to swap") : _("Sit here instead"), change, { "aria-label": label })];
}

/** @param {Seat} own @param {TableMessage} table */
function describeWish({ seat, wish }, table) {
  const other = table.seats[wish ?? 0];
  return other.kind !== "person" || other.wish === seat
    ? _("You move to {name}'s seat when this round is over, and take over its points.", { name: other.name })
    : _("You asked {name} to swap seats.", { name: other.name });
}

/** Whether a bot plays here for someone who is expected back. @param {Seat} seat */
const isExpected = (seat) => seat.stands_in && seat.gone !== "left";

/** @param {Seat} seat @param {TableMessage} table */
function describeSeat(seat, table) {
  const parts = [];
  const level = botName(seat.bot);
  if (seat.seat === table.you) parts.push(pgettext("a seat", "you"));
  else if (seat.kind === "bot" && !seat.stands_in) parts.push(_("bot, {level}", { level }));
  else if (!absenceOf(seat)) parts.push(pgettext("a player", "here"));
  if (absenceOf(seat)) parts.push(describeAbsence(seat));
  if (seat.stands_in) parts.push(_("a bot ({level}) plays", { level }));
  if (seat.host) parts.push(pgettext("a player", "host"));
  return parts.join(" · ");
}

// --- watching

/**
 * What someone without a seat reads and can do.
 * @param {TablePage} page
 * @param {NowMessage} now
 * @param {TableMessage} table
 * @returns {[text: string, ...buttons: [key: string, draw: () => HTMLElement][]]}
 */
function describeWatching(page, now, table) {
  if (table.removed) return [_("The host removed you from this table. You can still watch.")];
  const free = table.seats.find((seat) => seatIsFree(seat, now, table));
  if (!free) return [_("You're watching.")];
  const text =
    free.seat === table.former
      ? _("You left your seat. You're watching.")
      : _("{name} left. You're watching.", { name: free.name });
  return [text, [`take ${free.seat}`, () => takeButton(page, free, table)]];
}

/**
 * Whether someone without a seat can take this one now.
 * @param {Seat} seat
 * @param {NowMessage} now
 * @param {TableMessage} table
 */
function seatIsFree(seat, now, table) {
  if (table.you !== null || table.removed || seat.gone !== "left") return false;
  if (table.former !== null) return seat.seat === table.former;
  return now.phase === "round-over" || now.phase === "over";
}

/** @param {TablePage} page @param {Seat} seat @param {TableMessage} table */
function takeButton(page, seat, table) {
  const own = seat.seat === table.former;
  const words = own ? _("Take my seat back") : _("Take {name}'s seat", { name: seat.name });
  return button(words, () => (own ? sit(page, seat) : askForName(page, seat)), { class: "main" });
}

/** @param {TablePage} page @param {Seat} seat */
function sitForm(page, seat) {
  const number = make("input", { type: "hidden", name: "seat", value: seat.seat });
  return make("form", { method: "post", action: `/t/${encodeURIComponent(page.id)}/sit` }, number);
}

/** @param {TablePage} page @param {Seat} seat */
function sit(page, seat) {
  const form = sitForm(page, seat);
  form.hidden = true;
  document.body.append(form);
  form.submit();
}

/** @param {TablePage} page @param {Seat} seat */
function askForName(page, seat) {
  const form = sitForm(page, seat);
  const name = { id: "take-name", name: "name", type: "text", maxlength: 24, autocomplete: "nickname" };
  const cancel = button(_("Cancel"), () => dialog.close());
  form.append(
    make("h2", { id: "take-title" }, _("Take {name}'s seat", { name: seat.name })),
    make("p", { class: "field" }, make("label", { for: "take-name" }, _("Your name")), make("input", name)),
    make("p", { class: "foot" }, cancel, make("button", { class: "main" }, _("Sit down"))),
  );
  const dialog = make("dialog", { "aria-labelledby": "take-title" }, form);
  showOnce(dialog);
}

// --- leaving, and the host's part

/** What you can do with your own seat. @param {TablePage} page @param {Seat} seat @param {NowMessage} now */
function ownSeatButtons(page, seat, now) {
  const leave = () =>
    confirm(_("Leave this table?"), leaveWords(now), _("Leave"), () => page.send({ do: "leave" }));
  const resign = () =>
    confirm(
      _("Resign this match?"),
      _("A bot plays on for you. You stay at the table and can play in the next match."),
      _("Resign"),
      () => page.send({ do: "resign" }),
    );
  const canResign = now.phase !== "over" && seat.gone === "";
  return [
    button(_("Leave"), leave, { id: "leave" }),
    ...(canResign ? [button(_("Resign"), resign, { id: "resign" })] : []),
  ];
}

/** @param {NowMessage} now */
const leaveWords = (now) =>
  now.phase === "over"
    ? _("Your seat will be free for someone else.")
    : _("A bot plays on for you. You can take your seat back as long as no one else has taken it.");

/**
 * What the host can do with someone's seat.
 * @param {TablePage} page
 * @param {Seat} seat
 * @param {TableMessage} table
 */
export function hostButtons(page, seat, table) {
  const isPerson = seat.kind === "person" || isExpected(seat);
  if (!table.host || !isPerson || seat.seat === table.you) return [];
  const { name } = seat;
  const remove = () =>
    confirm(
      _("Remove {name}?", { name }),
      table.phase === "waiting"
        ? _("The seat is open again. They can watch but not sit down here.")
        : _("A bot plays on for them. They can watch but not sit down here again."),
      _("Remove"),
      () => page.send({ do: "remove", seat: seat.seat }),
    );
  const pass = () =>
    confirm(_("Make {name} the host?", { name }), _("You can't take it back yourself."), _("Make host"), () =>
      page.send({ do: "host", seat: seat.seat }),
    );
  const canHost = seat.kind === "person" && !seat.host;
  return [
    ...(canHost ? [button(_("Make host"), pass, { "aria-label": _("Make {name} the host", { name }) })] : []),
    button(_("Remove"), remove, { "aria-label": _("Remove {name}", { name }) }),
  ];
}

/** @param {string} title @param {string} words @param {string} yes @param {() => void} act */
export function confirm(title, words, yes, act) {
  const form = make(
    "form",
    { method: "dialog" },
    make("h2", { id: "confirm-title" }, title),
    make("p", {}, words),
    make(
      "p",
      { class: "foot" },
      make("button", { value: "no", class: "main" }, _("Cancel")),
      make("button", { value: "yes" }, yes),
    ),
  );
  const dialog = make("dialog", { id: "confirm", "aria-labelledby": "confirm-title" }, form);
  dialog.addEventListener("close", () => dialog.returnValue === "yes" && act());
  showOnce(dialog);
}
