// What lies around the tiles: lanes, rails, places and words, in tile units.
import { svg } from "./dom.js";
import { engine } from "./faces.js";

const PLATE = 2.6; // how much wider than its word a plate is
const n = (number) => Math.round(number * 1000) / 1000;

export function laneRect(lane, scene) {
  const low = Math.min(lane.width, lane.height);
  const radius = lane.plain ? Math.min(lane.height / 2, scene.em) : 0.21 * low;
  const marks = [lane.plain ? "plate" : "strip", lane.bright && "bright", lane.marked && "marked", lane.hidden && "long"];
  return svg("rect", {
    class: `lane ${marks.filter(Boolean).join(" ")}`, "data-lane": lane.id,
    x: n(lane.x), y: n(lane.y), width: n(lane.width), height: n(lane.height), rx: n(radius),
  });
}

export function railsPath(scene) {
  if (!scene.rails?.length) return [];
  const curved = scene.rails.some((rail) => rail.curved);
  const drawn = scene.rails.map((rail) => {
    const dx = n(rail.x2 - rail.x1);
    const dy = n(rail.y2 - rail.y1);
    const bend = rail.curved ? `c${n(dx / 2)} 0 ${n(dx / 2)} ${dy} ` : "l";
    return `M${n(rail.x1)} ${n(rail.y1)}${bend}${dx} ${dy}`;
  });
  return [svg("path", {
    class: curved ? "rail curved" : "rail", d: drawn.join(""), "stroke-width": n(curved ? 0.3 : 0.28 * scene.em),
  })];
}

export function spotParts(spot, k) {
  const scale = (spot.scale ?? 1) / 100;
  const half = 50 * (spot.length ?? 2);
  const turn = (spot.turn ?? 0) * 45;
  const cell = spot.length === 1 && !spot.number;
  const size = k * (spot.scale ?? 1) >= 20 ? 48 : 70;
  const edge = cell ? 6 : 5;
  const parts = [svg("rect", {
    class: cell ? "hole cell" : "hole",
    x: n(-half + edge), y: -50 + edge, width: n(2 * half - 2 * edge), height: 100 - 2 * edge, rx: cell ? 20 : 16.7,
  })];
  if (spot.number) {
    parts.push(svg("text", {
      class: "open", y: n(0.36 * size), "font-size": size, transform: `rotate(${-turn})`,
    }, spot.number));
  }
  return [svg("g", { transform: `translate(${n(spot.x)} ${n(spot.y)}) rotate(${turn}) scale(${scale})` }, ...parts)];
}

// As wide as letters may become; only plates need to know.
function textWidth(text, size) {
  let ems = 0;
  for (const sign of text) ems += "iljtfrI.,:;'!|()[] -1".includes(sign) ? 0.4 : "mwMWQOGD@%".includes(sign) ? 0.98 : 0.7;
  return ems * size;
}

export function labelParts(label) {
  if (label.role === "marker" || label.role === "chips") return onPlate(label);
  const marks = ["label", `as-${label.role ?? "words"}`, label.strong && "strong"];
  return svg("text", {
    class: marks.filter(Boolean).join(" "), x: n(label.x), y: n(label.y + 0.35 * label.size), "font-size": n(label.size),
    "text-anchor": label.anchor ?? "start",
  }, label.text);
}

function onPlate(label) {
  const wide = textWidth(label.text, label.size) + PLATE * label.size;
  const left = label.x - { start: 0, middle: wide / 2, end: wide }[label.anchor ?? "start"];
  const high = 1.2 * label.size;
  const sign = label.role === "marker" ? engine() : chip();
  sign.setAttribute("transform", `translate(${n(left + 0.95 * label.size)} ${n(label.y)}) scale(${n(high / 105)})`);
  return svg("g", { class: `on-plate ${label.role}` },
    svg("rect", { x: n(left), y: n(label.y - high / 2), width: n(wide), height: n(high), rx: n(high / 2) }),
    sign,
    svg("text", { x: n(left + 1.8 * label.size), y: n(label.y + 0.33 * label.size), "font-size": n(0.95 * label.size) }, label.text));
}

function chip() {
  const notches = [0, 60, 120, 180, 240, 300].map((turn) =>
    svg("path", { class: "notch", d: "M31 0h12", transform: `rotate(${turn})` }));
  return svg("g", { class: "sign" }, svg("circle", { class: "paint", r: 42 }), ...notches, svg("circle", { class: "inner", r: 25 }));
}
