import type { ClubSettings, ClubView } from '@kast/protocol/client';
import { connectToClubs } from '@kast/protocol/club-client';
import { afterAll, beforeAll } from 'vitest';
import {
  mustWork,
  newGuest,
  startTestServer,
  type TestGuest,
  type TestServer,
  TOYS,
} from '../testing.ts';

export const EVENING: ClubSettings = {
  name: 'Tuesday',
  games: ['nim'],
  system: 'swiss',
  perTable: 2,
};

export interface Visitor extends TestGuest {
  readonly clubs: ReturnType<typeof connectToClubs>;
}

/** One house for all tests of a file, its visitors and its evenings. */
export function clubHouse() {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ boxes: TOYS });
  });
  afterAll(() => server.close());

  const visitor = (url = server.url): Visitor => {
    const guest = newGuest(url);
    const clubs = connectToClubs(url, { fetch: (address, init) => guest.fetch(address, init) });
    return Object.assign(guest, { clubs });
  };

  const openEvening = async (change: Partial<ClubSettings> = {}, host = visitor()) => {
    const { id } = mustWork(await host.clubs.open({ ...EVENING, ...change }));
    const look = async (): Promise<ClubView> => mustWork(await host.clubs.look(id)).club;
    const join = async (name: string, url?: string): Promise<Visitor> => {
      const guest = visitor(url);
      mustWork(await guest.clubs.join(id, { name }));
      return guest;
    };
    return { host, id, look, join };
  };

  return { server: () => server, visitor, openEvening };
}

export function refusal(problem: string) {
  return { ok: false, error: { code: 'club-refused', problem } };
}

export const NOT_THE_HOST = { ok: false, error: { code: 'not-the-host' } };
