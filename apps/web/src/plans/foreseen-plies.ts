import { append, type Match, turnOf } from '@kast/kernel';
import type { LoggedPly } from '../session/match-log.ts';

/**
 * What a line would do from here on, where everybody sees everything and nothing is left to chance: as far as it
 * can still be played.
 */
export function foreseenPlies(match: Match, line: readonly string[]): readonly LoggedPly[] {
  const plies: LoggedPly[] = [];
  let last = match;
  for (const move of line) {
    const turn = turnOf(last);
    const by = turn.kind === 'seats' ? turn.seats[0] : undefined;
    const played = by === undefined ? undefined : append(last, { by, move });
    if (!played?.ok) return plies;
    const { ply, match: after } = played.value;
    plies.push({
      entry: ply.entry,
      events: ply.step ? last.game.events(ply.step, 'watcher') : [],
    });
    last = after;
  }
  return plies;
}
