import { registry } from '@kast/games';
import { must, seededRandom } from '@kast/kernel';
import type { Told } from './snapshot.ts';

/** Whispers some move that is allowed, to somebody who only wants to go on. */
export async function anyMove(game: string) {
  const box = must(
    registry.find(({ info }) => info.id === game),
    game,
  );
  const rules = await box.rules();
  return ({ you = 0, seats, options, standing, memory }: Told<unknown>): string => {
    const { view, ply } = standing;
    const seen = { viewer: you, seats: seats.length, options, ply, view, memory };
    const state = rules.imagine(seen, seededRandom(ply));
    return rules.notation.make(state, must(rules.moves(state, you)[0], 'a move'));
  };
}
