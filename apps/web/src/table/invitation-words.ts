import type { InvitationInfo } from '@kast/protocol/client';
import type { Holder } from '../session/holder.ts';
import { holdersFrom } from '../session/online/holders.ts';
import { nameOf, type Speech, seatName } from './seat-words.ts';

/**
 * What somebody is invited to: by whom, to which game and seat, and who is there already; somebody without a name
 * is called as at the table. At an open table nobody was invited by anybody.
 */
export function invitationWords(
  speech: Speech,
  { host, seat, seats }: InvitationInfo,
  isOpenTable = false,
): string {
  const { invitation } = speech.t;
  const game = speech.texts.name;
  const holders = holdersFrom(seats, undefined);
  const namesOf = (wanted: Holder['kind']): readonly string[] =>
    holders
      .filter(({ kind, name }) => kind === wanted && (name === undefined || name !== host))
      .map((holder) => nameOf(speech, holders, holder.seat));
  const names = namesOf('person');
  const computers = namesOf('bot');
  const from = isOpenTable ? invitation.openFrom : invitation.from;
  const unknown = isOpenTable ? invitation.openGame : invitation.game;
  const free = seats.filter(({ kind }) => kind === 'open');
  const own = seat ?? (free.length === 1 ? free[0]?.seat : undefined);
  return [
    host === undefined ? unknown({ game }) : from({ name: host, game }),
    names.length > 0 && invitation.with({ names }),
    computers.length > 0 && invitation.withComputers({ names: computers }),
    own === undefined ? invitation.anySeat : invitation.seat({ seatName: seatName(speech, own) }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What whoever comes too late is told: which table it was, where one may look at it, and that no seat is left. */
export function usedWords(speech: Speech, holders: readonly Holder[]): string {
  const { invitation } = speech.t;
  const sitting = holders.filter(({ kind }) => kind !== 'open');
  const names = sitting.map(({ seat }) => nameOf(speech, holders, seat));
  return [
    invitation.usedAt({ game: speech.texts.name, names }),
    sitting.length === holders.length && invitation.full,
  ]
    .filter(Boolean)
    .join(' ');
}
