import type { Player, TableModule } from '@kast/games';
import { type Entry, MASKED, parseAct } from '@kast/kernel';
import type { Holder } from '../session/holder.ts';
import { isAct, type LoggedPly, type LogPage, takenBackIn } from '../session/match-log.ts';
import { actWords } from './act-words.ts';
import { declinesOffer } from './draw-offers.ts';
import type { EndOfMatch } from './result-words.ts';
import type { Speech } from './seat-words.ts';
import { toldPly } from './told-ply.ts';
import { turnPlayer } from './turn-words.ts';

export interface LogLine {
  readonly ply: number;
  readonly by: Entry['by'];
  /** As it can be typed; empty for an act of the table and for what may not be read. */
  readonly notation: string;
  readonly words: string;
  readonly isTakenBack: boolean;
}

interface ReadPage extends LogPage {
  /** What came before it and is not told here: an offer that is answered here may stand there. */
  readonly before?: readonly LoggedPly[];
  /** And what came after it: some of it may have been taken back there. */
  readonly after?: readonly LoggedPly[];
}

/** A stretch of the log as it is read: what happened, in words. */
export function logLines(
  speech: Speech,
  module: Pick<TableModule, 'tell'>,
  { from, plies, before = [], after = [] }: ReadPage,
  players: readonly Player[],
  holders: readonly Holder[],
  end?: EndOfMatch,
): readonly LogLine[] {
  const gone = takenBackIn([...plies, ...after]);
  const known = [...before, ...plies];
  // Hardly ever: it is looked for once, and not for every line.
  const isOffered = known.some(({ entry }) => parseAct(entry.move)?.kind === 'draw');
  return plies.map(({ entry, events }, index) => {
    const ply = from + index;
    const place = before.length + index;
    const { by } = entry;
    const line = { ply, by, isTakenBack: gone.has(ply) };
    if (isAct(entry)) {
      return { ...line, notation: '', words: actWords(speech, holders, known, place) };
    }
    const endHere = ply + 1 === end?.standing.ply ? end : undefined;
    const told = [
      typeof by === 'number' &&
        isOffered &&
        declinesOffer(known, place) &&
        speech.t.table.drawDeclined({ who: turnPlayer(speech, holders, by) }),
      toldPly(speech, module, events, players, endHere),
    ];
    return { ...line, notation: notationOf(entry), words: told.filter(Boolean).join(' ') };
  });
}

/** Nobody types a shuffle, and nobody reads a toss by hand number by number: both are cut short. */
const LONGEST = { chance: 24, seat: 120 };

function notationOf({ by, move }: Entry): string {
  if (move === MASKED) return '';
  const longest = by === 'chance' ? LONGEST.chance : LONGEST.seat;
  return move.length > longest ? `${move.slice(0, longest)}…` : move;
}
