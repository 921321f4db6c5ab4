// The service worker. In front of this text the server puts VERSION, KEPT (what is fetched when this version is
// installed), SHELL (the page of every score pad) and OFFLINE (the page for when there is no line).
//
// Its policy, all of it:
// - styles, scripts and icons that are asked for by what is in them: from the cache, once there;
// - other static files, the pad's pages and rules pages with their pictures: from the network, from the cache without it;
// - every other page: from the network, and without it the page that says so;
// - everything else (tables, what is sent and fetched about them or about pads, WebSockets): not touched at all.
"use strict";
const CACHE = `boneyard-${VERSION}`;
const SEEN = "boneyard-seen"; // rules pages somebody has read, and their pictures
const MOST_SEEN = 80;
const PATIENCE = 5000; // milliseconds for a page that is also in the cache

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  const answer = answerTo(request, address);
  if (answer) event.respondWith(answer);
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT.map((address) => new Request(address, { cache: "reload" })));
  await self.skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("boneyard-") && name !== CACHE && name !== SEEN);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

function answerTo(request, { pathname, search }) {
  if (pathname.startsWith("/static/") || pathname === "/pad/sheets.json") return search ? kept(request) : fresh(request);
  if (pathname.startsWith("/pictures/")) return seen(request);
  if (request.mode !== "navigate") return null;
  if (pathname === "/pad") return page(request, "/pad");
  if (/^\/pad\/[\w-]{22}$/.test(pathname)) return page(request, SHELL);
  if (pathname === "/rules" || pathname.startsWith("/rules/")) return seen(request);
  return fetch(request).catch(offline);
}

const mayKeep = (answer) => answer.ok && answer.type === "basic" && !/no-store|private/.test(answer.headers.get("Cache-Control") ?? "");

async function kept(request) {
  const cache = await caches.open(CACHE);
  const had = await cache.match(request);
  if (had) return had;
  try {
    const answer = await fetch(request);
    if (mayKeep(answer)) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    // A page of an earlier version may ask for a file as it was: as it is now will do.
    const now = await cache.match(request, { ignoreSearch: true });
    if (now) return now;
    throw problem;
  }
}

async function fresh(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const had = await caches.match(request, { ignoreSearch: true });
    if (had) return had;
    throw problem;
  }
}

const waited = (request) => Promise.race([fetch(request), new Promise((_, refuse) => { setTimeout(() => refuse(new Error("slow")), PATIENCE); })]);

async function page(request, address) {
  try {
    return await waited(request);
  } catch {
    return (await caches.match(address)) ?? offline();
  }
}

async function seen(request) {
  const cache = await caches.open(SEEN);
  const had = await cache.match(request);
  try {
    const answer = await (had ? waited(request) : fetch(request));
    if (mayKeep(answer)) {
      await cache.delete(request);
      await cache.put(request, answer.clone());
      const keys = await cache.keys();
      await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_SEEN)).map((key) => cache.delete(key)));
    }
    return answer;
  } catch (problem) {
    if (had) return had;
    if (request.mode === "navigate") return offline();
    throw problem;
  }
}

async function offline() {
  return (await caches.match(OFFLINE)) ?? Response.error();
}
