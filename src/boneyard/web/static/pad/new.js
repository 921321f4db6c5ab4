// Beginning a score pad: game, edition, set, players, the options that matter for the score, names. The sheets come
// with the page and are kept on the device, so that this works without a line too.
import { button, byId, make } from "../table/dom.js";
import { Book, forget, padsHere } from "./book.js";
import { checkNames } from "./checking.js";
import { settled } from "./counting.js";
import { tidy } from "./dialogs.js";
import { totalsOf } from "./folding.js";
import { sideName } from "./words.js";

const NAMES = "boneyard.pad-names";
const form = byId("begin");
const wished = new URLSearchParams(location.search);
let games = [];

const field = (label, input, note = "") => make("div", { class: "field" }, make("label", { for: input.id }, label), input, ...(note ? [make("p", { class: "note" }, note)] : []));

function keptNames() {
  try { return JSON.parse(localStorage.getItem(NAMES)) ?? []; } catch { return []; }
}

function choose(id, choices, chosen) {
  const found = make("select", { id }, ...choices.map(([value, label]) => make("option", { value, selected: String(value) === String(chosen) }, label)));
  return found;
}

const chosen = { game: wished.get("game") ?? "mexican-train", edition: wished.get("edition"), set: wished.get("set"), seats: wished.get("players") ?? "4", options: {}, names: keptNames(), first: 0 };

function within(list, value, name) {
  return list.find((each) => String(each[name]) === String(value)) ?? list[0];
}

function show() {
  const held = document.activeElement?.id;
  const game = within(games, chosen.game, "game");
  const edition = within(game.editions, chosen.edition, "edition");
  const sets = [...new Set(edition.sheets.map((each) => each.set))];
  const set = sets.includes(Number(chosen.set)) ? Number(chosen.set) : sets[0];
  const sheets = edition.sheets.filter((each) => each.set === set);
  const wanted = Number(chosen.seats);
  const sheet = sheets.find((each) => each.seats === wanted) ?? (wanted > sheets.at(-1).seats ? sheets.at(-1) : sheets[0]);
  const own = edition.household ? { household: edition.household, house: edition.house } : {};
  Object.assign(chosen, { game: game.game, edition: edition.edition, set, sheet, own });

  const pick = (id, choices, now, set_) => {
    const input = choose(id, choices, now);
    input.addEventListener("change", () => {
      set_(input.value);
      show();
    });
    return input;
  };
  const parts = [
    field("Game", pick("game", games.map((each) => [each.game, each.title]), game.game, (value) => Object.assign(chosen, { game: value, edition: null, set: null, options: {} }))),
    field("Rules", pick("edition", game.editions.map((each) => [each.edition, `${each.edition}: ${each.title}`]), edition.edition, (value) => Object.assign(chosen, { edition: value, options: {} })), edition.source),
    field("Set", pick("set", sets.map((each) => [each, `double-${each}`]), set, (value) => Object.assign(chosen, { set: value, options: {} }))),
    field("Players", pick("seats", sheets.map((each) => [each.seats, String(each.seats)]), sheet.seats, (value) => Object.assign(chosen, { seats: value, options: {} }))),
  ];
  byId("what").replaceChildren(...parts);
  showNames(sheet);
  byId("options").replaceChildren(...sheet.options.map(optionField));
  byId("house").hidden = !sheet.options.length;
  if (held) byId(held)?.focus({ preventScroll: true });
}

function optionField(option) {
  const id = `option-${option.name}`;
  const now = chosen.options[option.name] ?? option.default;
  const label = option.name[0].toUpperCase() + option.name.slice(1);
  const input = option.choices.length
    ? choose(id, option.choices.map((each) => [each, each]), now)
    : make("input", { id, type: "number", inputmode: "numeric", min: option.low, max: option.high, value: now });
  input.addEventListener("change", () => {
    chosen.options[option.name] = option.choices.length ? input.value : Number(input.value);
    showNames(chosen.sheet);
  });
  return field(label, input, `${option.says} It takes ${option.takes}; usually ${option.default}.`);
}

function showNames(sheet) {
  const { sides } = settled(sheet, chosen.options);
  const people = form.dataset.people.split(" ");
  const inputs = Array.from({ length: sheet.seats }, (_, seat) => {
    const input = make("input", { id: `name-${seat}`, type: "text", maxlength: 24, autocomplete: "off", spellcheck: "false", value: chosen.names[seat] ?? "", placeholder: people[seat] });
    input.addEventListener("input", () => {
      chosen.names[seat] = input.value;
      const choice = byId("first").options[seat];
      if (choice) choice.textContent = tidy(input.value) || people[seat];
    });
    const with_ = sides < sheet.seats ? `, side ${(seat % sides) + 1}` : "";
    return field(`Player ${seat + 1}${with_}`, input);
  });
  byId("people").replaceChildren(...inputs);
  if (chosen.first >= sheet.seats) chosen.first = 0;
  const first = choose("first", inputs.map((_, seat) => [seat, tidy(chosen.names[seat] ?? "") || people[seat]]), chosen.first);
  first.addEventListener("change", () => { chosen.first = Number(first.value); });
  const lots = button("Draw lots", () => {
    chosen.first = crypto.getRandomValues(new Uint32Array(1))[0] % sheet.seats;
    first.value = String(chosen.first);
  });
  byId("starts").replaceChildren(make("label", { for: "first" }, "First player"), make("div", { class: "row" }, first, lots),
    make("p", { class: "note" }, sides < sheet.seats ? "In the order you sit; partners sit opposite each other." : "In the order you sit, to the left."));
}

async function begin(event) {
  event.preventDefault();
  const { sheet } = chosen;
  const people = form.dataset.people.split(" ");
  const names = Array.from({ length: sheet.seats }, (_, seat) => tidy(chosen.names[seat] ?? "") || people[seat]);
  const bad = sheet.options.find((option) => !option.choices.length && chosen.options[option.name] !== undefined
    && !(Number.isInteger(chosen.options[option.name]) && chosen.options[option.name] >= option.low && chosen.options[option.name] <= option.high));
  const why = bad ? `${bad.name} cannot be that: it takes ${bad.takes}.` : checkNames(sheet, names);
  if (why) return refuse(why);
  try { localStorage.setItem(NAMES, JSON.stringify(names)); } catch { /* a private window forgets */ }
  const head = { game: sheet.game, edition: sheet.edition, set: sheet.set, players: sheet.seats, options: { ...chosen.options }, names, first: chosen.first, ...chosen.own };
  const book = Book.start(head, { ...settled(sheet, chosen.options), ...(chosen.own.house ? { rules: `/house/${chosen.own.house}` } : {}) });
  form.querySelector("button.main").disabled = true;
  await book.sync();
  if (book.why && !book.pad.sent) {
    forget(book.id);
    form.querySelector("button.main").disabled = false;
    return refuse(book.why);
  }
  location.assign(`/pad/${book.id}`);
}

function refuse(why) {
  byId("why").textContent = why;
  byId("why").hidden = false;
}

function showHere() {
  const here = padsHere();
  byId("here").hidden = !here.length;
  byId("here-list").replaceChildren(...here.map(({ id }) => {
    const { pad, state } = new Book(id);
    const totals = totalsOf(state);
    const scores = totals.map((total, side) => `${sideName(pad.sheet, state, side)} ${total}`).join(", ");
    const waits = pad.waiting.length || !pad.sent ? " Not all of it has been sent yet." : "";
    return make("li", { class: "sheet" }, make("a", { href: `/pad/${id}` }, pad.sheet.title), make("span", { class: "quiet" }, `${scores}.${waits}`));
  }));
  // What could not be sent when it was written is sent now.
  for (const { id, pad } of here) if (pad.waiting.length || !pad.sent) new Book(id).sync();
}

// A household's own rules stand before the printed ones of their game.
async function bringOwn(house) {
  try {
    const answer = await fetch(`/pad/house/${encodeURIComponent(house)}.json`, { headers: { Accept: "application/json" } });
    const told = await answer.json();
    if (!answer.ok) return refuse(told.why);
    games.find((each) => each.game === told.game).editions.unshift(told.edition);
    Object.assign(chosen, { game: told.game, edition: told.edition.edition });
  } catch {
    refuse("Your own rules could not be fetched: there is no connection.");
  }
}

form.addEventListener("submit", begin);
addEventListener("online", showHere);
showHere();
try {
  const answer = await fetch(form.dataset.sheets);
  if (!answer.ok) throw new Error();
  games = await answer.json();
  if (wished.get("house")) await bringOwn(wished.get("house"));
  show();
  form.hidden = false;
} catch {
  byId("no-sheets").hidden = false;
}
