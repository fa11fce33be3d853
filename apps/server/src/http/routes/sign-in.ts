import { Done, failures, readLoginName, Recovery, SignedIn, SignIn } from '@kast/protocol';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { AccountServices } from '../../accounts/account-services.ts';
import {
  endOwn,
  signInByCode,
  signInByPassword,
  type SignedInHere,
} from '../../accounts/sign-in.ts';
import { forgetCookie, greet, remember } from '../../sessions/session.ts';
import type { Api } from '../api.ts';
import { arrivalOf, authorizeAccount } from '../authorize-account.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { sendTooMany } from '../rate-limit/rate-limit.ts';
import type { TryByName } from '../rate-limit/tries-by-name.ts';

const SessionParams = Type.Object({
  session: Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }),
});

/** Coming to an account on this device, and leaving it on any. */
export function signInRoutes(api: Api, services: AccountServices, tryName: TryByName): void {
  api.post(
    '/account/sign-in',
    {
      config: { price: PRICES.signIn },
      schema: {
        tags: ['account'],
        summary: 'Sign in by name and password; what the guest of this device held comes along',
        body: SignIn,
        response: { 200: SignedIn, ...failures('bad-sign-in', 'too-many-requests', 'busy') },
      },
    },
    async (request, reply) => {
      const name = readLoginName(request.body.name);
      const wait = name.ok ? tryName(name.value.login) : 0;
      if (wait > 0) return sendTooMany(reply, { wait, kind: 'name' });
      const signedIn = await signInByPassword(services, request.body, arrivalOf(request));
      if (!signedIn.ok) return sendFailure(reply, signedIn.error);
      return welcome(reply, signedIn.value);
    },
  );

  api.post(
    '/account/recovery',
    {
      config: { price: PRICES.tryCode },
      schema: {
        tags: ['account'],
        summary: 'Sign in by a recovery code, once',
        description: 'The password is gone after it, and every other device is signed out.',
        body: Recovery,
        response: { 200: SignedIn, ...failures('bad-sign-in') },
      },
    },
    async (request, reply) => {
      const signedIn = await signInByCode(services, request.body.code, arrivalOf(request));
      if (!signedIn.ok) return sendFailure(reply, signedIn.error);
      return welcome(reply, signedIn.value);
    },
  );

  api.post(
    '/account/sign-out',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign this device out: it is the guest again that it was before',
        response: { 200: Done, ...failures('bad-session', 'not-signed-in') },
      },
    },
    async (request, reply) => {
      const player = authorizeAccount(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const guest = await endOwn(services, player.value.account);
      if (guest === undefined) forgetCookie(reply);
      else greet(reply, guest);
      return {};
    },
  );

  api.delete(
    '/account/sessions/:session',
    {
      schema: {
        tags: ['account'],
        summary: 'Sign a device out, wherever it is',
        params: SessionParams,
        response: { 200: Done, ...failures('bad-session', 'not-signed-in', 'not-found') },
      },
    },
    async (request, reply) => {
      const player = authorizeAccount(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const { session } = request.params;
      const ended = await services.store.accounts.endSession(player.value.account.id, session);
      if (!ended) return sendFailure(reply, { code: 'not-found' });
      services.sessions.forget([session]);
      return {};
    },
  );
}

/** By a cookie that nobody had before. */
export function welcome(
  reply: FastifyReply,
  { session, settings, brought }: SignedInHere,
): SignedIn {
  remember(reply, session);
  return {
    id: session.id,
    ...(settings === undefined ? {} : { settings }),
    matches: brought,
  };
}
