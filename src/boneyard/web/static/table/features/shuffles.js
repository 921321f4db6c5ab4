// Fair deals: the shuffle's seal before the round, the shuffle itself after it, and the check in this browser.
/** @import { Fairness, Shuffle } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { byId, make } from "../../lib/dom.js";
import { isNumbered } from "./deals.js";

/** @type {Fairness | null} */
let fair = null;
/** @type {Map<string, boolean>} By hash, whether the shuffle is the one that was sealed. */
const checked = new Map();

/** @param {TablePage} page */
export function startShuffles(page) {
  byId("fair-open").addEventListener("click", () => {
    if (fair) byId("fair-inside").replaceChildren(...drawFairness(fair));
    byId("fair", HTMLDialogElement).showModal();
  });
  page.onShown((now) => showFairness(now.fair));
}

/** @param {Fairness} told */
async function showFairness(told) {
  const open = byId("fair-open");
  const last = told?.hash ?? told?.revealed.at(-1)?.hash;
  open.hidden = !last;
  if (!last) return;
  fair = told;
  const short = make("code", {}, `${last.slice(0, 6)}…${last.slice(-4)}`);
  if (isNumbered(told)) open.replaceChildren(`Numbered deal ${told.deal}`);
  else open.replaceChildren("Shuffle ", short, isSealed(told) ? " sealed" : " opened");
  for (const shuffle of told.revealed) {
    // Without a line the check can't be loaded; it is tried again with the next message.
    const honest = checked.get(shuffle.hash) ?? (await isHonest(shuffle).catch(() => undefined));
    if (honest !== undefined) checked.set(shuffle.hash, honest);
  }
  if (byId("fair", HTMLDialogElement).open) byId("fair-inside").replaceChildren(...drawFairness(told));
}

/** @param {Fairness} fair */
const isSealed = ({ hash, revealed }) => Boolean(hash) && !revealed.some((shuffle) => shuffle.hash === hash);

/** @param {Shuffle} shuffle */
async function isHonest({ salt, order, hash }) {
  const { sha256 } = await import("../../lib/sha256.js");
  return sha256(`${salt} ${order}`) === hash;
}

/** @param {Fairness} fair */
function drawFairness(fair) {
  const parts = isNumbered(fair) ? describeNumbered(fair.deal) : describeSealed(fair);
  const sealed = isSealed(fair);
  const later =
    "The salt and order are shown when the round is over, or when the match is over if some tiles stay unseen.";
  if (sealed) {
    parts.push(
      make("h3", {}, `Round ${fair.round}`),
      make("p", {}, "Its seal, the SHA-256 of a salt and the order of the tiles:"),
      make("code", { class: "long" }, fair.hash ?? ""),
      ...(fair.never ? [] : [make("p", { class: "small" }, later)]),
    );
  }
  const last = fair.revealed.at(-1);
  parts.push(...fair.revealed.map((shuffle) => drawShuffle(shuffle, shuffle === last && !sealed)).reverse());
  const more = make("a", { href: "/fair", target: "_blank", rel: "noopener" }, "How to check it without us");
  return [...parts, make("p", { class: "small" }, more)];
}

/**
 * A numbered deal is no secret: anybody can get the same tiles from another program.
 * @param {number} deal
 * @returns {HTMLElement[]}
 */
const describeNumbered = (deal) => [
  make(
    "p",
    {},
    `This is numbered deal ${deal}: the same tiles for everyone who plays this number, today and next year.`,
  ),
  make(
    "p",
    {},
    "It isn't a secret shuffle: the terminal and Python deal the same tiles for the same number. Its salt below is the number itself.",
  ),
];

/** @param {Fairness} fair @returns {HTMLElement[]} */
const describeSealed = ({ never }) => [
  make(
    "p",
    {},
    "Every shuffle is sealed before a tile is dealt and opened after the round, so no one can change it in between.",
  ),
  ...(never ? [make("p", {}, "In this game it stays sealed, because it would show folded hands.")] : []),
];

/** @param {Shuffle} shuffle @param {boolean} open */
function drawShuffle(shuffle, open) {
  const honest = checked.get(shuffle.hash);
  const verdict = honest
    ? make("p", { class: "good" }, "✓ This is the shuffle that was sealed.")
    : honest === false
      ? make("p", { class: "bad" }, "✗ This isn't the shuffle that was sealed.")
      : make("p", { class: "small" }, "This shuffle isn't checked yet.");
  /** @param {string} label @param {string} text */
  const line = (label, text) => [make("p", {}, label), make("code", { class: "long" }, text)];
  const { round, hash, salt, order } = shuffle;
  const summary = make("summary", {}, `The shuffle of round ${round}`);
  return make(
    "details",
    { open },
    summary,
    verdict,
    ...line("Seal", hash),
    ...line("Salt", salt),
    ...line("Order", order),
  );
}
