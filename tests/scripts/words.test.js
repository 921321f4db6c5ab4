import "./support/browser.js";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, test } from "node:test";
import { Linter } from "eslint";
import { rule } from "../../tools/marked_words.js";
import { describeAbsence, doubleName, numberedUnit } from "../../src/boneyard/web/static/lib/text.js";
import { _, listed, ngettext, pgettext, spliced } from "../../src/boneyard/web/static/lib/words.js";

const PSEUDO = new URL("../../src/boneyard/web/static/words/en-XA.js", import.meta.url);

/** Load the script of a language, as a page does. @param {string} script */
const load = (script) => new Function(script)();
const SPANISH = new URL("../../src/boneyard/web/static/words/es.js", import.meta.url);
const useSpanish = () => load(readFileSync(SPANISH, "utf-8"));
const usePseudo = () => load(readFileSync(PSEUDO, "utf-8"));

afterEach(() => {
  globalThis.boneyardWords = undefined;
});

test("English needs no catalog", () => {
  assert.equal(_("It's {name}'s turn.", { name: "Ben" }), "It's Ben's turn.");
  assert.equal(ngettext("{count} tile", "{count} tiles", 1), "1 tile");
  assert.equal(ngettext("{count} tile", "{count} tiles", 0), "0 tiles");
  assert.equal(pgettext("a player", "away"), "away");
  assert.deepEqual([[], ["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "Cleo"]].map(listed), [
    "",
    "Ann",
    "Ann and Ben",
    "Ann, Ben and Cleo",
  ]);
});

test("another language has words of its own, and English where it has none", () => {
  globalThis.boneyardWords = {
    messages: {
      "It's {name}'s turn.": "Le toca a {name}.",
      "{count} tile": ["{count} ficha", "{count} fichas"],
      "a player\u0004away": "ausente",
      "Round {number}": "Ronda {number}",
    },
    plural: (count) => Number(count !== 1),
  };
  assert.equal(_("It's {name}'s turn.", { name: "Ben" }), "Le toca a Ben.");
  assert.equal(ngettext("{count} tile", "{count} tiles", 1), "1 ficha");
  assert.equal(ngettext("{count} tile", "{count} tiles", 5), "5 fichas");
  assert.equal(pgettext("a player", "away"), "ausente");
  assert.equal(pgettext("a place", "away"), "away");
  assert.equal(describeAbsence({ gone: "", away: 3, here: false }), "ausente");
  assert.equal(numberedUnit("round", 2), "Ronda 2");
  assert.equal(ngettext("{count} point", "{count} points", 2), "2 points");
});

test("Spanish says e and u before the same sound", () => {
  useSpanish();
  assert.equal(listed(["Ana", "Luis"]), "Ana y Luis");
  assert.equal(listed(["Eva", "Ana", "Inés"]), "Eva, Ana e Inés");
  assert.equal(listed(["Ana", "Hilda"]), "Ana e Hilda");
  assert.equal(listed(["Ana", "Hielo"]), "Ana y Hielo");
  assert.equal(listed(["Ana", "Áida"]), "Ana y Áida");
  assert.equal(listed(["Ana", "Yolanda"]), "Ana y Yolanda");
  const aim = { target: 250 };
  const played = "Played to {target} points or {hands} hands won, whichever comes first.";
  assert.match(_(played, { ...aim, hands: 7 }), / puntos o 7 manos /);
  assert.match(_(played, { ...aim, hands: 8 }), / puntos u 8 manos /);
});

test("a field keeps what it holds, whatever that looks like", () => {
  assert.equal(_("{name} left.", { name: "$& {count} $1" }), "$& {count} $1 left.");
  assert.equal(_("{name} left."), "{name} left.");
});

test("a field can be an element, wherever a language puts it", () => {
  const link = { link: true };
  assert.deepEqual(spliced("See {link}.", { link }), ["See ", link, "."]);
  assert.deepEqual(spliced("{link}", { link }), [link]);
});

test("the pseudo-language accents all but fields, as Python does", () => {
  usePseudo();
  assert.equal(_("Draw a tile"), "⟦Ðŕåŵ å ţîļé~~~⟧");
  assert.equal(_("It's {name}'s <b>turn</b>.", { name: "Ben" }), "⟦Îţ'š Ben'š <b>ţûŕñ</b>.~~~~~~~~⟧");
  assert.equal(ngettext("{count} tile", "{count} tiles", 2), "⟦2 ţîļéš~~~~⟧");
  assert.equal(listed(["Ann", "Ben", "Cleo"]), "⟦Ann, Ben åñð Cleo~~~~~~⟧");
  assert.equal(doubleName("5-5"), "⟦ðöûƀļé 5~~~~~⟧");
});

/** What the rule for words says about a script. @param {string} script */
function complaints(script) {
  const linter = new Linter();
  const found = linter.verify(script, [
    { plugins: { boneyard: { rules: { words: rule } } }, rules: { "boneyard/words": "error" } },
  ]);
  return found.map(({ messageId }) => messageId);
}

test("no text that a person reads escapes the rule", () => {
  for (const script of [
    'make("p", {}, "away");',
    'make("p", {}, open ? "open" : name);',
    'button("Undo", press);',
    'line.textContent = "won";',
    "line.textContent = `${name} has left`;",
    'make("input", { "aria-label": "Name" });',
    'make("input", { placeholder: name || "any" });',
    'cell.setAttribute("aria-label", "tile");',
    'const LOST = "No connection.";',
    'const HEADS = ["Game", name];',
    'addTool({ key: "undo", label: "Undo" });',
    'page.say(left ? `${left} left` : "");',
    'f("Choose one of its places.");',
    'return_(["a", "two words"]);',
  ]) {
    assert.deepEqual(complaints(script), ["unmarked"], script);
  }
});

test("what is marked is one text in plain quotes", () => {
  assert.deepEqual(complaints('make("p", {}, _("Draw {tile}", { tile }));'), []);
  assert.deepEqual(complaints("_(`Draw a tile`);"), ["pieces"]);
  assert.deepEqual(complaints("_(text);"), ["pieces"]);
  assert.deepEqual(complaints('ngettext("{count} tile", many, 2);'), ["pieces"]);
  assert.deepEqual(complaints('x = `${_("Draw")} `;'), ["inside"]);
});

test("names, selectors and classes are no texts", () => {
  for (const script of [
    'make("p", { class: "small quiet", "data-key": "again same" });',
    'document.querySelector(".bar nav");',
    'page.on("now", show);',
    'if (event.key === "Escape") close();',
    'throw new Error("There is no such part.");',
    'page.send({ do: "leave" });',
  ]) {
    assert.deepEqual(complaints(script), [], script);
  }
});
