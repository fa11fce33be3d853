import type { InvitationInfo } from '@kast/protocol/client';
import { type Speech, seatName } from './seat-words.ts';

/** What somebody is invited to: by whom, to which game and seat, and who is there already. */
export function invitationWords(speech: Speech, { host, seat, seats }: InvitationInfo): string {
  const { invitation } = speech.t;
  const game = speech.texts.name;
  const names = seats.flatMap(({ name }) => (name === undefined || name === host ? [] : [name]));
  return [
    host === undefined ? invitation.game({ game }) : invitation.from({ name: host, game }),
    names.length > 0 && invitation.with({ names }),
    seat === undefined ? invitation.anySeat : invitation.seat({ seatName: seatName(speech, seat) }),
  ]
    .filter(Boolean)
    .join(' ');
}
