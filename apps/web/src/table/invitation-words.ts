import type { InvitationInfo } from '@kast/protocol/client';
import { type Speech, seatName } from './seat-words.ts';

/**
 * What somebody is invited to: by whom, to which game and seat, and who is there already. At an open table nobody
 * was invited by anybody.
 */
export function invitationWords(
  speech: Speech,
  { host, seat, seats }: InvitationInfo,
  isOpenTable = false,
): string {
  const { invitation } = speech.t;
  const game = speech.texts.name;
  const names = seats.flatMap(({ name }) => (name === undefined || name === host ? [] : [name]));
  const from = isOpenTable ? invitation.openFrom : invitation.from;
  const unknown = isOpenTable ? invitation.openGame : invitation.game;
  const free = seats.filter(({ kind }) => kind === 'open');
  const own = seat ?? (free.length === 1 ? free[0]?.seat : undefined);
  return [
    host === undefined ? unknown({ game }) : from({ name: host, game }),
    names.length > 0 && invitation.with({ names }),
    own === undefined ? invitation.anySeat : invitation.seat({ seatName: seatName(speech, own) }),
  ]
    .filter(Boolean)
    .join(' ');
}
