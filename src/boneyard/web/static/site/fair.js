// Checks a shuffle against its seal, here and nowhere else.
import { sha256 } from "./sha256.js";

const field = (id) => document.getElementById(id).value.trim();

function said(kind, ...texts) {
  document.getElementById("verdict").replaceChildren(...texts.map((text, at) => {
    const line = document.createElement(at ? "code" : "p");
    line.className = at ? "long" : kind;
    line.textContent = text;
    return line;
  }));
}

document.getElementById("check-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const seal = field("seal").toLowerCase();
  const salt = field("salt");
  const order = field("order").split(/\s+/).filter(Boolean).join(" ");
  if (!/^[0-9a-f]{64}$/.test(seal)) return said("bad", "A seal has 64 signs, digits from 0 to 9 and letters from a to f: is a part of it missing?");
  if (!salt) return said("bad", "The salt is missing: it is told together with the order when the round is over.");
  if (!order) return said("bad", "The order is missing: all tiles of the round, with spaces between them.");
  const odd = order.split(" ").find((word) => !/^([0-9]{1,2}|[A-Z])-([0-9]{1,2}|[A-Z])$/.test(word));
  if (odd) return said("bad", `“${odd.slice(0, 40)}” is no tile: in the order stand tiles like 6-4, and nothing else.`);
  const found = sha256(`${salt} ${order}`);
  if (found === seal) return said("good", "✓ Salt and order give this seal: it is the shuffle that was sealed.");
  return said("bad", "✗ Salt and order give another seal: it is not the shuffle that was sealed, or something was not copied whole. They give", found);
});
