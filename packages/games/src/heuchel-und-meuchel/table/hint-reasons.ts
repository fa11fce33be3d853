import type { Seat } from '@kast/kernel';
import type { AdvisedMove } from '../../box/hint-reasons.ts';
import {
  type Card,
  endsByTaking,
  goalRow,
  type HeuchelMove,
  type HeuchelView,
  isJump,
  isOnGoal,
  type KnownPile,
  type Lot,
  openRows,
  openTopAt,
  outranks,
  pointsFor,
  restAfter,
  takeableFrom,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';

/** HM7.1 */
const ROLLS = [1, 2, 3, 4, 5, 6];

type Climb = Extract<HeuchelMove, { readonly kind: 'move' }>;

/** HM8: from the cards that lie open on their stacks, and the own hand. */
export function reasonFor(
  { move, view, seat }: AdvisedMove<HeuchelView, HeuchelMove>,
  words: HintReasonsMessages,
): string {
  switch (move.kind) {
    case 'arrange':
      return forOrders(move.stacks, words);
    case 'move':
      return forClimb(move, view, seat, words);
    case 'take':
      return forTaking(move.lots, view, seat, words);
    case 'leave':
      return words.leaves;
    case 'again':
      return mayFitNothing(view, seat) ? words.rollsAgain : words.movesAgain;
    case 'stop':
      return mayFitNothing(view, seat) ? words.stopsRolling : words.stops;
    case 'remove':
      return forRemoval(move.row, view, seat, words);
    default:
      return '';
  }
}

function forOrders(stacks: readonly (readonly Card[])[], words: HintReasonsMessages): string {
  if (stacks.every(isHighestOnTop)) return words.highestOnTop;
  return stacks.some(isHighestOnTop) ? words.partlyHigh : words.hidesHigh;
}

function isHighestOnTop([top, ...others]: readonly Card[]): boolean {
  return others.every((card) => top !== undefined && outranks(top, card));
}

function forClimb(climb: Climb, view: HeuchelView, seat: Seat, words: HintReasonsMessages): string {
  const { from, to } = climb;
  const mine = openTopAt(view, seat, from);
  if (!mine) return '';
  if (isOnGoal(mine, to)) return forHome(climb, mine, view, seat, words);
  const [column] = takeableFrom(view, { seat, row: to, card: mine });
  const prey = column && openTopAt(view, column, to);
  if (prey) return words.canTake({ card: prey });
  if (isJump(view, from, to)) return words.jumps({ steps: to - from });
  return words.nearer({ card: mine, steps: goalRow(mine) - to });
}

/** HM5.1: what lies beneath is turned over with it, and may be worth more (HM6.4). */
function forHome(
  { from, to, count }: Climb,
  card: Card,
  { columns }: HeuchelView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  const moved = count || (columns[seat - 1]?.[from - 1]?.cards.length ?? 1);
  if (moved > 1) return words.homeWith({ card, count: moved - 1 });
  return words.home({ card, points: pointsFor(card, to) });
}

/** HM4.3: what lies beneath comes home no higher than the card that leads it. */
function forTaking(
  lots: readonly Lot[],
  view: HeuchelView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  if (endsByTaking(view, lots)) return words.ends;
  const mine = openTopAt(view, seat, view.landed);
  const taken = lots.flatMap(({ column, count }) =>
    knownAt(view, column, view.landed).slice(0, count),
  );
  const comesAlong = taken.every(
    ({ card }) => mine && card !== '?' && goalRow(card) <= goalRow(mine),
  );
  return comesAlong ? words.takes : words.takesAway;
}

/** HM7.5: where more than this card goes, or may, it costs more. */
function forRemoval(
  row: number,
  view: HeuchelView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  const card = openTopAt(view, seat, row);
  const rest = restAfter(knownAt(view, seat, row), row, 1);
  if (!card || rest === 'lapses' || rest === 'unknown') return '';
  return words.removes({ points: -pointsFor(card, undefined) });
}

/** HM7.4: is there a roll that no stack of this seat can use? Never without the die. */
function mayFitNothing({ columns, options }: HeuchelView, seat: Seat): boolean {
  if (options.die === 'off') return false;
  const column = columns[seat - 1] ?? [];
  const fits = (steps: number): boolean =>
    openRows(column).some((row) => {
      const card = openTopAt({ columns }, seat, row);
      const lying = column[row + steps - 1];
      // HM7.2
      return (
        card !== undefined &&
        row + steps <= goalRow(card) &&
        (!lying || (lying.faceDown && isOnGoal(card, row + steps)))
      );
    });
  return ROLLS.some((steps) => !fits(steps));
}

function knownAt({ columns }: HeuchelView, seat: Seat, row: number): KnownPile['cards'] {
  return columns[seat - 1]?.[row - 1]?.cards ?? [];
}
