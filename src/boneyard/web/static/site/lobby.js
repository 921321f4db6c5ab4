// The list of public tables, live: the server sends the whole list whenever it changes.
/** @import { LobbyTable, TablesMessage } from "../lib/protocol.js" */
import { byId, make } from "../lib/dom.js";
import { socketAddress } from "../lib/http.js";

const FIRST_WAIT = 1000; // milliseconds
const LONGEST_WAIT = 30_000;
const list = byId("tables");
let wait = FIRST_WAIT;
let shown = list.children.length;

/** @param {LobbyTable} table */
const drawTable = ({ link, title, says }) =>
  make(
    "li",
    { class: "sheet" },
    make("a", { href: link }, title),
    " ",
    make("span", { class: "quiet" }, says),
  );

/** @param {LobbyTable[]} tables */
function show(tables) {
  const held = document.activeElement?.closest("#tables a")?.getAttribute("href");
  list.replaceChildren(...tables.map(drawTable));
  list.hidden = tables.length === 0;
  byId("no-tables").hidden = tables.length > 0;
  if (held) [...list.querySelectorAll("a")].find((link) => link.getAttribute("href") === held)?.focus();
  if (tables.length === shown) return;
  shown = tables.length;
  byId("told").textContent = shown === 1 ? "One open table." : `${shown || "No"} open tables.`;
}

function listen() {
  const socket = new WebSocket(socketAddress("/lobby/live"));
  socket.addEventListener("message", (event) => {
    /** @type {TablesMessage} */
    const message = JSON.parse(event.data);
    if (message.type !== "tables") return;
    wait = FIRST_WAIT;
    show(message.tables);
  });
  socket.addEventListener("close", () => {
    setTimeout(listen, wait);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  });
  // A page in the back/forward cache must not keep a dead socket.
  addEventListener("pagehide", () => socket.close(), { once: true });
}

addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
listen();
