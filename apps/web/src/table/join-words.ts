import type { Holder } from '../session/holder.ts';
import { type Speech, seatName } from './seat-words.ts';

/** What somebody is invited to: the game, who is there, and which seat where only one can be meant. */
export function joinWords(speech: Speech, holders: readonly Holder[]): string {
  const { table } = speech.t;
  const host = hostOf(holders);
  const names = holders.flatMap(({ name }) => (name === undefined || name === host ? [] : [name]));
  const [open, ...others] = holders.filter(({ kind }) => kind === 'open');
  return [
    host === undefined
      ? table.joinGame({ game: speech.texts.name })
      : table.joinFrom({ name: host, game: speech.texts.name }),
    names.length > 0 && table.joinWith({ names }),
    open && others.length === 0 && table.joinSeat({ seatName: seatName(speech, open.seat) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Who has set the table: the one person there, where there is only one. */
function hostOf(holders: readonly Holder[]): string | undefined {
  const people = holders.filter(({ kind }) => kind === 'person');
  return people.length === 1 ? people[0]?.name : undefined;
}
