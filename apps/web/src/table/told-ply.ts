import type { Player, TableModule } from '@kast/games';
import type { Outcome, Standing } from '@kast/kernel';
import { type EndOfMatch, overruledEnd } from './result-words.ts';
import type { Speech } from './seat-words.ts';
import { toldEvents } from './told-events.ts';

/** What a ply did, in words. T3: with the end of the match, not that of the game alone. */
export function toldPly(
  speech: Speech,
  module: Pick<TableModule, 'tell'>,
  events: readonly unknown[],
  players: readonly Player[],
  end?: EndOfMatch,
): string {
  const told = toldEvents(module, events, speech.texts, players, end?.standing.resigned);
  const overruled = end && overruledEnd(speech, end, players);
  return [told, overruled].filter(Boolean).join(' ');
}

/** The end of a match that stands so; undefined while it goes on. */
export function endIn(standing: Standing, ofGame: Outcome | undefined): EndOfMatch | undefined {
  const { outcome } = standing;
  return outcome && { standing, outcome, winnersOfGame: ofGame?.winners ?? [] };
}
