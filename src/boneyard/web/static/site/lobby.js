// The lists of tables, live: the server sends a whole list whenever it changes. Tables that wait for you come first,
// and the title of the page says so.
/** @import { LobbyTable, NoticeMessage, OwnTable, OwnTablesMessage, TablesMessage } from "../lib/protocol.js" */
import { badge, ring } from "../lib/bell.js";
import { byId, make, showNotice } from "../lib/dom.js";
import { socketAddress } from "../lib/http.js";
import { _, ngettext } from "../lib/words.js";

const FIRST_WAIT = 1000; // milliseconds
const LONGEST_WAIT = 30_000;
const list = byId("tables");
const title = document.title;
let wait = FIRST_WAIT;
let shown = list.children.length;
/** @type {Set<string> | null} The tables that waited for you when they were last shown. */
let waiting = null;

/**
 * A table as templates/parts.html writes it.
 * @param {LobbyTable | OwnTable} table
 */
function drawTable(table) {
  const { link, title, says, summary } = table;
  const [state, yours] = "state" in table ? [table.state, table.yours] : ["", false];
  return make(
    "li",
    { class: yours ? "sheet waits" : "sheet" },
    make("a", { href: link }, title),
    ...(state ? [" ", make("b", { class: "state" }, state)] : []),
    " ",
    make("span", { class: "quiet" }, says),
    " ",
    make("span", { class: "settings-line" }, summary.join(" · ")),
  );
}

/**
 * Replace a list, and keep the focus where it was.
 * @param {HTMLElement} panel
 * @param {(LobbyTable | OwnTable)[]} tables
 */
function replace(panel, tables) {
  const held = panel.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
  panel.replaceChildren(...tables.map(drawTable));
  if (held) [...panel.querySelectorAll("a")].find((link) => link.getAttribute("href") === held)?.focus();
}

/** @param {LobbyTable[]} tables */
function showPublic(tables) {
  replace(list, tables);
  list.hidden = tables.length === 0;
  byId("no-tables").hidden = tables.length > 0;
  if (tables.length === shown) return;
  shown = tables.length;
  byId("told").textContent = shown
    ? ngettext("{count} open table.", "{count} open tables.", shown)
    : _("No open tables.");
}

/** @param {OwnTable[]} tables */
function showOwn(tables) {
  replace(byId("own-tables"), tables);
  byId("your-tables").hidden = tables.length === 0;
  const yours = tables.filter((table) => table.yours);
  document.title = yours.length ? `${describeTurn(yours)} · Boneyard` : title;
  badge(yours.length);
  const fresh = waiting === null ? [] : yours.filter(({ table }) => !waiting?.has(table));
  waiting = new Set(yours.map(({ table }) => table));
  for (const table of fresh) ring(`${table.state} · ${table.title}`, table.says, table.table);
  if (fresh.length) byId("told").textContent = describeTurn(fresh);
}

/** @param {OwnTable[]} yours At least one. */
const describeTurn = (yours) =>
  yours.length === 1
    ? _("{state}: {game}", { state: yours[0].state, game: yours[0].title })
    : ngettext("Your turn at {count} table", "Your turn at {count} tables", yours.length);

function listen() {
  const socket = new WebSocket(socketAddress("/lobby/live"));
  socket.addEventListener("message", (event) => {
    /** @type {TablesMessage | OwnTablesMessage | NoticeMessage | { type: "pong" }} */
    const message = JSON.parse(event.data);
    wait = FIRST_WAIT;
    if (message.type === "tables") showPublic(message.tables);
    else if (message.type === "own-tables") showOwn(message.tables);
    else if (message.type === "notice") showNotice(message.text);
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
