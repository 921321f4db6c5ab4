// Games for one: what only they have is loaded where one is played.
export function start(room) {
  let loading = null;
  room.on("table", (table) => {
    if (table.deal !== null && table.deal !== undefined) loading ??= import("../solitaire/room.js").then((each) => each.start(room));
  });
}
