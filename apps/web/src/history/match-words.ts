import type { Player } from '@kast/games';
import type { Messages } from '../i18n/language.ts';
import { isShared, nameInList, namesInList } from '../table/seat-words.ts';
import type { ArchivedMatch } from './archive.ts';

/** What a match is called: by its own name, or by who played it. */
export function matchName(t: Messages, { name, holders }: ArchivedMatch): string {
  return name ?? namesInList(t, holders);
}

/** Who won, in words; nothing where that is not known. */
export function wonWords(t: Messages, match: ArchivedMatch): string {
  const { outcome } = match;
  if (!outcome) return '';
  if (outcome.winners.length === 0) return t.table.turnDraw;
  return t.table.turnWon({ winners: outcome.winners.map((seat) => playerIn(t, match, seat)) });
}

/** Whoever shares a device is called by name: "you" would be several. */
export function playerIn(t: Messages, { holders }: ArchivedMatch, seat: number): Player {
  const holder = holders[seat - 1];
  if (!holder) return { name: '', isYou: false };
  const isYou = holder.kind === 'you' && !isShared(holders);
  return { name: nameInList(t, holders, holder), isYou };
}
