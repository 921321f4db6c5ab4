// Small helpers for making and finding elements.
const SVG = "http://www.w3.org/2000/svg";

export const byId = (id) => document.getElementById(id);

export function make(name, attributes = {}, ...inside) {
  const found = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) found.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) found.setAttribute(key, value);
  }
  found.append(...inside);
  return found;
}

// Words in which the name of a tile, like 5-0, is never broken.
export function said(text) {
  return text.split(/(\S*[\dA-Z]-[\dA-Z]\S*)/).map((part, at) => at % 2 ? make("span", { class: "whole" }, part) : part).filter((part) => part !== "");
}

export function svg(name, attributes = {}, ...inside) {
  const found = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) found.setAttribute(key, value);
  }
  found.append(...inside);
  return found;
}

// Put children in this order, touching only those that are out of place: what stays keeps its focus and its motion.
export function arrange(parent, children) {
  let at = parent.firstChild;
  for (const child of children) {
    if (child === at) at = at.nextSibling;
    else parent.insertBefore(child, at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

export function button(text, onClick, attributes = {}) {
  const found = make("button", { type: "button", ...attributes }, ...said(text));
  found.addEventListener("click", onClick);
  return found;
}

// A part of the drawing becomes a button with a name, or ceases to be one.
export function touchable(group, on, name, pressed) {
  if (!on) {
    for (const each of ["role", "tabindex", "aria-label", "aria-pressed"]) group.removeAttribute(each);
    return;
  }
  group.setAttribute("role", "button");
  group.setAttribute("aria-label", name());
  group.setAttribute("aria-pressed", String(pressed));
  if (!group.hasAttribute("tabindex")) group.setAttribute("tabindex", "-1");
}
