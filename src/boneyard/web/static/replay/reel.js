// The reel: all moments of a record, fetched a few at a time and kept, as one view and one shape show them.
const BATCH = 6;
const KEPT = 600;

export async function asked(address, options = {}) {
  let answer;
  try {
    answer = await fetch(address, { headers: { Accept: "application/json" }, ...options });
  } catch {
    throw new Error("The server cannot be reached: try again in a moment.");
  }
  const told = await answer.json().catch(() => ({ why: "That could not be understood." }));
  if (!answer.ok) throw Object.assign(new Error(told.why), { told, status: answer.status });
  return told;
}

export const withWords = (address, words) => {
  const found = new URL(address, location.href);
  for (const [name, value] of Object.entries(words)) found.searchParams.set(name, value);
  return found;
};

export class Reel {
  constructor(outline) {
    this.outline = outline;
    this.steps = outline.steps;
    this.last = outline.steps.length - 1;
    this.kept = new Map();
    this.coming = new Map();
  }

  // The moment itself; those before or behind it come along, as one goes.
  async moment(at, view, shape, ahead = true) {
    const key = `${view} ${shape} ${at}`;
    if (this.kept.has(key)) {
      const further = Math.max(0, Math.min(this.last, at + (ahead ? 3 : -3)));
      if (!this.kept.has(`${view} ${shape} ${further}`)) this.fetch(further, view, shape, ahead).catch(() => {});
      return this.kept.get(key);
    }
    await this.fetch(at, view, shape, ahead);
    return this.kept.get(key);
  }

  fetch(at, view, shape, ahead) {
    const from = ahead ? at : Math.max(0, at - BATCH + 1);
    const batch = `${view} ${shape} ${from}`;
    if (!this.coming.has(batch)) {
      const coming = asked(withWords(this.outline.links.moments, { at: from, count: BATCH, view, shape })).then(({ moments }) => {
        for (const each of moments) this.kept.set(`${view} ${shape} ${each.at}`, each);
        while (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value);
      }).finally(() => this.coming.delete(batch));
      this.coming.set(batch, coming);
    }
    return this.coming.get(batch);
  }

  placeOf(round, move) {
    return this.steps.findLastIndex((each) => each.round === round && each.move <= move);
  }

  ofPly(ply) {
    return this.steps.findIndex((each) => each.seat !== null && each.ply === ply);
  }

  rounds() {
    return [...new Set(this.steps.map((each) => each.round))];
  }
}
