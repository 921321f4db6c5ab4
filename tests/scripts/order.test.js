import "./support/browser.js";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Order } from "../../src/boneyard/web/static/table/hand/order.js";
import { piece } from "./support/pieces.js";

const HAND = ["6-4", "5-5", "2-0", "6-1"].map((id) => piece(id));

/** @param {string} [deal] */
function orderOf(deal = "0 1 abc", table = "table") {
  const order = new Order(table);
  order.useDeal(deal);
  return order;
}

/**
 * The current hand, with the faces where they differ from the name.
 * @param {Order} order
 * @param {typeof HAND} [pieces]
 */
const shown = (order, pieces = HAND) =>
  order.arrange(pieces).map((item) => ("gap" in item ? item.id : `${item.first}-${item.second}`));

beforeEach(() => localStorage.clear());

test("a hand stands as it was dealt until somebody changes it", () => {
  assert.deepEqual(shown(orderOf()), ["6-4", "5-5", "2-0", "6-1"]);
});

test("a tile is moved before another or to the end, and stays there after the page is loaded again", () => {
  const order = orderOf();
  order.move(HAND, "6-1", "5-5");
  order.move(HAND, "6-4", null);
  order.save();
  assert.deepEqual(shown(order), ["6-1", "5-5", "2-0", "6-4"]);
  assert.deepEqual(shown(orderOf()), ["6-1", "5-5", "2-0", "6-4"]);
  assert.deepEqual(shown(orderOf("0 2 def")), ["6-4", "5-5", "2-0", "6-1"], "another deal is another hand");
});

test("sorting puts new tiles in their places and outlives the deal", () => {
  const order = orderOf();
  order.sort(HAND, "pips");
  assert.deepEqual(shown(order), ["6-4", "5-5", "6-1", "2-0"]);
  order.sort(HAND, "number");
  assert.deepEqual(shown(order), ["6-4", "6-1", "5-5", "2-0"]);
  assert.deepEqual(shown(order, [...HAND, piece("6-6"), piece("5-1")]), [
    "6-6",
    "6-4",
    "6-1",
    "5-5",
    "5-1",
    "2-0",
  ]);
  order.useDeal("0 2 def");
  assert.deepEqual(shown(order, [piece("1-0"), piece("3-3")]), ["3-3", "1-0"]);
});

test("a tile that leaves the hand and comes back has its place again", () => {
  const order = orderOf();
  order.move(HAND, "6-1", "6-4");
  assert.deepEqual(shown(order, HAND.slice(1)), ["6-1", "5-5", "2-0"]);
  assert.deepEqual(shown(order), ["6-1", "6-4", "5-5", "2-0"]);
});

test("a turned tile shows its other face first", () => {
  const order = orderOf();
  order.turn(HAND, "6-4");
  assert.deepEqual(shown(order), ["4-6", "5-5", "2-0", "6-1"]);
  assert.deepEqual(shown(orderOf()), ["4-6", "5-5", "2-0", "6-1"]);
  order.turn(HAND, "6-4");
  assert.deepEqual(shown(order), ["6-4", "5-5", "2-0", "6-1"]);
});

test("a divider is set behind a tile and taken away again; those that divide nothing go", () => {
  const order = orderOf();
  order.divide(HAND, "5-5");
  assert.deepEqual(shown(order), ["6-4", "5-5", "|1", "2-0", "6-1"]);
  order.divide(HAND, "6-4");
  assert.deepEqual(shown(order), ["6-4", "|2", "5-5", "|1", "2-0", "6-1"]);
  assert.deepEqual(
    shown(order, [HAND[1], HAND[3]]),
    ["5-5", "|1", "6-1"],
    "none at the start, nor two side by side",
  );
  order.divide(HAND, "5-5");
  order.removeDivider("|2");
  order.clean(HAND);
  assert.deepEqual(shown(order), ["6-4", "5-5", "2-0", "6-1"]);
});

test("a train stands in its order, and becomes an order of one's own once something is moved in it", () => {
  const order = orderOf();
  const train = {
    train: [
      { tile: "6-4", first: 4, second: 6 },
      { tile: "6-1", first: 6, second: 1 },
    ],
    rest: ["2-0", "5-5"],
  };
  Object.assign(order, { linedUp: true, train });
  assert.deepEqual(shown(order), ["4-6", "6-1", "|rest", "2-0", "5-5"]);
  order.move(HAND, "5-5", "|rest");
  assert.equal(order.linedUp, false);
  assert.deepEqual(shown(order), ["4-6", "6-1", "5-5", "|1", "2-0"]);
});

test("a drag that ends outside the hand leaves everything as it was", () => {
  const order = orderOf();
  order.sort(HAND, "number");
  const undo = order.remember();
  order.move(HAND, "2-0", "6-4");
  undo();
  assert.deepEqual(shown(order), ["6-4", "6-1", "5-5", "2-0"]);
  order.reset();
  assert.deepEqual(shown(order), ["6-4", "5-5", "2-0", "6-1"]);
});

test("nonsense in the storage is no order, and only the latest tables are kept", () => {
  localStorage.setItem(
    "boneyard.hands",
    JSON.stringify({ table: { deal: "0 1 abc", list: 7, turned: "x", sorted: 3 } }),
  );
  assert.deepEqual(shown(orderOf()), ["6-4", "5-5", "2-0", "6-1"]);
  localStorage.setItem("boneyard.hands", "{");
  assert.deepEqual(shown(orderOf()), ["6-4", "5-5", "2-0", "6-1"]);
  for (let number = 0; number < 30; number += 1) orderOf("0 1 abc", `table ${number}`).save();
  const kept = Object.keys(JSON.parse(localStorage.getItem("boneyard.hands") ?? "{}"));
  assert.equal(kept.length, 24);
  assert.equal(kept.at(-1), "table 29");
});
