// The row of tools above the hand: features add their buttons here, and say when they are useful.
import { byId, cueScroll, make, reorder } from "../../lib/dom.js";

/**
 * @typedef {object} Tool
 * @property {string} key
 * @property {string} label
 * @property {(button: HTMLButtonElement) => void} press
 * @property {() => boolean} [shown]
 * @property {() => boolean} [pressed] For a tool that stays down.
 * @property {number} [order]
 */

/** @type {(Pick<Tool, "shown" | "pressed"> & { button: HTMLButtonElement, order: number })[]} */
const tools = [];
const row = byId("tools");
const fadeEdges = cueScroll(row);

/** @param {Tool} tool */
export function addTool({ key, label, press, shown, pressed, order = 50 }) {
  const button = make("button", { type: "button", class: "tool", "data-tool": key }, label);
  button.addEventListener("click", () => press(button));
  tools.push({ button, shown, pressed, order });
  tools.sort((one, other) => one.order - other.order);
  return button;
}

export function showTools() {
  const shown = tools.filter((tool) => tool.shown?.() ?? true);
  for (const { button, pressed } of shown) {
    if (pressed) button.setAttribute("aria-pressed", String(pressed()));
  }
  reorder(
    row,
    shown.map((tool) => tool.button),
  );
  row.hidden = !shown.length;
  // Classes, because a :has() high up in the page would style all of it again after every change below it.
  document.body.classList.toggle("with-tools", !row.hidden);
  document.body.classList.toggle("with-talk", Boolean(row.querySelector("[data-tool=talk]")));
  fadeEdges();
}

// The arrow keys move along the row.
row.addEventListener("keydown", (event) => {
  const steps = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" };
  const step = /** @type {Record<string, "previousElementSibling" | "nextElementSibling">} */ (steps)[
    event.key
  ];
  if (!step) return;
  event.preventDefault();
  const next = document.activeElement?.[step];
  if (next instanceof HTMLElement) next.focus();
});
