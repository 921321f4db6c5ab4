// The pad's two small dialogs: names and who is first, and the link for other phones.
import { button, byId, make } from "../table/dom.js";
import { checkNames } from "./checking.js";

export const tidy = (name) => name.trim().replace(/\s+/g, " ");

export function namesDialog(book, tell) {
  const dialog = byId("names");
  const { state } = book;
  const { sheet } = book.pad;
  const fields = state.names.map((name, seat) => make("input", { type: "text", id: `name-${seat}`, value: name, maxlength: 24, autocomplete: "off", spellcheck: "false" }));
  const first = make("select", { id: "first" }, ...state.names.map((name, seat) => make("option", { value: seat, selected: seat === state.first }, name)));
  const why = make("p", { class: "refused", role: "alert", hidden: true });
  const form = make("form", {}, make("h2", { id: "names-head" }, "Names"),
    ...fields.map((field, seat) => make("div", { class: "field" }, make("label", { for: field.id }, `Player ${seat + 1}`), field)),
    make("div", { class: "field" }, make("label", { for: "first" }, "First player of this round"), first), why,
    make("div", { class: "row" }, make("button", { class: "main" }, "Keep"), button("Leave it", () => dialog.close(), { class: "plain" })));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const names = fields.map((field) => tidy(field.value));
    let not = checkNames(sheet, names);
    if (!not && names.some((name, seat) => name !== state.names[seat])) not = book.add({ kind: "names", names });
    if (!not && Number(first.value) !== state.first) not = book.add({ kind: "first", seat: Number(first.value) });
    why.textContent = not;
    why.hidden = !not;
    if (!not) {
      dialog.close();
      tell("");
    }
  });
  dialog.replaceChildren(form);
  dialog.showModal();
}

export function shareDialog(book) {
  const dialog = byId("share");
  const link = location.href.split(/[?#]/)[0];
  const field = make("input", { type: "text", readonly: true, value: link, "aria-label": "The pad's link" });
  const copied = make("p", { class: "quiet", role: "status" });
  const copy = button("Copy the link", async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.textContent = "Copied.";
    } catch {
      field.select();
      copied.textContent = "Copy it from the field.";
    }
  }, { class: "main" });
  const parts = [make("h2", { id: "share-head" }, "On every phone at the table"),
    make("p", {}, "Whoever has this link sees the pad live and may write on it.")];
  if (book.pad.sent && book.line !== "cut") {
    parts.push(make("img", { class: "qr", src: `/pad/${book.id}/qr.svg`, alt: "The pad's link as a code for a phone's camera", width: 260, height: 260 }));
  } else {
    parts.push(make("p", { class: "quiet" }, "There is no connection just now: the link works for others once there is."));
  }
  parts.push(make("div", { class: "link" }, field), copied, make("div", { class: "row" }, copy, button("Done", () => dialog.close(), { class: "plain" })));
  dialog.replaceChildren(...parts);
  dialog.showModal();
}
