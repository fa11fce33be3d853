import type { Landing } from '../../toss/index.ts';

/** Throws caught since the page was opened: after some the gauge steps back. */
const ENOUGH = 8;

let caught = 0;

export function countCaught({ where, halfTurns }: Landing): void {
  if (where === 'pan' && halfTurns > 0) caught += 1;
}

export function isPractised(): boolean {
  return caught >= ENOUGH;
}
