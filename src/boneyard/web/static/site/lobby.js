// The public tables, live: whenever they change the list is told anew, so it is simply drawn anew.
const list = document.getElementById("tables");
const nobody = document.getElementById("no-tables");
const told = document.getElementById("told");
const LONGEST_WAIT = 30_000;
let wait = 1000;
let shown = list.children.length;

function entry(table) {
  const item = document.createElement("li");
  item.className = "sheet";
  const link = document.createElement("a");
  link.href = table.link;
  link.textContent = table.title;
  const says = document.createElement("span");
  says.className = "quiet";
  says.textContent = table.says;
  item.append(link, " ", says);
  return item;
}

function show(tables) {
  const held = document.activeElement?.closest?.("#tables a")?.getAttribute("href");
  list.replaceChildren(...tables.map(entry));
  list.hidden = tables.length === 0;
  nobody.hidden = tables.length > 0;
  if (held) [...list.querySelectorAll("a")].find((link) => link.getAttribute("href") === held)?.focus();
  if (tables.length !== shown) {
    told.textContent = tables.length === 1 ? "One open table." : `${tables.length || "No"} open tables.`;
    shown = tables.length;
  }
}

function listen() {
  const address = new URL("/lobby/live", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const socket = new WebSocket(address);
  socket.addEventListener("message", (event) => {
    const said = JSON.parse(event.data);
    if (said.type === "tables") {
      wait = 1000;
      show(said.tables);
    }
  });
  socket.addEventListener("close", () => {
    setTimeout(listen, wait);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  });
  // A page that rests in the browser's memory must not keep a dead socket.
  addEventListener("pagehide", () => socket.close(), { once: true });
}

addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
listen();
