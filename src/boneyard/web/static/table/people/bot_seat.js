// A seat for a program: its name, and then the token with which it plays.
/** @import { GivenSeat } from "../../lib/protocol.js" */
import { button, copyField, make, showOnce } from "../../lib/dom.js";
import { fetchJson, jsonBody, toHttpError } from "../../lib/http.js";
import { _, pgettext } from "../../lib/words.js";

/**
 * Give an open seat to a program: the host gets its token, and the command for one of our bots.
 * @param {string} id
 */
export function offerBotSeat(id) {
  const name = {
    id: "bot-name",
    name: "name",
    type: "text",
    maxlength: 24,
    placeholder: pgettext("a name for a bot", "Marvin"),
  };
  const field = make("input", { ...name, autocomplete: "off" });
  const about = _("This gives the first open seat to your own program, which plays with the token you get.");
  const inside = make(
    "div",
    {},
    make("p", {}, about),
    make("p", { class: "bot-name" }, make("label", { for: "bot-name" }, _("Its name")), field),
  );
  const give = button(_("Give it the seat"), request, { class: "main" });
  const close = button(_("Not now"), () => dialog.close(), {});
  const title = make("h2", { id: "bot-seat-title" }, _("Seat for a bot"));
  const dialog = make(
    "dialog",
    { class: "bot-seat", "aria-labelledby": "bot-seat-title" },
    make("div", { class: "form" }, title, inside, make("p", { class: "foot" }, close, give)),
  );
  field.addEventListener("keydown", (event) => event.key === "Enter" && give.click());

  async function request() {
    give.disabled = true;
    try {
      const address = `/t/${encodeURIComponent(id)}/seats`;
      /** @type {GivenSeat} */
      const seat = await fetchJson(address, jsonBody("POST", { name: field.value }));
      inside.replaceChildren(...drawGivenSeat(seat));
    } catch (problem) {
      inside.querySelector(".refused")?.remove();
      inside.append(make("p", { class: "refused", role: "alert" }, toHttpError(problem).message));
      give.disabled = false;
      return;
    }
    give.remove();
    close.textContent = _("Done");
    close.className = "main";
    close.focus();
  }

  showOnce(dialog);
}

/** @param {GivenSeat} seat */
function drawGivenSeat({ name, seat, command, link, token }) {
  /** @param {string} label @param {string} text */
  const line = (label, text) =>
    make(
      "div",
      { class: "copied" },
      make("p", { class: "small" }, label),
      copyField(text, label, { "aria-label": _("Copy: {what}", { what: label }) }),
    );
  const more = make(
    "a",
    { href: "/bots", target: "_blank", rel: "noopener" },
    _("How to seat your own program"),
  );
  return [
    make(
      "p",
      { role: "status" },
      _("{name} has seat {number}. Keep this private: anyone who has it can play there.", {
        name,
        number: seat + 1,
      }),
    ),
    line(_("One of our bots, from a terminal"), command),
    line(_("The seat's own link"), link),
    line(_("Its token"), token),
    make("p", { class: "small" }, more),
  ];
}
