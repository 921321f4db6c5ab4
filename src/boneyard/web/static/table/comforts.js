// What makes the table comfortable, one module each: every one is started with the room and hears what it asks for.
// A comfort exports `start(room)`. The room has: id, now(), table(), yours(), alone(), tell(message) for what may be lost,
// send(message) for what must not be, words(text, kind), say(text), play(move), mark(), redraw(), stage, rack, choosing,
// touching, elsewhere (ids of what a comfort sent and answers for itself), on(type, listener) for messages of the server, and onShown(listener) after each state.
import { start as insist } from "./insist.js";
import { start as alone } from "./alone.js";
import { start as bell } from "./bell.js";
import { start as clock } from "./clock.js";
import { start as company } from "./company.js";
import { start as figures } from "./figures.js";
import { start as hand } from "./hand.js";
import { startHint as hint } from "./hint.js";
import { startLearning as learning } from "./learning.js";
import { start as rematch } from "./rematch.js";
import { start as sounding } from "./sounding.js";
import { start as speaking } from "./speaking.js";
import { start as undo } from "./undo.js";
import { start as watching } from "./watching.js";
import { startWhyNot as whynot } from "./whynot.js";

const COMFORTS = [insist, alone, bell, clock, company, figures, hand, hint, learning, rematch, sounding, speaking, undo, watching, whynot];

export function startComforts(room) {
  for (const start of COMFORTS) start(room);
}
