import { unreachable } from '@kast/kernel';
import { collectings } from './collecting.ts';
import { keepings, layings, stoppings, swaps } from './laying.ts';
import { orderings } from './last-order.ts';
import type { Mind, Option } from './mind.ts';
import { puttings } from './putting.ts';
import { peekings } from './peeking.ts';
import { placings, shiftings } from './serving.ts';
import { takings, tosses } from './throwing.ts';
import { walkings } from './walking.ts';

/** The moves that a seat considers, each with its worth. */
export function optionsOf(mind: Mind): readonly Option[] {
  const { phase } = mind.view;
  switch (phase) {
    case 'put':
      return puttings(mind);
    case 'shift':
      return shiftings(mind);
    case 'from':
      return takings(mind);
    case 'toss':
      return tosses(mind);
    case 'walk':
      return walkings(mind);
    case 'take':
      return collectings(mind);
    case 'tray':
      return placings(mind);
    case 'peek':
      return peekings(mind);
    case 'second':
      return [...keepings(mind), ...stoppings(mind), ...swaps(mind)];
    case 'lay':
      return layings(mind);
    case 'ordering':
      return orderings(mind);
    case 'king':
    case 'piles':
    case 'stack':
    case 'first':
    case 'fall':
    case 'over':
      throw new Error(`nothing to decide while ${phase}`);
    default:
      return unreachable(phase);
  }
}
