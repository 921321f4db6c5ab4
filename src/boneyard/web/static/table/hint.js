// A hint: what a good player would do here, shown as if one had chosen it oneself, with one sentence why.
import { byId, said } from "./dom.js";
import { onPrefs, prefs } from "./prefs.js";
import { addTool, showTools } from "./tools.js";

export function startHint(room) {
  let asked = -1; // the ply that a hint was asked for, and has not come

  const wanted = () => prefs.hints !== false;
  const useful = () => wanted() && room.yours() && (room.now().moves.length > 0 || Boolean(room.now().touch));

  function ask() {
    if (!useful() || asked === room.now().ply) return;
    asked = room.now().ply;
    room.words("Thinking…", "why");
    room.tell({ do: "hint", ply: asked });
  }

  addTool({ key: "hint", label: "Hint", press: ask, shown: useful, order: 20 });
  onPrefs((name) => name === "hints" && showTools());
  document.addEventListener("keydown", (event) => {
    if (event.key !== "h" || event.ctrlKey || event.metaKey || event.altKey || !useful()) return;
    if (event.target.matches("input, textarea, select") || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    ask();
  });
  room.on("hint", (hint) => {
    if (hint.ply !== room.now()?.ply || !room.yours()) return;
    asked = -1;
    room.choosing.clear();
    if (hint.touch.length) room.choosing.choose(hint.touch);
    room.mark();
    for (const each of byId("actions").querySelectorAll("[data-move]")) {
      each.classList.toggle("hinted", !hint.touch.length && each.dataset.move === hint.move);
    }
    room.words("", "why hinting");
    byId("words").append(...said(hint.touch.length ? hint.why : `${hint.label}. ${hint.why}`)); // a button says what is chosen
    room.say(`Hint: ${hint.label}. ${hint.why}`);
  });
  room.on("refused", () => { asked = -1; });
  room.onShown(() => { asked = -1; });
}
