import { AccountProof, Done, failures, readLoginName } from '@kast/protocol';
import type { AccountServices } from '../../accounts/account-services.ts';
import { prove } from '../../accounts/prove.ts';
import type { Api } from '../api.ts';
import { authorizeAccount, placeOf } from '../authorize-account.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';
import { sendTooMany } from '../rate-limit/rate-limit.ts';
import type { TryByName } from '../rate-limit/tries-by-name.ts';

/** Showing again whose the account is, before something is given that lets people in for good. */
export function proofRoutes(
  api: Api,
  services: AccountServices,
  { publicUrl }: { readonly publicUrl: URL | undefined },
  tryName: TryByName,
): void {
  api.post(
    '/account/proof',
    {
      config: { price: PRICES.signIn },
      schema: {
        tags: ['account'],
        summary: 'Show that the account is yours, by its password or a passkey of it',
        description:
          'For ten minutes after it, and after signing in, `proof-needed` is not answered. Passkeys answer a challenge of `/account/passkey-sign-in-options`.',
        body: AccountProof,
        response: {
          200: Done,
          ...failures('bad-session', 'not-signed-in', 'bad-sign-in', 'too-many-requests', 'busy'),
        },
      },
    },
    async (request, reply) => {
      const player = authorizeAccount(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const { account } = player.value;
      if (request.body.passkey === undefined) {
        const { name = '' } = (await services.store.accounts.find(account.id)) ?? {};
        const known = readLoginName(name);
        const wait = tryName(known.ok ? known.value.login : account.id);
        if (wait > 0) return sendTooMany(reply, { wait, kind: 'name' });
      }
      const proved = await prove(services, placeOf(request, publicUrl), account, request.body);
      return proved.ok ? {} : sendFailure(reply, proved.error);
    },
  );
}
