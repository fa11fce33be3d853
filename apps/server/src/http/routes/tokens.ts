import {
  failures,
  MOST_TOKENS,
  NewToken,
  readName,
  TokenInfo,
  TokenList,
  TokenMade,
} from '@kast/protocol';
import { Type } from 'typebox';
import type { AccountServices } from '../../accounts/account-services.ts';
import { isProved } from '../../accounts/prove.ts';
import { newMatchId } from '../../matches/secrets.ts';
import { newToken } from '../../sessions/bearer-tokens.ts';
import { guestWhoActs, guestWhoLooks } from '../../sessions/session.ts';
import type { Api } from '../api.ts';
import { playerWhoActs } from '../authorize-account.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';

const TokenParams = Type.Object({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' }) });

/** Tokens of one's own: made and revoked in a browser, never by a program. */
export function tokenRoutes(
  api: Api,
  services: Pick<AccountServices, 'store' | 'sessions' | 'now'>,
): void {
  const { store, sessions } = services;
  const { tokens } = store;
  api.get(
    '/me/tokens',
    {
      schema: {
        tags: ['tokens'],
        summary: 'The tokens that your programs play by',
        response: { 200: TokenList },
      },
    },
    async (request, reply) => {
      const guest = guestWhoLooks(request);
      const kept = guest === undefined ? [] : await tokens.listOf(guest);
      const shown = kept.map(({ id, name, madeAt }) => ({ id, name, madeAt }));
      return reply.send({ tokens: shown });
    },
  );

  api.post(
    '/me/tokens',
    {
      config: { price: PRICES.newMatch },
      schema: {
        tags: ['tokens'],
        summary: 'Make a token for a program, which is shown this once',
        body: NewToken,
        response: {
          201: TokenMade,
          ...failures('bad-session', 'proof-needed', 'bad-name', 'too-many-tokens'),
        },
      },
    },
    async (request, reply) => {
      const name = readName(request.body.name);
      if (!name.ok) return sendFailure(reply, name.error);
      const player = playerWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const { id: guest, account } = player.value;
      if (account && !(await isProved(services, account))) {
        return sendFailure(reply, { code: 'proof-needed' });
      }
      const { token, hash } = newToken();
      const made = { id: newMatchId(), name: name.value, madeAt: services.now() };
      const kept = await tokens.keep({ ...made, hash, guest }, MOST_TOKENS);
      if (kept === 'too-many') {
        return sendFailure(reply, { code: 'too-many-tokens', limit: MOST_TOKENS });
      }
      return reply
        .code(201)
        .header('cache-control', 'no-store')
        .send({ ...made, token });
    },
  );

  api.delete(
    '/me/tokens/:token',
    {
      schema: {
        tags: ['tokens'],
        summary: 'Revoke a token',
        params: TokenParams,
        response: {
          200: Type.Pick(TokenInfo, ['id']),
          ...failures('bad-session', 'unknown-token'),
        },
      },
    },
    async (request, reply) => {
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      const { token: id } = request.params;
      const hash = await tokens.revoke(guest.value, id);
      if (hash === undefined) return sendFailure(reply, { code: 'unknown-token' });
      sessions.forget([hash]);
      return reply.send({ id });
    },
  );
}
