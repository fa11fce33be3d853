import type {
  ClubCodeUsed,
  ClubJoin,
  ClubJoined,
  ClubList,
  ClubLook,
  ClubMade,
  ClubPersonChange,
  ClubRound,
  ClubRoundWish,
  ClubSettings,
} from '../club.ts';
import type { SeatCode } from '../seat-code.ts';
import { request, type Transport } from './request.ts';

/** What a page of a club evening asks the server. */
export function connectToClubs(origin = '', transport: Pick<Transport, 'fetch'> = browser) {
  const ask = <Value>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    request<Value>(transport, method, `${origin}/api${path}`, body);
  const at = (id: string): string => `/clubs/${encodeURIComponent(id)}`;

  return {
    mine: () => ask<ClubList>('GET', '/clubs'),
    open: (settings: ClubSettings) => ask<ClubMade>('POST', '/clubs', settings),
    useCode: (code: string) => ask<ClubCodeUsed>('POST', '/club-codes', { code }),
    look: (id: string) => ask<ClubLook>('GET', at(id)),
    set: (id: string, settings: ClubSettings) => ask<ClubMade>('PUT', at(id), settings),
    end: (id: string, isOver: boolean) => ask<ClubMade>('PUT', `${at(id)}/end`, { isOver }),
    join: (id: string, wish: ClubJoin) => ask<ClubJoined>('POST', `${at(id)}/people`, wish),
    addNames: (id: string, names: readonly string[]) =>
      ask<{ readonly people: readonly number[] }>('POST', `${at(id)}/names`, { names }),
    changePerson: (id: string, person: number, change: ClubPersonChange) =>
      ask<ClubJoined>('PUT', `${at(id)}/people/${person}`, change),
    removePerson: (id: string, person: number) =>
      ask<ClubJoined>('DELETE', `${at(id)}/people/${person}`),
    shut: (id: string, isShut: boolean) => ask<ClubMade>('PUT', `${at(id)}/door`, { isShut }),
    drawRound: (id: string, wish: ClubRoundWish) =>
      ask<{ readonly round: number }>('POST', `${at(id)}/rounds`, wish),
    dropRound: (id: string, round: number) =>
      ask<{ readonly round: number }>('POST', `${at(id)}/rounds/${round}/drop`, {}),
    round: (id: string, round: number) => ask<ClubRound>('GET', `${at(id)}/rounds/${round}`),
    enterResult: (
      id: string,
      { round, table }: { readonly round: number; readonly table: number },
      places: readonly number[] | null,
    ) => ask<ClubRound>('PUT', `${at(id)}/rounds/${round}/tables/${table}`, { places }),
    newHostCode: (id: string) => ask<SeatCode>('POST', `${at(id)}/host-code`, {}),
    /** Where the browser's own EventSource reads. */
    eventsAddress: (id: string): string => `${origin}/api${at(id)}/events`,
  };
}

const browser: Pick<Transport, 'fetch'> = { fetch: (address, init) => fetch(address, init) };
