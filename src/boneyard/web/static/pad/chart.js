// The totals round by round as a small drawing; the table beside it says the same in numbers.
import { svg } from "../table/dom.js";

const HIGH = 240;
const PAD = { left: 44, right: 96, top: 14, bottom: 26 };
const DASHES = ["", "7 4", "2 4", "10 3 2 3"];

function steps(low, high) {
  const raw = (high - low) / 4 || 1;
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((each) => each * size).find((each) => each >= raw);
  const found = [];
  for (let at = Math.ceil(low / step) * step; at <= high + step / 1000; at += step) found.push(Math.round(at));
  return [...new Set(found)];
}

// Labels that would lie on each other move apart, in their order.
function apart(wanted, least) {
  const order = wanted.map((at, index) => ({ at, index })).sort((one, two) => one.at - two.at);
  for (let at = 1; at < order.length; at += 1) order[at].at = Math.max(order[at].at, order[at - 1].at + least);
  const over = Math.max(0, (order.at(-1)?.at ?? 0) - (HIGH - PAD.bottom));
  const found = [];
  for (const each of order) found[each.index] = each.at - over;
  return found;
}

export function chart({ names, rows, begin, target, wide }) {
  const lines = names.map((_, side) => [begin, ...rows.map((row) => row.totals[side])]);
  const every = lines.flat();
  const low = Math.min(0, ...every);
  const high = Math.max(1, ...every, target && target <= Math.max(...every) * 2 ? target : 0);
  const x = (at) => PAD.left + ((wide - PAD.left - PAD.right) * at) / Math.max(rows.length, 1);
  const y = (value) => HIGH - PAD.bottom - ((HIGH - PAD.top - PAD.bottom) * (value - low)) / (high - low);
  const best = names.map((name, side) => `${name} ${lines[side].at(-1)}`).join(", ");
  const drawn = svg("svg", { viewBox: `0 0 ${wide} ${HIGH}`, class: "chart", role: "img", "aria-label": `Totals by round, now: ${best}.` });
  for (const value of steps(low, high)) {
    drawn.append(svg("line", { x1: PAD.left, x2: wide - PAD.right, y1: y(value), y2: y(value), class: "rule" }));
    drawn.append(svg("text", { x: PAD.left - 8, y: y(value) + 4, class: "scale", "text-anchor": "end" }, String(value)));
  }
  const skip = Math.ceil(rows.length / Math.floor(wide / 45));
  rows.forEach((row, at) => {
    if ((at + 1) % skip === 0 || at === rows.length - 1) {
      drawn.append(svg("text", { x: x(at + 1), y: HIGH - 8, class: "scale", "text-anchor": "middle" }, String(row.number)));
    }
  });
  if (target && target <= high) {
    drawn.append(svg("line", { x1: PAD.left, x2: wide - PAD.right, y1: y(target), y2: y(target), class: "target" }));
  }
  const at = apart(lines.map((line) => y(line.at(-1)) + 5), 17);
  lines.forEach((line, side) => {
    const points = line.map((value, round) => `${x(round).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
    drawn.append(svg("polyline", { points, class: `curve c${side % 8}`, "stroke-dasharray": DASHES[Math.floor(side / 8) + (side % 4)] || null }));
    drawn.append(svg("circle", { cx: x(line.length - 1), cy: y(line.at(-1)), r: 4, class: `dot c${side % 8}` }));
    const label = names[side].length > 12 ? `${names[side].slice(0, 11)}…` : names[side];
    drawn.append(svg("text", { x: wide - PAD.right + 10, y: at[side], class: "who" }, label));
  });
  return drawn;
}
