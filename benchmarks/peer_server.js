// The peer of benchmarks/server.py: the same game of block, four to a table, on a boardgame.io server.
// It is copied next to boardgame.io, from the npm registry, and run there: node peer_server.js PORT [FOLDER]
import { createRequire } from "node:module";
import process from "node:process";

const require = createRequire(import.meta.url);
const { FlatFile, Server } = require("boardgame.io/server");

const SEATS = 4;
const HAND = 7;

const SET = [];
for (let high = 0; high <= 6; high++) for (let low = 0; low <= high; low++) SET.push([high, low]);

/** A new round: everyone has seven tiles, and nothing lies on the table. */
function deal(random, scores, round) {
  const tiles = random.Shuffle(SET);
  const players = {};
  for (let seat = 0; seat < SEATS; seat++) {
    players[seat] = { hand: tiles.slice(seat * HAND, (seat + 1) * HAND) };
  }
  return { round, scores, line: [], ends: null, passed: 0, counts: Array(SEATS).fill(HAND), players };
}

/** What a seat can do: a tile of its hand at an end, or a pass. */
function moves(G, seat) {
  const hand = G.players[seat].hand;
  if (!G.ends) return hand.map((_, at) => `${at}-0`);
  const found = [];
  for (const [at, tile] of hand.entries()) {
    for (const end of [0, 1]) if (tile.includes(G.ends[end])) found.push(`${at}-${end}`);
  }
  return found.length ? found : ["pass"];
}

const game = {
  name: "block",
  setup: ({ random }) => deal(random, Array(SEATS).fill(0), 1),
  playerView: ({ G, ctx, playerID }) => {
    const own = playerID === null ? {} : { [playerID]: G.players[playerID] };
    const mine = playerID === ctx.currentPlayer ? moves(G, playerID) : [];
    return { ...G, players: own, moves: mine };
  },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, events, random }, move) => {
        const seat = ctx.currentPlayer;
        if (!moves(G, seat).includes(move)) return "INVALID_MOVE";
        if (move === "pass") {
          G.passed++;
        } else {
          const [at, end] = move.split("-").map(Number);
          const [tile] = G.players[seat].hand.splice(at, 1);
          G.passed = 0;
          G.counts[seat]--;
          if (!G.ends) G.ends = [...tile];
          else G.ends[end] = tile[0] === G.ends[end] ? tile[1] : tile[0];
          if (end) G.line.push(tile);
          else G.line.unshift(tile);
        }
        if (!G.counts[seat] || G.passed === SEATS) {
          G.scores[seat] += 1;
          Object.assign(G, deal(random, G.scores, G.round + 1));
        }
        events.endTurn();
      },
    },
  },
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
await Server({ games: [game], origins: ["*"], db }).run(Number(port));
