import type { Player, TableModule } from '@kast/games';
import type { Holder } from '../session/holder.ts';
import { isAct, type MatchLog } from '../session/match-log.ts';
import { lastMoveIn, type Position } from '../session/position.ts';
import { actNews } from './act-news.ts';
import { LONGEST_OFFER } from './draw-offers.ts';
import type { EndOfMatch } from './result-words.ts';
import type { Speech } from './seat-words.ts';
import { toldPly } from './told-ply.ts';

export interface MatchInWords {
  readonly module: Pick<TableModule, 'tell'>;
  readonly holders: readonly Holder[];
  readonly players: readonly Player[];
  readonly log: MatchLog;
  /** Once it has come. */
  readonly end: EndOfMatch | undefined;
}

/** What was done last, in words: an act beside the board stands in place of the move before it. */
export function lastWords(speech: Speech, told: MatchInWords, position: Position): string {
  const { module, holders, players, log, end } = told;
  const last = lastMoveIn(log, position);
  const move = last ? toldPly(speech, module, last.events, players, end) : speech.t.table.noMoveYet;
  // An own move that is shown ahead is newer than anything in the log.
  if (position.ahead) return move;
  const first = Math.max(position.ply - LONGEST_OFFER, log.from.value);
  const plies = log.read(first, position.ply);
  const news = actNews(speech, holders, plies, plies.length - 1);
  if (news === undefined) return move;
  const entry = plies.at(-1)?.entry;
  return entry && isAct(entry) ? news : `${news} ${move}`;
}
