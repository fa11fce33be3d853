import {
  type AnyGame,
  append,
  type Entry,
  hashOfSeed,
  type Match,
  must,
  newMatch,
} from '@kast/kernel';
import type { StoredMatch } from '../store/store.ts';

/** The match before its first entry. */
export function startOf(
  game: AnyGame,
  { facts, seats }: Pick<StoredMatch, 'facts' | 'seats'>,
): Match {
  if (game.info.rulesVersion !== facts.rulesVersion) {
    throw new Error(`match ${facts.id} needs version ${facts.rulesVersion} of ${facts.game}`);
  }
  const { options, seed } = facts;
  const setup = { seats: seats.length, options, seedHash: hashOfSeed(seed) };
  const started = newMatch(game, setup);
  if (!started.ok) throw new Error(`match ${facts.id} cannot begin: ${started.error.reason}`);
  return started.value;
}

/** `start`, and the match after each of the entries. They were judged before they were stored. */
export function chainOf(start: Match, entries: readonly Entry[]): Match[] {
  const chain = [start];
  for (const { by, move } of entries) {
    const next = append(must(chain.at(-1), 'a match to go on from'), { by, move });
    if (!next.ok) throw new Error(`a stored entry is refused: ${JSON.stringify(next.error)}`);
    chain.push(next.value);
  }
  return chain;
}
