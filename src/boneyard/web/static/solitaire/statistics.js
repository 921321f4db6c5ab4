// All tallies as a table, with ways to take them along and to begin anew.
import { button, make } from "../table/dom.js";
import { average, clear, daysInARow, exported, imported, tallies } from "./tallies.js";

const HEAD = ["Game", "Played", "Won", "In a row", "Longest", "Fewest left", "Average left", "Days in a row"];

// "castle-rock/university double-6" as one says it.
export function spoken(name) {
  const [which, set] = name.split(" ");
  const [game, edition] = which.split("/");
  const title = game.split("-").map((word) => word[0].toUpperCase() + word.slice(1)).join(" ");
  return `${title}, ${edition}, ${set}`;
}

export function statistics(own = "") {
  const inside = make("div", { class: "tallies" });
  fill(inside, own);
  return inside;
}

function fill(inside, own) {
  const rows = Object.entries(tallies()).sort(([one], [other]) => one < other ? -1 : 1);
  if (!rows.length) {
    inside.replaceChildren(make("p", {}, "No game has been finished here yet."), taking(inside, own));
    return;
  }
  const table = make("table", {},
    make("thead", {}, make("tr", {}, ...HEAD.map((text) => make("th", { scope: "col" }, text)))),
    make("tbody", {}, ...rows.map(([name, tally]) => row(name, tally, own))));
  inside.replaceChildren(
    make("div", { class: "scrolls", tabindex: "0", role: "region", "aria-label": "Your statistics" }, table),
    make("p", { class: "row" }, saving(), button("Clear all", () => sure(inside, own), { class: "quiet" })), taking(inside, own));
}

function row(name, tally, own) {
  const share = tally.played ? ` (${Math.round(100 * tally.won / tally.played)} %)` : "";
  const days = daysInARow(tally);
  const cells = [tally.played, `${tally.won}${share}`, tally.streak, tally.longest, Math.max(tally.best, 0), average(tally), days ? `${days}, longest ${tally.longestDays}` : "0"];
  return make("tr", { class: name === own ? "yours" : null }, make("th", { scope: "row" }, spoken(name)),
    ...cells.map((cell, at) => make("td", { "data-head": HEAD[at + 1] }, String(cell))));
}

function saving() {
  const link = make("a", { class: "button", download: "boneyard-statistics.json" }, "Save as a file");
  link.href = `data:application/json,${encodeURIComponent(exported())}`;
  return link;
}

function taking(inside, own) {
  const file = make("input", { type: "file", accept: "application/json,.json", id: "tallies-file" });
  const told = make("span", { role: "status" });
  file.addEventListener("change", async () => {
    const fine = imported(await file.files[0].text());
    if (fine) fill(inside, own);
    else told.textContent = "That file holds no statistics of ours: nothing was changed.";
  });
  return make("details", { class: "taking" }, make("summary", {}, "Bring statistics from a file"),
    make("p", { class: "row" }, make("label", { for: "tallies-file" }, "A file that was saved here; it takes the place of what is shown."), file, told));
}

// Asked once more, where the button was.
function sure(inside, own) {
  const asked = make("p", { class: "row", role: "alert" }, "Forget all of it? ",
    button("Forget it", () => { clear(); fill(inside, own); }), button("Keep it", () => fill(inside, own), { class: "main" }));
  inside.replaceChildren(asked);
  asked.querySelector("button.main").focus();
}
