import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../../src/boneyard/web", import.meta.url));
const STATIC = join(WEB, "static");
const LONGEST_COMMENT = 120;
const modules = globSync("**/*.js", { cwd: STATIC });
const text = new Map(modules.map((path) => [path, readFileSync(join(STATIC, path), "utf-8")]));

/** What a module imports at once, and what it imports when it is wanted. @param {string} path */
function importsOf(path) {
  const source = text.get(path) ?? "";
  /** @param {RegExp} pattern */
  const find = (pattern) =>
    [...source.matchAll(pattern)].map(([, name]) => normalize(join(dirname(path), name)));
  const static_ = find(/^(?:import|export|\}).* from "(\.[^"]+)";$/gm);
  return { static: static_, lazy: find(/\bimport\("(\.[^"]+)"\)/g) };
}

test("no module imports itself, however long the way round", () => {
  /** @type {Set<string>} */
  const done = new Set();
  /** @param {string} path @param {string[]} way */
  const visit = (path, way) => {
    assert.ok(!way.includes(path), [...way, path].join(" imports "));
    if (done.has(path)) return;
    for (const next of importsOf(path).static) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of modules) visit(path, []);
});

test("every module is asked for by some page, and everything that is imported is there", () => {
  const pages = globSync("templates/*.html", { cwd: WEB }).map((path) =>
    readFileSync(join(WEB, path), "utf-8"),
  );
  const wanted = pages.flatMap((page) =>
    [...page.matchAll(/static\('([^']+\.js)'\)/g)].map(([, path]) => path),
  );
  const named = pages.some((page) => page.includes("static('words/' ~ language() ~ '.js')"));
  if (named) wanted.push(...modules.filter((path) => path.startsWith("words/")));
  /** @type {Set<string>} */
  const reached = new Set();
  while (wanted.length) {
    const path = wanted.pop() ?? "";
    assert.ok(text.has(path), `there is no ${path}`);
    if (reached.has(path)) continue;
    reached.add(path);
    const { static: now, lazy } = importsOf(path);
    wanted.push(...now, ...lazy);
  }
  assert.deepEqual(
    modules.filter((path) => !reached.has(path)),
    [],
  );
});

test("no script comes from elsewhere", () => {
  for (const [path, source] of text) {
    const names = [...source.matchAll(/\bfrom "([^"]+)"|\bimport\("([^"]+)"\)/g)].map(
      ([, one, other]) => one ?? other,
    );
    for (const name of names) assert.ok(name.startsWith("."), `${path} imports ${name}`);
    assert.ok(source.startsWith("//"), `${path} does not say what it is for`);
  }
});

test("comments are hardly wider than the code", () => {
  for (const [path, source] of text) {
    for (const [index, line] of source.split("\n").entries()) {
      const fits = line.length <= LONGEST_COMMENT || !/^\s*(\/\/|\/?\*)/.test(line);
      assert.ok(fits, `${path}:${index + 1} has ${line.length} letters`);
    }
  }
});
