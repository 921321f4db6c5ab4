// Messages in the page's language. English is in the scripts themselves; for another language, the page loads
// static/words/ before any module. `make words` collects what is marked with these functions: whole sentences,
// with named fields in braces, in plain quotes.

/** @typedef {Record<string, string | number>} Fields */

/** The language of this page, for numbers and dates too. */
export const language = globalThis.document?.documentElement?.lang || "en";

/** @param {string} message @param {Fields} [fields] */
export const _ = (message, fields) => fill(find(message) || instead(message), fields);

/**
 * A message whose words mean different things in different places; the context says which is meant.
 * @param {string} context
 * @param {string} message
 * @param {Fields} [fields]
 */
export const pgettext = (context, message, fields) =>
  fill(find(`${context}\u0004${message}`) || instead(message), fields);

/**
 * A message that depends on a number, which fills the field `count`.
 * @param {string} one
 * @param {string} many
 * @param {number} count
 * @param {Fields} [fields]
 */
export const ngettext = (one, many, count, fields) =>
  fill(find(one, count) || instead(count === 1 ? one : many), { count, ...fields });

/**
 * A message as nodes: its fields are elements. The message is given as it is, not yet filled in.
 * @template T
 * @param {string} message
 * @param {Record<string, T>} nodes
 * @returns {(string | T)[]}
 */
export const spliced = (message, nodes) =>
  message
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 ? nodes[part] : part))
    .filter((part) => part !== "");

/** "Ann, Ben and Cleo". @param {string[]} items */
export function listed(items) {
  const last = items[items.length - 1];
  if (items.length < 2) return last ?? "";
  const start = items
    .slice(0, -1)
    .reduce((before, next) => pgettext("list", "{start}, {next}", { start: before, next }));
  return pgettext("list", "{start} and {last}", { start, last });
}

/** @param {string} key @param {number} [count] */
function find(key, count) {
  const words = globalThis.boneyardWords;
  const found = words?.messages[key];
  return Array.isArray(found) ? found[words?.plural(count ?? 1) ?? 0] : found;
}

/** What is written where there is no translation. @param {string} message */
const instead = (message) => globalThis.boneyardWords?.instead?.(message) ?? message;

/** @param {string} text @param {Fields} [fields] */
const fill = (text, fields) =>
  fields ? adapt(text, fields).replace(/\{(\w+)\}/g, (whole, name) => String(fields[name] ?? whole)) : text;

/**
 * Suit small words to the fields that follow them: in Spanish, y {name} becomes e {name} for Inés.
 * @param {string} text
 * @param {Fields} fields
 */
const adapt = (text, fields) =>
  (globalThis.boneyardWords?.changes ?? []).reduce(
    (before, [word, other, pattern]) =>
      before.replace(new RegExp(`\\b${word} \\{(\\w+)\\}`, "g"), (whole, name) =>
        new RegExp(pattern, "i").test(String(fields[name] ?? "")) ? `${other} {${name}}` : whole,
      ),
    text,
  );
