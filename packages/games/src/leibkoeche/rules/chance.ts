import type { Random } from '@kast/kernel';
import { drawKing, drawPiles, drawStack } from './setup.ts';
import type { LeibkoecheMove, LeibkoecheState } from './state.ts';
import { drawFall } from './throwing.ts';

export function chance(state: LeibkoecheState, random: Random): LeibkoecheMove {
  switch (state.phase) {
    case 'king':
      return { kind: 'king', kinds: drawKing(random) };
    case 'piles':
      return { kind: 'piles', piles: drawPiles(random) };
    case 'stack':
      return { kind: 'stack', lows: drawStack(random) };
    case 'first':
      return { kind: 'first', seat: random.below(state.seats) + 1 };
    default:
      return { kind: 'fall', fall: drawFall(state, random) };
  }
}
