// A score pad's page: what is to be done now, the scores, writing a round down, taking it back, and the rounds so far.
import { button, byId, make } from "../table/dom.js";
import { bidsForm } from "./bids.js";
import { Book } from "./book.js";
import { chart } from "./chart.js";
import { chipsForm } from "./chips.js";
import { totalsOf } from "./folding.js";
import { handsForm } from "./hands.js";
import { namesDialog, shareDialog } from "./dialogs.js";
import { ended, goal, lastDone, listed, result, roundTitle, sideName, toDo } from "./words.js";

const EVERY = 2500; // milliseconds between two looks at what other phones have written
const FORMS = { hands: handsForm, bids: bidsForm, chips: chipsForm };
const id = location.pathname.split("/")[2];
const book = new Book(id);
let form = null; // the round that is being written: {round, match, element, read}

const signed = (points) => (points > 0 ? `+${points}` : String(points).replace("-", "−"));
const shown = (points) => String(points).replace("-", "−");

function lineSays() {
  const { pad, line } = book;
  const waiting = pad?.waiting.length ?? 0;
  const entries = `${waiting} ${waiting === 1 ? "entry is" : "entries are"}`;
  if (book.why) return book.why;
  if (!book.safe) return "This browser keeps nothing: leave this page open until the match is over.";
  if (line === "cut") return waiting || !pad?.sent ? `No connection. ${waiting ? `${entries} kept on this phone and sent` : "The pad is kept on this phone and shared"} when the line is back.` : "No connection. Write on: it is kept on this phone.";
  if (waiting) return `${entries} on the way.`;
  return line === "open" ? "Every phone with the link shows this pad." : "";
}

function show() {
  const { pad } = book;
  byId("line").textContent = lineSays();
  byId("line").classList.toggle("cut", book.line === "cut");
  if (!pad) {
    byId("nothing").hidden = book.line === "asking";
    byId("nothing").textContent = book.line === "unknown"
      ? "There is no such score pad, or its link was cut short: ask for the link again."
      : "This phone has not seen this pad yet, and there is no connection.";
    return;
  }
  byId("nothing").hidden = true;
  byId("whole").hidden = false;
  const { sheet } = pad;
  const { state } = book;
  document.title = `${sheet.title}: ${state.names.map((_, seat) => seat).slice(0, sheet.sides).map((side) => `${sideName(sheet, state, side)} ${totalsOf(state)[side]}`).join(", ")} · Boneyard`;
  byId("title").textContent = sheet.title;
  byId("about").replaceChildren(`${sheet.edition} edition, double-${sheet.set}. ${goal(sheet)} `, ...(sheet.rules === "" ? [] : [make("a", { href: sheet.rules ?? `/rules/${sheet.game}/${sheet.edition}` }, "Rules")]));
  showNow(sheet, state);
  showScores(sheet, state);
  showActs(sheet, state);
  showRefused(sheet, state);
  showRounds(sheet, state);
  byId("says").replaceChildren(...sheet.says.map((line) => make("li", {}, line)));
  if (form && (form.number !== state.number || form.match !== state.match)) openForm(null);
}

function showNow(sheet, state) {
  const now = byId("now");
  if (state.winners) {
    now.replaceChildren(make("h2", {}, result(sheet, state)), ...pastSays(sheet, state).map((line) => make("p", {}, line)));
    return;
  }
  now.replaceChildren(make("h2", {}, roundTitle(sheet, state)), make("ul", {}, ...toDo(sheet, state).map((line) => make("li", {}, line))),
    ...pastSays(sheet, state).map((line) => make("p", { class: "soft" }, line)));
}

function pastSays(sheet, state) {
  const all = state.winners ? [...state.past, state.winners] : state.past;
  if (all.length < 2 && !state.past.length) return [];
  const won = Array.from({ length: sheet.sides }, (_, side) => all.filter((each) => each.includes(side)).length);
  return [`Matches won: ${listed(won.map((count, side) => `${sideName(sheet, state, side)} ${count}`))}.`];
}

function showScores(sheet, state) {
  const totals = totalsOf(state);
  const best = sheet.low ? Math.min(...totals) : Math.max(...totals);
  const level = totals.every((each) => each === best);
  const rows = totals.map((total, side) => {
    const name = sideName(sheet, state, side);
    const during = state.winners ? 0 : state.made[side];
    const says = state.winners ? (state.winners.includes(side) ? "won" : "") : total === best && !level ? "leads" : "";
    const row = make("li", { class: says ? "best" : "" }, make("span", { class: "name" }, name), make("span", { class: "tag" }, says),
      make("span", { class: "total" }, shown(total), make("span", { class: "gain" }, during ? `${signed(during)} now` : "")));
    if (sheet.during && !state.winners) row.append(taps(sheet, side, name));
    return row;
  });
  keepingFocus(byId("scores"), () => byId("scores").replaceChildren(...rows));
  byId("during").textContent = sheet.during && !state.winners ? `${sheet.during.asks}: tap them in as they are made.` : "";
}

function taps(sheet, side, name) {
  return make("div", { class: "taps", role: "group", "aria-label": `${sheet.during.asks}: ${name}` }, ...sheet.during.taps.map((points) =>
    button(`+${points}`, () => tell(book.add({ kind: "made", side, points })), { "data-tap": `${side} ${points}`, "aria-label": `${points} points for ${name}` })));
}

// The page is drawn anew after every entry: whoever has the focus there keeps it.
function keepingFocus(part, draw) {
  const key = part.contains(document.activeElement) ? document.activeElement.dataset.tap : undefined;
  draw();
  if (key) part.querySelector(`[data-tap="${key}"]`)?.focus();
}

function showActs(sheet, state) {
  const acts = byId("acts");
  const had = acts.contains(document.activeElement) ? document.activeElement.dataset.act : "";
  const found = [];
  const what = { chips: "deal", bids: "hand", hands: "round" }[sheet.count];
  if (state.winners) found.push(button("Another match", () => tell(book.add({ kind: "again" })), { class: "main", "data-act": "main" }));
  else if (!form) found.push(button(`Write down ${what} ${state.number}`, () => openForm({}), { class: "main", "data-act": "main" }));
  const last = lastDone(sheet, state);
  if (last) found.push(button(`Take back ${last}`, () => tell(book.add({ kind: "undo", of: state.last })), { "data-act": "undo" }));
  const again = state.undone.at(-1);
  if (again) found.push(button(`Put back ${lastDone(sheet, again)}`, () => tell(book.add({ kind: "redo", of: again.last })), { "data-act": "redo" }));
  found.push(button("Names", () => namesDialog(book, tell), { "data-act": "names" }), button("Share", () => shareDialog(book), { "data-act": "share" }));
  acts.replaceChildren(...found);
  if (had) (acts.querySelector(`[data-act="${had}"]`) ?? acts.querySelector("button")).focus();
}

function showRefused(sheet, state) {
  byId("refused").replaceChildren(...book.pad.refused.map(({ entry, why }) => {
    const what = entry.kind === "made" ? `${entry.points} for ${sideName(sheet, state, entry.side)}` : `round ${entry.number}`;
    const acts = make("div", { class: "row" });
    if (entry.kind === "round" && !state.winners) acts.append(button("Look at my numbers", () => openForm({ old: entry, from: entry.id })));
    if (entry.kind === "made" && !state.winners) {
      acts.append(button("Add it now", () => {
        const not = book.add({ kind: "made", side: entry.side, points: entry.points });
        if (!not) book.drop(entry.id);
        tell(not);
      }));
    }
    acts.append(button("Throw mine away", () => book.drop(entry.id), { class: "plain" }));
    return make("div", { class: "refused" }, make("p", {}, `What you wrote for ${what} was not counted. ${why}`), acts);
  }));
}

function openForm(wish) {
  const holder = byId("entry");
  holder.replaceChildren();
  form = null;
  holder.hidden = !wish;
  if (wish) {
    const { sheet } = book.pad;
    const { state } = book;
    const counts = make("p", { class: "counts", role: "status" });
    const why = make("p", { class: "refused", role: "alert", hidden: true });
    const changed = () => {
      why.hidden = true;
      if (form) counts.textContent = preview(sheet, form.read());
    };
    const parts = FORMS[sheet.count]({ sheet, state, old: wish.old, changed });
    form = { ...parts, number: state.number, match: state.match };
    const send = make("form", { class: "sheet round-form", "aria-labelledby": "round-head", novalidate: true },
      make("h2", { id: "round-head", tabindex: "-1" }, `${roundTitle(sheet, state)}: how did it end?`), parts.element, counts, why,
      make("div", { class: "row" }, make("button", { class: "main" }, "Write it down"), button("Not yet", () => {
        openForm(null);
        byId("acts").querySelector("button").focus();
      }, { class: "plain" })));
    send.addEventListener("submit", (event) => {
      event.preventDefault();
      const not = book.add(form.read());
      why.hidden = !not;
      why.textContent = not;
      if (not) return;
      if (wish.from) book.drop(wish.from);
      openForm(null);
      byId("now").focus();
    });
    holder.append(send);
    changed();
    send.querySelector("h2").focus({ preventScroll: true });
    send.scrollIntoView({ block: "nearest" });
  }
  if (book.pad) showActs(book.pad.sheet, book.state);
}

// What the round would count as it stands; nothing is said while it is not complete.
function preview(sheet, entry) {
  const [after, why] = book.tried(entry);
  if (why) return "";
  const row = after.rows.at(-1);
  const points = row.points.map((each, side) => [each, sideName(sheet, after, side)]).filter(([each]) => each !== 0);
  return points.length ? `This counts ${listed(points.map(([each, name]) => `${signed(each)} for ${name}`))}.` : "This counts nothing for anybody.";
}

function tell(why) {
  const told = byId("told");
  told.textContent = why;
  told.hidden = !why;
}

function showRounds(sheet, state) {
  const { rows } = state;
  byId("rounds").hidden = !rows.length;
  if (!rows.length) return;
  const names = Array.from({ length: sheet.sides }, (_, side) => sideName(sheet, state, side));
  const wide = Math.min(Math.max(byId("chart").clientWidth, 300), 720);
  byId("chart").replaceChildren(chart({ names, rows, wide, begin: sheet.begin, target: sheet.ending.by === "hands" ? sheet.ending.hands : sheet.ending.target }));
  const head = make("tr", {}, make("th", { scope: "col" }, "Round"), ...names.map((name) => make("th", { scope: "col", class: "num" }, name)), make("th", { scope: "col" }, "How it ended"));
  const lines = rows.map((row) => make("tr", {}, make("th", { scope: "row" }, sheet.hubs.length ? `${row.number} (${sheet.hubs[Math.min(row.number, sheet.hubs.length) - 1]})` : String(row.number)),
    ...row.points.map((points, side) => make("td", { class: "num" }, signed(points), make("small", {}, ` ${shown(row.totals[side])}`))), make("td", {}, ended(sheet, state, row))));
  byId("table").replaceChildren(make("thead", {}, head), make("tbody", {}, ...lines.reverse()));
}

book.onChange(show);
addEventListener("storage", (event) => {
  if (event.key?.endsWith(id)) {
    book.reread();
    show();
  }
});
for (const happens of ["online", "focus", "pageshow"]) addEventListener(happens, () => book.sync());
addEventListener("offline", () => {
  book.line = "cut";
  show();
});
addEventListener("resize", () => {
  if (book.pad) showRounds(book.pad.sheet, book.state);
});
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) book.sync();
});
let beats = 0;
setInterval(() => {
  beats += 1;
  if (!document.hidden && (book.lively || beats % 6 === 0)) book.sync();
}, EVERY);
show();
book.sync();
