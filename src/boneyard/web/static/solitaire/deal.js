// The dialog of a deal: its number to send on, other deals, and how one's games went.
import { copied } from "../table/card.js";
import { again, dealLink } from "../table/deals.js";
import { make } from "../table/dom.js";
import { statistics } from "./statistics.js";
import { named } from "./tallies.js";

export class DealDialog {
  constructor(room) {
    this.room = room;
    this.dialog = make("dialog", { "aria-labelledby": "deal-title", id: "deal-dialog" });
    document.body.append(this.dialog);
  }

  show(statisticsFirst = false) {
    const table = this.room.table();
    const sending = [
      make("h3", {}, "Send this deal to a friend"),
      make("p", { class: "small" }, "Whoever opens it plays the same tiles."),
      copied(dealLink(table), "Link to this deal"),
      make("h3", {}, "Play another"),
      make("div", { class: "others" }, ...again(table, "")),
    ];
    const numbers = [make("h3", {}, "Your statistics"), statistics(named(table)),
      make("p", { class: "small" }, "Kept in this browser only. ", make("a", { href: "/solitaire" }, "All games for one"))];
    this.open(`${table.title}, deal ${table.deal}`, statisticsFirst ? [...numbers, ...sending] : [...sending, ...numbers],
      [make("button", { class: "main", value: "done", autofocus: true }, "Done")]);
  }

  sure(title, text, yes, no, then) {
    this.open(title, [make("p", {}, text)], [make("button", { value: "no", class: "main", autofocus: true }, no), make("button", { value: "yes" }, yes)]);
    this.dialog.addEventListener("close", () => this.dialog.returnValue === "yes" && then(), { once: true });
  }

  open(title, inside, buttons) {
    this.dialog.returnValue = "";
    // Forms do not stand in each other: what leads to other deals stands beside the one that closes this.
    this.dialog.replaceChildren(make("h2", { id: "deal-title" }, title), ...inside,
      make("form", { method: "dialog" }, make("p", { class: "foot" }, ...buttons)));
    this.dialog.showModal();
  }
}
