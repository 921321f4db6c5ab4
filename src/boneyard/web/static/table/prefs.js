// What this device likes: kept in its own storage and nowhere else, the same at the table and on the pages around it.
export const FIRST = {
  palette: "colour", numerals: false, felt: "green", room: "", motion: "normal", sound: false, volume: 60,
  forced: false, marks: true, hints: true,
};
const PACE = { calm: 1.7, normal: 1, quick: 0.5, none: 0 }; // how long a way takes
const { KEY, read, show } = window.boneyardRoom;
const less = matchMedia("(prefers-reduced-motion: reduce)");
const heard = [];

export const prefs = { ...FIRST, ...known(read()) };

// What was kept by an older page, or by hand, counts as far as it makes sense.
function known(kept) {
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => typeof value === typeof FIRST[name]));
}

export const pace = () => PACE[prefs.motion] ?? 1;
export const glides = () => pace() > 0 && !less.matches && !document.hidden;
export const stills = () => less.matches; // the device itself asks for no motion

// `listener` is told the name of whatever changed, here or in another window.
export function onPrefs(listener) {
  heard.push(listener);
}

function take(wished) {
  const changed = Object.keys(FIRST).filter((name) => prefs[name] !== wished[name]);
  Object.assign(prefs, wished);
  show(prefs);
  for (const name of changed) {
    for (const listener of heard) listener(name);
  }
}

export function prefer(wished) {
  take({ ...prefs, ...wished });
  try { localStorage.setItem(KEY, JSON.stringify(prefs)); } catch { /* a private window forgets */ }
}

addEventListener("storage", (event) => {
  if (event.key === KEY) take({ ...FIRST, ...known(read()) });
});
