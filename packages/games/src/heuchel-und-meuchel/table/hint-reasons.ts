import { type Seat, seatsOf, unreachable } from '@kast/kernel';
import type { AdvisedMove, HintReasons } from '../../box/hint-reasons.ts';
import type { Language } from '../../box/texts/languages.ts';
import {
  type Card,
  endsByTaking,
  goalRow,
  type HeuchelMove,
  type HeuchelView,
  isCard,
  outranks,
  rankOf,
} from '../rules/index.ts';
import type { HintReasonsMessages } from '../texts/messages.generated.ts';

type Climb = Extract<HeuchelMove, { readonly kind: 'move' }>;

export function textsIn(language: Language): Promise<unknown> {
  return import(`../texts/${language}/hint-reasons.ftl`);
}

export function hintReasons(words: HintReasonsMessages): HintReasons<HeuchelView, HeuchelMove> {
  return { reason: (advised) => reasonFor(advised, words) };
}

/** HM8: from the cards that lie open on their stacks, and the own hand. */
function reasonFor(
  { move, view, seat }: AdvisedMove<HeuchelView, HeuchelMove>,
  words: HintReasonsMessages,
): string {
  const isByDie = view.options.die === 'on';
  switch (move.kind) {
    case 'arrange':
      // Several are much to read as it is.
      if (move.stacks.length > 1) return '';
      return move.stacks.every(isHighestOnTop) ? words.highestOnTop : words.hidesHigh;
    case 'move':
      return forClimb(move, view, seat, words);
    case 'take':
      return !isByDie && endsByTaking(view, move.lots) ? words.ends : words.takes;
    case 'leave':
      return words.leaves;
    case 'again':
      return isByDie ? words.rollsAgain : words.movesAgain;
    case 'stop':
      return isByDie ? words.stopsRolling : words.stops;
    case 'remove': {
      const card = topAt(view, seat, move.row);
      return card ? words.removes({ points: rankOf(card) }) : '';
    }
    case 'deal':
    case 'first':
    case 'roll':
      return '';
    default:
      return unreachable(move);
  }
}

function isHighestOnTop([top, ...others]: readonly Card[]): boolean {
  return others.every((card) => top !== undefined && outranks(top, card));
}

function forClimb(
  { from, to }: Climb,
  view: HeuchelView,
  seat: Seat,
  words: HintReasonsMessages,
): string {
  const mine = topAt(view, seat, from);
  if (!mine) return '';
  if (to === goalRow(mine)) return words.home({ card: mine, points: rankOf(mine) });
  const prey = seatsOf(view.columns.length)
    .filter((other) => other !== seat)
    .map((other) => topAt(view, other, to))
    .find((card) => card !== undefined && outranks(mine, card));
  if (prey) return words.canTake({ row: to, card: prey });
  if (view.options.die === 'off' && to > from + 1) return words.jumps({ steps: to - from });
  return words.nearer({ card: mine, steps: goalRow(mine) - to });
}

/** The card that lies open on top of a stack; home it lies face down. */
function topAt({ columns }: HeuchelView, seat: Seat, row: number): Card | undefined {
  const pile = columns[seat - 1]?.[row - 1];
  const top = pile && !pile.faceDown ? pile.cards[0]?.card : undefined;
  return top !== undefined && isCard(top) ? top : undefined;
}
