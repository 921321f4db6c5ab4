import { startHint } from "./hint.js";
import { startLearning } from "./learning.js";
import { startWhyNot } from "./whynot.js";

// What makes the table comfortable, one module each: every one is started with the room and hears what it asks for.
// A comfort exports `start(room)`. The room has: id, now(), table(), yours(), alone(), tell(message) for what may be lost,
// send(message) for what must not be, words(text, kind), say(text), play(move), mark(), redraw(), stage, rack, choosing,
// touching, on(type, listener) for messages of the server, and onShown(listener) after each state.
const COMFORTS = [startHint, startWhyNot, startLearning];

export function startComforts(room) {
  for (const start of COMFORTS) start(room);
}
