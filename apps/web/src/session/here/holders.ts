import { computerName } from '@kast/bots/computer';
import { hashOfSeed } from '@kast/kernel';
import type { Holder } from '../holder.ts';
import type { SavedMatch } from './saved-match.ts';

/** Who sits at a table on this device. */
export function holdersHere({
  seats,
  seed,
}: Pick<SavedMatch, 'seats' | 'seed'>): readonly Holder[] {
  const seedHash = hashOfSeed(seed);
  return seats.map((choice, index) => {
    const seat = index + 1;
    const holder = { seat, ...choice, present: true };
    return choice.kind === 'bot'
      ? { ...holder, name: choice.name ?? computerName(seedHash, seat) }
      : holder;
  });
}
