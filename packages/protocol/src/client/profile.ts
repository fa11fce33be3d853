import type { Profile, ProfileResults, TableProfiles } from '../profile.ts';
import { browserTransport } from './browser-transport.ts';
import { request, type Transport } from './request.ts';

export type { GameCounts, Profile, ProfileResult, ProfileResults } from '../profile.ts';

/** What players show of themselves. */
export function connectToProfiles(
  origin = '',
  transport: Pick<Transport, 'fetch'> = browserTransport,
) {
  const of = (player: string) => `${origin}/api/players/${encodeURIComponent(player)}`;
  return {
    profile: (player: string) => request<Profile>(transport, 'GET', of(player)),
    atTable: (match: string) =>
      request<TableProfiles>(
        transport,
        'GET',
        `${origin}/api/matches/${encodeURIComponent(match)}/profiles`,
      ),
    results: (player: string, before?: string) =>
      request<ProfileResults>(
        transport,
        'GET',
        `${of(player)}/results${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`,
      ),
  };
}
