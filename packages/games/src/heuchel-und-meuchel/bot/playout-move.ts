import { must, pick, type Random, type Seat, shuffled } from '@kast/kernel';
import {
  columnOf,
  game,
  goalRow,
  hasOpenCards,
  type HeuchelMove,
  type HeuchelState,
  openPileAt,
  openRows,
  outranks,
  type Pile,
  rankOf,
  stacksOf,
  takeable,
  topOf,
  type Way,
  ways,
} from '../rules/index.ts';

/** What a player could do who looks at one move alone; for playing a match out to its end. */
export function playoutMove(state: HeuchelState, seat: Seat, random: Random): HeuchelMove {
  switch (state.phase) {
    case 'arranging': {
      const stacks = stacksOf(state.hands[seat - 1] ?? []);
      return { kind: 'arrange', stacks: stacks.map((cards) => shuffled(random, cards)) };
    }
    case 'moving':
      return { kind: 'move', ...bestWay(state, random).way };
    case 'going-on':
      return goOn(state, random);
    case 'taking':
      return takeWhatLies(state);
    case 'removing':
      return { kind: 'remove', row: cheapest(state, seat) };
    default:
      return pick(random, game.moves(state, seat));
  }
}

/** HM4.4: as long as it pays. */
function goOn(state: HeuchelState, random: Random): HeuchelMove {
  if (state.options.die === 'on') return { kind: random.below(2) === 0 ? 'again' : 'stop' };
  const { way, value } = bestWay(state, random);
  return value >= WORTH_A_MOVE ? { kind: 'move', ...way } : { kind: 'stop' };
}

/** Everything, unless that ends the game while own cards are on their way (HM6.1). */
function takeWhatLies(state: HeuchelState): HeuchelMove {
  const lots = takeable(state).map((column) => ({
    column,
    count: must(openPileAt(columnOf(state, column), state.landed), 'a stack').cards.length,
  }));
  const isTheEnd =
    state.options.die === 'off' &&
    state.columns.every((column, index) => {
      if (index + 1 === state.onTurn || !hasOpenCards(column)) return true;
      return (
        openRows(column).length === 1 &&
        openPileAt(column, state.landed) !== undefined &&
        lots.some((lot) => lot.column === index + 1)
      );
    });
  return isTheEnd ? { kind: 'leave' } : { kind: 'take', lots };
}

const WORTH_A_MOVE = 6;

function bestWay(state: HeuchelState, random: Random): { way: Way; value: number } {
  let best: Way | undefined;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const way of ways(state)) {
    const value = valueOf(state, way) + random.below(WHIM);
    if (value <= bestValue) continue;
    best = way;
    bestValue = value;
  }
  return { way: must(best, 'a way'), value: bestValue };
}

/** By so much a sensible player differs from the next. */
const WHIM = 5;

function valueOf(state: HeuchelState, { from, count, to }: Way): number {
  const pile = must(openPileAt(columnOf(state, state.onTurn), from), 'a stack');
  const size = count === 0 ? pile.cards.length : count;
  const top = topOf(pile);
  if (goalRow(top) === to) return pointsAt(pile, size, to);
  let value = 0;
  state.columns.forEach((column, index) => {
    if (index + 1 === state.onTurn) return;
    const there = openPileAt(column, to);
    if (there && outranks(top, topOf(there))) value += 5 + 2 * there.cards.length;
    if (there && outranks(topOf(there), top)) value -= 1;
    value += size * (threat(column, from, top) - threat(column, to, top));
  });
  return value;
}

/** What comes home with it. */
function pointsAt({ cards }: Pile, size: number, row: number): number {
  return cards
    .slice(0, size)
    .reduce((sum, { card }) => sum + (row >= goalRow(card) ? rankOf(card) : -rankOf(card)), 2);
}

/** A higher card one step below a row is about to come. */
function threat(
  column: HeuchelState['columns'][number],
  row: number,
  top: Pile['cards'][0]['card'],
): number {
  const below = row > 1 ? openPileAt(column, row - 1) : undefined;
  return below && outranks(topOf(below), top) ? 2 : 0;
}

/** HM7.4: the card that costs least. */
function cheapest(state: HeuchelState, seat: Seat): number {
  const column = columnOf(state, seat);
  const rows = openRows(column);
  const cost = (row: number): number => rankOf(topOf(must(openPileAt(column, row), 'a stack')));
  return rows.reduce((best, row) => (cost(row) < cost(best) ? row : best));
}
