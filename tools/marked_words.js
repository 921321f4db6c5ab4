// An ESLint rule: what a person reads is a whole message in plain quotes, given to `_`, `ngettext` or `pgettext` of
// static/lib/words.js. Everything else that reads like English is reported, unless its place in the code says that
// no player reads it: a selector, a class, a key, an address, an error for developers.

/** The functions that take messages, and which of their arguments are messages. */
const MARKS = new Map([
  ["_", [0]],
  ["ngettext", [0, 1]],
  ["pgettext", [0, 1]],
]);
/** Functions whose texts are read: from which argument on, and to which. @type {Map<string, [number, number]>} */
const SAID = new Map([
  ["button", [0, 0]],
  ["confirm", [0, 2]],
  ["copyField", [1, 1]],
  ["say", [0, 0]],
  ["setWords", [0, 0]],
  ["showBanner", [0, 0]],
  ["ring", [0, 1]],
  ["make", [2, Infinity]],
  ["svg", [2, Infinity]],
]);
/** Attributes and properties that are read. */
const SHOWN =
  /^(textContent|innerText|title|placeholder|alt|label|says|text|aria-(label|valuetext|description))$/;

/** Functions that take names of things: what is given to them is never read. */
const TAKES_NAMES =
  /^(addEventListener|allow|byId|closest|Error|fetch|fetchJson|getElementById|getElementsByClassName|getPropertyValue|load|loadNamed|matches|matchMedia|on|onChoice|postMessage|querySelector|querySelectorAll|save|setProperty|toggle|URL|add|remove|contains|startsWith|endsWith|includes|indexOf|split|assign)$/;
/** Attributes and properties that hold names, numbers and styles. */
const HOLDS_NAMES =
  /^(accept|Accept|action|anchor|attributeFilter|autocomplete|class|className|clip-path|Content-Type|d|data-.*|dateStyle|download|easing|fill|for|form|href|id|inputmode|key|kind|method|name|points|rel|role|src|stroke-.*|style|target|text-anchor|transform|type|unit|value|viewBox|width|aria-(labelledby|describedby|controls|keyshortcuts|hidden|pressed|disabled|expanded|current))$/;

const LETTERS = /\p{L}{2,}/u;
/** Two words, or a capitalized one. */
const ENGLISH =
  /\p{L}{2,}[’']?\p{L}*[,.:;!?…]? [\p{L}(“]|^\P{L}*\p{Lu}\p{Ll}+[.:!?…]?$|^[^.]*\p{L}{2}[.!?…]$/u;
const SELECTOR = /^[#.[][a-z]/;
const KEYS = /^(Arrow(Left|Right|Up|Down)|Enter|Escape|Home|End|PageUp|PageDown|Delete|Backspace|Tab)$/;

/** @param {any} callee */
const nameOf = (callee) =>
  callee?.type === "Identifier"
    ? callee.name
    : callee?.type === "MemberExpression"
      ? (callee.property.name ?? "")
      : "";

/** @param {any} key */
const keyName = (key) => (key.type === "Literal" ? String(key.value) : (key.name ?? ""));

/** @param {any} node */
const textOf = (node) =>
  node.type === "Literal"
    ? node.value
    : node.quasis.map((/** @type {any} */ part) => part.value.cooked).join("0");

/**
 * Where a text goes: "message", "read", "name", or "" where its place says nothing.
 * @param {any} node
 */
function useOf(node) {
  for (let child = node, parent = node.parent; parent; [child, parent] = [parent, parent.parent]) {
    switch (parent.type) {
      case "CallExpression":
      case "NewExpression": {
        const name = nameOf(parent.callee);
        const place = parent.arguments.indexOf(child);
        if (place < 0) break; // a part of what is called: ["a", "b"].join(" ")
        const messages = MARKS.get(name);
        if (messages) return messages.includes(place) ? "message" : "read";
        if (TAKES_NAMES.test(name)) return "name";
        if (name === "setAttribute") {
          const attribute = parent.arguments[0];
          return place > 0 && attribute.type === "Literal" && SHOWN.test(attribute.value) ? "read" : "name";
        }
        if (name === "join" || name === "filter") return "";
        const [from, to] = SAID.get(name) ?? [];
        if (from === undefined || to === undefined) return "";
        return place >= from && place <= to ? "read" : "name";
      }
      case "Property": {
        if (parent.key === child && !parent.computed) return "name";
        const name = keyName(parent.key);
        if (SHOWN.test(name)) return "read";
        if (HOLDS_NAMES.test(name)) return "name";
        break;
      }
      case "AssignmentExpression": {
        const name = nameOf(parent.left);
        if (SHOWN.test(name)) return "read";
        return HOLDS_NAMES.test(name) || parent.left.object?.property?.name === "style" ? "name" : "";
      }
      case "BinaryExpression":
        return "name"; // compared with something
      case "SwitchCase":
        if (parent.test === child) return "name";
        break;
      case "ConditionalExpression":
        if (parent.test === child) return "name";
        break;
      case "MemberExpression":
        if (parent.computed && parent.property === child) return "name";
        break;
      case "ImportDeclaration":
      case "ImportExpression":
      case "ExportAllDeclaration":
      case "ExportNamedDeclaration":
        return "name";
      case "ExpressionStatement":
        return parent.directive ? "name" : "";
      case "ReturnStatement":
      case "VariableDeclarator":
      case "ArrowFunctionExpression":
        return "";
      default:
    }
  }
  return "";
}

/** @type {import("eslint").Rule.RuleModule} */
export const rule = {
  meta: {
    type: "problem",
    schema: [],
    messages: {
      unmarked: 'No one could translate "{{text}}": write _("…") with fields in braces.',
      pieces: "A message is one text in plain quotes, or `make words` can't collect it.",
      inside: "Join messages with [].join(): inside of a template `make words` can't collect them.",
    },
  },
  create(context) {
    /** @param {any} node */
    const check = (node) => {
      const text = textOf(node);
      if (typeof text !== "string" || node.parent.type === "TaggedTemplateExpression") return;
      const use = useOf(node);
      if (use === "message" || use === "name" || KEYS.test(text) || SELECTOR.test(text)) return;
      const words = text.replaceAll("Boneyard", "").replace(/^\P{L}*[a-z]+-[a-z-]+$/u, ""); // our name, or a key
      if (use === "read" ? LETTERS.test(words) : ENGLISH.test(words)) {
        context.report({ node, messageId: "unmarked", data: { text: text.slice(0, 60) } });
      }
    };
    return {
      Literal: check,
      TemplateLiteral: check,
      CallExpression(/** @type {any} */ node) {
        const name = nameOf(node.callee);
        const messages = MARKS.get(name);
        if (node.callee.type !== "Identifier" || !messages) return;
        if (!messages.every((place) => typeof node.arguments[place]?.value === "string")) {
          context.report({ node, messageId: "pieces" });
        }
        if (context.sourceCode.getAncestors(node).some(({ type }) => type === "TemplateLiteral")) {
          context.report({ node, messageId: "inside" });
        }
      },
    };
  },
};
