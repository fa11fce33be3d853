import type { Profile, ProfileResults } from '../profile.ts';
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
    results: (player: string, before?: string) =>
      request<ProfileResults>(
        transport,
        'GET',
        `${of(player)}/results${before === undefined ? '' : `?before=${encodeURIComponent(before)}`}`,
      ),
  };
}
