// Checks a shuffle against its seal, here and nowhere else.
import { byId, make } from "../lib/dom.js";
import { orderByChance, seedOf } from "../lib/joint_shuffle.js";
import { sha256 } from "../lib/sha256.js";
import { _ } from "../lib/words.js";

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

const MOST_ATTEMPTS = 1000; // the rules refuse a few deals at most

/** @param {string} text @returns {{ seat: number, nonce: string }[] | null} Null for what makes no sense. */
function readNonces(text) {
  const lines = text.split("\n").filter((line) => line.trim());
  const found = lines.map((line) => line.match(/^[^0-9]*([0-9]{1,2})\s*[:=]?\s+([0-9a-f]{32})\s*$/i));
  if (found.includes(null)) return null;
  return found.map((parts) => ({ seat: Number(parts?.[1]), nonce: parts?.[2].toLowerCase() ?? "" }));
}

/** @param {string} secret @param {{ seat: number, nonce: string }[]} nonces @param {string[]} tiles */
function follows(secret, nonces, tiles) {
  const [seed, order] = [seedOf(secret, nonces), tiles.join(" ")];
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    if (orderByChance(seed, tiles, attempt).join(" ") === order) return true;
  }
  return false;
}

byId("check-form").addEventListener("submit", (event) => {
  event.preventDefault();
  const seal = read("seal").toLowerCase();
  const salt = read("salt");
  const tiles = read("order").split(/\s+/).filter(Boolean);
  const odd = tiles.find((tile) => !/^([0-9]{1,2}|[A-Z])-([0-9]{1,2}|[A-Z])$/.test(tile));
  if (!/^[0-9a-f]{64}$/.test(seal)) {
    return show(
      "bad",
      _("A seal has 64 characters, digits 0 to 9 and letters a to f. Is part of it missing?"),
    );
  }
  if (!salt) {
    return show("bad", _("The secret is missing. It's revealed with the order when the round is over."));
  }
  if (!tiles.length) {
    return show("bad", _("The order is missing. Enter all tiles of the round, with spaces between them."));
  }
  if (odd) {
    return show(
      "bad",
      _("“{text}” isn't a tile. The order has only tiles like 6-4.", { text: odd.slice(0, 40) }),
    );
  }
  if (sha256(`${salt} ${tiles.join(" ")}`) === seal) {
    return show("good", _("✓ The salt and order produce this seal. This is the shuffle that was sealed."));
  }
  const nonces = readNonces(read("nonces"));
  if (!nonces) {
    return show(
      "bad",
      _("A line of the nonces isn't one. Each has the number of a seat, a colon, and 32 digits and letters."),
    );
  }
  const found = sha256(salt);
  if (found !== seal) {
    const differs = _(
      "✗ The secret gives a different seal. This isn't the shuffle that was sealed, or something wasn't copied whole. It gives",
    );
    return show("bad", differs, found);
  }
  if (follows(salt, nonces, tiles)) {
    const commitments = nonces.map(({ seat, nonce }) => `${seat}: ${sha256(nonce)}`).join(" ");
    return nonces.length
      ? show(
          "good",
          _(
            "✓ The secret gives this seal, and the order follows from it and the nonces. Their commitments are",
          ),
          commitments,
        )
      : show("good", _("✓ The secret gives this seal, and the order follows from it alone."));
  }
  return show(
    "bad",
    _("✗ The secret gives this seal, but the order doesn't follow from it and these nonces."),
  );
});
