import { parseAct } from '@kast/kernel';
import { type Holder, isComputer } from '../session/holder.ts';
import type { LoggedPly } from '../session/match-log.ts';
import { declinesOffer } from './draw-offers.ts';
import type { Speech } from './seat-words.ts';
import { turnPlayer } from './turn-words.ts';

/**
 * What an entry did beside the board, as it is told to everybody: a resignation, a take-back, an offer of a
 * draw that was not accepted. Undefined for any other entry.
 */
export function actNews(
  speech: Speech,
  holders: readonly Holder[],
  plies: readonly LoggedPly[],
  index: number,
): string | undefined {
  const entry = plies[index]?.entry;
  if (!entry || typeof entry.by !== 'number') return undefined;
  const { table } = speech.t;
  const who = turnPlayer(speech, holders, entry.by);
  switch (parseAct(entry.move)?.kind) {
    case 'resign':
      return table.byResign({ who });
    case 'undo':
      // T6: a computer takes back because a person asks it to; that person's own entry follows.
      return isComputer(holders, entry.by) ? undefined : table.tookBack({ who });
    case undefined:
      return declinesOffer(plies, index) ? table.drawDeclined({ who }) : undefined;
    default:
      return undefined;
  }
}
