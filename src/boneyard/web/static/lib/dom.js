// Helpers to find, make and order elements.
import { _ } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | boolean | null | undefined>} Attributes */

/**
 * The element with this id; the page's template must have it.
 * @template {Element} [E=HTMLElement]
 * @param {string} id
 * @param {new () => E} [kind]
 * @returns {E}
 */
export function byId(id, kind) {
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`This page has no ${id} of the right kind.`);
  return /** @type {E} */ (/** @type {unknown} */ (found));
}

/** @param {Element} element @param {Attributes} attributes */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function make(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function svg(name, attributes = {}, ...children) {
  const made = document.createElementNS(SVG, name);
  setAttributes(made, attributes);
  made.append(...children);
  return made;
}

/** Text as nodes that keep the name of a tile, like 5-0, on one line. @param {string} text */
export function toNodes(text) {
  return text
    .split(/(\S*[\dA-Z]-[\dA-Z]\S*)/)
    .map((part, index) => (index % 2 ? make("span", { class: "whole" }, part) : part))
    .filter((part) => part !== "");
}

/** @param {string} text @param {(event: MouseEvent) => void} onClick @param {Attributes} [attributes] */
export function button(text, onClick, attributes = {}) {
  const made = make("button", { type: "button", ...attributes }, ...toNodes(text));
  made.addEventListener("click", onClick);
  return made;
}

/**
 * Put children in this order. Only those out of place are moved; the others keep focus and animations.
 * @param {Element} parent
 * @param {Element[]} children
 */
export function reorder(parent, children) {
  /** @type {ChildNode | null} */
  let next = parent.firstChild;
  for (const child of children) {
    if (child === next) next = next.nextSibling;
    else parent.insertBefore(child, next);
  }
  while (next) {
    const after = next.nextSibling;
    next.remove();
    next = after;
  }
}

/** @type {Map<string, Promise<void>>} Styles by their address. */
const styles = new Map();

/**
 * Load the styles of what a page shows only later, once, and wait until they apply.
 * @param {string} name A file beside the module.
 * @param {string} module Its `import.meta.url`.
 * @returns {Promise<void>}
 */
export function loadStyles(name, module) {
  const { href } = new URL(name, module);
  const known = styles.get(href);
  if (known) return known;
  const link = make("link", { rel: "stylesheet", href });
  /** @type {Promise<void>} */
  const loaded = new Promise((done) => {
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => done()); // plain is better than nothing
    document.head.append(link);
  });
  styles.set(href, loaded);
  return loaded;
}

/** Show a modal dialog and remove it when it closes. @param {HTMLDialogElement} dialog */
export function showOnce(dialog) {
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Make a button copy a field; without a clipboard the text is selected instead.
 * @param {HTMLButtonElement} copy
 * @param {HTMLInputElement} field
 */
export function copyOnClick(copy, field) {
  field.addEventListener("focus", () => field.select());
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      copy.textContent = _("Copied");
    } catch {
      field.focus();
    }
  });
}

/**
 * A read-only field with a button that copies it.
 * @param {string} text
 * @param {string} label
 * @param {Attributes} [attributes]
 */
export function copyField(text, label, attributes = {}) {
  const field = make("input", { type: "text", readonly: true, value: text, "aria-label": label });
  const copy = make("button", { type: "button", ...attributes }, _("Copy"));
  copyOnClick(copy, field);
  return make("p", { class: "copy" }, field, copy);
}

/**
 * Mark a part that scrolls sideways where there is more of it to see: "before" it, or "beyond" it.
 * @param {HTMLElement} part
 * @returns {() => void} To be called when what is in it has changed.
 */
export function cueScroll(part) {
  const mark = () => {
    part.classList.toggle("before", part.scrollLeft > 2);
    part.classList.toggle("beyond", part.scrollLeft + part.clientWidth < part.scrollWidth - 2);
  };
  part.addEventListener("scroll", mark, { passive: true });
  new ResizeObserver(mark).observe(part);
  return mark;
}

// --- events

/** The element an event happened on. @param {Event} event */
export const targetOf = (event) => (event.target instanceof Element ? event.target : document.body);

/** @param {Event} event */
export const isTyping = (event) => targetOf(event).matches("input, textarea, select");

/** @param {KeyboardEvent} event */
export const hasModifier = (event) => event.ctrlKey || event.metaKey || event.altKey;

export const isDialogOpen = () => document.querySelector("dialog[open]") !== null;

/**
 * Whether a key is a shortcut of the page, not input for a field, a dialog or the browser.
 * @param {KeyboardEvent} event
 */
export const isShortcut = (event) => !hasModifier(event) && !isTyping(event) && !isDialogOpen();

/** Show what the server's operator has to say to everyone, until it is closed. @param {string} text */
export function showNotice(text) {
  const close = make("button", { type: "button" }, _("Close"));
  const notice = make("div", { class: "notice sheet" }, make("p", { role: "alert" }, text), close);
  close.addEventListener("click", () => notice.remove());
  document.body.append(notice);
}
