import type { Player, TableModule } from '@kast/games';
import { type Entry, MASKED, parseAct, unreachable } from '@kast/kernel';
import { isAct, type LogPage, type LoggedPly, takenBackIn } from '../session/match-log.ts';
import type { Speech } from './seat-words.ts';

export interface LogLine {
  readonly ply: number;
  readonly by: Entry['by'];
  /** The notation as it is shown, with marks; empty for an act of the table. */
  readonly label: string;
  readonly words: string;
  readonly isTakenBack: boolean;
}

/** A stretch of the log as it is read: notation, and what happened in words. */
export function logLines(
  speech: Speech,
  module: TableModule,
  { from, plies }: LogPage,
  players: readonly Player[],
): readonly LogLine[] {
  const gone = takenBackIn(plies);
  return plies.map(({ entry, ...logged }, index) => {
    const ply = from + index;
    const acts = isAct(entry);
    const isTakenBack = gone.has(ply);
    const events = isTakenBack ? [] : logged.events;
    return {
      ply,
      by: entry.by,
      label: acts || entry.move === MASKED ? '' : module.entryLabel(entry, events),
      words: acts ? actWords(speech, plies, index) : module.tell(events, speech.texts, players),
      isTakenBack,
    };
  });
}

function actWords({ t }: Speech, plies: readonly LoggedPly[], index: number): string {
  const act = parseAct(plies[index]?.entry.move ?? '');
  if (!act) return '';
  switch (act.kind) {
    case 'resign':
      return t.table.actResign;
    case 'undo':
      return t.table.actUndo;
    case 'draw':
      return isAnswer(plies, index) ? t.table.actDrawAgreed : t.table.actDraw;
    case 'forfeit':
      return act.cause === 'clock' ? t.table.actForfeitClock : t.table.actForfeitAbsence;
    default:
      return unreachable(act);
  }
}

/** An offer by somebody else that still stood: since it, nobody but its maker has moved. */
function isAnswer(plies: readonly LoggedPly[], index: number): boolean {
  const by = plies[index]?.entry.by;
  for (let earlier = index - 1; earlier >= 0; earlier--) {
    const entry = plies[earlier]?.entry;
    if (!entry) return false;
    if (entry.move === 'draw' && entry.by !== by) return true;
    if (entry.by === by && !isAct(entry)) return false;
  }
  return false;
}
