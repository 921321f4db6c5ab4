// Invitations: the table's link and code, your own seat on another device, and a seat for a program.
/** @import { GivenSeat, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, copyField, make, showOnce } from "../../lib/dom.js";
import { fetchJson, jsonBody, toHttpError } from "../../lib/http.js";
import { dealLink, isNumbered } from "./deals.js";

/** @param {TablePage} page */
export function startInvite(page) {
  byId("share-open").addEventListener("click", () => page.table && showShare(page, page.table));
  /** @type {string | null} */
  let link = null;
  page.on("table", ({ personal }) => {
    const shown = byId("share").querySelector(".own-seat");
    // It may be replaced while it is shown.
    if (shown && personal && link && link !== personal) shown.replaceWith(drawOwnSeat(page, personal, true));
    link = personal;
  });
}

/**
 * The link as text and QR code, and the short code to say aloud.
 * @param {TableMessage} table
 * @param {string} id
 */
export function drawInvitation(table, id) {
  const link = new URL(table.link || `/t/${id}`, location.href).href;
  const where = make("span", { class: "small" }, ` to be typed at ${location.host}/j`);
  return make(
    "div",
    { class: "share" },
    make("img", { src: `/t/${id}/qr.svg`, alt: "The link as a QR code", width: 132, height: 132 }),
    make(
      "div",
      {},
      make("p", {}, "Send this link, or show the code to scan."),
      copyField(link, "Link to this table"),
      ...(table.code
        ? [
            make(
              "p",
              { class: "said" },
              "Or tell them the code ",
              make("b", { class: "code" }, table.code),
              where,
            ),
          ]
        : []),
    ),
  );
}

/** @param {TablePage} page @param {TableMessage} table */
function showShare(page, table) {
  const { id } = page;
  const board = make(
    "a",
    { href: `/t/${id}?view=board`, target: "_blank", rel: "noopener" },
    "the board alone",
  );
  byId("share-inside").replaceChildren(
    ...drawDeal(table),
    make("p", { class: "small settings-line" }, table.summary.join(" · ")),
    drawInvitation(table, id),
    ...(table.personal ? [drawOwnSeat(page, table.personal)] : []),
    make("p", { class: "small" }, "For a big screen in the room, with hands on your phones: ", board, "."),
  );
  byId("share", HTMLDialogElement).showModal();
}

/**
 * A solitaire is shared as a deal; the table itself can only be watched.
 * @param {TableMessage} table
 */
function drawDeal(table) {
  if (!isNumbered(table)) return [];
  return [
    make("h3", {}, "Send this deal to a friend"),
    make("p", {}, `Deal ${table.deal}: anyone who opens this link plays the same tiles.`),
    copyField(dealLink(table), "Link to this deal"),
    make("h3", {}, "Let someone watch"),
  ];
}

/** @param {TablePage} page @param {string} personal @param {boolean} [replaced] */
function drawOwnSeat(page, personal, replaced = false) {
  const warning =
    "Scan this with your other device. You keep your seat here too. Keep the link to yourself: anyone who opens it plays in your seat.";
  const code = {
    src: `/t/${page.id}/mine.svg?${personal.slice(-8)}`,
    alt: "Your personal link as a QR code",
    width: 168,
    height: 168,
  };
  const note = replaced
    ? "This is your new link. The old one no longer works, and other devices have lost the seat."
    : "Did someone else get this link?";
  const revoke = button("Replace this link", () => page.send({ do: "revoke" }), { id: "revoke" });
  return make(
    "details",
    { class: "own-seat", open: replaced },
    make("summary", {}, "Open my seat on another device"),
    make("p", { class: "small" }, warning),
    make("img", { ...code, loading: "lazy" }),
    copyField(new URL(personal, location.href).href, "Your personal link"),
    make("p", { class: "small revoke", role: "status" }, note, " ", ...(replaced ? [] : [revoke])),
  );
}

// --- a seat for a program

/** @param {string} id */
export function botSeatButton(id) {
  return button("Seat for a bot", () => offerBotSeat(id), { class: "quiet", id: "bot-seat" });
}

/**
 * Give an open seat to a program: the host gets its token, and the command for one of our bots.
 * @param {string} id
 */
function offerBotSeat(id) {
  const name = { id: "bot-name", name: "name", type: "text", maxlength: 24, placeholder: "Marvin" };
  const field = make("input", { ...name, autocomplete: "off" });
  const about = "This gives the first open seat to your own program, which plays with the token you get.";
  const inside = make(
    "div",
    {},
    make("p", {}, about),
    make("p", { class: "bot-name" }, make("label", { for: "bot-name" }, "Its name"), field),
  );
  const give = button("Give it the seat", request, { class: "main" });
  const close = button("Not now", () => dialog.close(), {});
  const title = make("h2", { id: "bot-seat-title" }, "Seat for a bot");
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
    close.textContent = "Done";
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
      copyField(text, label, { "aria-label": `Copy: ${label}` }),
    );
  const more = make(
    "a",
    { href: "/bots", target: "_blank", rel: "noopener" },
    "How to seat your own program",
  );
  return [
    make(
      "p",
      { role: "status" },
      `${name} has seat ${seat + 1}. Keep this private: anyone who has it can play there.`,
    ),
    line("One of our bots, from a terminal", command),
    line("The seat's own link", link),
    line("Its token", token),
    make("p", { class: "small" }, more),
  ];
}
