// What a game for one has at the table: its deal's number, the solver's help, restart, and statistics at the end.
import { addTool } from "../table/tools.js";
import { byId, make } from "../table/dom.js";
import { ask as back } from "../table/undo.js";
import { DealDialog } from "./deal.js";
import { add, named, sentence, tallyOf, watch, watched } from "./tallies.js";
import { Watching } from "./watching.js";

const ENDS = { watched: "You have watched how this deal goes: it does not count.", "": "This deal has counted before.", better: "This deal has counted before; never were fewer left." };

export function start(room) {
  const watching = new Watching(room);
  const dialog = new DealDialog(room);
  const playing = () => room.now()?.phase === "playing" && room.now().you !== null;
  const mine = () => room.now()?.you !== null && room.now()?.you !== undefined;

  addTool({ key: "run", label: "Let it run", order: 29, shown: () => playing() && !watching.on && counting(room.now()), press: () => watching.run() });
  addTool({ key: "restart", label: "Restart", order: 32, shown: () => playing() && !watching.on && Boolean(room.now().undo?.back), press: () => back("undo", { to: "start" }) });
  addTool({ key: "winnable", label: "Can it be won?", order: 51, shown: () => playing() && !watching.on, press: () => watching.wonder() });
  addTool({ key: "solve", label: "Solve it", order: 52, shown: () => playing() && !watching.on && !counting(room.now()), press: () => ask() });
  addTool({ key: "deal", label: `Deal ${room.table().deal}`, order: 59, press: () => dialog.show() });

  room.on("winnable", (message) => watching.told(message));
  room.on("solution", (message) => watching.show(message));
  room.on("refused", () => watching.refused());
  room.on("table", showDeal);
  room.onShown((now) => {
    watching.moved(now);
    if (now.phase === "over" && mine()) ended(now);
  });

  // Once the way is shown the deal is no longer one's own, so this is asked first; not of who is told what to do anyway.
  function ask() {
    const table = room.table();
    const name = named(table);
    if (watched(name, table.deal) || tallyOf(name).deals[table.deal] !== undefined) return watching.solve();
    dialog.sure("Watch the solver play?", "It sees what is to come, and plays on from here. This deal will not count in your statistics.", "Watch", "Play on myself",
      () => watching.solve());
  }

  function ended(now) {
    const table = room.table();
    const name = named(table);
    const card = byId("card");
    if (card.querySelector(".deal-tally")) return;
    const told = add(name, table.deal, now.result.winners.includes(now.you), now.scores.totals[0]);
    const tally = tallyOf(name);
    const parts = [`Deal ${table.deal}.`, ENDS[told] ?? "", tally.played ? sentence(tally) : ""];
    (card.querySelector(".how") ?? card.querySelector("h2")).after(make("p", { class: "deal-tally" }, parts.filter(Boolean).join(" ")));
    const open = make("button", { type: "button", "data-key": "tallies" }, "Your statistics");
    open.addEventListener("click", () => dialog.show(true));
    card.append(open);
  }

  // Beside the title, where it is seen whatever else is open.
  function showDeal(table) {
    byId("title").append(" ", make("small", {}, `Deal ${table.deal}`));
  }

  watching.onShown = () => watch(named(room.table()), room.table().deal);
  document.body.classList.add("for-one");
  showDeal(room.table());
  if (room.now()?.phase === "over" && mine()) ended(room.now());
  room.mark();
}

// Whether the game goes on by itself: there is one thing to do, and it is counting.
function counting(now) {
  const moves = now.moves.filter((move) => move.kind !== "concede");
  return moves.length === 1 && moves[0].kind === "count";
}
