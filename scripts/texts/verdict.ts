/** What is left to do, in one line. */
export function verdict(failures: number, outOfDate: number): string {
  if (failures > 0) return `${failures} to be mended.`;
  if (outOfDate === 0) return 'The texts are in order.';
  return `Nothing is wrong or missing; ${outOfDate} ${outOfDate === 1 ? 'is' : 'are'} out of date.`;
}
