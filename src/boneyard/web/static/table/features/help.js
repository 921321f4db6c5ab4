// Help at the table: hints, the rule behind a refusal, and a tour for a player's first game of a family.
/** @import { HintMessage, Lesson, Rule } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
/** @import { Tour } from "./tour.js" */
import {
  button,
  byId,
  isDialogOpen,
  isShortcut,
  loadStyles,
  make,
  showOnce,
  toNodes,
} from "../../lib/dom.js";
import { fetchJson } from "../../lib/http.js";
import { onSettings, settings } from "../../lib/settings.js";
import { load, save } from "../../lib/store.js";
import { _, pgettext } from "../../lib/words.js";
import { addTool, showTools } from "../hand/toolbar.js";

/** The families whose tour was shown; site/site.js removes one to show it again. */
const LEARNED = "boneyard.learned";

/** @param {TablePage} page */
export function startHelp(page) {
  startHints(page);
  startWhyNot(page);
  startTours(page);
}

// --- hints: what a good player would do here, shown as if it were chosen, with one sentence why

/** @param {TablePage} page */
function startHints(page) {
  /** @type {number | null} The ply that a hint was asked for and has not come. */
  let asked = null;
  let consulted = false; // the others were asked whether you may have one
  const isUseful = () =>
    settings.hints &&
    page.isYours() &&
    page.now?.hint !== "off" &&
    !page.now?.asks &&
    Boolean(page.now?.moves.length || page.now?.touch);
  const ask = () => {
    if (!isUseful() || asked === page.ply) return;
    if (page.now?.hint === "ask") {
      consulted = true;
      page.insist({ do: "consult" });
      return;
    }
    asked = page.ply;
    page.setWords(_("Thinking…"), "why");
    page.tell({ do: "hint", ply: asked });
  };
  const forget = () => {
    asked = null;
  };

  const tool = addTool({
    key: "hint",
    label: pgettext("help", "Hint"),
    press: ask,
    shown: isUseful,
    order: 20,
  });
  onSettings((name) => name === "hints" && showTools());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "h" || !isShortcut(event) || !isUseful()) return;
    event.preventDefault();
    ask();
  });
  page.on("hint", (hint) => {
    if (hint.ply !== page.now?.ply || !page.isYours()) return;
    forget();
    showHint(page, hint);
  });
  page.on("refused", forget);
  page.onShown((now) => {
    forget();
    tool.textContent = now.hint === "ask" ? _("Ask for a hint") : pgettext("help", "Hint");
    const agreed = consulted && now.hint === "on";
    if (agreed || (consulted && now.asks?.what !== "hint")) consulted = false;
    if (agreed) ask();
  });
}

/** @param {TablePage} page @param {HintMessage} hint */
function showHint(page, { touch, move, label, why, sure }) {
  page.selection.clear();
  if (touch.length) page.selection.choose(touch);
  page.mark();
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = byId("actions").querySelectorAll("[data-move]");
  for (const each of buttons) each.classList.toggle("hinted", !touch.length && each.dataset.move === move);
  page.setWords("", "why hinting");
  byId("words").append(
    ...toNodes(touch.length ? why : `${label}. ${why}`), // a button says what is chosen
    " ",
    make("details", { class: "sure" }, make("summary", {}, _("How sure?")), ...toNodes(sure)),
  );
  page.say(_("Hint: {move}. {why}", { move: label, why }));
}

// --- why not: beside the sentence that says what was wrong

/** @param {TablePage} page */
function startWhyNot(page) {
  page.on("refused", ({ why, rule }) => offerRule(why, rule));
  page.on("why", ({ text, rule }) => offerRule(text, rule));
}

/** @param {string} text @param {Rule} [rule] */
function offerRule(text, rule) {
  const words = byId("words");
  if (!rule || words.textContent !== text) return; // something else is said by now
  words.append(
    " ",
    button(_("Why not?"), () => showRule(text, rule), { class: "why-not" }),
  );
}

/** @param {string} text @param {Rule} rule */
function showRule(text, rule) {
  const back = document.activeElement;
  const read = make("a", { href: rule.link, target: "_blank", rel: "noopener" }, _("Read the rules"));
  const form = make(
    "form",
    { method: "dialog" },
    make("h2", { id: "why-rule-title" }, _("Why not?")),
    make("p", {}, ...toNodes(text)),
    make("p", { class: "rule" }, make("b", {}, rule.question), make("br"), ...toNodes(rule.says)),
    make("p", { class: "foot" }, ...(rule.link ? [read] : []), make("button", { class: "main" }, _("I see"))),
  );
  const dialog = make("dialog", { class: "why-rule", "aria-labelledby": "why-rule-title" }, form);
  dialog.addEventListener("close", () => {
    (back instanceof HTMLElement && back.isConnected ? back : byId("hand")).focus();
  });
  showOnce(dialog);
}

// --- tours: once at the first table of a family, and again whenever someone asks

/** @param {TablePage} page */
function startTours(page) {
  /** @type {Tour | null} */
  let tour = null;

  async function show() {
    tour?.end();
    tour = null;
    const address = `/t/${encodeURIComponent(page.id)}/lesson`;
    /** @type {Lesson | null} */
    const lesson = await fetchJson(address).catch(() => null);
    if (!lesson) return;
    const styles = loadStyles("tour.css", import.meta.url);
    const { Tour } = await import("./tour.js");
    await styles;
    tour = new Tour(page, lesson.steps);
  }

  page.onShown((now, { family }) => {
    const learned = load(LEARNED);
    const known = Array.isArray(learned) ? learned : [];
    if (now.you === null || now.phase !== "playing" || known.includes(family)) return;
    // If nothing can be saved, the tour would come back at every table: then wait until the player asks for it.
    if (save(LEARNED, [...known, family]) && !isDialogOpen()) show();
  });
  byId("walk-open").addEventListener("click", () => {
    if (document.body.classList.contains("side-shown")) byId("side-close").click();
    show();
  });
}
