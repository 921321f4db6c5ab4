// Sharing: this position as a link and as a picture, the record as a file, and a link for a record of one's own.
import { button, byId, make } from "../table/dom.js";
import { asked, withWords } from "./reel.js";

function copied(label, value) {
  const field = make("input", { type: "text", readonly: true, value, "aria-label": label });
  field.addEventListener("focus", () => field.select());
  const copy = button("Copy", async () => {
    try {
      await navigator.clipboard.writeText(value);
      copy.textContent = "Copied";
    } catch {
      field.focus();
    }
  });
  return make("p", { class: "copy" }, field, copy);
}

export function showShare(page) {
  const { links } = page.reel.outline;
  const { round, move } = page.reel.steps[page.at()];
  const words = { round, move, view: page.view };
  const inside = [];
  if (page.kept) inside.push(make("p", {}, "This position, through these eyes:"), copied("Link to this position", page.link(location.pathname)));
  else {
    const problem = make("p", { class: "refused", role: "alert", hidden: true });
    const share = button("Share this record", async () => {
      share.disabled = true;
      try {
        const { link } = await asked(`${page.base}/share`, { method: "POST" });
        page.keep(link);
        showShare({ ...page, base: link, kept: true });
      } catch (wrong) {
        problem.textContent = wrong.message;
        problem.hidden = false;
        share.disabled = false;
      }
    });
    inside.push(make("p", {}, "So far this record is only looked at and kept nowhere. Shared, it gets a link, and whoever has the link can see it."), share, problem);
  }
  inside.push(
    make("p", { class: "files" },
      make("a", { class: "button", href: withWords(links.picture, { ...words, shape: "wide" }).href, download: "position.svg" }, "This position (SVG)"),
      make("a", { class: "button", href: new URL(links.record, location.href).href, download: "" }, "The record (.bones)")),
    make("p", { class: "small" }, "The record replays here, in a terminal and in Python. The seals of its shuffles stand in it: ",
      make("a", { href: "/fair" }, "how to check them"), "."));
  byId("share-inside").replaceChildren(...inside);
  if (!byId("share").open) byId("share").showModal();
}
