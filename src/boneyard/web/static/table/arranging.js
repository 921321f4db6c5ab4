// What can be done with the hand, in words: a small panel above the tools, made when it is first asked for.
import { byId, make, said } from "./dom.js";

let panel = null;
let opener = null;
let rename = () => {};

function close(back) {
  panel.hidden = true;
  opener.setAttribute("aria-expanded", "false");
  if (back) opener.focus();
}

export function toggle(button, hand) {
  if (!panel) build(hand);
  opener = button;
  if (!panel.hidden) return close(true);
  button.setAttribute("aria-controls", "arrange");
  button.setAttribute("aria-expanded", "true");
  panel.hidden = false;
  rename();
  panel.firstChild.focus();
}

function build(hand) {
  const act = (label, does, stays) => {
    const found = make("button", { type: "button" }, label);
    found.addEventListener("click", () => {
      does();
      if (stays) rename();
      else close(true);
    });
    return found;
  };
  const turn = act("", () => hand.turn(hand.last()), true);
  const divide = act("", () => hand.divide(hand.last()), true);
  rename = () => {
    const id = hand.last();
    const gap = id.startsWith("|");
    turn.hidden = gap;
    turn.replaceChildren(...(gap ? [] : said(`Turn ${hand.name(id)} round`)));
    const divided = gap ? "Take the divider away" : hand.divided(id) ? `No divider behind ${hand.name(id)}` : `Divider behind ${hand.name(id)}`;
    divide.replaceChildren(...said(divided));
  };
  panel = make("div", { id: "arrange", class: "arrange", role: "group", "aria-label": "Arrange your tiles", hidden: true },
    act("Sort by number", () => hand.sort("number")), act("Sort by pips", () => hand.sort("pips")),
    turn, divide, act("As dealt", hand.asDealt),
    make("p", {}, "Drag tiles and dividers where you like them. A long press or a right click turns a tile."));
  byId("tools").after(panel);
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close(true);
  });
  // Another tile is meant once it was touched; a touch anywhere else ends it.
  document.addEventListener("pointerdown", (event) => {
    if (!panel.hidden && !event.target.closest("#arrange, #rack, [data-tool=arrange]")) close(false);
  });
  for (const kind of ["pointerdown", "focusin"]) byId("rack").addEventListener(kind, () => panel.hidden || setTimeout(rename));
}
