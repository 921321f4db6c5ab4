// Somebody's first table of a family: shown round it once, and again whenever they ask for it.
import { byId } from "./dom.js";

const KEY = "boneyard.learned";

function learned() {
  try { return JSON.parse(localStorage.getItem(KEY)) ?? []; } catch { return null; }
}

function learn(family) {
  try { localStorage.setItem(KEY, JSON.stringify([...new Set([...learned() ?? [], family])])); } catch { /* forgotten */ }
}

export function startLearning(room) {
  let open = null;

  async function show() {
    open?.end();
    open = null;
    const answer = await fetch(`/t/${encodeURIComponent(room.id)}/lesson`).catch(() => null);
    if (!answer?.ok) return;
    const [{ Walk }, { steps }] = await Promise.all([import("./walk.js"), answer.json()]);
    open = new Walk(room, steps);
  }

  room.onShown((now) => {
    const family = room.table()?.family;
    // Where nothing can be kept it would come back at every table: then it waits until it is asked for.
    if (!family || now.you === null || now.phase !== "playing" || !learned() || learned().includes(family)) return;
    learn(family);
    if (!document.querySelector("dialog[open]")) show();
  });
  byId("walk-open")?.addEventListener("click", () => {
    if (document.body.classList.contains("side-shown")) byId("side-close").click();
    show();
  });
}
