import type { Player, TableModule } from '@kast/games';
import { type Entry, MASKED, parseAct, unreachable } from '@kast/kernel';
import { isAct, type Position, pliesInForce } from '../session/position.ts';
import type { Speech } from './seat-words.ts';

export interface LogLine {
  readonly ply: number;
  readonly by: Entry['by'];
  /** The notation as it is shown, with marks; empty for an act of the table. */
  readonly label: string;
  readonly words: string;
  readonly isTakenBack: boolean;
}

/** The log as it is read: notation, and what happened in words. */
export function logLines(
  speech: Speech,
  module: TableModule,
  position: Position,
  players: readonly Player[],
): readonly LogLine[] {
  const inForce = new Set(pliesInForce(position.log));
  return position.log.map((entry, ply) => {
    const events = position.happened[ply] ?? [];
    const acts = isAct(entry);
    return {
      ply,
      by: entry.by,
      label: acts || entry.move === MASKED ? '' : module.entryLabel(entry, events),
      words: acts
        ? actWords(speech, position.log, ply)
        : module.tell(events, speech.texts, players),
      isTakenBack: !acts && !inForce.has(ply),
    };
  });
}

function actWords({ t }: Speech, log: readonly Entry[], ply: number): string {
  const act = parseAct(log[ply]?.move ?? '');
  if (!act) return '';
  switch (act.kind) {
    case 'resign':
      return t.table.actResign;
    case 'undo':
      return t.table.actUndo;
    case 'draw':
      return isAnswer(log, ply) ? t.table.actDrawAgreed : t.table.actDraw;
    case 'forfeit':
      return act.cause === 'clock' ? t.table.actForfeitClock : t.table.actForfeitAbsence;
    default:
      return unreachable(act);
  }
}

/** An offer by somebody else that still stood: since it, nobody but its maker has moved. */
function isAnswer(log: readonly Entry[], ply: number): boolean {
  const by = log[ply]?.by;
  for (let earlier = ply - 1; earlier >= 0; earlier--) {
    const entry = log[earlier];
    if (!entry) return false;
    if (entry.move === 'draw' && entry.by !== by) return true;
    if (entry.by === by && !isAct(entry)) return false;
  }
  return false;
}
