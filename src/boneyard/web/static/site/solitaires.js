// The pages of games for one: what this browser remembers of them.
import { statistics } from "../solitaire/statistics.js";
import { sentence, tallyOf, watched } from "../solitaire/tallies.js";

const inside = document.getElementById("statistics-inside");
if (inside) inside.replaceChildren(statistics());

for (const line of document.querySelectorAll("[data-stats]")) {
  const { stats, deal } = line.dataset;
  const tally = tallyOf(stats);
  const parts = [];
  if (deal && watched(stats, deal)) parts.push("You have watched how this deal goes: it does not count.");
  else if (deal && tally.deals[deal] === 0) parts.push("You have won this deal.");
  else if (deal && tally.deals[deal] !== undefined) parts.push(`You have played this deal: ${tally.deals[deal]} were left.`);
  if (tally.played) parts.push(`You so far: ${sentence(tally).replace(/^P/, "p")}`);
  line.textContent = parts.join(" ");
  line.hidden = !parts.length;
}
