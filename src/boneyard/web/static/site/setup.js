// Another edition, set or number of players offers other things: the same page is asked for again with all
// that was typed, and its part of the form takes the place of this one. Without this script a button does it.
const form = document.getElementById("setup");
document.documentElement.classList.add("has-script");
let asking = null;

async function offer() {
  asking?.abort();
  asking = new AbortController();
  const address = new URL(form.action);
  address.search = new URLSearchParams(new FormData(form)).toString();
  const kept = new URLSearchParams(location.search).get("with");
  if (kept) address.searchParams.set("with", kept);
  try {
    const answer = await fetch(address, { signal: asking.signal });
    if (!answer.ok) throw new Error(answer.statusText);
    const parts = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("parts");
    const held = document.activeElement;
    document.getElementById("parts").replaceWith(document.adoptNode(parts));
    document.getElementById("why")?.remove();
    if (held?.name) refocus(held);
  } catch (problem) {
    // The button that does without a script does it then.
    if (problem.name !== "AbortError") document.documentElement.classList.remove("has-script");
  }
}

function refocus(held) {
  const named = [...form.elements].filter((field) => field.name === held.name);
  const same = named.find((field) => field.checked) ?? named.find((field) => field.value === held.value) ?? named[0];
  same?.focus({ preventScroll: true });
}

form.addEventListener("change", (event) => {
  if (event.target.hasAttribute("data-asks")) offer();
});
