// When something is to be heard: a tile that is laid, drawn or passed over, a deal, and one's own turn.
import { prefs } from "./prefs.js";

const AFTER = 300; // milliseconds from what somebody did to the sign that it is your turn

export function start(room) {
  let before = null;
  room.onShown((now) => {
    const seen = look(now, room);
    if (prefs.sound && before) tell(before, seen);
    before = seen;
  });
}

function look(now, room) {
  const lying = new Set();
  const hands = new Set(room.rack.tiles.keys());
  for (const [id, { piece }] of room.stage.pieces) {
    if (piece.role === "held") hands.add(id);
    else if (piece.role !== "yard") lying.add(id);
  }
  return { ply: now.ply, round: now.round, phase: now.phase, yours: room.yours(), lying, hands };
}

const more = (one, other) => [...other].some((id) => !one.has(id));

function what(before, seen) {
  if (seen.round !== before.round) return "shuffle";
  if (seen.ply === before.ply) return "";
  if (more(before.lying, seen.lying)) return "lay";
  return more(before.hands, seen.hands) || more(seen.lying, before.lying) ? "slide" : "pass";
}

async function tell(before, seen) {
  const name = document.hidden ? "" : what(before, seen);
  const turn = seen.yours && !before.yours;
  if (!name && !turn) return;
  const { sound } = await import("./sound.js");
  if (name) sound(name);
  if (turn) setTimeout(() => sound("turn"), name ? AFTER : 0);
}
