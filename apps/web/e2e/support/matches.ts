import { registry } from '@kast/games';
import {
  hashOfSeed,
  type MatchRecord,
  must,
  newMatch,
  playThrough,
  recordOf as recordOfMatch,
} from '@kast/kernel';

/** The king walks out: the shortest match that two friends play to the end. Light wins by TB4.5. */
export const WALK_OUT: readonly string[] = [
  'e6-f6',
  'a4-a3',
  'e5-e6',
  'a3-a4',
  'e6-c6',
  'a4-a3',
  'c6-c9',
  'a3-a4',
  'c9-a9',
];

const SEED = '0123456789abcdef'.repeat(4);

/** A whole match as a file. */
export async function recordOf(log: readonly string[]): Promise<MatchRecord> {
  const box = must(
    registry.find(({ info }) => info.id === 'tablut'),
    'Tablut',
  );
  const game = await box.rules();
  const begun = newMatch(game, { seats: 2, options: {}, seedHash: hashOfSeed(SEED) });
  if (!begun.ok) throw new Error(begun.error.reason);
  const entries = log.map((move, ply) => ({ by: (ply % 2) + 1, move }));
  const played = playThrough(begun.value, entries);
  if (!played.ok) throw new Error(`ply ${played.error.at}: ${played.error.refusal.reason}`);
  return recordOfMatch(played.value.match, entries, SEED);
}
