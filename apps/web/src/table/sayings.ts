import type { Player, TableModule } from '@kast/games';
import type { EndOfMatch } from './result-words.ts';
import type { Speech } from './seat-words.ts';
import { toldPly } from './told-ply.ts';

/** What the ear is told of what happened: what the log says, and what may be heard but not read again. */
export function sayings(
  speech: Speech,
  module: TableModule,
  players: readonly Player[],
  events: readonly unknown[],
  end?: EndOfMatch,
): readonly string[] {
  return [
    toldPly(speech, module, events, players, end),
    module.aloud?.(events, speech.texts, players) ?? '',
  ];
}
