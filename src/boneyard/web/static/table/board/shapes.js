// Everything on the board but the tiles: lanes, rails, spots and labels, in tile units.
/** @import { Label, Lane, Scene, Spot } from "../../lib/protocol.js" */
import { svg } from "../../lib/dom.js";
import { drawEngine } from "./tiles.js";

const PLATE = 2.6; // ems that a plate is wider than its text
const SCORE = 0.9;
/** @param {number} number */
const round = (number) => Math.round(number * 1000) / 1000;

/** @param {Lane} lane @param {Scene} scene */
export function drawLane(lane, scene) {
  const short = Math.min(lane.width, lane.height);
  const radius = lane.plain ? Math.min(lane.height / 2, scene.em) : 0.21 * short;
  const kinds = ["lane", lane.plain ? "plate" : "strip", lane.bright && "bright", lane.marked && "marked"];
  return svg("rect", {
    class: [...kinds, lane.hidden && "long"].filter(Boolean).join(" "),
    "data-lane": lane.id,
    x: round(lane.x),
    y: round(lane.y),
    width: round(lane.width),
    height: round(lane.height),
    rx: round(radius),
  });
}

/** All rails as one path. @param {Scene} scene */
export function drawRails(scene) {
  if (!scene.rails?.length) return [];
  const curved = scene.rails.some((rail) => rail.curved);
  const path = scene.rails.map((rail) => {
    const dx = round(rail.x2 - rail.x1);
    const dy = round(rail.y2 - rail.y1);
    const bend = rail.curved ? `c${round(dx / 2)} 0 ${round(dx / 2)} ${dy} ` : "l";
    return `M${round(rail.x1)} ${round(rail.y1)}${bend}${dx} ${dy}`;
  });
  return [
    svg("path", {
      class: curved ? "rail curved" : "rail",
      d: path.join(""),
      "stroke-width": round(curved ? 0.3 : 0.28 * scene.em),
    }),
  ];
}

/** A cell of a grid: half a tile long, without a number. @param {Spot} spot */
export const isCell = (spot) => spot.length === 1 && !spot.number;

/** @param {Spot} spot @param {number} pixels To a tile unit. */
export function drawSpot(spot, pixels) {
  const scale = spot.scale ?? 1;
  const half = 50 * (spot.length ?? 2);
  const turn = (spot.turn ?? 0) * 45;
  const cell = isCell(spot);
  const edge = cell ? 6 : 5;
  const size = pixels * scale >= 20 ? 48 : 70;
  const hole = svg("rect", {
    class: cell ? "hole cell" : "hole",
    x: round(-half + edge),
    y: -50 + edge,
    width: round(2 * half - 2 * edge),
    height: 100 - 2 * edge,
    rx: cell ? 20 : 16.7,
  });
  const upright = { class: "open", y: round(0.36 * size), "font-size": size, transform: `rotate(${-turn})` };
  const number = spot.number ? [svg("text", upright, spot.number)] : [];
  const place = `translate(${round(spot.x)} ${round(spot.y)}) rotate(${turn}) scale(${scale / 100})`;
  return svg("g", { transform: place }, hole, ...number);
}

/** An upper bound for the width of a text; only plates need it. @param {string} text @param {number} size */
function estimateWidth(text, size) {
  let ems = 0;
  for (const letter of text) {
    if ("iljtfrI.,:;'!|()[] -1".includes(letter)) ems += 0.4;
    else ems += "mwMWQOGD@%".includes(letter) ? 0.98 : 0.7;
  }
  return ems * size;
}

/** @param {Label} label */
export function drawLabel(label) {
  if (label.role === "marker" || label.role === "chips") return drawPlate(label);
  if (label.role === "score") return drawScore(label);
  const kinds = ["label", `as-${label.role ?? "words"}`, label.strong && "strong"];
  const place = { x: round(label.x), y: round(label.y + 0.35 * label.size), "font-size": round(label.size) };
  const style = {
    class: kinds.filter(Boolean).join(" "),
    "data-label": label.id,
    "text-anchor": label.anchor ?? "start",
  };
  return svg("text", { ...style, ...place }, label.text);
}

/** A player's points, on a plate of their own beside the name. @param {Label} label */
function drawScore(label) {
  const width = estimateWidth(label.text, label.size) + SCORE * label.size;
  const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor ?? "start"];
  const height = 1.2 * label.size;
  const plate = {
    x: round(left),
    y: round(label.y - height / 2),
    width: round(width),
    height: round(height),
  };
  const text = { x: round(left + width / 2), y: round(label.y + 0.35 * label.size) };
  return svg(
    "g",
    { class: "points-of" },
    svg("rect", { ...plate, rx: round(height / 2) }),
    svg("text", { ...text, "font-size": round(label.size), "text-anchor": "middle" }, label.text),
  );
}

/** @param {Label} label */
function drawPlate(label) {
  const width = estimateWidth(label.text, label.size) + PLATE * label.size;
  const left = label.x - { start: 0, middle: width / 2, end: width }[label.anchor ?? "start"];
  const height = 1.2 * label.size;
  const sign = label.role === "marker" ? drawEngine() : drawChip();
  const place = `translate(${round(left + 0.95 * label.size)} ${round(label.y)})`;
  sign.setAttribute("transform", `${place} scale(${round(height / 105)})`);
  const plate = {
    x: round(left),
    y: round(label.y - height / 2),
    width: round(width),
    height: round(height),
  };
  const text = { x: round(left + 1.8 * label.size), y: round(label.y + 0.33 * label.size) };
  return svg(
    "g",
    { class: `on-plate ${label.role}` },
    svg("rect", { ...plate, rx: round(height / 2) }),
    sign,
    svg("text", { ...text, "font-size": round(0.95 * label.size) }, label.text),
  );
}

function drawChip() {
  const notches = [0, 60, 120, 180, 240, 300].map((turn) =>
    svg("path", { class: "notch", d: "M31 0h12", transform: `rotate(${turn})` }),
  );
  const [rim, inner] = [svg("circle", { class: "paint", r: 42 }), svg("circle", { class: "inner", r: 25 })];
  return svg("g", { class: "sign" }, rim, ...notches, inner);
}
