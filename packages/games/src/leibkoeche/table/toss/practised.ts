/** Throws caught since the page was opened: after some the gauge steps back. */
const ENOUGH = 8;

let caught = 0;

export function countCaught(): void {
  caught += 1;
}

export function isPractised(): boolean {
  return caught >= ENOUGH;
}
