// When a table needs its chat, which is loaded only then.
/** @import { SaidMessage, TableMessage } from "../../lib/protocol.js" */
/** @import { TablePage } from "../page.js" */

/**
 * Whether anyone could read what is said, now or later.
 * @param {TableMessage | null} table
 * @param {boolean} said Whether something was said already.
 */
export function isChatUseful(table, said) {
  if (!table || table.seats.length < 2) return false;
  if (!table.ways.talk) return table.host;
  const others = table.seats.some((seat) => seat.seat !== table.you && seat.kind !== "bot");
  return others || said || table.watchers > 0;
}

/** @param {TablePage} page */
export function startChat(page) {
  /** @type {SaidMessage[]} */
  const said = [];
  /** @type {"wanted" | "there" | undefined} */
  let chat;
  async function load() {
    const lines = said.some((message) => message.lines.length);
    if (chat || !isChatUseful(page.table, lines)) return;
    chat = "wanted";
    const { Chat } = await import("./chat.js");
    chat = "there";
    new Chat(page, said);
  }
  page.on("said", (message) => {
    if (chat !== "there") said.push(message);
    load();
  });
  page.on("table", load);
}
