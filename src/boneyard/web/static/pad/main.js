// The page of a score pad: what to do now, the scores, a form for the round, undo, and the rounds so far.
/** @import { BidsRound, BidsSheet, ChipsRound, ChipsSheet, DuringPlay } from "../lib/protocol.js" */
/** @import { HandsRound, HandsSheet, PadSheet } from "../lib/protocol.js" */
/** @import { Draft } from "./checks.js" */
/** @import { PadRow, PadState } from "./state.js" */
/** @import { RoundForm } from "./types.js" */
import { totalsChart } from "../lib/chart.js";
import { button, byId, cueScroll, make } from "../lib/dom.js";
import { formatNumber, formatSigned, unitName } from "../lib/text.js";
import { _, listed, ngettext, pgettext } from "../lib/words.js";
import { bidsForm } from "./bids.js";
import { Book } from "./book.js";
import { chipsForm } from "./chips.js";
import { showNames, showShare } from "./dialogs.js";
import { doubtRound } from "./checks.js";
import { handsForm } from "./hands.js";
import { hubOf } from "./points.js";
import { stateBefore, totalsOf } from "./state.js";
import * as words from "./words.js";

const EVERY = 2500; // milliseconds between two looks at what other phones have written
const QUIET = 6; // polls to skip when no one has written for a long time
const id = location.pathname.split("/")[2];
const book = new Book(id);
/** @typedef {HandsRound | BidsRound | ChipsRound} Round */
/**
 * @typedef {object} Writing The round that is being written.
 * @property {() => Draft} read
 * @property {number} match
 * @property {number} number
 * @property {string} [of] The entry that is edited.
 */
/** @type {Writing | null} */
let writing = null;

function describeLine() {
  const { pad, line } = book;
  const waiting = pad?.waiting.length ?? 0;
  if (book.why) return book.why;
  if (!book.isSafe) {
    return _("This browser can't save anything. Keep this page open until the match is over.");
  }
  if (line === "cut" && waiting) {
    return ngettext(
      "No connection. {count} entry is saved on this phone and sent when the connection is back.",
      "No connection. {count} entries are saved on this phone and sent when the connection is back.",
      waiting,
    );
  }
  if (line === "cut" && !pad?.sent) {
    return _("No connection. The pad is saved on this phone and shared when the connection is back.");
  }
  if (line === "cut") return _("No connection. Keep writing: it's saved on this phone.");
  if (waiting) return ngettext("{count} entry is on the way.", "{count} entries are on the way.", waiting);
  return line === "open" ? _("Every phone with the link shows this pad.") : "";
}

function show() {
  byId("line").textContent = describeLine();
  byId("line").classList.toggle("cut", book.line === "cut");
  const { pad } = book;
  if (!pad) {
    byId("nothing").hidden = book.line === "asking";
    byId("nothing").textContent =
      book.line === "unknown"
        ? _("There's no such score pad, or its link is incomplete. Ask for the link again.")
        : _("This pad isn't on this phone yet, and there's no connection.");
    return;
  }
  byId("nothing").hidden = true;
  byId("whole").hidden = false;
  const { sheet } = pad;
  const { state } = book;
  document.title = `${sheet.title}: ${words.describeTotals(sheet, state)} · Boneyard`;
  byId("title").textContent = sheet.title;
  showAbout(sheet);
  showNow(sheet, state);
  showTotals(sheet, state);
  showActions(sheet, state);
  showRefused(sheet, state);
  showRounds(sheet, state);
  byId("says").replaceChildren(...sheet.says.map((line) => make("li", {}, line)));
  if (writing && !isOpen(writing, state)) closeForm();
}

/**
 * Whether the entry being written is still possible: no one else has written or undone that round.
 * @param {Writing} round
 * @param {PadState} state
 */
function isOpen({ of, match, number }, state) {
  if (match !== state.match) return false;
  return of === undefined ? number === state.number : stateBefore(state, of) !== null;
}

/** @param {PadSheet} sheet */
function showAbout(sheet) {
  const link = make("a", { href: sheet.rules ?? `/rules/${sheet.game}/${sheet.edition}` }, _("Rules"));
  const { edition, set } = sheet;
  const about = _("{edition} edition, double-{set}.", { edition, set });
  byId("about").replaceChildren(
    `${about} ${words.describeGoal(sheet)} `,
    ...(sheet.rules === "" ? [] : [link]),
  );
}

/** @param {PadSheet} sheet @param {PadState} state */
function showNow(sheet, state) {
  const past = describePast(sheet, state);
  if (state.winners) {
    const result = words.describeResult(sheet, state, state.winners);
    byId("now").replaceChildren(make("h2", {}, result), ...(past ? [make("p", {}, past)] : []));
    return;
  }
  const steps = words.listSteps(sheet, state).map((line) => make("li", {}, line));
  byId("now").replaceChildren(
    make("h2", {}, words.roundTitle(sheet, state)),
    make("ul", {}, ...steps),
    ...(past ? [make("p", { class: "soft" }, past)] : []),
  );
}

/** How many matches each side has won on this pad. @param {PadSheet} sheet @param {PadState} state */
function describePast(sheet, state) {
  const { past, winners } = state;
  if (!past.length) return "";
  const matches = winners ? [...past, winners] : past;
  const counts = words
    .sideNames(sheet, state)
    .map((name, side) => `${name} ${matches.filter((each) => each.includes(side)).length}`);
  return _("Matches won: {names}.", { names: listed(counts) });
}

/** @param {PadSheet} sheet @param {PadState} state */
function showTotals(sheet, state) {
  const { winners, made } = state;
  const totals = totalsOf(state);
  const best = sheet.low ? Math.min(...totals) : Math.max(...totals);
  const level = totals.every((total) => total === best);
  const during = winners ? null : sheet.during;
  const rows = totals.map((total, side) => {
    const name = words.sideName(sheet, state, side);
    const leads = winners
      ? winners.includes(side)
        ? pgettext("a player", "won")
        : ""
      : total === best && !level
        ? pgettext("a player", "leads")
        : "";
    const gain = winners || !made[side] ? "" : _("{points} now", { points: formatSigned(made[side]) });
    return make(
      "li",
      { class: leads ? "best" : "" },
      make("span", { class: "name" }, name),
      make("span", { class: "tag" }, leads),
      make("span", { class: "total" }, formatNumber(total), make("span", { class: "gain" }, gain)),
      ...(during ? [drawTaps(during, side, name)] : []),
    );
  });
  keepFocus(byId("scores"), "tap", () => byId("scores").replaceChildren(...rows));
  byId("during").textContent = during ? _("{what}: tap them in as they happen.", { what: during.asks }) : "";
}

/** @param {DuringPlay} during @param {number} side @param {string} name */
function drawTaps({ asks, taps }, side, name) {
  const buttons = taps.map((points) =>
    button(`+${points}`, () => showWhy(book.add({ kind: "made", side, points })), {
      "data-tap": `${side} ${points}`,
      "aria-label": ngettext("{count} point for {name}", "{count} points for {name}", points, { name }),
    }),
  );
  return make("div", { class: "taps", role: "group", "aria-label": `${asks}: ${name}` }, ...buttons);
}

/**
 * Redraw a part of the page. If one of its buttons has the focus, the same one gets it again, or the first.
 * @param {HTMLElement} part
 * @param {"tap" | "act"} name The attribute that identifies its buttons.
 * @param {() => void} draw
 */
function keepFocus(part, name, draw) {
  const active = document.activeElement;
  const key = active instanceof HTMLElement && part.contains(active) ? active.dataset[name] : undefined;
  draw();
  if (!key) return;
  /** @type {HTMLElement | null} */
  const same = part.querySelector(`[data-${name}="${key}"]`);
  (same ?? part.querySelector("button"))?.focus();
}

/** @param {PadSheet} sheet @param {PadState} state */
function showActions(sheet, state) {
  const undo = words.describeUndo(sheet, state);
  const undone = state.undone.at(-1);
  /** @param {string} text @param {string} act @param {() => void} onClick */
  const action = (text, act, onClick) =>
    button(text, onClick, { "data-act": act, class: act === "main" ? "main" : null });
  /** @param {Draft} entry */
  const write = (entry) => () => showWhy(book.add(entry));
  const main = state.winners
    ? [action(_("Another match"), "main", write({ kind: "again" }))]
    : writing
      ? []
      : [action(words.describeEnter(sheet, state.number), "main", () => openForm())];
  const buttons = [
    ...main,
    ...(undo ? [action(undo, "undo", write({ kind: "undo", of: state.last }))] : []),
    ...(undone
      ? [action(words.describeRedo(sheet, undone), "redo", write({ kind: "redo", of: undone.last }))]
      : []),
    action(_("Names"), "names", () => showNames(book, showWhy)),
    action(_("Share"), "share", () => showShare(book)),
  ];
  keepFocus(byId("acts"), "act", () => byId("acts").replaceChildren(...buttons));
}

/** @param {PadSheet} sheet @param {PadState} state */
function showRefused(sheet, state) {
  const refused = book.pad?.refused ?? [];
  const boxes = refused.map(({ entry, why }) => {
    const open = !state.winners;
    const acts = make("div", { class: "row" });
    let what = _("What you wrote for round {number} wasn't counted.", { number: entry.number });
    if (entry.kind === "made") {
      const { kind, side, points } = entry;
      const name = words.sideName(sheet, state, side);
      what = _("What you wrote, {points} for {name}, wasn't counted.", { points, name });
      const addAgain = () => {
        const not = book.add({ kind, side, points });
        if (!not) book.drop(entry.id);
        showWhy(not);
      };
      if (open) acts.append(button(_("Add it now"), addAgain));
    } else if (entry.kind === "round" && open) {
      acts.append(button(_("Look at my numbers"), () => openForm(entry, entry.id)));
    }
    acts.append(button(_("Discard mine"), () => book.drop(entry.id), { class: "plain" }));
    return make("div", { class: "refused" }, make("p", {}, `${what} ${why}`), acts);
  });
  byId("refused").replaceChildren(...boxes);
}

// --- writing a round down

/**
 * @param {PadSheet} sheet
 * @param {PadState} state
 * @param {Round | undefined} round
 * @param {() => void} changed
 */
function makeForm(sheet, state, round, changed) {
  const old = /** @type {(HandsRound & BidsRound & ChipsRound) | undefined} */ (round);
  if (sheet.count === "hands") return handsForm({ sheet, state, old, changed });
  if (sheet.count === "bids") return bidsForm({ sheet, state, old, changed });
  return chipsForm({ sheet, state, old, changed });
}

function closeForm() {
  writing = null;
  byId("entry").replaceChildren();
  byId("entry").hidden = true;
  if (book.pad) showActions(book.pad.sheet, book.state);
}

/**
 * What each side made during a round that is edited: taps can be wrong as well.
 * @param {DuringPlay} during
 * @param {string[]} names
 * @param {number[]} made
 * @param {() => void} changed
 */
function duringForm({ asks, step, most }, names, made, changed) {
  const fields = made.map((points, side) => {
    const limits = { type: "number", inputmode: "numeric", min: 0, max: 9 * most, step };
    const field = make("input", { ...limits, id: `made-${side}`, class: "points", value: points });
    field.addEventListener("input", changed);
    return field;
  });
  const rows = fields.map((field, side) =>
    make("div", { class: "hand" }, make("label", { for: field.id }, names[side]), field),
  );
  const element = make("div", { class: "hands" }, make("p", { class: "label" }, asks), ...rows);
  return { element, read: () => fields.map((field) => (field.value === "" ? null : Number(field.value))) };
}

/** Edit a round in place. @param {PadRow} row */
function editRound({ round }) {
  const before = round && stateBefore(book.state, round.id);
  if (round && before) openForm(round, undefined, { of: round.id, before, made: round.made ?? before.made });
}

/**
 * @param {Round} [old] A round to begin with.
 * @param {string} [from] The refused entry that it comes from.
 * @param {{ of: string, before: PadState, made: number[] }} [edited] The entry that is edited, the pad before it,
 * and what was made during that round.
 */
function openForm(old, from, edited) {
  closeForm();
  const { pad } = book;
  if (!pad) return;
  const { sheet } = pad;
  const state = edited?.before ?? book.state;
  const counts = make("p", { class: "counts", role: "status" });
  const why = make("p", { class: "refused", role: "alert", hidden: true });
  const changed = () => {
    why.hidden = true;
    asked = "";
    write.textContent = _("Save");
    if (writing) counts.textContent = describeCount(sheet, writing.read(), writing.number);
  };
  let asked = "";
  const write = make("button", { class: "main" }, _("Save"));
  const form = makeForm(sheet, state, old, changed);
  const made =
    edited && sheet.during && duringForm(sheet.during, words.sideNames(sheet, state), edited.made, changed);
  const read = () => {
    const round = form.read();
    if (!edited) return round;
    return {
      kind: "edit",
      number: state.number,
      of: edited.of,
      round: made ? { ...round, made: made.read() } : round,
    };
  };
  writing = { read, number: state.number, match: state.match, of: edited?.of };
  const leave = () => {
    closeForm();
    byId("acts").querySelector("button")?.focus();
  };
  const title = make(
    "h2",
    { id: "round-head", tabindex: "-1" },
    edited ? words.describeEdit(sheet, state.number) : words.describeForm(sheet, state),
  );
  const send = make(
    "form",
    { class: "sheet round-form", "aria-labelledby": "round-head", novalidate: true },
    title,
    form.element,
    ...(made ? [made.element] : []),
    counts,
    why,
    make(
      "div",
      { class: "row" },
      write,
      button(edited ? _("Cancel") : _("Not yet"), leave, { class: "plain" }),
    ),
  );
  send.addEventListener("submit", (event) => {
    event.preventDefault();
    const entry = read();
    const [, wrong] = book.tryEntry(entry);
    const doubt = wrong ? "" : doubtRound(sheet, form.read(), state.number);
    const not = wrong || (doubt === asked ? book.add(entry) : doubt);
    asked = doubt;
    write.textContent = doubt ? _("Yes, save it") : _("Save");
    why.hidden = !not;
    why.textContent = not;
    if (not) return;
    if (from) book.drop(from);
    closeForm();
    byId("now").focus();
  });
  byId("entry").append(send);
  byId("entry").hidden = false;
  changed();
  showActions(sheet, state);
  title.focus({ preventScroll: true });
  send.scrollIntoView({ block: "nearest" });
}

/**
 * The score of the round as entered so far; nothing until it is complete.
 * @param {PadSheet} sheet
 * @param {Draft} entry
 * @param {number} number
 */
function describeCount(sheet, entry, number) {
  const [after, why] = book.tryEntry(entry);
  if (why) return "";
  const points = after.rows.find((row) => row.number === number)?.points ?? [];
  const made = points.flatMap((each, side) =>
    each
      ? [_("{points} for {name}", { points: formatSigned(each), name: words.sideName(sheet, after, side) })]
      : [],
  );
  return made.length ? _("This counts {points}.", { points: listed(made) }) : _("No one scores.");
}

/** @param {string} why */
function showWhy(why) {
  byId("told").textContent = why;
  byId("told").hidden = !why;
}

// --- the rounds so far

/** @param {PadSheet} sheet @param {PadState} state */
function showRounds(sheet, state) {
  const { rows } = state;
  byId("rounds").hidden = !rows.length;
  if (!rows.length) return;
  const names = words.sideNames(sheet, state);
  byId("chart").replaceChildren(drawChart(sheet, state, names));
  const heads = names.map((name) => make("th", { scope: "col", class: "num" }, name));
  const first = make("th", { scope: "col" }, unitName(words.unitOf(sheet)));
  const last = make("th", { scope: "col" }, _("How it ended"));
  const lines = rows.map((row) => {
    const hub = hubOf(sheet, row.number);
    const cells = row.points.map((points, side) => {
      const total = make("small", {}, ` ${formatNumber(row.totals[side])}`);
      return make("td", { class: "num" }, formatSigned(points), total);
    });
    const number = hub ? `${row.number} (${hub})` : String(row.number);
    const head = make("th", { scope: "row" }, number, ...(row.round ? [drawEdit(sheet, row)] : []));
    return make("tr", {}, head, ...cells, make("td", {}, words.describeEnd(sheet, state, row)));
  });
  const head = make("thead", {}, make("tr", {}, first, ...heads, last));
  keepFocus(byId("table"), "act", () =>
    byId("table").replaceChildren(head, make("tbody", {}, ...lines.reverse())),
  );
  showMore();
}

/** @param {PadSheet} sheet @param {PadRow} row */
const drawEdit = (sheet, row) =>
  button(_("Edit"), () => editRound(row), {
    class: "plain edit",
    "data-act": `edit ${row.number}`,
    "aria-label": words.describeEdit(sheet, row.number),
  });

/** @param {PadSheet} sheet @param {PadState} state @param {string[]} names */
function drawChart(sheet, { rows }, names) {
  const lines = names.map((_, side) => [sheet.begin, ...rows.map((row) => row.totals[side])]);
  const ends = names.map((name, side) => `${name} ${lines[side].at(-1)}`).join(", ");
  const { ending } = sheet;
  const target = "by" in ending && ending.by === "hands" ? ending.hands : ending.target;
  return totalsChart({
    names,
    lines,
    rounds: rows.map((row) => row.number),
    width: Math.min(Math.max(byId("chart").clientWidth, 300), 720),
    label: _("Totals by round, now: {totals}.", { totals: ends }),
    target: target <= 2 * Math.max(...lines.flat()) ? target : 0,
    left: 44,
  });
}

// --- what happens around it

const showMore = cueScroll(byId("rounds-scroll"));

book.onChange(show);
addEventListener("storage", (event) => {
  if (!event.key?.endsWith(id)) return;
  book.reread();
  show();
});
for (const event of ["online", "focus", "pageshow"]) addEventListener(event, () => book.sync());
addEventListener("offline", () => {
  book.line = "cut";
  show();
});
addEventListener("resize", () => {
  if (book.pad) showRounds(book.pad.sheet, book.state);
});
document.addEventListener("visibilitychange", () => document.hidden || book.sync());
let looks = 0;
setInterval(() => {
  looks += 1;
  if (!document.hidden && (book.isLively || looks % QUIET === 0)) book.sync();
}, EVERY);
show();
book.sync();
