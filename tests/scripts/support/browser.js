// As much of a browser as the scripts need that are tested here: storage, events, and nothing that draws.

/** @type {Map<string, string>} */
const stored = new Map();

const storage = {
  get length() {
    return stored.size;
  },
  /** @param {number} index */
  key: (index) => [...stored.keys()][index] ?? null,
  /** @param {string} key */
  getItem: (key) => stored.get(key) ?? null,
  /** @param {string} key @param {string} value */
  setItem: (key, value) => void stored.set(key, value),
  /** @param {string} key */
  removeItem: (key) => void stored.delete(key),
  clear: () => stored.clear(),
};

/** An element that takes everything and shows nothing. */
class Element extends EventTarget {
  classList = { toggle: () => {}, add: () => {}, remove: () => {}, contains: () => false };
  style = {};
  dataset = {};
  hidden = false;
  textContent = "";
  append() {}
  replaceChildren() {}
}

const page = new EventTarget();
const document = Object.assign(new EventTarget(), { hidden: false, getElementById: () => new Element() });

Object.assign(globalThis, {
  window: globalThis,
  document,
  HTMLElement: Element,
  localStorage: storage,
  location: new URL("http://table.test/t/abc"),
  matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  ResizeObserver: class {
    observe() {}
  },
  boneyardTheme: {
    KEY: "boneyard.settings",
    read: () => JSON.parse(localStorage.getItem("boneyard.settings") ?? "{}"),
    show: () => {},
  },
  addEventListener: page.addEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});
Object.defineProperty(globalThis, "navigator", { value: { onLine: true }, configurable: true });
export {};
