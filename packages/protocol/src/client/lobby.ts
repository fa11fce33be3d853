import type { LobbyAnswer, Wish, WishRequest, WithdrawnWish } from '../lobby.ts';
import { browserTransport } from './browser-transport.ts';
import { request, type Transport } from './request.ts';

/** The part of the client that only the lobby needs. */
export function connectToLobby(origin = '', transport: Transport = browserTransport) {
  const wish = `${origin}/api/lobby/wish`;
  return {
    look: () => request<LobbyAnswer>(transport, 'GET', `${origin}/api/lobby`),
    wish: (wished: WishRequest) => request<Wish>(transport, 'PUT', wish, wished),
    withdraw: () => request<WithdrawnWish>(transport, 'DELETE', wish),
    /** The wish has done its work: its guest knows of the table. */
    noteTable: (match: string) =>
      request<WithdrawnWish>(transport, 'DELETE', `${wish}?seen=${encodeURIComponent(match)}`),
  };
}
