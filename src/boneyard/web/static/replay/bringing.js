// A record that somebody brings: sent to be read, and where it is wrong, shown with the line that is.
import { byId, make } from "../table/dom.js";
import { asked } from "./reel.js";

// `given` is a file or its text; `opened` is told where it can be looked at.
export async function bring(given, opened) {
  const largest = Number(byId("main").dataset.largest);
  const size = typeof given === "string" ? given.length : given.size;
  if (!size) return wrong("There is nothing in it yet: choose a file, or paste the text of a record.");
  if (size > 4 * largest) return wrong(`That file is too long: a record has at most ${largest} characters here.`);
  byId("wrong").hidden = true;
  const text = typeof given === "string" ? given : await given.text();
  if (typeof given !== "string") byId("text").value = text.slice(0, largest);
  try {
    const { base } = await asked("/replay", { method: "POST", headers: { "Content-Type": "text/plain;charset=utf-8", Accept: "application/json" }, body: text });
    await opened(base);
  } catch (problem) {
    const number = problem.told?.line;
    const found = number ? text.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/)[number - 1] : null;
    wrong(problem.message, found?.trim() ? [`Line ${number} is: `, make("code", {}, found.slice(0, 200))] : null);
  }
}

function wrong(why, more = null) {
  byId("bring").hidden = false;
  byId("wrong").replaceChildren(make("p", {}, why), ...(more ? [make("p", { class: "line-shown" }, ...more)] : []));
  byId("wrong").hidden = false;
  byId("wrong").scrollIntoView({ block: "nearest" });
}
