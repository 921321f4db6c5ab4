// The hand is the player's own: tiles are dragged into another order, turned round, sorted, divided, or lined up as a train.
import { glide } from "./motion.js";
import { spoken } from "./naming.js";
import { Order, isGap } from "./order.js";
import { addTool, showTools } from "./tools.js";

const STEPS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
const REST = "|rest"; // stands behind a train that is lined up, and cannot be moved
const SLACK = 12; // pixels around the rack that still belong to it
const BELOW = 60;
const DWELL = 70; // milliseconds over a place before the others make room

export function start(room) {
  const { rack, touching } = room;
  const order = new Order(room.id);
  let before = null; // the order from before a drag
  let wished; // before which item it would lie now, and soon will
  let making = 0;
  let last = null; // what was touched last in the hand
  let curious = false; // the player has just asked for a train, and is told of it

  rack.arranged = (pieces) => {
    order.at(dealOf(room.now()));
    return { items: order.shown(pieces), lies: Boolean(order.lined && order.plan) };
  };

  const ids = () => rack.items.map((each) => each.dataset.piece ?? each.dataset.gap);
  const playing = () => room.now()?.phase === "playing" && rack.tiles.size > 0;
  const name = (id) => isGap(id) ? "divider" : spoken(rack.tiles.get(id).piece);

  function again() {
    rack.rearrange();
    room.mark();
  }

  function placed(id) {
    order.clean(rack.pieces);
    again();
    const at = ids().indexOf(id);
    if (at < 0) room.say("The divider is taken away.");
    else room.say(`${name(id)} is at place ${at + 1} of ${ids().length}.`);
  }

  // --- by finger and mouse: what Dragging asks for

  touching.hand = {
    lift(id) {
      if (id === REST) return null;
      before = order.copy();
      return isGap(id) ? { id, gap: true } : rack.tiles.get(id)?.piece ?? null;
    },
    over(id, x, y) {
      const { left, right, top, bottom } = rack.panel.getBoundingClientRect();
      if (x < left - SLACK || x > right + SLACK || y < top || y > bottom + BELOW) return false;
      const wish = slot(rack, id, x, y);
      if (wish === wished) return true;
      wished = wish;
      clearTimeout(making);
      // What only passes on its way to the table moves nothing; a train stays one until something is let go in it.
      if (!order.lined) making = setTimeout(() => makeRoom(id, slot(rack, id, x, y)), DWELL);
      return true;
    },
    out() {
      clearTimeout(making);
      wished = undefined;
      order.become(before);
      again();
    },
    drop(id, x, y) {
      const inside = this.over(id, x, y);
      clearTimeout(making);
      wished = undefined;
      if (inside) {
        makeRoom(id, slot(rack, id, x, y));
        placed(id);
      } else if (isGap(id)) {
        setTimeout(() => divide(id)); // the finger is still on it
      }
      return inside || isGap(id);
    },
    turn,
  };

  function makeRoom(id, wish) {
    const now = ids();
    if (wish === (now[now.indexOf(id) + 1] ?? null)) return;
    order.put(rack.pieces, id, wish);
    again();
  }

  function turn(id) {
    if (!rack.tiles.has(id)) return;
    order.turn(rack.pieces, id);
    again();
    const { button, piece } = rack.tiles.get(id);
    glide(button.firstChild, { transform: "rotate(-180deg)" }, { transform: "none" });
    room.say(piece.first === piece.second ? `${name(id)} is turned round.` : `${name(id)} is turned round, ${face(piece)} first.`);
  }

  function divide(id) {
    if (id === REST) return;
    if (isGap(id)) order.list = order.list.filter((each) => each !== id);
    else order.divide(rack.pieces, id);
    order.clean(rack.pieces);
    const items = ids().length;
    again();
    room.say(ids().length > items ? `A divider behind ${name(id)}.` : "The divider is taken away.");
    if (isGap(id)) rack.rove()?.focus();
  }

  function sort(way) {
    order.sort(rack.pieces, way);
    again();
    room.say(way === "pips" ? "Sorted by pips." : "Sorted by number.");
  }

  function asDealt() {
    order.lined = false;
    order.plan = null;
    order.forget();
    order.keep();
    again();
    room.say("As they were dealt.");
  }

  // --- by keys

  rack.panel.addEventListener("keydown", (event) => {
    const id = event.target.dataset.piece ?? event.target.dataset.gap;
    if (id === undefined) return;
    const held = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    if (held && STEPS[event.key]) step(id, STEPS[event.key]);
    else if (held) return;
    else if (event.key === "f") turn(id);
    else if (event.key === "d" || (isGap(id) && (event.key === "Delete" || event.key === "Backspace"))) divide(id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  function step(id, by) {
    if (id === REST) return;
    const others = ids().filter((each) => each !== id);
    const at = Math.max(0, Math.min(others.length, ids().indexOf(id) + by));
    order.put(rack.pieces, id, others[at] ?? null);
    placed(id);
  }

  // --- lined up as a train, as the server knows best

  function ask() {
    if (order.lined && playing() && room.now().you !== null) room.tell({ do: "lineup" });
  }

  room.onShown(ask);
  room.on("lineup", (plan) => {
    if (!order.lined) return;
    order.plan = plan;
    again();
    if (curious) tellOf(plan);
    curious = false;
  });

  function tellOf({ open, train, rest }) {
    const text = !train.length ? `Nothing starts a train at ${open}.`
      : `${train.length === 1 ? "One tile" : `${train.length} tiles`} in a row from ${open}${rest.length ? `, ${rest.length} left over.` : ", none left over."}`;
    room.words(text);
    room.say(text);
  }

  function lineUp() {
    order.lined = curious = !order.lined;
    if (!order.lined) {
      order.plan = null;
      again();
      room.words("");
    }
    order.keep();
    showTools();
    ask();
  }

  // --- tools

  const remember = (event) => {
    const group = event.target.closest("[data-piece], [data-gap]");
    if (group && group.dataset.gap !== REST) last = group.dataset.piece ?? group.dataset.gap;
  };
  for (const kind of ["pointerdown", "focusin"]) rack.panel.addEventListener(kind, remember);

  addTool({
    key: "arrange", label: "Arrange", order: 10, shown: () => playing() && rack.tiles.size > 1,
    press: async (opener) => (await import("./arranging.js")).toggle(opener, {
      last: () => last !== null && ids().includes(last) ? last : ids()[0], name, turn, divide, sort, asDealt,
      divided: (id) => isGap(id) || isGap(ids()[ids().indexOf(id) + 1] ?? ""),
    }),
  });
  addTool({ key: "lineup", label: "Line up", order: 11, shown: () => playing() && Boolean(room.table()?.lineup), pressed: () => order.lined, press: lineUp });
}

// Which deal of which seat: a round can be played again at the same table, with other tiles.
function dealOf(now) {
  if (!now || now.you === null || now.phase !== "playing") return null;
  return `${now.you} ${now.round} ${now.fair?.hash?.slice(0, 12) ?? ""}`;
}

// The face at the upper end of a tile, as its name has it.
function face(piece) {
  const [one, other] = (piece.text ?? piece.id).split("/")[0].split("-");
  return one === String(piece.first) || other === String(piece.second) ? one : other;
}

// Before which item something lies that is held at a point: its row first, then its place in that row.
function slot(rack, id, x, y) {
  const home = rack.items[0].offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const all = rack.items.map((each) => ({
    id: each.dataset.piece ?? each.dataset.gap,
    x: home.left + each.offsetLeft + each.offsetWidth / 2, y: home.top + each.offsetTop + each.offsetHeight / 2,
  }));
  const row = all.reduce((best, each) => Math.abs(each.y - y) < Math.abs(best.y - y) - 2 ? each : best).y;
  const others = all.filter((each) => each.id !== id);
  const found = others.find((each) => each.y > row - 4 && (each.y > row + 4 || each.x > x));
  return found?.id ?? null;
}
