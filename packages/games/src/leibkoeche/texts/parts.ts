import {
  choice,
  flag,
  listOf,
  noun,
  number,
  type Part,
  phrase,
  player,
  text,
} from '../../box/texts/part.ts';
import type { Garnished, Kind, Pan } from '../rules/index.ts';

const kind = noun<Kind>('kind');
const laid = phrase('laid', (laid: { readonly place: number; readonly kind: Kind }) => laid);
const due: Part<string> = choice(
  'put',
  'shift',
  'from',
  'toss',
  'fall',
  'walk',
  'take',
  'tray',
  'peek',
  'lay',
  'order',
  'other',
);

/** What the sentences of Die Leibköche are made with. */
export const parts = {
  who: player,
  /** Of the cook that may be put elsewhere. LK3.5 */
  whose: player,
  players: listOf(player),
  /** A player on a label. */
  name: text,
  /** A seat's cook, by its colour. */
  cook: noun('cook', (seat: number) => String(seat)),

  kind,
  garnishes: listOf(kind),
  garnished: phrase('garnished', (garnished: Garnished) => garnished),
  crowned: flag,
  pan: noun<Pan>('pan'),
  laid,
  /** What lies on a tray. */
  order: listOf(laid),

  toss: choice('half', 'full', 'hand'),
  result: choice('caught', 'missed', 'invalid'),
  end: choice('left', 'right'),
  due,

  /** By name: "c4". */
  tile: text,
  from: text,
  to: text,

  /** Of a tray, or of the king's table. */
  place: number,
  one: number,
  other: number,
  face: number,
  low: number,
  high: number,
  half: number,
  full: number,
  top: number,
  size: number,
  count: number,
  steps: number,
  wanted: number,
  kinds: number,
  percent: number,
  caught: number,
  missed: number,
  invalid: number,

  /** Words already, with only a sign between them. */
  what: text,
  items: text,
  before: text,
  next: text,
};
