// The next match at the same table, and how many each side has won there.
import { button, byId, make } from "./dom.js";

let room = null;

export function start(given) {
  room = given;
  room.onShown(showTally);
}

// At the end of a match: the same company once more; where several play it begins when all who are here want it.
export function rematchButton() {
  const now = room.now();
  const seats = room.table().seats;
  if (now.you === null || seats[now.you]?.kind !== "person" || now.asks) return [];
  const again = button(seats.length === 1 ? "Play again" : "Rematch", () => {
    again.disabled = true;
    room.send({ do: "rematch", ply: now.ply });
  }, { class: "main", "data-key": `rematch ${now.ply}` });
  return [again];
}

function showTally(now) {
  const told = tally(now);
  const line = byId("tally") ?? byId("scores").insertAdjacentElement("afterend", make("p", { id: "tally", class: "tally" }));
  line.textContent = now.match > 1 ? told : "";
  line.hidden = !line.textContent;
  const card = byId("card");
  if (now.phase === "over" && now.match > 1 && !card.hidden && !card.querySelector(".tally")) card.append(make("p", { class: "tally" }, told));
}

function tally(now) {
  const sides = now.scores?.sides ?? [];
  const alone = sides.length === 1;
  const over = now.match - (now.phase === "over" ? 0 : 1);
  if (alone) return `Won ${now.won[0]} of ${over} here.`;
  const own = now.you === null ? -1 : now.you % sides.length;
  const named = sides.map((side, at) => `${at === own ? "You" : side} ${now.won[at]}`);
  return `Matches won: ${named.join(", ")}.`;
}
