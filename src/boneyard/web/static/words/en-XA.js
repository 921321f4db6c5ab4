// The pseudo-language, as boneyard/words/language.py writes it: accents on all that is marked for translation, a third
// longer. Whatever stands in plain letters escaped.
"use strict";
globalThis.boneyardWords = {
  messages: {},
  plural: (count) => (count === 1 ? 0 : 1),
  instead(message) {
    const plain = [..."AaBbCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz"];
    const accented = [..."ÅåƁƀÇçÐðÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"];
    /** @param {string} text */
    const accent = (text) => text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);
    const parts = message.split(/(\{[^{}]*\}|<[^<>]*>|&\w+;)/);
    if (parts.every((part, place) => place % 2 || !part.replace(/[ ,:;.–-]/g, ""))) return message;
    const more = [...message].length > 8 ? "~".repeat(Math.floor([...message].length / 3)) : "";
    const longer = more.replace(/(~{8})(?=~)/g, "$1 ");
    return `⟦${parts.map((part, place) => (place % 2 ? part : accent(part))).join("")}${longer}⟧`;
  },
};
