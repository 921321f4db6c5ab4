// The card on the felt: who is there before the game, how a round ended after it.
import { dealLink, numbered } from "./deals.js";
import { button, byId, make, said } from "./dom.js";
import { number } from "./scores.js";

const NUMERIC = /^[-+]?[\d.,]*$/;
const desk = matchMedia("(min-width: 760px) and (min-height: 521px)");
let shownFor = "";

export function hideCard() {
  byId("card").hidden = true;
  document.body.classList.remove("ended");
  settle();
  shownFor = "";
}

// How a round ended never covers it: it stands beside the table on a desk, and below it on a phone.
function settle() {
  const ended = document.body.classList.contains("ended");
  const home = !ended ? document.querySelector(".felt-frame") : desk.matches ? byId("side") : byId("hand");
  if (byId("card").parentElement !== home) home.prepend(byId("card"));
}
desk.addEventListener("change", settle);

function show(key, ...inside) {
  const card = byId("card");
  if (key === shownFor) return;
  shownFor = key;
  document.body.classList.toggle("ended", key.startsWith("ended"));
  settle();
  card.replaceChildren(...inside);
  card.hidden = false;
  card.scrollTop = 0;
}

export function showEnded(now) {
  const { ended, result } = now;
  if (!ended && !result) return hideCard();
  const key = `ended ${now.ply}`;
  const title = result ? result.text : `Round ${now.round} is over`;
  const how = ended?.how && ended.how !== title ? [make("p", { class: "how" }, ...said(ended.how))] : [];
  show(key, make("h2", {}, title), ...how, ...(ended?.rows.length > 1 ? [pointsTable(ended)] : []));
}

// The points as a table; what is told in words about a side stands in a line of its own below it.
export function pointsTable({ head, rows }, most = 4) {
  const inWords = head.map((_, at) => at > 0 && rows.some((row) => !NUMERIC.test(row[at])));
  const numbers = head.map((_, at) => at).filter((at) => at && !inWords[at]);
  const top = make("tr", {}, make("td", {}), ...numbers.map((at) => make("th", { scope: "col" }, head[at])));
  const lines = rows.flatMap((row) => {
    // Hands lie open on the table as well: where many sit down the words about them would only push the rest away.
    const told = rows.length > most ? "" : row.filter((text, at) => inWords[at] && text && text !== "none").join(" · ");
    return [
      make("tr", { class: told ? "above" : null }, make("th", { scope: "row" }, row[0]), ...numbers.map((at) => make("td", {}, number(row[at])))),
      ...(told ? [make("tr", { class: "told-of" }, make("td", { colspan: numbers.length + 1 }, ...said(told)))] : []),
    ];
  });
  return make("table", { class: "points" }, make("thead", {}, top), make("tbody", {}, ...lines));
}

export function showWaiting(table, id) {
  const key = `waiting ${JSON.stringify([table.seats, table.host, table.you, table.watchers])}`;
  const kept = byId("card").querySelector("input[name=name]")?.value;
  const seats = table.seats.map((seat) => seatRow(table, seat, id));
  const open = table.seats.filter((seat) => seat.kind === "open").length;
  const parts = [
    make("h2", {}, open ? "Waiting for players" : "Everybody is here"),
    make("ul", { class: "seats" }, ...seats),
    ...share(table, id),
  ];
  if (table.host) {
    const words = open ? `Start with ${open === 1 ? "a bot" : `${open} bots`} in the open ${open === 1 ? "seat" : "seats"}` : "Start";
    parts.push(make("form", { method: "post", action: `/t/${id}/start` }, make("button", { class: "main" }, words)));
    if (open) parts.push(make("p", { class: "small" }, button("Seat for a bot", async () => (await import("./botseat.js")).giveSeat(table, id), { class: "quiet", id: "bot-seat" })));
  } else {
    parts.push(make("p", { class: "small" }, "The one who made the table starts the game."));
  }
  show(key, ...parts);
  const name = byId("card").querySelector("input[name=name]");
  if (name && kept) name.value = kept;
}

function seatRow(table, seat, id) {
  const number = make("span", { class: "seat-number" }, String(seat.seat + 1));
  if (seat.kind === "open" && table.you === null) {
    const field = `name-${seat.seat}`;
    return make("li", {}, number, make("form", { method: "post", action: `/t/${id}/sit` },
      make("input", { type: "hidden", name: "seat", value: seat.seat }),
      make("label", { class: "unseen", for: field }, "Your name"),
      make("input", { id: field, name: "name", type: "text", maxlength: 24, placeholder: "Your name", autocomplete: "nickname" }),
      make("button", {}, "Sit here")));
  }
  const name = seat.kind === "open" ? "open" : seat.name;
  const how = seat.seat === table.you ? "you" : seat.kind === "bot" ? `bot, ${seat.bot}` : seat.kind === "open" ? `the ${seat.bot ?? "greedy"} bot if nobody comes` : seat.here ? "here" : "away";
  return make("li", { class: seat.kind }, number, make("b", {}, name), make("span", { class: "small" }, how));
}

export function share(table, id) {
  const link = new URL(table.link || `/t/${id}`, location.href).href;
  return [make("div", { class: "share" },
    make("img", { src: `/t/${id}/qr.svg`, alt: "The link as a QR code", width: 132, height: 132 }),
    make("div", {}, make("p", {}, "Send this link, or let the code be scanned."), copied(link, "Link to this table"),
      ...(table.code ? [make("p", { class: "said" }, "Or say the code ", make("b", { class: "code" }, table.code), make("span", { class: "small" }, ` to be typed at ${location.host}/j`))] : [])))];
}

// A link to be copied.
export function copied(link, name) {
  const field = make("input", { type: "text", readonly: true, value: link, "aria-label": name });
  field.addEventListener("focus", () => field.select());
  const copy = button("Copy", async () => {
    try {
      await navigator.clipboard.writeText(link);
      copy.textContent = "Copied";
    } catch {
      field.focus();
    }
  });
  return make("p", { class: "copy" }, field, copy);
}

// A game for one is sent to a friend as a deal; the table itself can only be watched.
function dealShare(table) {
  if (!numbered(table)) return [];
  return [make("h3", {}, "Send this deal to a friend"), make("p", {}, `Deal ${table.deal}: whoever opens this link plays the same tiles.`),
    copied(dealLink(table), "Link to this deal"), make("h3", {}, "Let somebody watch")];
}

export function showShare(table, id) {
  const inside = [...dealShare(table), ...share(table, id)];
  if (table.personal) {
    const own = new URL(table.personal, location.href).href;
    inside.push(make("details", { class: "own-seat" }, make("summary", {}, "Open my seat on another device"),
      make("p", { class: "small" }, "Scan this with your other device; you stay seated here too. It is yours alone: whoever opens it plays in your seat."),
      make("img", { src: `/t/${id}/mine.svg`, alt: "Your personal link as a QR code", width: 168, height: 168, loading: "lazy" }),
      copied(own, "Your personal link")));
  }
  inside.push(make("p", { class: "small" }, "For a big screen in the room, while the hands stay on the phones: ",
    make("a", { href: `/t/${id}?view=board`, target: "_blank", rel: "noopener" }, "the board alone"), "."));
  byId("share-inside").replaceChildren(...inside);
  byId("share").showModal();
}
