import {
  Done,
  failures,
  NewPasskey,
  PasskeyOptions,
  PasskeySignIn,
  RecoveryCodes,
  SignedIn,
} from '@kast/protocol';
import { Type } from 'typebox';
import type { AccountServices } from '../../accounts/account-services.ts';
import { makeAccount } from '../../accounts/make-account.ts';
import { registrationOptions, signInOptions, verifyNewPasskey } from '../../accounts/passkeys.ts';
import { isProved } from '../../accounts/prove.ts';
import { signInByPasskey } from '../../accounts/sign-in.ts';
import { remember } from '../../sessions/session.ts';
import type { Api } from '../api.ts';
import {
  arrivalOf,
  authorizeProof,
  deviceOf,
  placeOf,
  playerWhoActs,
} from '../authorize-account.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { welcome } from './sign-in.ts';

const MOST_PASSKEYS = 10;

const PasskeyParams = Type.Object({
  passkey: Type.String({ maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' }),
});

/** Passkeys: made by a guest they make an account. */
export function passkeyRoutes(
  api: Api,
  services: AccountServices,
  { publicUrl }: { readonly publicUrl: URL | undefined },
): void {
  const { accounts } = services.store;

  api.post(
    '/account/passkey-options',
    {
      config: { price: PRICES.signIn },
      schema: {
        tags: ['account'],
        summary: 'What a browser makes a passkey by',
        response: { 200: PasskeyOptions, ...failures('bad-session', 'proof-needed') },
      },
    },
    async (request, reply) => {
      const player = playerWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const { id, account } = player.value;
      if (account && !(await isProved(services, account))) {
        return sendFailure(reply, { code: 'proof-needed' });
      }
      const shown = (await services.store.namesOf([id])).get(id);
      const named = account && (await accounts.find(account.id))?.name;
      const options = await registrationOptions(accounts, placeOf(request, publicUrl), {
        name: named ?? shown ?? 'Spellenkast',
        passkeys: account ? await accounts.passkeysOf(account.id) : [],
        now: services.now(),
      });
      return { options };
    },
  );

  api.post(
    '/account/passkeys',
    {
      config: { price: PRICES.makeAccount },
      schema: {
        tags: ['account'],
        summary: 'Sign in by this passkey from now on; a guest makes an account with it',
        description: 'Codes are told to who has made an account, once.',
        body: NewPasskey,
        response: {
          200: RecoveryCodes,
          ...failures(
            'bad-session',
            'proof-needed',
            'bad-sign-in',
            'has-account',
            'too-many-passkeys',
          ),
        },
      },
    },
    async (request, reply) => {
      const player = playerWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const { account } = player.value;
      if (account && !(await isProved(services, account))) {
        return sendFailure(reply, { code: 'proof-needed' });
      }
      const device = deviceOf(request);
      const passkey = await verifyNewPasskey(accounts, placeOf(request, publicUrl), request.body, {
        device,
        now: services.now(),
      });
      if (!passkey) return sendFailure(reply, { code: 'bad-sign-in' });
      if (account) {
        const added = await accounts.addPasskey({ ...passkey, account: account.id }, MOST_PASSKEYS);
        if (added === 'too-many') {
          return sendFailure(reply, { code: 'too-many-passkeys', limit: MOST_PASSKEYS });
        }
        return added === 'added' ? { codes: [] } : sendFailure(reply, { code: 'bad-sign-in' });
      }
      if (await accounts.findPasskey(passkey.id))
        return sendFailure(reply, { code: 'bad-sign-in' });
      const { settings } = request.body;
      const made = await makeAccount(services, player.value, { passkey, settings, device });
      if (!made.ok) return sendFailure(reply, { code: 'has-account' });
      remember(reply, made.value.session);
      return { codes: made.value.codes };
    },
  );

  api.delete(
    '/account/passkeys/:passkey',
    {
      schema: {
        tags: ['account'],
        summary: 'Nobody signs in by this passkey any more',
        params: PasskeyParams,
        response: {
          200: Done,
          ...failures('bad-session', 'not-signed-in', 'proof-needed', 'not-found', 'last-way-in'),
        },
      },
    },
    async (request, reply) => {
      const player = await authorizeProof(services, request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const { id } = player.value.account;
      const removed = await accounts.removePasskey(id, request.params.passkey);
      if (removed === 'removed') return {};
      return sendFailure(reply, { code: removed === 'last' ? 'last-way-in' : 'not-found' });
    },
  );

  api.post(
    '/account/passkey-sign-in-options',
    {
      schema: {
        tags: ['account'],
        summary: 'What a browser signs in by',
        response: { 200: PasskeyOptions },
      },
    },
    async (request, _reply) => {
      const place = placeOf(request, publicUrl);
      return { options: await signInOptions(accounts, place, services.now()) };
    },
  );

  api.post(
    '/account/passkey-sign-in',
    {
      config: { price: PRICES.signIn },
      schema: {
        tags: ['account'],
        summary: 'Sign in by a passkey; what the guest of this device held comes along',
        body: PasskeySignIn,
        response: { 200: SignedIn, ...failures('bad-sign-in') },
      },
    },
    async (request, reply) => {
      const place = placeOf(request, publicUrl);
      const arrival = arrivalOf(request);
      const signedIn = await signInByPasskey(services, place, request.body, arrival);
      if (!signedIn.ok) return sendFailure(reply, signedIn.error);
      return welcome(reply, signedIn.value);
    },
  );
}
