// A fair deal: the shuffle's seal before the round, the shuffle itself after it, and the check by this very browser.
import { numbered } from "./deals.js";
import { byId, make } from "./dom.js";

const short = (hash) => `${hash.slice(0, 6)}…${hash.slice(-4)}`;
let fair = null;
const checked = new Map();

export function startFair() {
  byId("fair-open").addEventListener("click", () => {
    showInside();
    byId("fair").showModal();
  });
}

export async function showFair(told) {
  const last = told?.hash ?? told?.revealed?.at(-1)?.hash;
  byId("fair-open").hidden = !last;
  if (!last) return;
  fair = told;
  if (numbered(told)) byId("fair-open").replaceChildren(`Numbered deal ${told.deal}`);
  else byId("fair-open").replaceChildren("Shuffle ", make("code", {}, short(last)), sealed() ? " sealed" : " opened");
  for (const each of told.revealed ?? []) {
    if (!checked.has(each.hash)) checked.set(each.hash, await matches(each));
  }
  if (byId("fair").open) showInside();
}

const sealed = () => fair.hash && !(fair.revealed ?? []).some((each) => each.hash === fair.hash);

// Reckoned by our own script, for browsers do it by themselves only on safe connections.
async function matches(each) {
  const { sha256 } = await import("../site/sha256.js");
  return sha256(`${each.salt} ${each.order}`) === each.hash;
}

function verdict(each) {
  if (checked.get(each.hash)) return make("p", { class: "good" }, "✓ It is the shuffle that was sealed.");
  return make("p", { class: "bad" }, "✗ It is not the shuffle that was sealed.");
}

// No secret: whoever knows the number can have the same tiles from another program.
function numberedParts() {
  return [
    make("p", {}, `This is numbered deal ${fair.deal}: the same tiles for everybody who plays this number, today and next year.`),
    make("p", {}, "It is no secret shuffle, so there is nothing to trust: the terminal and Python deal the same tiles by the same number. Its salt below is the number itself."),
  ];
}

function showInside() {
  const parts = numbered(fair) ? numberedParts() : [
    make("p", {}, "Every shuffle is sealed before a tile is dealt and opened after the round, so nobody can change it in between."),
    ...(fair.never ? [make("p", {}, "In this game it stays sealed: the open shuffle would show the hands that were folded.")] : []),
  ];
  if (sealed()) {
    parts.push(
      make("h3", {}, `Round ${fair.round}`),
      make("p", {}, "Its seal, the SHA-256 of a salt and the order of the tiles:"),
      make("code", { class: "long" }, fair.hash),
      ...(fair.never ? [] : [make("p", { class: "small" }, "Salt and order are shown when the round is over; where a round leaves tiles unseen, when the whole game is.")]));
  }
  for (const each of [...(fair.revealed ?? [])].reverse()) {
    parts.push(make("details", { open: each === fair.revealed.at(-1) && !sealed() },
      make("summary", {}, `The shuffle of round ${each.round}`),
      verdict(each),
      make("p", {}, "Seal"), make("code", { class: "long" }, each.hash),
      make("p", {}, "Salt"), make("code", { class: "long" }, each.salt),
      make("p", {}, "Order"), make("code", { class: "long" }, each.order)));
  }
  parts.push(make("p", { class: "small" }, make("a", { href: "/fair", target: "_blank", rel: "noopener" }, "How to check it without us")));
  byId("fair-inside").replaceChildren(...parts);
}
