import {
  Done,
  failures,
  MailAddressRequest,
  MailInfo,
  MailRecovery,
  MailToken,
  SignedIn,
  StoppedMail,
} from '@kast/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { AccountServices } from '../../accounts/account-services.ts';
import { confirmAddress, giveAddress } from '../../accounts/give-address.ts';
import { sendRecovery } from '../../accounts/send-recovery.ts';
import { signInByMailLink } from '../../accounts/sign-in.ts';
import { comparedAddress } from '../../mail/mail-address.ts';
import type { Mail } from '../../mail/mail.ts';
import { stopMail } from '../../notifications/stop-mail.ts';
import type { Api } from '../api.ts';
import { arrivalOf, authorizeAccount, authorizeProof } from '../authorize-account.ts';
import { sendFailure } from '../error-responses.ts';
import type { MailLimits } from '../rate-limit/mail-limits.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { sendTooMany } from '../rate-limit/rate-limit.ts';
import { welcome } from './sign-in.ts';

/** The address of an account, and what is done by the links that are sent there. Only where there is a mail server. */
export function mailRoutes(
  api: Api,
  services: AccountServices,
  mail: Mail,
  limits: MailLimits,
): void {
  api.put(
    '/account/mail',
    {
      config: { price: PRICES.sendMail },
      schema: {
        tags: ['account'],
        summary:
          'Give an address of mail; it is yours once the link is followed that is sent there',
        description: 'Until then the one of before is. Only the account itself is ever told it.',
        body: MailAddressRequest,
        response: {
          200: MailInfo,
          ...failures(
            'bad-session',
            'not-signed-in',
            'proof-needed',
            'bad-mail-address',
            'too-many-requests',
            'too-many-mails',
          ),
        },
      },
    },
    async (request, reply) => {
      const player = await authorizeProof(services, request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const wait = limits.byNetwork(request.ip);
      if (wait > 0) return sendTooMany(reply, { wait, kind: 'network' });
      const { id } = player.value.account;
      const given = await giveAddress(services, mail, id, request.body);
      if (given.ok) return given.value;
      if (given.error.code === 'too-many-mails') retryAfter(reply, given.error.seconds);
      return sendFailure(reply, given.error);
    },
  );

  api.delete(
    '/account/mail',
    {
      schema: {
        tags: ['account'],
        summary: 'Have no address of mail any more',
        response: { 200: Done, ...failures('bad-session', 'not-signed-in') },
      },
    },
    async (request, reply) => {
      const player = authorizeAccount(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      await services.store.mail.removeAddress(player.value.account.id);
      return {};
    },
  );

  api.post(
    '/account/mail/confirmation',
    {
      config: { price: PRICES.signIn },
      schema: {
        tags: ['account'],
        summary: 'Confirm an address by the link that was sent there, once; on any device',
        body: MailToken,
        response: { 200: Done, ...failures('bad-mail-link') },
      },
    },
    async (request, reply) => {
      const confirmed = await confirmAddress(services, request.body.token);
      return confirmed.ok ? {} : sendFailure(reply, confirmed.error);
    },
  );

  api.post(
    '/account/mail/recovery',
    {
      config: { price: PRICES.sendMail },
      schema: {
        tags: ['account'],
        summary: 'Have a link sent to an address by which its account is signed in to again',
        description: 'The answer is the same whether anybody has this address or not.',
        body: MailRecovery,
        response: {
          200: Done,
          ...failures('bad-mail-address', 'too-many-requests', 'too-many-mails'),
        },
      },
    },
    async (request, reply) => {
      const { address } = request.body;
      const byNetwork = limits.byNetwork(request.ip);
      if (byNetwork > 0) return sendTooMany(reply, { wait: byNetwork, kind: 'network' });
      const byAddress = limits.byAddress(comparedAddress(address));
      if (byAddress > 0) {
        const seconds = Math.ceil(byAddress / 1000);
        retryAfter(reply, seconds);
        return sendFailure(reply, { code: 'too-many-mails', seconds });
      }
      const asked = sendRecovery(services, mail, address);
      return asked.ok ? {} : sendFailure(reply, asked.error);
    },
  );

  api.post(
    '/account/mail/sign-in',
    {
      config: { price: PRICES.tryCode },
      schema: {
        tags: ['account'],
        summary: 'Sign in by a link that was sent to the address of the account, once',
        description: 'The password is gone after it, and every other device is signed out.',
        body: MailToken,
        response: { 200: SignedIn, ...failures('bad-mail-link', 'bad-sign-in') },
      },
    },
    async (request, reply) => {
      const signedIn = await signInByMailLink(services, request.body.token, arrivalOf(request));
      if (!signedIn.ok) return sendFailure(reply, signedIn.error);
      return welcome(reply, signedIn.value);
    },
  );

  void api.register(async (inner: Api) => {
    readForms(inner);
    inner.post(
      '/mail/unsubscribe/:token',
      {
        schema: {
          tags: ['account'],
          summary: 'Get no more mail of one kind, by the link in it (RFC 8058)',
          description: 'Whatever the body is. It needs no session: the token is signed.',
          params: StopParams,
          response: { 200: StoppedMail, ...failures('bad-mail-link') },
        },
      },
      async (request, reply) => {
        const { store, secret, now } = services;
        const kind = await stopMail(store, secret, request.params.token, now());
        if (kind) return { kind };
        return sendFailure(reply, { code: 'bad-mail-link', problem: 'unknown' });
      },
    );
  });
}

function retryAfter(reply: FastifyReply, seconds: number): void {
  reply.header('retry-after', String(seconds));
}

/** Whatever it is: what we have not signed leads nowhere. */
const StopParams = Type.Object({ token: Type.String({ maxLength: 200 }) });

/** Mail programs send a form. Nothing in it is needed. */
function readForms(app: Pick<FastifyInstance, 'addContentTypeParser'>): void {
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, {}),
  );
}
