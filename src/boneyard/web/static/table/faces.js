// Tiles from the sheet of symbols: a body lit from above, two faces, or a back.
import { make, svg } from "./dom.js";

const UPRIGHT_FROM = 19; // wild and letters stand on their feet, and so do numerals
const HALF = 48.5;
const RING = 5;
const sheets = new Map();
let prefix = "by-";
let known = new Set();
let holder = null;

export async function useFaces(palette) {
  if (!sheets.has(palette)) {
    const answer = await fetch(`/faces/${palette}.svg`);
    if (!answer.ok) throw new Error("The tiles could not be fetched.");
    sheets.set(palette, await answer.text());
  }
  const sheet = new DOMParser().parseFromString(sheets.get(palette), "image/svg+xml").documentElement;
  const ids = [...sheet.querySelectorAll("[id]")].map((each) => each.id);
  prefix = ids.find((id) => id.endsWith("back"))?.slice(0, -4) ?? "by-";
  known = new Set(ids);
  if (!holder) {
    holder = make("div", { class: "sheet-of-faces", "aria-hidden": "true" });
    document.body.append(holder);
  }
  sheet.setAttribute("width", "0");
  sheet.setAttribute("height", "0");
  holder.replaceChildren(document.importNode(sheet, true));
}

function use(name, transform) {
  return svg("use", { href: `#${prefix}${name}`, transform });
}

function half(face, at, turn, numerals) {
  const upright = face >= UPRIGHT_FROM || numerals;
  const name = numerals && face < UPRIGHT_FROM ? `n${face}` : `f${face}`;
  const place = `translate(${at} 0)${upright ? ` rotate(${-45 * turn})` : ""}`;
  if (known.has(prefix + name)) return use(name, place);
  if (!numerals || face >= UPRIGHT_FROM) return "";
  return svg("text", { class: "numeral", y: 24, transform: place }, String(face));
}

// What a piece looks like, a hundred to its width, around its own middle.
export function tileParts(piece, numerals) {
  if (piece.first < 0) return [use("back")];
  const turn = (piece.turn ?? 0) % 8;
  return [
    use(`b${turn}`),
    half(piece.first, -HALF, turn, numerals),
    half(piece.second, HALF, turn, numerals),
  ].filter(Boolean);
}

export const shadow = () => use("sh");
export const engine = () => svg("g", { class: "sign" }, use(`f${UPRIGHT_FROM}`));

export function ring() {
  return svg("rect", {
    class: "ring",
    x: -97 - RING, y: -47 - RING, width: 194 + 2 * RING, height: 94 + 2 * RING, rx: 17 + RING,
  });
}

// A tile that stands by itself, as on a rack; or lies there, as in a train.
export function standing(piece, numerals, lies = false) {
  const turned = { ...piece, turn: lies ? 0 : 2 };
  const turn = lies ? "" : "rotate(90)";
  return svg("svg", { viewBox: lies ? "-104 -54 208 112" : "-54 -104 108 212", "aria-hidden": "true", class: "tile" },
    svg("g", { transform: `translate(0 5) ${turn}` }, use("sh")),
    svg("g", { transform: turn || null }, ...tileParts(turned, numerals), ring()));
}
