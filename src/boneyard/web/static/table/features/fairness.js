// The dialog on the shuffle: what was sealed, what everyone added, and whether it all holds.
/** @import { Commitment, Fairness, Shuffle, ShuffleMessage } from "../../lib/protocol.js" */
/** @import { Contributions, Problem } from "../contributions.js" */
/** @import { TablePage } from "../page.js" */
import { make } from "../../lib/dom.js";
import { numberedUnit } from "../../lib/text.js";
import { _, listed, pgettext } from "../../lib/words.js";
import { isSealed } from "../contributions.js";
import { isNumbered } from "../deals.js";

export class FairDialog {
  /**
   * @param {TablePage} page
   * @param {Contributions} contributions
   * @param {Map<string, Problem | null>} checked By hash, what is wrong with the shuffle.
   */
  constructor(page, contributions, checked) {
    this.page = page;
    this.contributions = contributions;
    this.checked = checked;
  }

  /** @param {Fairness} fair */
  draw(fair) {
    const parts = fair.given
      ? describeGiven(fair.round)
      : isNumbered(fair)
        ? describeNumbered(fair.deal)
        : describeSealed(fair);
    const sealed = isSealed(fair);
    if (sealed) {
      const joint = fair.scheme === 2;
      const later = joint
        ? _(
            "The secret, the nonces and the order are shown when the round is over, or when the match is over if some tiles stay unseen.",
          )
        : _(
            "The salt and order are shown when the round is over, or when the match is over if some tiles stay unseen.",
          );
      const what = joint
        ? _("Its seal, the SHA-256 of the server's secret:")
        : _("Its seal, the SHA-256 of a salt and the order of the tiles:");
      parts.push(
        make("h3", {}, numberedUnit("round", fair.round)),
        make("p", {}, what),
        make("code", { class: "long" }, fair.hash ?? ""),
        ...this.drawOwnPart(fair.hash ?? ""),
        ...(fair.never ? [] : [make("p", { class: "small" }, later)]),
      );
    }
    if (this.contributions.next) parts.push(this.drawNext(this.contributions.next));
    const last = fair.revealed.at(-1);
    parts.push(
      ...fair.revealed.map((shuffle) => this.drawShuffle(shuffle, shuffle === last && !sealed)).reverse(),
    );
    const more = make(
      "a",
      { href: "/fair", target: "_blank", rel: "noopener" },
      _("How to check it without us"),
    );
    return [...parts, make("p", { class: "small" }, more)];
  }

  /** What this browser gave for a shuffle. @param {string} hash */
  drawOwnPart(hash) {
    const part = this.contributions.partOf(hash);
    return part ? drawLine(_("Your nonce"), part.nonce) : [];
  }

  /** The shuffle that players contribute to now. @param {ShuffleMessage} next */
  drawNext({ round, match, hash, commitments }) {
    const summary =
      match === this.page.now?.match
        ? _("The shuffle of round {number}, which comes next", { number: round })
        : _("The first shuffle of the next match");
    return make(
      "details",
      {},
      make("summary", {}, summary),
      ...drawLine(_("Seal"), hash),
      ...this.drawOwnPart(hash),
      ...commitments.flatMap((each) => this.drawCommitment(each)),
    );
  }

  /** @param {number} seat */
  nameOf(seat) {
    return this.page.nameOf(seat) ?? _("Seat {number}", { number: seat + 1 });
  }

  /** @param {Commitment} commitment */
  drawCommitment({ seat, commitment }) {
    return drawLine(_("Commitment of {name}", { name: this.nameOf(seat) }), commitment);
  }

  /** @param {Problem | null | undefined} problem @param {Shuffle} shuffle */
  judge(problem, { scheme, secret, hash, nonces }) {
    if (problem === undefined) return make("p", { class: "small" }, _("This shuffle isn't checked yet."));
    if (problem) return make("p", { class: "bad" }, describeProblem(problem));
    if (scheme === 1) return make("p", { class: "good" }, _("✓ This is the shuffle that was sealed."));
    const own = this.contributions.partOf(hash)?.nonce;
    const isOwnUsed = nonces.some(({ nonce }) => nonce === own);
    if (!secret) {
      return isOwnUsed
        ? make("p", { class: "good" }, _("✓ Your nonce was used as you committed to it."))
        : make("p", { class: "small" }, _("The secret stays secret, so there's nothing more to check here."));
    }
    const words = isOwnUsed
      ? _("✓ The order follows from the sealed secret and the nonces, with yours among them.")
      : nonces.length
        ? _("✓ The order follows from the sealed secret and the nonces.")
        : _("✓ The order follows from the sealed secret. No player contributed to this shuffle.");
    return make("p", { class: "good" }, words);
  }

  /** @param {Shuffle} shuffle @param {boolean} open */
  drawShuffle(shuffle, open) {
    if (isGiven(shuffle)) {
      const text = shuffle.order.slice("position ".length);
      return make(
        "details",
        { open },
        make("summary", {}, _("The position of round {number}", { number: shuffle.round })),
        make("p", {}, _("Nothing was shuffled: the round started from here.")),
        make("code", { class: "long" }, text),
      );
    }
    const { round, hash, salt, secret, order, scheme, nonces, skipped } = shuffle;
    const names = skipped.map(({ seat }) => this.nameOf(seat));
    const summary = make("summary", {}, _("The shuffle of round {number}", { number: round }));
    return make(
      "details",
      { open },
      summary,
      this.judge(this.checked.get(hash), shuffle),
      ...(names.length && scheme === 2
        ? [make("p", {}, _("Without a nonce from {names}.", { names: listed(names) }))]
        : []),
      ...drawLine(_("Seal"), hash),
      ...(salt ? drawLine(_("Salt"), salt) : []),
      ...(secret ? drawLine(_("Secret"), secret) : []),
      ...nonces.flatMap(({ seat, nonce }) =>
        drawLine(_("Nonce of {name}", { name: this.nameOf(seat) }), nonce),
      ),
      ...skipped.filter(({ commitment }) => commitment).flatMap((each) => this.drawCommitment(each)),
      ...(order ? drawLine(pgettext("tiles", "Order"), order) : []),
    );
  }
}

/** A round that starts from a position has one in the place of an order. @param {Shuffle} shuffle */
const isGiven = ({ order }) => order.startsWith("position ");

/**
 * A numbered deal is no secret: anyone can get the same tiles from another program.
 * @param {number} deal
 * @returns {HTMLElement[]}
 */
const describeNumbered = (deal) => [
  make(
    "p",
    {},
    _(
      "This is numbered deal {number}: the same tiles for everyone who plays this number, today and next year.",
      { number: deal },
    ),
  ),
  make(
    "p",
    {},
    _(
      "It isn't a secret shuffle: the terminal and Python deal the same tiles for the same number. Its salt below is the number itself.",
    ),
  ),
];

/** @param {number} round @returns {HTMLElement[]} */
const describeGiven = (round) => [
  make(
    "p",
    {},
    _(
      "Round {number} starts from a position that the host set up. Nothing was shuffled, and the host may know every tile.",
      { number: round },
    ),
  ),
  make("p", {}, _("Later rounds are shuffled and sealed as usual.")),
];

/** @param {Fairness} fair @returns {HTMLElement[]} */
const describeSealed = ({ never }) => [
  make(
    "p",
    {},
    _(
      "The server seals a secret before each shuffle, and then every player's browser adds a number of its own. The order of the tiles follows from all of them, so no one can choose it.",
    ),
  ),
  ...(never
    ? [
        make(
          "p",
          {},
          _(
            "In this game the secret is never shown, because it would show folded hands. You can check that your nonce was used, but not that the order follows from it.",
          ),
        ),
      ]
    : []),
];

/** @param {string} label @param {string} text */
const drawLine = (label, text) => [make("p", {}, label), make("code", { class: "long" }, text)];

/** @param {Problem} problem */
function describeProblem(problem) {
  switch (problem) {
    case "changed":
      return _("✗ The server changed the seal or the commitments after it had shown them.");
    case "secret":
      return _("✗ This isn't the secret that was sealed.");
    case "first":
      return _("✗ Another seat should have started.");
    case "commitments":
      return _("✗ These aren't the commitments for which your browser revealed its nonce.");
    case "left-out":
      return _("✗ Your nonce was left out: it came too late, or the server ignored it.");
    default:
      return _("✗ This isn't the shuffle that was sealed.");
  }
}
