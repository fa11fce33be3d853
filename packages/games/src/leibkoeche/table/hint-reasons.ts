import { must, type Seat, unreachable } from '@kast/kernel';
import type { AdvisedMove, HintReasons } from '../../box/hint-reasons.ts';
import type { Language } from '../../box/texts/languages.ts';
import {
  CARPET,
  columnOf,
  countOn,
  DOOR,
  isOffered,
  type Kind,
  kindsOn,
  type LeibkoecheMove,
  type LeibkoecheView,
  otherFace,
  PLACES,
  rowOf,
  type SeenPile,
  stepsFrom,
  type Tile,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';
import { turnMeant } from './toss/strength.ts';

/** So many steps may be one walk. */
const NEAR = 6;

type Advised = AdvisedMove<LeibkoecheView, LeibkoecheMove>;

export function textsIn(language: Language): Promise<unknown> {
  return import(`../texts/${language}/hint-reasons.ftl`);
}

export function hintReasons(
  words: HintReasonsMessages,
): HintReasons<LeibkoecheView, LeibkoecheMove> {
  return { reason: (advised) => reasonFor(advised, words) };
}

/** LK10: from what lies open, and of the king's table only what this seat has looked at. */
function reasonFor(advised: Advised, words: HintReasonsMessages): string {
  const { move, view, seat } = advised;
  switch (move.kind) {
    case 'put':
      return isFarther(move.tile, view) ? words.put : '';
    case 'leave':
      return words.leave;
    case 'shift':
      return words.shift({ count: rightAfterShift(view, seat, move.garnish, move.end) });
    case 'from': {
      const { low } = must(
        view.lying.find(({ tile }) => tile === move.tile),
        'what lies there',
      );
      return words.throwing({ low, high: otherFace(low) });
    }
    case 'toss': {
      const face = must(view.held, 'a pancake in the pan').face;
      return words.toss({ steps: turnMeant(move.toss) === 'half' ? otherFace(face) : face });
    }
    case 'walk':
      return forWalk(must(move.tiles.at(-1), 'a step'), view, seat, words);
    case 'take':
      return forTaking(view, seat, words);
    case 'skip':
      return words.skip;
    case 'tray': {
      const known = view.king[move.place - 1];
      return known && known === pileUnder(view, seat)?.kind
        ? words.trayKnown({ place: move.place })
        : words.trayFree;
    }
    case 'peek':
      return move.place === null ? words.peekNone : words.peek;
    case 'keep':
      return words.throwing({
        low: Math.min(move.face, otherFace(move.face)),
        high: Math.max(move.face, otherFace(move.face)),
      });
    case 'swap':
    case 'lay':
      return forLaying(move.tile, view, seat, words);
    case 'order':
      return forOrder(move.places, view, words);
    case 'king':
    case 'piles':
    case 'stack':
    case 'first':
    case 'fall':
      return '';
    default:
      return unreachable(move);
  }
}

function forWalk(end: Tile, view: LeibkoecheView, seat: Seat, words: HintReasonsMessages): string {
  if (end === CARPET) return words.toKing;
  const pile = view.piles.find(({ tile }) => tile === end);
  const missing = missingFor(view, seat);
  if (pile && missing.includes(pile)) return words.missing({ kind: pile.kind });
  if (pile && isCrownOffered(pile, view, seat)) return words.crown;
  const [nearest] = missing.toSorted((one, other) => wayTo(end, one) - wayTo(end, other));
  if (nearest) return wayTo(end, nearest) <= NEAR ? words.nearer({ kind: nearest.kind }) : '';
  return words.towardsKing({ count: stepsToKing(end) });
}

/** LK6.2, LK6.4 */
function isCrownOffered(pile: SeenPile, view: LeibkoecheView, seat: Seat): boolean {
  return pile.crown === 'top' && isOffered(view, seat, { kind: pile.kind, isCrownOnTop: true });
}

function forTaking(view: LeibkoecheView, seat: Seat, words: HintReasonsMessages): string {
  const pile = pileUnder(view, seat);
  if (!pile) return '';
  if (missingFor(view, seat).includes(pile)) return words.missing({ kind: pile.kind });
  return isCrownOffered(pile, view, seat) ? words.crown : '';
}

/** LK4.3: a pancake that lies beside a pile is in the way of those who lack that kind. */
function forLaying(
  tile: Tile,
  view: LeibkoecheView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  const others = view.trays.flatMap((_, index) => (index + 1 === seat ? [] : [index + 1]));
  const own = missingFor(view, seat);
  const barred = view.piles.find(
    (pile) =>
      stepsFrom(pile.tile).includes(tile) &&
      !own.includes(pile) &&
      others.some((other) => missingFor(view, other).includes(pile)),
  );
  if (barred) return words.bars({ kind: barred.kind });
  if (own.length === 0) return isBehind(tile, view, seat) ? words.behind : '';
  return own.some((pile) => stepsFrom(pile.tile).includes(tile)) ? '' : words.aside;
}

/** Who lacks nothing is on the way to the king, by any tile that is not farther from him. */
function isBehind(tile: Tile, { cooks }: LeibkoecheView, seat: Seat): boolean {
  const cook = must(cooks[seat - 1], 'a cook');
  return cook !== CARPET && stepsToKing(tile) > stepsToKing(cook);
}

/** LK4.1: where nothing is in the way. */
function stepsToKing(from: Tile): number {
  return Math.min(...DOOR.map((door) => apart(from, door))) + 1;
}

function forOrder(
  places: readonly (Kind | null)[],
  { king }: LeibkoecheView,
  words: HintReasonsMessages,
): string {
  if (king.every((kind) => kind === null)) return words.orderGuess;
  const isKept = king.every((kind, index) => kind === null || kind === places[index]);
  return isKept ? words.orderKnown : '';
}

/** LK3.5: from the nearest pile that the cook who is put there still needs. */
function isFarther(tile: Tile, view: LeibkoecheView): boolean {
  const needed = missingFor(view, view.toPut);
  const wayFrom = (start: Tile): number => Math.min(...needed.map((pile) => wayTo(start, pile)));
  const now = must(view.cooks[view.toPut - 1], 'a cook to put');
  return now !== CARPET && needed.length > 0 && wayFrom(tile) > wayFrom(now);
}

function missingFor({ piles, trays }: LeibkoecheView, seat: Seat): readonly SeenPile[] {
  const tray = trays[seat - 1] ?? [];
  if (countOn(tray) === PLACES) return [];
  return piles.filter(({ kind }) => !kindsOn(tray).includes(kind));
}

function pileUnder({ piles, cooks }: LeibkoecheView, seat: Seat): SeenPile | undefined {
  return piles.find(({ tile }) => tile === cooks[seat - 1]);
}

function wayTo(from: Tile, { tile }: SeenPile): number {
  return apart(from, tile);
}

function apart(one: Tile, other: Tile): number {
  return Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other));
}

/** LK7.4: how many lie as the king's do, which are open by then. */
function rightAfterShift(
  { trays, king }: LeibkoecheView,
  seat: Seat,
  garnish: Kind,
  end: 'left' | 'right',
): number {
  const rest = kindsOn(trays[seat - 1] ?? []).filter((kind) => kind !== garnish);
  const shifted = end === 'left' ? [garnish, ...rest] : [...rest, garnish];
  return shifted.filter((kind, index) => kind === king[index]).length;
}
