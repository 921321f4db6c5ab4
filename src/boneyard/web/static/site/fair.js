// Checks a shuffle against its seal, here and nowhere else.
import { byId, make } from "../lib/dom.js";
import { sha256 } from "../lib/sha256.js";

/** @param {string} id */
function read(id) {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value.trim() : "";
}

/** @param {"good" | "bad"} kind @param {string} text @param {string} [code] */
function show(kind, text, code) {
  const more = code ? [make("code", { class: "long" }, code)] : [];
  byId("verdict").replaceChildren(make("p", { class: kind }, text), ...more);
}

byId("check-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const seal = read("seal").toLowerCase();
  const salt = read("salt");
  const tiles = read("order").split(/\s+/).filter(Boolean);
  const odd = tiles.find((tile) => !/^([0-9]{1,2}|[A-Z])-([0-9]{1,2}|[A-Z])$/.test(tile));
  if (!/^[0-9a-f]{64}$/.test(seal)) {
    return show("bad", "A seal has 64 characters, digits 0 to 9 and letters a to f. Is part of it missing?");
  }
  if (!salt) {
    return show("bad", "The salt is missing. It's revealed with the order when the round is over.");
  }
  if (!tiles.length) {
    return show("bad", "The order is missing. Enter all tiles of the round, with spaces between them.");
  }
  if (odd) {
    return show("bad", `“${odd.slice(0, 40)}” isn't a tile. The order has only tiles like 6-4.`);
  }
  const found = sha256(`${salt} ${tiles.join(" ")}`);
  if (found === seal) {
    return show("good", "✓ The salt and order produce this seal. This is the shuffle that was sealed.");
  }
  const differs =
    "✗ The salt and order give a different seal. This isn't the shuffle that was sealed, or something wasn't copied whole. They give";
  return show("bad", differs, found);
});
