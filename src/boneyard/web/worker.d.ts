// What the server puts in front of worker.js.

/** Changes whenever anything that is kept does. */
declare const VERSION: string;
/** The language of all that is kept. */
declare const LANGUAGE: string;
/** What is fetched when this version is installed. */
declare const KEPT: string[];
/** The page of every score pad. */
declare const SHELL: string;
/** The page for when there is no line. */
declare const OFFLINE: string;
