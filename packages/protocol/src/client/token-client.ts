import type { TokenInfo, TokenList, TokenMade } from '../token.ts';
import { request, type Transport } from './request.ts';

/** Tokens of one's own, for programs. */
export function connectToTokens(origin = '', transport: Pick<Transport, 'fetch'> = browser) {
  const address = `${origin}/api/me/tokens`;
  return {
    list: () => request<TokenList>(transport, 'GET', address),
    make: (name: string) => request<TokenMade>(transport, 'POST', address, { name }),
    revoke: (id: string) =>
      request<Pick<TokenInfo, 'id'>>(transport, 'DELETE', `${address}/${encodeURIComponent(id)}`),
  };
}

const browser: Pick<Transport, 'fetch'> = { fetch: (address, init) => fetch(address, init) };
