import type { MatchRecord } from '@kast/kernel';
import type { HolidayAnswer } from '../clock.ts';
import type { Me, NameAnswer } from '../guest.ts';
import type {
  HistoryPage,
  Invites,
  MatchList,
  MatchMade,
  NewMatch,
  NonceAnswer,
  NonceRequest,
  Rematch,
  SeatClaimed,
  Snapshot,
} from '../match.ts';
import type { ComputerSeat, InvitationInfo, Reach } from '../invitation.ts';
import type { ActRequest, EntryAnswer, MoveRequest } from '../play.ts';
import type { Ladder } from '../rating.ts';
import type { RecordJudged } from '../record.ts';
import type { SeatCode, SeatCodeUsed } from '../seat-code.ts';
import { browserTransport } from './browser-transport.ts';
import { type Answer, request, type Transport } from './request.ts';
import { followTable, type TableListener, type TableStream } from './table-stream.ts';

export type Client = ReturnType<typeof connectTo>;

/**
 * `origin` is empty for the server that the page came from. As a watcher one is told no more of a match than
 * they are, also where one has a seat.
 */
export function connectTo(origin = '', transport: Transport = browserTransport, as?: 'watcher') {
  const get = <Value>(path: string) => request<Value>(transport, 'GET', origin + path);
  const post = <Value>(path: string, body: unknown) =>
    request<Value>(transport, 'POST', origin + path, body);
  const match = (id: string) => `/api/matches/${encodeURIComponent(id)}`;
  const looking = (path: string): string =>
    as === undefined ? path : `${path}${path.includes('?') ? '&' : '?'}as=${as}`;

  return {
    me: () => get<Me>('/api/me'),
    rename: (name: string): Promise<Answer<NameAnswer>> =>
      request(transport, 'PUT', `${origin}/api/me`, { name }),
    recentMatches: (game: string) =>
      get<MatchList>(`/api/games/${encodeURIComponent(game)}/matches`),
    ladder: (game: string) => get<Ladder>(`/api/games/${encodeURIComponent(game)}/ladder`),
    newMatch: (wish: NewMatch) => post<MatchMade>('/api/matches', wish),
    snapshot: (id: string) => get<Snapshot>(looking(match(id))),
    /** What came before a ply, as far back as one page goes. */
    history: (id: string, before: number) =>
      get<HistoryPage>(looking(`${match(id)}/history?before=${before}`)),
    move: (id: string, move: MoveRequest) => post<EntryAnswer>(`${match(id)}/moves`, move),
    act: (id: string, act: ActRequest) => post<EntryAnswer>(`${match(id)}/acts`, act),
    invites: (id: string) => get<Invites>(`${match(id)}/invites`),
    claimSeat: (id: string, token: string, nonceHash?: string, seat?: number) =>
      post<SeatClaimed>(`${match(id)}/seats`, {
        token,
        ...(nonceHash === undefined ? {} : { nonceHash }),
        ...(seat === undefined ? {} : { seat }),
      }),
    invitation: (id: string, token: string) =>
      get<InvitationInfo>(`${match(id)}/invitation?seat=${encodeURIComponent(token)}`),
    /** A computer comes for a free seat. */
    addComputer: (id: string, computer: ComputerSeat) =>
      post<SeatClaimed>(`${match(id)}/computers`, computer),
    /** For phones that cannot read its picture. */
    newTableCode: (id: string) => post<SeatCode>(`${match(id)}/table-code`, {}),
    newSeatCode: (id: string) => post<SeatCode>(`${match(id)}/seat-code`, {}),
    useSeatCode: (code: string) => post<SeatCodeUsed>('/api/seat-codes', { code }),
    reach: () => get<Reach>('/api/reach'),
    addNonce: (id: string, nonce: NonceRequest) => post<NonceAnswer>(`${match(id)}/nonce`, nonce),
    takeHoliday: (id: string, days: number) =>
      post<HolidayAnswer>(`${match(id)}/holiday`, { days }),
    rematch: (id: string) => post<Rematch>(`${match(id)}/rematch`, {}),
    record: (id: string) => get<MatchRecord>(looking(`${match(id)}/record`)),
    judgeRecord: (record: unknown) => post<RecordJudged>('/api/records', record),
    /** From the ply of the snapshot on, so that nothing falls between the two. */
    follow: (id: string, ply: number, listener: TableListener): TableStream =>
      followTable(transport, looking(`${origin}${match(id)}/events`), ply, listener),
  };
}

/** One per decision, for `MoveRequest.key` and `ActRequest.key`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
