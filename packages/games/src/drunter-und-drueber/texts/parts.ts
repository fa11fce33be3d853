import { choice, listOf, noun, number, type Part, player, text } from '../../box/texts/part.ts';
import type { Colour } from '../rules/index.ts';

const colour = noun<Colour>('colour');
const block: Part<number | 'endless'> = { kind: 'text' };

/** What the sentences of Drunter und Drüber are made with. */
export const parts = {
  who: player,
  /** Of the disc that is climbed on. */
  owner: player,
  winners: listOf(player),

  colour,
  colours: listOf(colour),
  due: choice('layout', 'first', 'place', 'step', 'answer'),

  /** By name: "c4". */
  circle: text,
  circles: listOf(text),
  at: text,
  from: text,
  to: text,

  seat: number,
  targets: number,
  left: number,
  stones: number,
  turns: number,
  waited: number,
  /** DD3.7: how many turns a disc waits. */
  block,
  now: number,
  of: number,

  /** Words already, with only a sign between them. */
  before: text,
  next: text,
};
