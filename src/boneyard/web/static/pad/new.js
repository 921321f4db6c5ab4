// The form for a new score pad: game, edition, set, players, options that matter for the score, names. The sheets are
// cached on the device, so it works offline too.
/** @import { HousePad, OptionValue, PadGame, PadOption, PrintedSheet } from "../lib/protocol.js" */
import { button, byId, make } from "../lib/dom.js";
import { fetchJson, toHttpError } from "../lib/http.js";
import { load, save } from "../lib/store.js";
import { _, pgettext } from "../lib/words.js";
import { Book, forgetPad, listPads } from "./book.js";
import { checkNames, isNumber } from "./checks.js";
import { tidyName } from "./dialogs.js";
import { settleSheet } from "./points.js";
import { describeTotals } from "./words.js";

const NAMES = "boneyard.pad-names";
const PATIENCE = 2000; // milliseconds; then the name can be typed
const form = byId("begin", HTMLFormElement);
const PEOPLE = (form.dataset.people ?? "").split(" "); // names for players who give none
const begin = /** @type {HTMLButtonElement} */ (form.querySelector("button.main"));
const wanted = new URLSearchParams(location.search);
/** @type {PadGame[]} */
let games = [];

const chosen = {
  game: wanted.get("game") ?? "mexican-train",
  edition: wanted.get("edition"),
  set: wanted.get("set"),
  seats: wanted.get("players") ?? "4",
  /** @type {Record<string, OptionValue>} */
  options: {},
  names: typedNames(),
  first: 0,
};

/** The names of the last pad, without the made-up ones. @returns {string[]} */
function typedNames() {
  const saved = load(NAMES);
  return Array.isArray(saved) ? saved.map((name, seat) => (name === PEOPLE[seat] ? "" : name)) : [];
}

/** Whoever holds the phone is the first player, by the name they gave anywhere here. */
async function addYourName() {
  try {
    /** @type {{ name: string }} */
    const { name } = await fetchJson("/pad/name.json", { signal: AbortSignal.timeout(PATIENCE) });
    if (!chosen.names[0] && !chosen.names.includes(name)) chosen.names[0] = name;
  } catch {
    // There is no line, or next to none.
  }
}

/** What is chosen, or the closest combination that is offered. */
function findOffer() {
  const game = games.find((each) => each.game === chosen.game) ?? games[0];
  const edition = game.editions.find((each) => each.edition === chosen.edition) ?? game.editions[0];
  const sets = [...new Set(edition.sheets.map((sheet) => sheet.set))];
  const set = sets.find((each) => each === Number(chosen.set)) ?? sets[0];
  const sheets = edition.sheets.filter((sheet) => sheet.set === set);
  const seats = Number(chosen.seats);
  const [fewest, most] = [sheets[0], sheets[sheets.length - 1]];
  const sheet = sheets.find((each) => each.seats === seats) ?? (seats > most.seats ? most : fewest);
  return { game, edition, sets, set, sheets, sheet };
}

// --- the form

/** @param {string} label @param {HTMLElement} input @param {string} [note] */
const drawField = (label, input, note = "") =>
  make(
    "div",
    { class: "field" },
    make("label", { for: input.id }, label),
    input,
    ...(note ? [make("p", { class: "note" }, note)] : []),
  );

/** @param {string} id @param {[value: OptionValue, label: string][]} options @param {OptionValue} now */
function drawSelect(id, options, now) {
  const choices = options.map(([value, label]) =>
    make("option", { value, selected: String(value) === String(now) }, label),
  );
  return make("select", { id }, ...choices);
}

function show() {
  const held = document.activeElement?.id;
  const { game, edition, sets, set, sheets, sheet } = findOffer();
  Object.assign(chosen, { game: game.game, edition: edition.edition, set });
  /**
   * @param {string} label
   * @param {"game" | "edition" | "set" | "seats"} name
   * @param {[value: OptionValue, label: string][]} options
   * @param {OptionValue} now
   * @param {string} [note]
   */
  const pick = (label, name, options, now, note) => {
    const select = drawSelect(name, options, now);
    select.addEventListener("change", () => {
      Object.assign(chosen, { [name]: select.value, options: {} });
      if (name === "game") Object.assign(chosen, { edition: null, set: null });
      show();
    });
    return drawField(label, select, note);
  };
  byId("what").replaceChildren(
    pick(
      _("Game"),
      "game",
      games.map((each) => [each.game, each.title]),
      game.game,
    ),
    pick(
      _("Rules"),
      "edition",
      game.editions.map((each) => [each.edition, `${each.edition}: ${each.title}`]),
      edition.edition,
      edition.source,
    ),
    pick(
      pgettext("of tiles", "Set"),
      "set",
      sets.map((each) => [each, _("double-{number}", { number: each })]),
      set,
    ),
    pick(
      _("Players"),
      "seats",
      sheets.map((each) => [each.seats, String(each.seats)]),
      sheet.seats,
    ),
  );
  showPeople(sheet);
  byId("options").replaceChildren(...sheet.options.map((option) => drawOption(option, sheet)));
  byId("house").hidden = !sheet.options.length;
  if (held) document.getElementById(held)?.focus({ preventScroll: true });
}

/** @param {PadOption} option @param {PrintedSheet} sheet */
function drawOption(option, sheet) {
  const { name, choices, labels, low: min, high: max } = option;
  const id = `option-${name}`;
  const value = chosen.options[name] ?? option.default;
  const input = choices.length
    ? drawSelect(
        id,
        choices.map((each, at) => [each, labels[at]]),
        value,
      )
    : make("input", { id, type: "number", inputmode: "numeric", min, max, value });
  input.addEventListener("change", () => {
    chosen.options[name] = choices.length ? input.value : Number(input.value);
    showPeople(sheet);
  });
  const { takes } = option;
  const usual = labels[choices.indexOf(String(option.default))] ?? String(option.default);
  const note = _("Allowed: {values}. Usually {value}.", { values: takes, value: usual });
  return drawField(option.title, input, `${option.says} ${note}`);
}

/** @param {number} seat */
const nameOf = (seat) => tidyName(chosen.names[seat] ?? "") || PEOPLE[seat];

/** @param {PrintedSheet} sheet */
function showPeople(sheet) {
  const { sides } = settleSheet(sheet, chosen.options);
  const partners = sides < sheet.seats;
  const seats = Array.from({ length: sheet.seats }, (_, seat) => seat);
  if (chosen.first >= sheet.seats) chosen.first = 0;
  const first = drawSelect(
    "first",
    seats.map((seat) => [seat, nameOf(seat)]),
    chosen.first,
  );
  first.addEventListener("change", () => {
    chosen.first = Number(first.value);
  });
  const fields = seats.map((seat) => {
    const plain = { type: "text", maxlength: 24, autocomplete: "off", spellcheck: "false" };
    const value = chosen.names[seat] ?? "";
    const input = make("input", { id: `name-${seat}`, ...plain, value, placeholder: PEOPLE[seat] });
    input.addEventListener("input", () => {
      chosen.names[seat] = input.value;
      first.options[seat].textContent = nameOf(seat);
    });
    const number = seat + 1;
    const label = partners
      ? _("Player {number}, side {side}", { number, side: (seat % sides) + 1 })
      : _("Player {number}", { number });
    return drawField(label, input);
  });
  byId("people").replaceChildren(...fields);
  const lots = button(_("Draw lots"), () => {
    chosen.first = crypto.getRandomValues(new Uint32Array(1))[0] % sheet.seats;
    first.value = String(chosen.first);
  });
  const order = partners
    ? _("In the order you sit; partners sit opposite each other.")
    : _("In the order you sit, to the left.");
  byId("starts").replaceChildren(
    make("label", { for: "first" }, _("First player")),
    make("div", { class: "row" }, first, lots),
    make("p", { class: "note" }, order),
  );
}

// --- starting

/** @param {PrintedSheet} sheet */
function checkOptions(sheet) {
  const bad = sheet.options.find(({ name, choices, low, high }) => {
    const value = chosen.options[name];
    return !choices.length && value !== undefined && !isNumber(value, low, high);
  });
  if (!bad) return "";
  return _("{option} can't be that. Allowed: {values}.", { option: bad.title, values: bad.takes });
}

/** @param {SubmitEvent} event */
async function start(event) {
  event.preventDefault();
  const { edition, sheet } = findOffer();
  const names = Array.from({ length: sheet.seats }, (_, seat) => nameOf(seat));
  const why = checkOptions(sheet) || checkNames(sheet, names);
  if (why) return refuse(why);
  save(NAMES, names);
  const { household, house } = edition;
  const head = {
    game: sheet.game,
    edition: sheet.edition,
    set: sheet.set,
    players: sheet.seats,
    options: { ...chosen.options },
    names,
    first: chosen.first,
    ...(household ? { household, house } : {}),
  };
  const settled = settleSheet(sheet, chosen.options);
  const book = Book.start(head, household && house ? { ...settled, rules: `/house/${house}` } : settled);
  begin.disabled = true;
  await book.sync();
  if (book.why && !book.pad?.sent) {
    forgetPad(book.id);
    begin.disabled = false;
    return refuse(book.why);
  }
  location.assign(`/pad/${book.id}`);
}

/** @param {string} why */
function refuse(why) {
  byId("why").textContent = why;
  byId("why").hidden = false;
}

function showPads() {
  const pads = listPads();
  byId("here").hidden = !pads.length;
  const lines = pads.map(({ id, pad }) => {
    const unsent = pad.waiting.length > 0 || !pad.sent;
    const book = new Book(id);
    // Send what could not be sent when it was written.
    if (unsent) book.sync();
    const totals = `${describeTotals(pad.sheet, book.state)}.`;
    const text = unsent ? [totals, _("Some of it hasn't been sent yet.")].join(" ") : totals;
    const link = make("a", { href: `/pad/${id}` }, pad.sheet.title);
    return make("li", { class: "sheet" }, link, make("span", { class: "quiet" }, text));
  });
  byId("here-list").replaceChildren(...lines);
}

/** List house rules before the printed rules of their game. @param {string} house */
async function addHouseRules(house) {
  try {
    /** @type {HousePad} */
    const { game, edition } = await fetchJson(`/pad/house/${encodeURIComponent(house)}.json`);
    games.find((each) => each.game === game)?.editions.unshift(edition);
    Object.assign(chosen, { game, edition: edition.edition });
  } catch (problem) {
    const { status, message } = toHttpError(problem);
    refuse(status ? message : _("Your house rules couldn't be loaded: there's no connection."));
  }
}

form.addEventListener("submit", start);
addEventListener("online", showPads);
showPads();
try {
  [games] = await Promise.all([fetchJson(form.dataset.sheets ?? ""), addYourName()]);
  const house = wanted.get("house");
  if (house) await addHouseRules(house);
  show();
  form.hidden = false;
} catch {
  byId("no-sheets").hidden = false;
}
