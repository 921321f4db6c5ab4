// What house rules change: request it from the server, wait, and show it in sentences.
import { byId, make } from "../lib/dom.js";
import { fetchJson, toHttpError } from "../lib/http.js";
import { wait } from "../lib/motion.js";
import { formatNumber } from "../lib/text.js";
import { _, ngettext } from "../lib/words.js";

/**
 * @typedef {object} Finding
 * @property {boolean} differs
 * @property {string} sentence
 */

/**
 * @typedef {object} Effects
 * @property {number} deals
 * @property {number} players
 * @property {Finding[]} findings
 */

/**
 * @typedef {object} Answer
 * @property {"waiting" | "working" | "done"} state
 * @property {number} [done]
 * @property {number} [of]
 * @property {Effects} [effects]
 */

const WAIT = 1000;

/** @param {HTMLElement} section */
function offer(section) {
  const begin = byId("effects-begin", HTMLButtonElement);
  const shown = byId("effects-found");
  const address = section.dataset.address ?? "";
  section.hidden = false;
  begin.addEventListener("click", () => request());
  if ("tried" in section.dataset) request(); // someone asked before, so the answer is ready

  /** @param {Effects} effects */
  function finish(effects) {
    begin.hidden = true;
    shown.replaceChildren(...describe(effects));
  }

  async function request() {
    begin.disabled = true;
    try {
      /** @type {Answer} */
      let answer = await fetchJson(address, { method: "POST" });
      while (!answer.effects) {
        shown.replaceChildren(progress(answer));
        await wait(WAIT);
        answer = await fetchJson(address);
      }
      finish(answer.effects);
    } catch (problem) {
      shown.replaceChildren(make("p", { class: "refused" }, toHttpError(problem).message));
    }
    begin.disabled = false;
  }
}

/** @param {Answer} answer */
function progress(answer) {
  const label = answer.state === "waiting" ? _("Waiting for others…") : _("Playing…");
  const bar = make("progress", { max: answer.of || 100, value: answer.done ?? 0, "aria-label": label });
  return make("p", { class: "effects-progress" }, `${label} `, bar);
}

/** What a sentence says before its numbers, set off from them. @param {string} sentence */
function emphasized(sentence) {
  const end = sentence.indexOf(":") + 1;
  return [make("b", {}, sentence.slice(0, end)), sentence.slice(end)];
}

/** @param {Effects} effects */
function describe(effects) {
  const differing = effects.findings.filter((each) => each.differs);
  const same = effects.findings.filter((each) => !each.differs);
  /** @param {Finding[]} findings @param {boolean} quiet */
  const list = (findings, quiet) =>
    make(
      "ul",
      { class: quiet ? "effects quiet" : "effects" },
      ...findings.map((each) => make("li", {}, ...emphasized(each.sentence))),
    );
  const { deals, players } = effects;
  return [
    ...(differing.length
      ? [list(differing, false)]
      : [make("p", { class: "effects" }, _("No differences found."))]),
    ...(same.length ? [list(same, true)] : []),
    make(
      "p",
      { class: "quiet" },
      ngettext(
        "{deals} deals for {count} player, played by bots. The ranges are 95% intervals.",
        "{deals} deals for {count} players, played by bots. The ranges are 95% intervals.",
        players,
        { deals: formatNumber(deals) },
      ),
    ),
  ];
}

const section = document.getElementById("effects");
if (section) offer(section);
