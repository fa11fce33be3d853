/** More would only make a phone hot. */
const MOST = 4;

/** How many cores may think: one draws the page. */
export function spareCores(cores: number): number {
  return Math.min(Math.max(cores - 1, 1), MOST);
}
