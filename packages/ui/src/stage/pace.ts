export const PACES = ['calm', 'brisk', 'at-once'] as const;
export type Pace = (typeof PACES)[number];

/** What the durations of all motions are multiplied by. */
const FACTORS: Readonly<Record<Pace, number>> = { calm: 1, brisk: 0.55, 'at-once': 0 };

let chosen: Pace = 'calm';
let still = false;

/** How fast what happens is shown. Whoever calls this also remembers it. */
export function setPace(pace: Pace): void {
  chosen = pace;
}

/** Less motion than the system asks for. Whoever calls this also remembers it. */
export function setStill(wanted: boolean): void {
  still = wanted;
  document.documentElement.toggleAttribute('data-still', wanted);
}

let query: MediaQueryList | undefined;

/** Asked for every motion: the question is put to the browser once. */
function reducedMotion(): boolean {
  query ??= matchMedia('(prefers-reduced-motion: reduce)');
  return still || query.matches;
}

/** The factor here and now: 0 where nothing moves, since nobody wants it or nobody looks. */
export function paceNow(): number {
  return reducedMotion() || document.hidden ? 0 : FACTORS[chosen];
}

/** The same for what is read: nothing goes on by itself for who wants less motion, and nobody reads a hidden page. */
export function readingPace(): number {
  return reducedMotion() ? 0 : FACTORS[chosen];
}

/** A moment is read, not watched: only who wants everything at once is not asked to dismiss it. */
export function asksToGoOn(): boolean {
  return chosen !== 'at-once';
}
