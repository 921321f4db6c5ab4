// The row of tools above the hand: each comfort that has a button puts it here, and says when it is of use.
import { arrange, byId, make } from "./dom.js";

const tools = [];

// A tool: `key`, `label`, what `press` does, when it is `shown`, and for one that stays down whether it is `pressed`.
export function addTool({ key, label, press, shown = () => true, pressed = null, order = 50 }) {
  const button = make("button", { type: "button", class: "tool", "data-tool": key }, label);
  button.addEventListener("click", () => press(button));
  tools.push({ button, shown, pressed, order });
  tools.sort((one, other) => one.order - other.order);
  return button;
}

// With the keys one goes along the row; on a phone what has the focus comes into view.
byId("tools").addEventListener("keydown", (event) => {
  const to = { ArrowLeft: "previousElementSibling", ArrowRight: "nextElementSibling" }[event.key];
  if (!to) return;
  event.preventDefault();
  document.activeElement[to]?.focus();
});

// A row that goes on beyond the edge fades there, so that one knows to push it along.
function fade() {
  const row = byId("tools");
  row.classList.toggle("before", row.scrollLeft > 2);
  row.classList.toggle("beyond", row.scrollLeft + row.clientWidth < row.scrollWidth - 2);
}
byId("tools").addEventListener("scroll", fade, { passive: true });
new ResizeObserver(fade).observe(byId("tools"));

export function showTools() {
  const wanted = tools.filter((tool) => tool.shown());
  for (const { button, pressed } of wanted) {
    if (pressed) button.setAttribute("aria-pressed", String(pressed()));
  }
  arrange(byId("tools"), wanted.map((tool) => tool.button));
  byId("tools").hidden = !wanted.length;
  fade();
}
