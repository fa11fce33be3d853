import type { MorrisMove } from '../rules/index.ts';

/** What stands for the hand as an origin, and for nothing as what is taken. */
export const NONE = 24;

/** Every number of a move is below this. */
export const MOVE_BOUND = 1 + 25 * 24 * 25;

/** A move as the search has it: a whole number from 1 up. */
export function makeCode(from: number, to: number, takes: number): number {
  return 1 + from + 25 * (to + 24 * takes);
}

export function fromOf(code: number): number {
  return (code - 1) % 25;
}

export function toOf(code: number): number {
  return Math.floor((code - 1) / 25) % 24;
}

export function takesOf(code: number): number {
  return Math.floor((code - 1) / (25 * 24));
}

export function moveOf(code: number): MorrisMove {
  const [from, takes] = [fromOf(code), takesOf(code)];
  return {
    from: from === NONE ? null : from,
    to: toOf(code),
    takes: takes === NONE ? null : takes,
  };
}
