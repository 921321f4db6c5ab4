// Sentences of the pad, filled in with names and numbers.
import { hub } from "./counting.js";
import { totalsOf } from "./folding.js";

export function listed(words) {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function sideName(sheet, state, side) {
  return listed(state.names.filter((_, seat) => seat % sheet.sides === side));
}

const filled = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => values[name]);

function dealerOf(sheet, state) {
  const totals = totalsOf(state);
  for (let step = 1; step < sheet.seats; step += 1) {
    const seat = (state.first - step + sheet.seats) % sheet.seats;
    if (sheet.count !== "chips" || totals[seat] > 0) return seat;
  }
  return state.first;
}

export function roundTitle(sheet, state) {
  const what = sheet.count === "chips" ? "Deal" : sheet.count === "bids" ? "Hand" : "Round";
  const { ending } = sheet;
  if (ending.rounds) return `${what} ${state.number} of ${ending.rounds}`;
  return `${what} ${state.number}`;
}

export function goal(sheet) {
  const { ending } = sheet;
  if (ending.by === "hands") return `The first to win ${ending.hands} hands wins.`;
  if (ending.target) return `Played to ${ending.target}.`;
  return sheet.low ? "The lowest total wins." : "The highest total wins.";
}

// What everybody does now: what is taken out, what is dealt, who begins.
export function toDo(sheet, state) {
  const engine = hub(sheet, state.number);
  const totals = totalsOf(state);
  const playing = sheet.count === "chips" ? totals.filter((chips) => chips > 0).length : sheet.seats;
  const left = sheet.tiles - sheet.deal * playing - (engine ? 1 : 0);
  const says = left > 0 ? sheet.deal_says : "Deal {deal} tiles to each: that is all of them.";
  const names = { first: state.names[state.first], dealer: state.names[dealerOf(sheet, state)], deal: sheet.deal, left };
  const lines = [filled(says.replace("{left} are", left === 1 ? "{left} is" : "{left} are").replace("{left} stay", left === 1 ? "{left} stays" : "{left} stay"), names)];
  if (engine) lines.unshift(`Take out the ${engine}: it lies in the hub.`);
  if (sheet.way.stake) {
    const pool = sheet.way.stake * sheet.seats - state.before.reduce((had, more) => had + more, 0);
    lines.push(`Everybody pays ${sheet.way.stake} into the pool, which holds ${pool} then.`);
  }
  if (sheet.way.ante) lines.push(`The ante is ${sheet.way.ante}.`);
  lines.push(filled(sheet.first_says, names));
  return lines;
}

// How a round ended, for the table of rounds.
export function ended(sheet, state, row) {
  const { entry } = row;
  if (!entry) return "reached during play";
  if (sheet.count === "chips") return `${listed(entry.won.flatMap((won, seat) => (won > 0 ? [state.names[seat]] : [])))} took the pot`;
  if (sheet.count === "bids") {
    if (!entry.bid) return "all passed";
    const made = entry.took[entry.bidder % sheet.sides] >= Math.min(entry.bid, sheet.way.most);
    return `${state.names[entry.bidder]} bid ${entry.bid}: ${made ? "made" : "set"}`;
  }
  return entry.out.length ? `${listed(entry.out.map((seat) => state.names[seat]))} went out` : "blocked";
}

export function lastDone(sheet, state) {
  const { number, match } = state.back ?? {};
  if (!state.back) return "";
  if (state.match !== match) return "the new match";
  if (state.rows.length > state.back.rows.length && state.rows.at(-1).entry) return `round ${number}`;
  if (state.first !== state.back.first && state.number === number) return "the first player";
  const side = state.made.findIndex((points, at) => points !== state.back.made[at]);
  return side < 0 ? "the last entry" : `${state.made[side] - state.back.made[side]} for ${sideName(sheet, state, side)}`;
}

export function result(sheet, state) {
  const names = listed(state.winners.flatMap((side) => state.names.filter((_, seat) => seat % sheet.sides === side)));
  const several = state.winners.length > 1 || sheet.sides < sheet.seats;
  const total = totalsOf(state)[state.winners[0]];
  const shared = state.winners.length > 1 ? "share the win" : several ? "win" : "wins";
  return `${names} ${shared} with ${total}.`;
}
