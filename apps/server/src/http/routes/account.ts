import {
  AccountInfo,
  Done,
  failures,
  NamedAccount,
  PasswordChange,
  PlayerData,
  readLoginName,
  RecoveryCodes,
  SettingsChange,
} from '@kast/protocol';
import { accountInfo } from '../../accounts/account-info.ts';
import { playerData } from '../../accounts/player-data.ts';
import type { AccountServices } from '../../accounts/account-services.ts';
import { forgetPlayer } from '../../accounts/forget-player.ts';
import { makeAccount, readLogin } from '../../accounts/make-account.ts';
import { isProved } from '../../accounts/prove.ts';
import { newRecoveryCodes } from '../../accounts/recovery-codes.ts';
import { forgetCookie, newToken, remember, sessionOf } from '../../sessions/session.ts';
import type { Api } from '../api.ts';
import { authorizeAccount, authorizeProof, deviceOf, playerWhoActs } from '../authorize-account.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { sendTooMany } from '../rate-limit/rate-limit.ts';
import type { TryByName } from '../rate-limit/tries-by-name.ts';

/** Making an account of a guest, what belongs to it, and the end of it. */
export function accountRoutes(api: Api, services: AccountServices, tryName: TryByName): void {
  const { accounts } = services.store;

  api.get(
    '/account',
    {
      schema: {
        tags: ['account'],
        summary: 'Your account: how you sign in, and where you are signed in',
        response: { 200: AccountInfo },
      },
    },
    async (request, _reply) => {
      const session = sessionOf(request);
      const canMail = services.mail ? ({ canMail: true } as const) : {};
      if (session.kind !== 'guest' || !session.account) return canMail;
      const account = await accountInfo(services, session.account);
      return account ? { ...canMail, account } : canMail;
    },
  );

  api.post(
    '/account',
    {
      config: { price: PRICES.makeAccount },
      schema: {
        tags: ['account'],
        summary: 'Make an account of the guest that you are, by a name and a password',
        description:
          'Matches, name and everything else stay. The codes are for who cannot sign in any more; they are told once.',
        body: NamedAccount,
        response: {
          200: RecoveryCodes,
          ...failures(
            'bad-session',
            'bad-name',
            'bad-password',
            'name-taken',
            'has-account',
            'busy',
          ),
        },
      },
    },
    async (request, reply) => {
      const player = playerWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      if (player.value.account) return sendFailure(reply, { code: 'has-account' });
      const login = await readLogin(services, request.body);
      if (!login.ok) return sendFailure(reply, login.error);
      const { settings } = request.body;
      const wish = { login: login.value, settings, device: deviceOf(request) };
      const made = await makeAccount(services, player.value, wish);
      if (!made.ok) return sendFailure(reply, made.error);
      remember(reply, made.value.session);
      return { codes: made.value.codes };
    },
  );

  api.put(
    '/account/password',
    {
      config: { price: PRICES.signIn },
      schema: {
        tags: ['account'],
        summary: 'Choose name and password anew; every other device is signed out',
        description:
          'Who has a password says it; who has none has shown lately who they are. Tokens and push subscriptions end, too, and the cookie is a new one.',
        body: PasswordChange,
        response: {
          200: Done,
          ...failures(
            'bad-session',
            'not-signed-in',
            'bad-sign-in',
            'proof-needed',
            'bad-name',
            'bad-password',
            'name-taken',
            'too-many-requests',
            'busy',
          ),
        },
      },
    },
    async (request, reply) => {
      const player = authorizeAccount(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const { id, session } = player.value.account;
      const { name, password, current = '' } = request.body;
      const account = await accounts.find(id);
      if (account?.password !== undefined) {
        const known = readLoginName(account.name ?? '');
        const wait = tryName(known.ok ? known.value.login : id);
        if (wait > 0) return sendTooMany(reply, { wait, kind: 'name' });
        const isRight = await services.passwords.isRight(current, account.password);
        if (isRight !== true) {
          return sendFailure(reply, { code: isRight === undefined ? 'busy' : 'bad-sign-in' });
        }
      } else if (!(await isProved(services, player.value.account))) {
        return sendFailure(reply, { code: 'proof-needed' });
      }
      const login = await readLogin(services, { name, password });
      if (!login.ok) return sendFailure(reply, login.error);
      const { token, hash: renewed } = newToken();
      const own = { hash: session, renewed, at: services.now() };
      const ended = await accounts.setLogin(id, login.value, own);
      if (ended === 'name-taken') return sendFailure(reply, { code: ended });
      services.sessions.forget(ended);
      remember(reply, { ...player.value, account: { id, session: renewed, token } });
      return {};
    },
  );

  api.put(
    '/account/settings',
    {
      schema: {
        tags: ['account'],
        summary: 'What you like, for the next device that you sign in on',
        body: SettingsChange,
        response: { 200: Done, ...failures('bad-session', 'not-signed-in') },
      },
    },
    async (request, reply) => {
      const player = authorizeAccount(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      await accounts.setSettings(player.value.account.id, request.body.settings);
      return {};
    },
  );

  api.post(
    '/account/codes',
    {
      config: { price: PRICES.signIn },
      schema: {
        tags: ['account'],
        summary: 'New recovery codes in place of all earlier ones, told once',
        response: {
          200: RecoveryCodes,
          ...failures('bad-session', 'not-signed-in', 'proof-needed'),
        },
      },
    },
    async (request, reply) => {
      const player = await authorizeProof(services, request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const { codes, hashes } = newRecoveryCodes(services.secret);
      await accounts.setCodes(player.value.account.id, hashes);
      return { codes };
    },
  );

  api.get(
    '/account/export',
    {
      exposeHeadRoute: false,
      config: { price: PRICES.ownData },
      schema: {
        tags: ['account'],
        summary: 'Everything that is kept of you, guest or not, as a file',
        response: { 200: PlayerData, ...failures('bad-session') },
      },
    },
    async (request, reply) => {
      const player = playerWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      reply.header('content-disposition', 'attachment; filename="spellenkast.json"');
      return playerData(services, player.value);
    },
  );

  api.delete(
    '/account',
    {
      config: { price: PRICES.ownData },
      schema: {
        tags: ['account'],
        summary: 'Delete everything that is kept of you, guest or not',
        description:
          'Matches belong to others, too: you resign those that run, and are somebody without a name in all of them.',
        response: { 200: Done, ...failures('bad-session') },
      },
    },
    async (request, reply) => {
      const player = playerWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      await forgetPlayer(services, player.value.id);
      forgetCookie(reply);
      return {};
    },
  );
}
