import type { LobbyAnswer, Wish, WishRequest } from '../lobby.ts';
import { browserTransport } from './browser-transport.ts';
import { request, type Transport } from './request.ts';

/** The part of the client that only the lobby needs. */
export function connectToLobby(origin = '', transport: Transport = browserTransport) {
  const wish = `${origin}/api/lobby/wish`;
  return {
    look: () => request<LobbyAnswer>(transport, 'GET', `${origin}/api/lobby`),
    wish: (wished: WishRequest) => request<Wish>(transport, 'PUT', wish, wished),
    withdraw: () => request<object>(transport, 'DELETE', wish),
  };
}
