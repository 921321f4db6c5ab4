// The forms for a new table and for house rules. Another edition, set or number of players changes the options: the
// page is fetched again with the current values, and its part of the form replaces this one. Without this script a
// button does it.
import { byId, targetOf } from "../lib/dom.js";

const form = byId("setup", HTMLFormElement);
document.documentElement.classList.add("has-script");
/** @type {AbortController | null} */
let fetching = null;

async function refresh() {
  fetching?.abort();
  fetching = new AbortController();
  const address = new URL(form.action);
  address.search = "";
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") address.searchParams.append(name, value);
  }
  const kept = new URLSearchParams(location.search).get("with");
  if (kept) address.searchParams.set("with", kept);
  try {
    const answer = await fetch(address, { signal: fetching.signal });
    if (!answer.ok) throw new Error(answer.statusText);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const parts = page.getElementById("parts");
    if (!parts) throw new Error("The page has no such part.");
    const held = document.activeElement;
    byId("parts").replaceWith(document.adoptNode(parts));
    document.getElementById("why")?.remove();
    if (held instanceof HTMLInputElement || held instanceof HTMLSelectElement) focusAgain(held);
  } catch (problem) {
    const aborted = problem instanceof DOMException && problem.name === "AbortError";
    if (!aborted) document.documentElement.classList.remove("has-script"); // the button does it then
  }
}

/** @param {HTMLInputElement | HTMLSelectElement} held */
function focusAgain(held) {
  if (!held.name) return;
  /** @type {(HTMLInputElement | HTMLSelectElement)[]} */
  const fields = [...form.querySelectorAll("input"), ...form.querySelectorAll("select")];
  const named = fields.filter((field) => field.name === held.name);
  const checked = named.find((field) => field instanceof HTMLInputElement && field.checked);
  const same = checked ?? named.find((field) => field.value === held.value) ?? named[0];
  same?.focus({ preventScroll: true });
}

/**
 * Show the chosen answer beside its question, even while the question is collapsed.
 * @param {Element} question
 */
function showAnswer(question) {
  /** @type {HTMLInputElement | null} */
  const chosen = question.querySelector("input:checked");
  /** @type {HTMLElement | null} */
  const answer = question.querySelector(".answer");
  if (!chosen || !answer) return;
  answer.textContent = chosen.nextElementSibling?.firstChild?.textContent?.trim() ?? "";
  question.classList.toggle("changed", chosen.value !== answer.dataset.printed);
}

document.addEventListener("change", (event) => {
  const field = targetOf(event);
  const other = document.getElementById("players-other");
  if (field.id === "others" && other instanceof HTMLInputElement) other.checked = true;
  if (field.hasAttribute("data-asks")) refresh();
  const question = field.closest(".question");
  if (question) showAnswer(question);
});
for (const question of document.querySelectorAll(".question")) showAnswer(question);
