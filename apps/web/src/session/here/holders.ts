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

/** The same, as everybody in the room sees them: nobody of them is “you”. */
export function holdersInRoom(saved: Pick<SavedMatch, 'seats' | 'seed'>): readonly Holder[] {
  return holdersHere(saved).map((holder) =>
    holder.kind === 'bot' ? holder : { ...holder, kind: 'person' },
  );
}
