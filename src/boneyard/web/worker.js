// The service worker. In front of this text the server puts VERSION, LANGUAGE (of all that is kept), KEPT (what is
// fetched when this version is installed), SHELL (the page of every score pad) and OFFLINE (the page for when there
// is no line). Another language is another version: after a change of language, the next page loads it.
//
// Its whole policy:
// - icons that only the browser itself shows (.png): not touched, it asks for them whenever it likes;
// - styles, scripts and drawings with a hash in their address: from the cache, once there;
// - other static files, the pad's pages and rules pages with their pictures: from the network, from the cache
// without it;
// - every other page: from the network, and without it the page that says so;
// - everything else (tables, what is sent and fetched about them or about pads, WebSockets): not touched at all.
"use strict";
const CACHE = `boneyard-${VERSION}`;
const ALL_SEEN = "boneyard-seen-"; // rules pages that were read, and their pictures: one cache for each language
const SEEN = ALL_SEEN + LANGUAGE;
const MOST_SEEN = 80;
const PATIENCE = 5000; // milliseconds for a page that is also in the cache
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  const answer = answerTo(request, address);
  if (answer) event.respondWith(answer);
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.map((address) => new Request(address, { cache: "reload" })));
  await worker.skipWaiting();
}

async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith("boneyard-"));
  const old = names.filter((name) => name !== CACHE && !name.startsWith(ALL_SEEN));
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** @param {Request} request @param {URL} address @returns {Promise<Response> | null} */
function answerTo(request, { pathname, search }) {
  if (pathname.endsWith(".png")) return null;
  if (pathname.startsWith("/static/") || pathname === "/pad/sheets.json") {
    return search ? fromCache(request) : fromNetwork(request);
  }
  if (pathname.startsWith("/pictures/")) return keepSeen(request);
  if (request.mode !== "navigate") return null;
  if (pathname === "/pad") return pageOr(request, "/pad");
  if (/^\/pad\/[\w-]{22}$/.test(pathname)) return pageOr(request, SHELL);
  if (pathname === "/rules" || pathname.startsWith("/rules/")) return keepSeen(request);
  return fetch(request).catch(showOffline);
}

/** @param {Response} answer */
const mayKeep = ({ ok, type, headers }) =>
  ok && type === "basic" && !/no-store|private/.test(headers.get("Cache-Control") ?? "");

/** @param {Request} request */
async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  try {
    const answer = await fetch(request);
    if (mayKeep(answer)) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    // A page of an earlier version may ask for an old file: the current one will do.
    const now = await cache.match(request, { ignoreSearch: true });
    if (now) return now;
    throw problem;
  }
}

/** @param {Request} request */
async function fromNetwork(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await caches.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw problem;
  }
}

/** @param {Request} request @returns {Promise<Response>} */
const fetchInTime = (request) =>
  Promise.race([
    fetch(request),
    /** @type {Promise<never>} */ (
      new Promise((_, reject) => setTimeout(() => reject(new Error("slow")), PATIENCE))
    ),
  ]);

/** @param {Request} request @param {string} address */
async function pageOr(request, address) {
  try {
    return await fetchInTime(request);
  } catch {
    return (await caches.match(address)) ?? showOffline();
  }
}

/** @param {Request} request */
async function keepSeen(request) {
  const cache = await caches.open(SEEN);
  const kept = await cache.match(request);
  try {
    const answer = await (kept ? fetchInTime(request) : fetch(request));
    if (mayKeep(answer)) {
      await cache.delete(request);
      await cache.put(request, answer.clone());
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SEEN)).map((key) => cache.delete(key)));
    }
    return answer;
  } catch (problem) {
    // Better in another language than not at all.
    const other = kept ?? (await caches.match(request));
    if (other) return other;
    if (request.mode === "navigate") return showOffline();
    throw problem;
  }
}

async function showOffline() {
  return (await caches.match(OFFLINE)) ?? Response.error();
}
