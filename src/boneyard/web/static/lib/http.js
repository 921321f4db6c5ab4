// JSON over HTTP. Whatever the server refuses is thrown as an error with its sentence.
/** @import { Refusal } from "./protocol.js" */
import { _, language } from "./words.js";

const unreachable = () => _("The server can't be reached. Try again in a moment.");

/** A request that failed. */
export class HttpError extends Error {
  /** @param {Refusal} refusal @param {number} [status] 0 if there was no answer at all */
  constructor(refusal, status = 0) {
    super(refusal.why);
    this.refusal = refusal;
    this.status = status;
  }
}

/** Any thrown value as an HttpError. @param {unknown} problem */
export const toHttpError = (problem) =>
  problem instanceof HttpError ? problem : new HttpError({ why: String(problem) });

/**
 * @template T
 * @param {string | URL} address
 * @param {RequestInit} [options]
 * @returns {Promise<T>}
 */
export async function fetchJson(address, options = {}) {
  const headers = { Accept: "application/json", ...options.headers };
  const answer = await fetch(address, { ...options, headers }).catch(() => null);
  if (!answer) throw new HttpError({ why: unreachable() });
  const body = await answer.json().catch(() => null);
  if (!answer.ok || body === null) throw new HttpError({ why: unreachable(), ...body }, answer.status);
  return body;
}

/** Send a body as JSON. @param {string} method @param {unknown} body @returns {RequestInit} */
export const jsonBody = (method, body) => ({
  method,
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

/**
 * An address with these parameters.
 * @param {string} address
 * @param {Record<string, string | number>} parameters
 */
export function withParameters(address, parameters) {
  const found = new URL(address, location.href);
  for (const [name, value] of Object.entries(parameters)) found.searchParams.set(name, String(value));
  return found;
}

/** The address of a socket on this server, which writes in the language of this page. @param {string} path */
export function socketAddress(path) {
  const found = new URL(path, location.href.replace(/^http/, "ws"));
  found.searchParams.set("language", language);
  return found.href;
}
