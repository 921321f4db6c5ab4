// The record itself: upload one to look at it, or share the one that is shown.
/** @import { OpenedRecord, ReplayOutline, SharedRecord } from "../lib/protocol.js" */
import { button, byId, copyField, make } from "../lib/dom.js";
import { fetchJson, toHttpError, withParameters } from "../lib/http.js";
import { formatNumber } from "../lib/text.js";
import { _, spliced } from "../lib/words.js";

// --- upload

/** @param {File | string} given A file or its text. @param {(base: string) => Promise<void>} opened */
export async function openRecord(given, opened) {
  const largest = Number(byId("main").dataset.largest);
  const isText = typeof given === "string";
  const size = isText ? given.length : given.size;
  if (!size) {
    return showProblem(_("There's nothing here yet. Choose a file, or paste the text of a record."));
  }
  if (size > 4 * largest) {
    const most = formatNumber(largest);
    return showProblem(_("That file is too long. A record has at most {most} characters here.", { most }));
  }
  byId("wrong").hidden = true;
  const text = isText ? given : await given.text();
  if (!isText) byId("text", HTMLTextAreaElement).value = text.slice(0, largest);
  try {
    const headers = { "Content-Type": "text/plain;charset=utf-8" };
    /** @type {OpenedRecord} */
    const { base } = await fetchJson("/replay", { method: "POST", headers, body: text });
    await opened(base);
  } catch (problem) {
    const { message, refusal } = toHttpError(problem);
    showProblem(message, refusal.line ? describeLine(text, refusal.line) : []);
  }
}

/** The line that is wrong, as Python counts lines. @param {string} text @param {number} number */
function describeLine(text, number) {
  // eslint-disable-next-line no-control-regex
  const line = text.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/)[number - 1]?.slice(0, 200);
  if (!line?.trim()) return [];
  return spliced(_("Line {number} is: {line}"), { number: String(number), line: make("code", {}, line) });
}

/** @param {string} why @param {(Node | string)[]} [more] */
function showProblem(why, more = []) {
  const box = byId("wrong");
  byId("bring").hidden = false;
  const shown = more.length ? [make("p", { class: "line-shown" }, ...more)] : [];
  box.replaceChildren(make("p", {}, why), ...shown);
  box.hidden = false;
  box.scrollIntoView({ block: "nearest" });
}

// --- sharing

/**
 * @typedef {object} SharedPosition
 * @property {ReplayOutline} outline
 * @property {number} index Which of its steps is shown.
 * @property {string} view
 * @property {string} base
 * @property {string | null} link Where this position is found again; null for a record that is kept nowhere.
 * @property {(base: string) => string} keep The record is kept now, at this address.
 */

/** @param {SharedPosition} position */
export function showShare(position) {
  const { outline, index, view, link } = position;
  const { round, move } = outline.steps[index];
  const picture = withParameters(outline.links.picture, { round, move, view, shape: "wide" }).href;
  const record = new URL(outline.links.record, location.href).href;
  byId("share-inside").replaceChildren(
    ...(link === null
      ? offerToKeep(position)
      : [
          make("p", {}, _("This position, from this point of view:")),
          copyField(link, _("Link to this position")),
        ]),
    make(
      "p",
      { class: "files" },
      make("a", { class: "button", href: picture, download: "position.svg" }, _("This position (SVG)")),
      make("a", { class: "button", href: record, download: "" }, _("The record (.bones)")),
    ),
    make(
      "p",
      { class: "small" },
      _("The record replays here, in a terminal and in Python."),
      ...describeSeals(outline),
    ),
  );
  const dialog = byId("share", HTMLDialogElement);
  if (!dialog.open) dialog.showModal();
}

/** @param {ReplayOutline} outline */
const describeSeals = ({ sealed }) =>
  sealed
    ? [
        " ",
        ...spliced(_("It includes the seals of its shuffles: {link}."), {
          link: make("a", { href: "/fair" }, _("how to check them")),
        }),
      ]
    : [];

/** @param {SharedPosition} position */
function offerToKeep(position) {
  const problem = make("p", { class: "refused", role: "alert", hidden: true });
  const share = button(_("Share this record"), async () => {
    share.disabled = true;
    try {
      /** @type {SharedRecord} */
      const { link } = await fetchJson(`${position.base}/share`, { method: "POST" });
      showShare({ ...position, base: link, link: position.keep(link) });
    } catch (refused) {
      problem.textContent = toHttpError(refused).message;
      problem.hidden = false;
      share.disabled = false;
    }
  });
  const about = _("This record isn't saved anywhere yet. If you share it, anyone with the link can see it.");
  return [make("p", {}, about), share, problem];
}
