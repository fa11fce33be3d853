import type { Tallies } from '../../cluster/tallies.ts';

export interface SharedBuckets {
  readonly name: string;
  readonly tallies: Tallies;
}

/** Who has spent less of a minute's worth is nobody whom the others have to hear of. */
const WORTH_TELLING = 0.2;

/**
 * What is spent at one process is soon spent at all of them. Only of those who spend much: what others
 * may have beyond their budget is bounded by that share of it at each process.
 */
export function sharedSpending(
  { name, tallies }: SharedBuckets,
  perMinute: number,
  spend: (key: string, price: number) => void,
) {
  const told = new Set<string>();
  const tallyOf = (key: string): string => `${name}/${key}`;

  // What a process had told before it was known here may be long paid off.
  tallies.listen((tally, change, isNew) => {
    const isNews = change > 0 && !isNew;
    if (isNews && tally.startsWith(`${name}/`)) spend(tally.slice(name.length + 1), change);
  });

  return {
    spent(key: string, price: number, left: number): void {
      const missing = perMinute - left;
      if (told.has(key)) tallies.add(tallyOf(key), price);
      else if (missing >= WORTH_TELLING * perMinute) {
        told.add(key);
        tallies.set(tallyOf(key), missing);
      }
    },
    forget(key: string): void {
      if (told.delete(key)) tallies.set(tallyOf(key), 0);
    },
  };
}
