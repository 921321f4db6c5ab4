// Where things lie, in tile units.
export function put(thing, towards = thing) {
  let turn = thing.turn ?? 0;
  const aim = towards.turn ?? 0;
  while (turn - aim > 4) turn -= 8;
  while (aim - turn > 4) turn += 8;
  return `translate(${thing.x}px, ${thing.y}px) rotate(${turn * 45}deg) scale(${(thing.scale ?? 1) / 100})`;
}

// How far a point is from the rim of a tile or place; nothing where it is inside.
export function rim(thing, at) {
  const angle = -(thing.turn ?? 0) * Math.PI / 4;
  const dx = at.x - thing.x;
  const dy = at.y - thing.y;
  const along = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) - (thing.length ?? 2) / 2 * (thing.scale ?? 1);
  const across = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) - (thing.scale ?? 1) / 2;
  return Math.hypot(Math.max(along, 0), Math.max(across, 0));
}

export function inside(lane, at) {
  return at.x >= lane.x && at.x <= lane.x + lane.width && at.y >= lane.y && at.y <= lane.y + lane.height;
}
