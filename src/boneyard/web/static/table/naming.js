// Tiles and places in words, for those who listen.
const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export function spoken(piece) {
  if (piece.first < 0) return "face down";
  const text = piece.text ?? piece.id;
  return piece.first === piece.second ? `double ${text.split("-")[0]}` : text;
}

// A tile of the hand, with what can be done with it.
export function ofHand(piece, choosing, yours) {
  const text = spoken(piece);
  if (!yours || !choosing.able().size) return text;
  if (!choosing.able().has(piece.id)) return `${text}, does not fit`;
  if (choosing.many) return `${text}, can be chosen`;
  const moves = choosing.moves.filter((move) => move.touch.includes(piece.id));
  if (moves.some((move) => move.touch.length !== 2)) return `${text}, can be chosen`;
  const ways = new Set(moves.map((move) => move.touch.join(" "))).size;
  return `${text}, fits ${ways === 1 ? "one place" : `${NUMBERS[ways] ?? ways} places`}`;
}

// A place by what touching it would do.
export function ofPlace(spot, choosing) {
  const fits = choosing.fits([...choosing.chosen.filter((each) => each !== spot.id), spot.id]);
  if (fits.length === 1) return fits[0].label;
  return spot.number ? `Place ${spot.id}, open for ${spot.number}` : `Place ${spot.id}`;
}
