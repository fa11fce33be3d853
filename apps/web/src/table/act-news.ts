import { type Entry, parseAct } from '@kast/kernel';
import type { Holder } from '../session/holder.ts';
import type { MatchLog } from '../session/match-log.ts';
import type { Position } from '../session/position.ts';
import type { Speech } from './seat-words.ts';
import { turnPlayer } from './turn-words.ts';

/** A resignation or a take-back, as it is told to everybody; undefined for any other entry. */
export function actNews(
  speech: Speech,
  holders: readonly Holder[],
  { by, move }: Entry,
): string | undefined {
  if (typeof by !== 'number') return undefined;
  const { table } = speech.t;
  const who = turnPlayer(speech, holders, by);
  switch (parseAct(move)?.kind) {
    case 'resign':
      return table.byResign({ who });
    case 'undo':
      // T6: a computer takes back because a person asks it to; that person's own entry follows.
      return isComputer(holders, by) ? undefined : table.tookBack({ who });
    default:
      return undefined;
  }
}

/** What is news in a position: the act that led to it. An own move that is shown ahead is newer. */
export function lastNews(
  speech: Speech,
  holders: readonly Holder[],
  log: MatchLog,
  { ply, ahead }: Position,
): string | undefined {
  const last = ahead ? undefined : log.read(ply - 1, ply)[0];
  return last && actNews(speech, holders, last.entry);
}

export function isComputer(holders: readonly Holder[], by: Entry['by']): boolean {
  return typeof by === 'number' && holders[by - 1]?.kind === 'bot';
}
