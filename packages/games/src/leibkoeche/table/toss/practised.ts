import { fallOf, type Landing } from '../../toss/index.ts';

/** Throws caught since the page was opened: after some the gauge steps back. */
const ENOUGH = 8;

let caught = 0;

export function countCaught(landing: Landing): void {
  if (fallOf(landing, 1).result === 'caught') caught += 1;
}

export function isPractised(): boolean {
  return caught >= ENOUGH;
}
