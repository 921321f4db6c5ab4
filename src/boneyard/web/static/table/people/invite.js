// Invitations: the table's link and code, your own seat on another device, and a seat for a program.
/** @import { TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */
import { button, byId, copyField, loadStyles, make } from "../../lib/dom.js";
import { _, spliced } from "../../lib/words.js";
import { dealLink, isNumbered } from "../deals.js";

await loadStyles("invite.css", import.meta.url);

/** @type {string | null} The personal link as it was last drawn or replaced; nothing is drawn before the first look. */
let link = null;
let started = false;

/**
 * The link as text and QR code, and the short code to say aloud.
 * @param {TableMessage} table
 * @param {string} id
 */
export function drawInvitation(table, id) {
  const link = new URL(table.link || `/t/${id}`, location.href).href;
  return make(
    "div",
    { class: "share" },
    make("img", { src: `/t/${id}/qr.svg`, alt: _("The link as a QR code"), width: 132, height: 132 }),
    make(
      "div",
      {},
      make("p", {}, _("Send this link, or show the code to scan.")),
      copyField(link, _("Link to this table")),
      ...(table.code
        ? [
            make(
              "p",
              { class: "said" },
              ...spliced(_("Or tell them the code {code} to type in at {address}"), {
                code: make("b", { class: "code" }, table.code),
                address: make("span", { class: "small" }, `${location.host}/j`),
              }),
            ),
          ]
        : []),
    ),
  );
}

/** Your link may be replaced while it is shown. @param {TablePage} page */
function watchOwnLink(page) {
  page.on("table", ({ personal }) => {
    const shown = byId("share").querySelector(".own-seat");
    if (shown && personal && link && link !== personal) shown.replaceWith(drawOwnSeat(page, personal, true));
    link = personal;
  });
}

/** @param {TablePage} page */
export function showShare(page) {
  const { id, table } = page;
  if (!table) return;
  if (!started) watchOwnLink(page);
  started = true;
  link = table.personal;
  const board = make(
    "a",
    { href: `/t/${id}?view=board`, target: "_blank", rel: "noopener" },
    _("the board alone"),
  );
  byId("share-inside").replaceChildren(
    ...drawDeal(table),
    make("p", { class: "small settings-line" }, table.summary.join(" · ")),
    drawInvitation(table, id),
    ...(table.personal ? [drawOwnSeat(page, table.personal)] : []),
    make(
      "p",
      { class: "small" },
      ...spliced(_("For a big screen in the room, with hands on your phones: {link}."), { link: board }),
    ),
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
    make("h3", {}, _("Send this deal to a friend")),
    make(
      "p",
      {},
      _("Deal {number}: anyone who opens this link plays the same tiles.", { number: table.deal }),
    ),
    copyField(dealLink(table), _("Link to this deal")),
    make("h3", {}, _("Let someone watch")),
  ];
}

/** @param {TablePage} page @param {string} personal @param {boolean} [replaced] */
function drawOwnSeat(page, personal, replaced = false) {
  const warning = _(
    "Scan this with your other device. You keep your seat here too. Keep the link to yourself: anyone who opens it plays in your seat.",
  );
  const code = {
    src: `/t/${page.id}/mine.svg?${personal.slice(-8)}`,
    alt: _("Your personal link as a QR code"),
    width: 168,
    height: 168,
  };
  const note = replaced
    ? _("This is your new link. The old one no longer works, and other devices have lost the seat.")
    : _("Did someone else get this link?");
  const revoke = button(_("Replace this link"), () => page.send({ do: "revoke" }), { id: "revoke" });
  return make(
    "details",
    { class: "own-seat", open: replaced },
    make("summary", {}, _("Open my seat on another device")),
    make("p", { class: "small" }, warning),
    make("img", { ...code, loading: "lazy" }),
    copyField(new URL(personal, location.href).href, _("Your personal link")),
    make("p", { class: "small revoke", role: "status" }, note, " ", ...(replaced ? [] : [revoke])),
  );
}

/** @param {string} id */
export function botSeatButton(id) {
  const offer = async () => (await import("./bot_seat.js")).offerBotSeat(id);
  return button(_("Seat for a bot"), offer, { class: "quiet", id: "bot-seat" });
}
