// JSON values in local storage. A private window may refuse to keep anything: then they are simply forgotten.

/** @param {string} key @returns {unknown} What was saved, or null. */
export function load(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value @returns {boolean} Whether it is kept. */
export function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} key */
export function remove(key) {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was saved.
  }
}

/** All keys with this prefix. @param {string} prefix @returns {string[]} */
export function keysWith(prefix) {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return keys.filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/**
 * Save a value under a name in one shared entry that keeps only the latest few names.
 * @param {string} key
 * @param {string} name
 * @param {unknown} value
 * @param {number} most
 */
export function saveNamed(key, name, value, most) {
  const others = Object.entries(load(key) ?? {}).filter(([other]) => other !== name);
  return save(key, Object.fromEntries([...others.slice(1 - most), [name, value]]));
}

/** @param {string} key @param {string} name @returns {unknown} */
export function loadNamed(key, name) {
  const all = load(key);
  return all && typeof all === "object" ? /** @type {Record<string, unknown>} */ (all)[name] : undefined;
}
