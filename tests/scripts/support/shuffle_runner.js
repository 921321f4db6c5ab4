// Shuffles what comes in, a case on each line, and writes what came of it.
import { readFileSync } from "node:fs";
import { firstByChance, orderByChance, seedOf } from "../../../src/boneyard/web/static/lib/joint_shuffle.js";
import { sha256 } from "../../../src/boneyard/web/static/lib/sha256.js";

for (const line of readFileSync(0, "utf-8").split("\n").filter(Boolean)) {
  const { secret, nonces, tiles, seats, attempt } = JSON.parse(line);
  const seed = seedOf(secret, nonces);
  const order = orderByChance(seed, tiles, attempt).join(" ");
  console.log(JSON.stringify([sha256(secret), seed, firstByChance(seed, seats), order]));
}
