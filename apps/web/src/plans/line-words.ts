import type { Player, TableModule } from '@kast/games';
import type { LoggedPly } from '../session/match-log.ts';
import type { Speech } from '../table/seat-words.ts';
import { toldPly } from '../table/told-ply.ts';

/** What the moves of a line do, each in a sentence, as the log will tell it. */
export function lineWords(
  speech: Speech,
  module: Pick<TableModule, 'tell'>,
  players: readonly Player[],
  plies: readonly LoggedPly[],
): string {
  return plies
    .map(({ events }) => toldPly(speech, module, events, players))
    .filter(Boolean)
    .join(' ');
}
