// What makes the table comfortable, one module each: every one is started with the room and hears what it asks for.
// A comfort exports `start(room)`. The room has: id, now(), table(), yours(), alone(), tell(message) for what may be lost,
// send(message) for what must not be, words(text, kind), say(text), play(move), mark(), redraw(), stage, rack, choosing,
// touching, elsewhere (the ids of what a comfort sent and answers for itself), on(type, listener) for messages of the server, and onShown(listener) after each state.
import { start as startFigures } from "./figures.js";
import { start as startSpeaking } from "./speaking.js";
import { start as startWatching } from "./watching.js";

const COMFORTS = [startWatching, startSpeaking, startFigures];

export function startComforts(room) {
  for (const start of COMFORTS) start(room);
}
