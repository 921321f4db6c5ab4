// The menu for arranging the hand: a small panel above the tools.
/** @import { Hand } from "./hand.js" */
import { button, byId, make, targetOf, toNodes } from "../../lib/dom.js";
import { _ } from "../../lib/words.js";
import { isDivider } from "./order.js";

/** @type {Menu | null} */
let menu = null;

/** @param {HTMLButtonElement} opener @param {Hand} hand */
export function toggleMenu(opener, hand) {
  menu ??= new Menu(opener, hand);
  if (menu.panel.hidden) menu.open();
  else menu.close(true);
}

class Menu {
  /** @param {HTMLButtonElement} opener @param {Hand} hand */
  constructor(opener, hand) {
    this.opener = opener;
    this.hand = hand;
    this.turn = button("", () => this.#keepOpen(() => hand.turn(hand.current)));
    this.divide = button("", () => this.#keepOpen(() => hand.divide(hand.current)));
    this.panel = make(
      "div",
      { id: "arrange", class: "arrange", role: "group", "aria-label": _("Arrange your tiles"), hidden: true },
      this.#item(_("Sort by number"), () => hand.sort("number")),
      this.#item(_("Sort by pips"), () => hand.sort("pips")),
      this.turn,
      this.divide,
      this.#item(_("As dealt"), () => hand.reset()),
      make(
        "p",
        {},
        _("Drag tiles and dividers where you like them. A long press or a right click turns a tile."),
      ),
    );
    byId("felt").after(this.panel);
    this.panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close(true);
    });
    // A tap on another tile selects it for the menu; a tap anywhere else closes the menu.
    document.addEventListener("pointerdown", (event) => {
      if (!this.panel.hidden && !targetOf(event).closest("#arrange, #rack, [data-tool=arrange]")) {
        this.close(false);
      }
    });
    for (const kind of ["pointerdown", "focusin"]) {
      byId("rack").addEventListener(kind, () => this.panel.hidden || setTimeout(() => this.#rename()));
    }
  }

  /** @param {string} label @param {() => void} act */
  #item(label, act) {
    return button(label, () => {
      act();
      this.close(true);
    });
  }

  /** @param {() => void} act */
  #keepOpen(act) {
    act();
    this.#rename();
  }

  open() {
    this.opener.setAttribute("aria-controls", "arrange");
    this.opener.setAttribute("aria-expanded", "true");
    this.panel.hidden = false;
    this.#rename();
    this.panel.querySelector("button")?.focus();
  }

  /** @param {boolean} focus */
  close(focus) {
    this.panel.hidden = true;
    this.opener.setAttribute("aria-expanded", "false");
    if (focus) this.opener.focus();
  }

  #rename() {
    const { hand } = this;
    const id = hand.current;
    const name = hand.nameOf(id);
    const gap = isDivider(id);
    this.turn.hidden = gap;
    this.turn.replaceChildren(...(gap ? [] : toNodes(_("Turn {tile} around", { tile: name }))));
    const behind = hand.isDivided(id)
      ? _("No divider behind {tile}", { tile: name })
      : _("Divider behind {tile}", { tile: name });
    this.divide.replaceChildren(...toNodes(gap ? _("Remove the divider") : behind));
  }
}
