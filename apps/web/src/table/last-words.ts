import type { Player, TableModule } from '@kast/games';
import type { Holder } from '../session/holder.ts';
import { isAct, type MatchLog } from '../session/match-log.ts';
import { lastMoveIn, type Position } from '../session/position.ts';
import { actNews } from './act-news.ts';
import { PLIES_TO_LOOK_AT } from './draw-offers.ts';
import type { Speech } from './seat-words.ts';
import { toldEvents } from './told-events.ts';

export interface MatchInWords {
  readonly module: Pick<TableModule, 'tell'>;
  readonly holders: readonly Holder[];
  readonly players: readonly Player[];
  readonly log: MatchLog;
}

/** What was done last, in words: an act beside the board stands in place of the move before it. */
export function lastWords(speech: Speech, told: MatchInWords, position: Position): string {
  const { module, holders, players, log } = told;
  const last = lastMoveIn(log, position);
  const move = last
    ? toldEvents(module, last.events, speech.texts, players)
    : speech.t.table.noMoveYet;
  // An own move that is shown ahead is newer than anything in the log.
  if (position.ahead) return move;
  const first = Math.max(position.ply - PLIES_TO_LOOK_AT, log.from.value);
  const plies = log.read(first, position.ply);
  const news = actNews(speech, holders, plies, plies.length - 1);
  if (news === undefined) return move;
  const entry = plies.at(-1)?.entry;
  return entry && isAct(entry) ? news : `${news} ${move}`;
}
