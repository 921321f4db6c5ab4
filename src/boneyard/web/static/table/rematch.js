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

// On the card at the end of a match, in the panel while the next one is played.
function showTally(now) {
  const line = byId("tally") ?? byId("scores").insertAdjacentElement("afterend", make("p", { id: "tally", class: "tally" }));
  const card = byId("card");
  const over = now.phase === "over" && !card.hidden;
  line.hidden = now.match < 2 || over;
  line.replaceChildren(...(line.hidden ? [] : tally(now)));
  if (over && now.match > 1 && !card.querySelector(".tally")) card.append(make("p", { class: "tally" }, ...tally(now)));
}

function tally(now) {
  const sides = now.scores?.sides ?? [];
  if (sides.length === 1) return [`Won ${now.won[0]} of ${now.match - (now.phase === "over" ? 0 : 1)} here.`];
  const own = now.you === null ? -1 : now.you % sides.length;
  const named = sides.map((side, at) => make("span", { class: "whole" }, `${at === own ? "You" : side} ${now.won[at]}${at < sides.length - 1 ? "," : "."}`));
  return ["Matches won:", ...named].flatMap((part, at) => at ? [" ", part] : [part]);
}
