import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Seat } from '@kast/kernel';
import type { MatchId } from '../store/store.ts';

/**
 * The token of an invitation follows from the server's secret, so nothing that could be stolen is
 * stored, and who set the table can be given it again.
 */
export function invitationTo(secret: string, match: MatchId, seat: Seat): string {
  const mac = createHmac('sha256', secret).update(`invitation:${match}:${seat}`).digest();
  return mac.subarray(0, 16).toString('base64url');
}

/** To whichever seat is free. */
export function tableInvitation(secret: string, match: MatchId): string {
  return invitationTo(secret, match, 0);
}

export function invitesToTable(secret: string, match: MatchId, token: string): boolean {
  return seatInvitedTo(secret, match, [0], token) === 0;
}

/** The seat that a token invites to. How long it takes says nothing about how near a guess was. */
export function seatInvitedTo(
  secret: string,
  match: MatchId,
  seats: readonly Seat[],
  token: string,
): Seat | undefined {
  const given = Buffer.from(token);
  return seats.find((seat) => {
    const expected = Buffer.from(invitationTo(secret, match, seat));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
