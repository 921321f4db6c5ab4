// A viewer's scene: the public one with what differs for this viewer, matched by id.
function replaced(all, changed = [], gone = []) {
  const found = new Map(all.map((each) => [each.id, each]));
  for (const id of gone) found.delete(id);
  for (const each of changed) found.set(each.id, each);
  return [...found.values()];
}

const HTML_ONLY = new Set(["asks"]); // words that stand above the rack, not on the table

export function merged(now) {
  const { scene, own } = now;
  const seen = { ...scene };
  if (own) {
    seen.pieces = replaced(scene.pieces, own.pieces, own.gone);
    seen.spots = replaced(scene.spots, own.spots, own.gone_spots);
    seen.labels = replaced(scene.labels, own.labels, own.gone_labels);
    seen.lanes = replaced(scene.lanes, own.lanes, own.gone_lanes);
    seen.rails = own.rails ?? scene.rails;
    seen.summary = own.summary ?? scene.summary;
  }
  seen.rack = seen.pieces.filter((piece) => piece.role === "rack").sort((one, other) => one.y - other.y || one.x - other.x);
  seen.tucked = seen.pieces.filter((piece) => piece.role === "tucked" && seen.lanes.some((lane) => lane.id === piece.lane && lane.hidden));
  seen.pieces = seen.pieces.filter((piece) => piece.role !== "rack" && piece.role !== "tucked");
  seen.labels = seen.labels.filter((label) => !HTML_ONLY.has(label.id));
  seen.lanes = seen.lanes.filter((lane) => lane.id !== "rack");
  return seen;
}

// A trick that is full goes to its side at once by the rules; people want to see it whole. So: the table as it was,
// with the last tile where its seat plays it, or nothing where no trick was taken.
export function fullTrick(before, after, seat) {
  if (!before || seat === null || seat === undefined) return null;
  const lying = before.pieces.filter((piece) => piece.lane?.startsWith("place "));
  const there = new Map(after.pieces.map((piece) => [piece.id, piece]));
  if (!lying.length || !lying.every((piece) => there.get(piece.id)?.lane?.startsWith("side "))) return null;
  const fellows = new Set(before.pieces.map((piece) => piece.id));
  const last = after.pieces.find((piece) => piece.lane?.startsWith("side ") && !fellows.has(piece.id));
  const place = before.lanes.find((lane) => lane.id === `place ${seat}`);
  if (!last || !place) return null;
  const laid = {
    ...last, x: place.x + place.width / 2, y: place.y + place.height / 2, scale: lying[0].scale, turn: 2,
    lane: place.id, last: true,
  };
  return {
    ...before,
    pieces: [...before.pieces.map((piece) => ({ ...piece, last: false })), laid],
    spots: [],
    labels: before.labels.filter((label) => label.lane !== place.id),
    rack: before.rack.filter((piece) => piece.id !== last.id),
  };
}
