import {
  choice,
  listOf,
  noun,
  number,
  type Part,
  type Player,
  phrase,
  player,
  text,
} from '../../box/texts/part.ts';
import { type Class, makeColumn } from '../rules/index.ts';

/** `Q4`, `Q?` where only its class is known, `?` where nothing is. */
const card = phrase('card', (card: string) => ({
  class: card.charAt(0) as Class,
  rank: Number(card.slice(1)),
  known: knownOf(card),
}));

const lot = phrase('lot', (lot: { readonly owner: Player; readonly count: number }) => lot);

const due: Part<string> = choice('arrange', 'move', 'take', 'again', 'remove', 'other');

/** What the sentences of Heuchel & Meuchel are made with. */
export const parts = {
  who: player,
  /** Whose column it is. */
  owner: player,
  players: listOf(player),

  class: noun<Class>('class'),
  kind: noun<Class>('class'),
  card,
  mine: card,
  cards: listOf(card),
  place: phrase('seat', (seat: number) => ({ column: makeColumn(seat) })),
  known: choice('card', 'class', 'nothing'),
  lot,
  lots: listOf(lot),
  rest: choice('none', 'stays', 'lapses', 'comes-home'),
  due,

  /** By its letter. */
  column: text,
  /** A field: "b5". */
  where: text,
  text: text,

  row: number,
  rows: listOf(number),
  landings: listOf(number),
  from: number,
  to: number,
  goal: number,
  rank: number,
  count: number,
  height: number,
  points: number,
  pips: number,
  steps: number,
  seat: number,

  /** Words already, with only a sign between them. */
  what: text,
  items: text,
  before: text,
  next: text,
};

function knownOf(card: string): 'card' | 'class' | 'nothing' {
  if (card === '?') return 'nothing';
  return card.endsWith('?') ? 'class' : 'card';
}
