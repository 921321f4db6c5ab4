// The dialog of a deal: a link to share, other deals, and statistics.
/** @import { TableMessage } from "../lib/protocol.js" */
import { copyField, make } from "../lib/dom.js";
import { _ } from "../lib/words.js";
import { againForms, dealLink } from "../table/deals.js";
import { drawTallies } from "./statistics.js";
import { tallyName } from "./tallies.js";

export class DealDialog {
  constructor() {
    this.dialog = make("dialog", { "aria-labelledby": "deal-title", id: "deal-dialog" });
    document.body.append(this.dialog);
  }

  /** @param {TableMessage} table @param {boolean} [statisticsFirst] */
  show(table, statisticsFirst = false) {
    const sharing = [
      make("h3", {}, _("Send this deal to a friend")),
      make("p", { class: "small" }, _("Anyone who opens it plays the same tiles.")),
      copyField(dealLink(table), _("Link to this deal")),
      make("h3", {}, _("Play another")),
      make("div", { class: "others" }, ...againForms(table, "")),
    ];
    const all = make("a", { href: "/solitaire" }, _("All solitaires"));
    const statistics = [
      make("h3", {}, _("Your statistics")),
      drawTallies(tallyName(table)),
      make("p", { class: "small" }, _("Kept in this browser only."), " ", all),
    ];
    const inside = statisticsFirst ? [...statistics, ...sharing] : [...sharing, ...statistics];
    const done = make("button", { class: "main", value: "done", autofocus: true }, _("Done"));
    this.#open(_("{game}, deal {deal}", { game: table.title, deal: table.deal ?? 0 }), inside, [done]);
  }

  /** @param {{ title: string, text: string, yes: string, no: string }} words @param {() => void} confirmed */
  confirm({ title, text, yes, no }, confirmed) {
    const stay = make("button", { value: "no", class: "main", autofocus: true }, no);
    this.#open(title, [make("p", {}, text)], [stay, make("button", { value: "yes" }, yes)]);
    this.dialog.addEventListener("close", () => this.dialog.returnValue === "yes" && confirmed(), {
      once: true,
    });
  }

  /** @param {string} title @param {HTMLElement[]} inside @param {HTMLElement[]} buttons */
  #open(title, inside, buttons) {
    this.dialog.returnValue = "";
    // Forms cannot be nested: those for other deals are siblings of the one that closes the dialog.
    const close = make("form", { method: "dialog" }, make("p", { class: "foot" }, ...buttons));
    this.dialog.replaceChildren(make("h2", { id: "deal-title" }, title), ...inside, close);
    this.dialog.showModal();
  }
}
