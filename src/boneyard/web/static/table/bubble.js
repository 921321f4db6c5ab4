// Something that was said, in a small bubble near the name for a few seconds, where it covers the fewest tiles.
import { make } from "./dom.js";

const STAYS = 6000;
const SPACE = 6;
const bubbles = new Map(); // by seat

export function showBubble(room, line) {
  bubbles.get(line.seat)?.remove();
  const frame = document.querySelector(".felt-frame");
  // Screen readers are told of it elsewhere.
  const bubble = make("p", { class: "bubble", "aria-hidden": "true" }, make("b", {}, line.name), " ", make("bdi", {}, line.text));
  frame.append(bubble);
  bubbles.set(line.seat, bubble);
  const put = () => {
    const [x, y] = place(room, line.seat, frame.getBoundingClientRect(), bubble.getBoundingClientRect());
    bubble.style.left = `${x}px`;
    bubble.style.top = `${y}px`;
  };
  // The felt makes room when somebody asks for something: a bubble must not lie over the answers then.
  const sizes = new ResizeObserver(put);
  sizes.observe(frame);
  setTimeout(() => {
    sizes.disconnect();
    bubble.remove();
  }, STAYS);
}

// Whoever opens the talk reads it there.
export function clearBubbles() {
  for (const bubble of bubbles.values()) bubble.remove();
}

function place(room, seat, frame, { width, height }) {
  const at = room.stage.scene && room.stage.plate(seat);
  if (!at) return [(frame.width - width) / 2, SPACE];
  const x = at.x - frame.left;
  const y = at.y - frame.top;
  const tiles = [...document.querySelectorAll("#board .piece .body")].map((each) => each.getBoundingClientRect());
  const within = (value, most) => Math.max(SPACE, Math.min(value, most - SPACE));
  const tried = [[x - width / 2, y + 22], [x - width / 2, y - height - 22], [x + 30, y - height / 2], [x - width - 30, y - height / 2]]
    .map(([left, top]) => [within(left, frame.width - width), within(top, frame.height - height - 44)])
    .map(([left, top]) => ({ left, top, covers: tiles.filter((tile) => tile.left - frame.left < left + width && tile.right - frame.left > left && tile.top - frame.top < top + height && tile.bottom - frame.top > top).length }));
  const best = tried.reduce((one, other) => other.covers < one.covers ? other : one);
  return [best.left, best.top];
}
