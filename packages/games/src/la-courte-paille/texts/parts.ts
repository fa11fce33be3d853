import {
  choice,
  listOf,
  noun,
  number,
  type Player,
  phrase,
  player,
  text,
} from '../../box/texts/part.ts';
import type { Card, Figure } from '../rules/index.ts';

const figure = noun<Figure>('figure');
const card = phrase('card', (card: string) => ({
  figure: card.charAt(0) as Figure,
  value: Number(card.slice(1)),
}));
const pick = phrase('pick', (pick: { readonly who: Player; readonly card: Card }) => pick);

/** What the sentences of La Courte Paille are made with. */
export const parts = {
  who: player,
  players: listOf(player),
  winners: listOf(player),
  /** A player on a label. */
  name: text,

  figure,
  figures: listOf(figure),
  character: noun('figure', (character: string) => character),
  card,
  cards: listOf(card),
  pick,
  picks: listOf(pick),
  effect: choice('cook', 'land', 'carte'),
  from: choice('menu', 'pile', 'hand'),

  /** Which day of the week. */
  position: number,
  positions: listOf(number),
  /** In the order of play. */
  place: number,
  value: number,
  count: number,
  days: number,
  length: number,
  most: number,
  expected: number,
  round: number,
  seat: number,
  points: number,
  total: number,
  due: choice('deck', 'shark', 'reshuffle'),

  /** Words already, with only a sign between them. */
  what: text,
  items: text,
  before: text,
  next: text,
};
