// Where a card can lie so that what matters stays in view: the place that covers least of it.
const EDGE = 8; // pixels kept free at the edges of the screen
const STEP = 16;
const STAYS = 900; // square pixels that another place must save before the card goes there

const area = (one, other) => Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left))
  * Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

export function rectsOf(selector) {
  return [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect())
    .filter((rect) => rect.width > 1 && rect.height > 1 && rect.left < innerWidth && rect.right > 0 && rect.top < innerHeight && rect.bottom > 0);
}

export function union(rects) {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return { left, top, right, bottom, width: right - left, height: bottom - top };
}

// `matters` are pairs of a rectangle and how much it matters; among equal places the one nearest to `thing` is taken,
// and a card that lies well enough `before` stays there.
export function clearing(wide, high, thing, matters, before) {
  const cost = ({ left, top }) => {
    const card = { left: left - 4, top: top - 4, right: left + wide + 4, bottom: top + high + 4 };
    const far = Math.hypot(left + wide / 2 - thing.left - thing.width / 2, top + high / 2 - thing.top - thing.height / 2);
    return matters.reduce((sum, [rect, weight]) => sum + weight * area(card, rect), 0) + 0.2 * far;
  };
  const [right, bottom] = [Math.max(EDGE, innerWidth - wide - EDGE), Math.max(EDGE, innerHeight - high - EDGE)];
  let best = null;
  const look = (place) => {
    const found = cost(place);
    if (!best || found < best.cost) best = { ...place, cost: found };
  };
  for (let top = EDGE; ; top = Math.min(bottom, top + STEP)) {
    for (let left = EDGE; ; left = Math.min(right, left + STEP)) {
      look({ left, top });
      if (left >= right) break;
    }
    if (top >= bottom) break;
  }
  const fits = before && before.left <= right && before.top <= bottom;
  return fits && cost(before) < best.cost + STAYS ? before : best;
}
