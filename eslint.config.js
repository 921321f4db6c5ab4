// The rules for the page scripts. Types are checked by tsc, formatting by Prettier.
import js from "@eslint/js";
import globals from "globals";
import { rule } from "./tools/marked_words.js";

const WEB = "src/boneyard/web";
const STATIC = `${WEB}/static`;
const WORKER = {
  VERSION: "readonly",
  LANGUAGE: "readonly",
  KEPT: "readonly",
  SHELL: "readonly",
  OFFLINE: "readonly",
};

const ONE_LINE = "Keep it on one line: the server leaves out lines that look like comments.";

const SHARED = ["../contributions.js", "../deals.js", "../scores.js", "../status.js"];

/** Imports run one way: these files may import from their own folder and from these places, and nothing else. */
function allow(files, ...places) {
  const message = `${files} may import from ./ ${places.join(" ")} and nothing else.`;
  const regex = `^(?!\\./(?!features/|people/)|${places.map((place) => place.replaceAll(".", "\\.")).join("|") || "$"})`;
  return {
    files: [`${STATIC}/${files}`],
    rules: { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] },
  };
}

export default [
  { ignores: ["build/", "dist/", ".venv*/", "node_modules/", `${STATIC}/words/??.js`] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "no-else-return": "error",
      "no-restricted-syntax": ["error", { selector: "TemplateElement[value.raw=/\\n/]", message: ONE_LINE }],
      "no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: [`${STATIC}/**/*.js`], languageOptions: { globals: globals.browser } },
  {
    files: [`${STATIC}/**/*.js`],
    plugins: { boneyard: { rules: { "marked-words": rule } } },
    rules: { "boneyard/marked-words": "error" },
  },
  {
    files: [`${STATIC}/site/theme.js`, `${STATIC}/words/*.js`],
    languageOptions: { sourceType: "script" },
  },
  {
    files: [`${WEB}/worker.js`],
    languageOptions: { sourceType: "script", globals: { ...globals.serviceworker, ...WORKER } },
  },
  { files: ["*.js", "tools/*.js", "tests/scripts/**/*.js"], languageOptions: { globals: globals.node } },
  allow("lib/*.js"),
  allow("table/board/*.js", "../../lib/"),
  allow("table/hand/*.js", "../board/", "../../lib/"),
  allow("table/people/*.js", "../board/", "../hand/", "../deals.js", "../../lib/"),
  allow("table/features/*.js", "../board/", "../hand/", "../people/", ...SHARED, "../../lib/"),
  allow("table/*.js", "../lib/"),
  allow("table/main.js", "./features/", "./people/", "../lib/"),
  allow("pad/*.js", "../lib/"),
  allow("replay/*.js", "../lib/", "../table/board/", "../table/scores.js", "../table/status.js"),
  allow("solitaire/*.js", "../lib/", "../table/"),
  allow("site/*.js", "../lib/", "../pad/"),
];
