import { must, type Seat, type Seen } from '@kast/kernel';
import {
  type Card,
  CHARACTERS,
  type Figure,
  figureOf,
  type PailleMemory,
  type PailleView,
  valueOf,
} from '../rules/index.ts';
import type { PailleWeaknesses } from './levels.ts';

/** How much better or worse than it is a move seems to whoever has these weaknesses. */
export function temptationOf(
  seen: Seen<PailleView, PailleMemory>,
  own: PailleWeaknesses,
): (move: string) => number {
  const { view } = seen;
  const weaknesses = { ...own, loyal: view.voyage ? own.loyal * LOYAL_AT_SEA : own.loyal };
  const hand = must(view.hands[(seen.viewer as Seat) - 1]?.cards, 'a hand of its own');
  const favourite = favouriteOf(hand);
  const leader = view.weekTotals[0]?.figure;
  const charm = (card: Card): number => charmOf(card, favourite, leader, weaknesses);
  return (move) => {
    const [verb, from, what] = move.split(' ');
    switch (verb) {
      case 'pick':
        return -charm(from as Card);
      case 'take':
        return charm(from as Card);
      case 'land':
        // A card of the hand is lost to it; one of the menu makes its character likelier.
        if (from === 'hand') return -charm(what as Card);
        return from === 'menu' ? supportOf(figureOf(what as Card), favourite, weaknesses) : 0;
      case 'cook': {
        const card = view.week[Number(from) - 1]?.card;
        return card ? -supportOf(figureOf(card), favourite, weaknesses) : 0;
      }
      case 'eat':
        return -supportOf(from as Figure, favourite, weaknesses);
      default:
        return 0;
    }
  };
}

function charmOf(
  card: Card,
  favourite: Figure | undefined,
  leader: Figure | undefined,
  { loyal, greedy, hasty }: PailleWeaknesses,
): number {
  const figure = figureOf(card);
  const height = valueOf(card) / HIGHEST;
  const faith = figure === favourite ? loyal : 0;
  return faith + height * (greedy + (figure === leader ? hasty : 0));
}

function supportOf(
  figure: Figure,
  favourite: Figure | undefined,
  { loyal }: PailleWeaknesses,
): number {
  return figure === favourite ? loyal : 0;
}

/** The character in which a hand has most points. */
function favouriteOf(hand: readonly Card[]): Figure | undefined {
  let favourite: Figure | undefined;
  let most = 0;
  for (const character of CHARACTERS) {
    const own = hand.filter((card) => figureOf(card) === character);
    const points = own.reduce((sum, card) => sum + valueOf(card), 0);
    if (points <= most) continue;
    most = points;
    favourite = character;
  }
  return favourite;
}

const HIGHEST = 9;

/** In a voyage a favourite that is eaten takes the hand with it: there even the loyal hold back. CP6.3 */
const LOYAL_AT_SEA = 0.56;
