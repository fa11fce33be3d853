import { parseAct, unreachable } from '@kast/kernel';
import { type Holder, isComputer } from '../session/holder.ts';
import type { LoggedPly } from '../session/match-log.ts';
import { answersOffer } from './draw-offers.ts';
import type { Speech } from './seat-words.ts';
import { turnPlayer } from './turn-words.ts';

/** An act of the table, as the log tells it. */
export function actWords(
  speech: Speech,
  holders: readonly Holder[],
  plies: readonly LoggedPly[],
  index: number,
): string {
  const entry = plies[index]?.entry;
  const act = entry && parseAct(entry.move);
  if (!act) return '';
  const { table } = speech.t;
  const seat = act.kind === 'forfeit' ? act.seat : Number(entry.by);
  const who = turnPlayer(speech, holders, seat);
  switch (act.kind) {
    case 'resign':
      return table.byResign({ who });
    case 'undo':
      return isComputer(holders, seat) ? table.tookBackAsked({ who }) : table.tookBack({ who });
    case 'draw':
      return answersOffer(plies, index) ? table.drawAgreed({ who }) : table.drawOfferedBy({ who });
    case 'forfeit':
      return act.cause === 'clock' ? table.byClock({ who }) : table.byAbsence({ who });
    default:
      return unreachable(act);
  }
}
