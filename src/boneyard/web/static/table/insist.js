// What is meant whatever bots do in the meantime: a wish that came too late is sent again for the moment that is.
const AGAIN = 6; // times
let room = null;
let wish = null; // what was sent and not answered yet

export function start(given) {
  room = given;
  room.on("accepted", (message) => {
    if (wish?.id === message.id) wish = null;
  });
  room.on("refused", (message) => {
    if (wish?.id !== message.id) return;
    if (message.stale && wish.left) wish.waits = true;
    else wish = null;
  });
  room.onShown(() => wish?.waits && send(wish.message, wish.left - 1));
}

export const insist = (message) => send(message, AGAIN);

function send(message, left) {
  wish = { message, left, waits: false };
  wish.id = room.send({ ...message, ply: room.now().ply });
}
