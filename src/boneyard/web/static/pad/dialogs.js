// The pad's two small dialogs: the names and the first player, and the link for other phones.
/** @import { Book } from "./book.js" */
import { button, byId, make } from "../lib/dom.js";
import { _ } from "../lib/words.js";
import { checkNames } from "./checks.js";

/** @param {string} name */
export const tidyName = (name) => name.trim().replace(/\s+/g, " ");

/** @param {Book} book @param {(why: string) => void} showWhy */
export function showNames(book, showWhy) {
  const { state, pad } = book;
  if (!pad) return;
  const dialog = byId("names", HTMLDialogElement);
  const plain = { type: "text", maxlength: 24, autocomplete: "off", spellcheck: "false" };
  const fields = state.names.map((name, seat) =>
    make("input", { ...plain, id: `name-${seat}`, value: name }),
  );
  const options = state.names.map((name, seat) =>
    make("option", { value: seat, selected: seat === state.first }, name),
  );
  const first = make("select", { id: "first" }, ...options);
  const why = make("p", { class: "refused", role: "alert", hidden: true });
  /** @param {HTMLElement} field @param {string} label */
  const row = (field, label) =>
    make("div", { class: "field" }, make("label", { for: field.id }, label), field);
  const form = make(
    "form",
    {},
    make("h2", { id: "names-head" }, _("Names")),
    ...fields.map((field, seat) => row(field, _("Player {number}", { number: seat + 1 }))),
    row(first, _("First player of this round")),
    why,
    make(
      "div",
      { class: "row" },
      make("button", { class: "main" }, _("Keep")),
      button(_("Cancel"), () => dialog.close(), { class: "plain" }),
    ),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const names = fields.map((field) => tidyName(field.value));
    const seat = Number(first.value);
    const renamed = names.some((name, index) => name !== state.names[index]);
    let not = checkNames(pad.sheet, names);
    if (!not && renamed) not = book.add({ kind: "names", names });
    if (!not && seat !== state.first) not = book.add({ kind: "first", seat });
    why.textContent = not;
    why.hidden = !not;
    if (not) return;
    dialog.close();
    showWhy("");
  });
  dialog.replaceChildren(form);
  dialog.showModal();
}

/** @param {Book} book */
export function showShare(book) {
  const dialog = byId("share", HTMLDialogElement);
  const link = location.href.split(/[?#]/)[0];
  const label = _("The pad's link");
  const field = make("input", { type: "text", readonly: true, value: link, "aria-label": label });
  const status = make("p", { class: "quiet", role: "status" });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      status.textContent = _("Copied.");
    } catch {
      field.select();
      status.textContent = _("Copy it from the field.");
    }
  };
  const alt = _("The pad's link as a code for a phone's camera");
  const code = make("img", { class: "qr", src: `/pad/${book.id}/qr.svg`, alt, width: 260, height: 260 });
  const offline = _("There's no connection right now. The link works for others as soon as there is.");
  dialog.replaceChildren(
    make("h2", { id: "share-head" }, _("On every phone at the table")),
    make("p", {}, _("Anyone with this link sees the pad live and can write on it.")),
    book.pad?.sent && book.line !== "cut" ? code : make("p", { class: "quiet" }, offline),
    make("div", { class: "link" }, field),
    status,
    make(
      "div",
      { class: "row" },
      button(_("Copy the link"), copy, { class: "main" }),
      button(_("Done"), () => dialog.close(), { class: "plain" }),
    ),
  );
  dialog.showModal();
}
