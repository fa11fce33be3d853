import type { Holder } from '../session/holder.ts';
import { type Speech, seatName } from './seat-words.ts';

/** What somebody is invited to: the game, who is there, and which seat where only one can be meant. */
export function joinWords(speech: Speech, holders: readonly Holder[]): string {
  const { table } = speech.t;
  const names = holders.flatMap(({ name }) => (name === undefined ? [] : [name]));
  const [open, ...others] = holders.filter(({ kind }) => kind === 'open');
  return [
    table.joinGame({ game: speech.texts.name }),
    names.length > 0 && table.joinWith({ names }),
    open && others.length === 0 && table.joinSeat({ seatName: seatName(speech, open.seat) }),
  ]
    .filter(Boolean)
    .join(' ');
}
