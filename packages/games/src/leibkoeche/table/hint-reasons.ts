import { must, type Seat } from '@kast/kernel';
import type { AdvisedMove } from '../../box/hint-reasons.ts';
import {
  CARPET,
  faceAfter,
  type Kind,
  type LeibkoecheMove,
  type LeibkoecheView,
  type Low,
  lowOf,
  matching,
  missingPiles,
  offerOn,
  otherFace,
  type SeenPile,
  shiftedTray,
  stepsBetween,
  stepsFrom,
  type Tile,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';
import { turnMeant } from '../toss/zones.ts';

/** So many steps may be one walk. */
const NEAR = 6;

type Advised = AdvisedMove<LeibkoecheView, LeibkoecheMove>;

/** LK10: from what lies open, and of the king's table only what this seat has looked at. */
export function reasonFor(advised: Advised, words: HintReasonsMessages): string {
  const { move, view, seat } = advised;
  switch (move.kind) {
    case 'put':
      return isFarther(move.tile, view) ? words.put : '';
    case 'leave':
      return words.leave;
    case 'shift':
      return words.shift({ count: rightAfterShift(move, view, seat) });
    case 'from': {
      const { low } = must(
        view.lying.find(({ tile }) => tile === move.tile),
        'what lies there',
      );
      return forThrowing(low, words);
    }
    case 'toss': {
      const { face } = must(view.held, 'a pancake in the pan');
      return words.toss({ steps: faceAfter(turnMeant(move.toss), face) });
    }
    case 'walk':
      return forWalk(must(move.tiles.at(-1), 'a step'), view, seat, words);
    case 'take':
      return forOffer(must(pileUnder(view, seat), 'a pile'), view, seat, words);
    case 'skip':
      return words.skip;
    case 'tray':
      return forPlace(move.place, view, seat, words);
    case 'peek':
      return move.place === null ? words.peekNone : words.peek;
    case 'keep':
      return forThrowing(lowOf(move.face), words);
    case 'swap':
    case 'lay':
      return forLaying(move.tile, view, seat, words);
    case 'order':
      return forOrder(move.places, view, words);
    default:
      return '';
  }
}

function forThrowing(low: Low, words: HintReasonsMessages): string {
  return words.throwing({ low, high: otherFace(low) });
}

function forWalk(end: Tile, view: LeibkoecheView, seat: Seat, words: HintReasonsMessages): string {
  if (end === CARPET) return words.toKing;
  const pile = view.piles.find(({ tile }) => tile === end);
  const offer = pile && forOffer(pile, view, seat, words);
  if (offer) return offer;
  const wayTo = ({ tile }: SeenPile): number => stepsBetween(end, tile);
  const [nearest] = missingPiles(view, seat).toSorted((one, other) => wayTo(one) - wayTo(other));
  if (nearest) return wayTo(nearest) <= NEAR ? words.nearer({ kind: nearest.kind }) : '';
  return words.towardsKing({ count: stepsBetween(end, CARPET) });
}

function forOffer(
  pile: SeenPile,
  view: LeibkoecheView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  const offer = offerOn(view, seat, pile);
  if (offer === 'missing') return words.missing({ kind: pile.kind });
  return offer ? words.crown : '';
}

/** LK4.3: a pancake that lies beside a pile is in the way of those who lack that kind. */
function forLaying(
  tile: Tile,
  view: LeibkoecheView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  const others = view.trays.flatMap((_, index) => (index + 1 === seat ? [] : [index + 1]));
  const own = missingPiles(view, seat);
  const barred = view.piles.find(
    (pile) =>
      stepsFrom(pile.tile).includes(tile) &&
      !own.includes(pile) &&
      others.some((other) => missingPiles(view, other).includes(pile)),
  );
  if (barred) return words.bars({ kind: barred.kind });
  if (own.length === 0) return isBehind(tile, view, seat) ? words.behind : '';
  return own.some((pile) => stepsFrom(pile.tile).includes(tile)) ? '' : words.aside;
}

/** Who lacks nothing is on the way to the king, by any tile that is not farther from him. */
function isBehind(tile: Tile, { cooks }: LeibkoecheView, seat: Seat): boolean {
  const cook = must(cooks[seat - 1], 'a cook');
  return cook !== CARPET && stepsBetween(tile, CARPET) > stepsBetween(cook, CARPET);
}

/** LK6.1: chosen after the reveal alone, when everybody sees where it belongs and nobody reorders any more. */
function forPlace(
  place: number,
  view: LeibkoecheView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  const { kind } = must(pileUnder(view, seat), 'a pile');
  const own = view.king.indexOf(kind);
  if (own < 0) return '';
  if (own === place - 1) return words.trayKnown({ place });
  const isFree = must(view.trays[seat - 1], 'a tray')[own] === null;
  return isFree ? words.trayFewer({ place: own + 1 }) : words.trayTaken({ place: own + 1 });
}

/** LK6.5, LK7.2: what was seen and lies elsewhere is not betrayed, and from between the ends it costs little. */
function forOrder(
  places: readonly (Kind | null)[],
  { king }: LeibkoecheView,
  words: HintReasonsMessages,
): string {
  if (king.every((kind) => kind === null)) return words.orderGuess;
  const seen = king.filter((kind) => kind !== null && places.includes(kind));
  if (seen.length === 0) return words.orderNotYet;
  const isKept = seen.every((kind) => king.indexOf(kind) === places.indexOf(kind));
  return isKept ? words.orderKnown : words.orderUntold;
}

/** LK3.5: from the nearest pile that the cook who is put there still needs. */
function isFarther(tile: Tile, view: LeibkoecheView): boolean {
  const needed = missingPiles(view, view.toPut);
  const wayFrom = (start: Tile): number =>
    Math.min(...needed.map(({ tile: end }) => stepsBetween(start, end)));
  const now = must(view.cooks[view.toPut - 1], 'a cook to put');
  return now !== CARPET && needed.length > 0 && wayFrom(tile) > wayFrom(now);
}

function pileUnder({ piles, cooks }: LeibkoecheView, seat: Seat): SeenPile | undefined {
  return piles.find(({ tile }) => tile === cooks[seat - 1]);
}

/** LK7.4: how many lie as the king's do, which are open by then. */
function rightAfterShift(
  { garnish, end }: LeibkoecheMove & { kind: 'shift' },
  { trays, king }: LeibkoecheView,
  seat: Seat,
): number {
  return matching(king, shiftedTray(must(trays[seat - 1], 'a tray'), garnish, end)).length;
}
