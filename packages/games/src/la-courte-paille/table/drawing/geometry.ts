/** So many hang side by side; the menu and both piles are as many. */
const COLUMNS = 7;
/** One more still hangs on the same rope. */
const ONE_ROPE = 8;

/** CP2.2, CP4.9: the days from the left; a week that has grown hangs on two ropes. */
export function ropesOf(days: number): readonly (readonly string[])[] {
  const ropes = days <= ONE_ROPE ? 1 : Math.ceil(days / COLUMNS);
  const columns = Math.ceil(days / ropes);
  return Array.from({ length: ropes }, (_, rope) => {
    const length = Math.min(columns, days - rope * columns);
    return Array.from({ length }, (__, index) => `week-${rope * columns + index + 1}`);
  });
}

/** As many cards as lie side by side in one of these, and never larger than in a whole week. */
export function columnsIn(ropes: readonly (readonly string[])[]): number {
  return Math.max(COLUMNS, ropes[0]?.length ?? 0);
}

/** How a card of a hand lies in its fan: turned by its steps from the middle, and sunk. */
export function fanned(index: number, count: number): { rotate: string; translate: string } {
  const steps = index - (count - 1) / 2;
  return { rotate: `${steps * 3}deg`, translate: `0 ${steps ** 2 * 1.5}%` };
}
