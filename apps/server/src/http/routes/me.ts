import { failures, Me, NameAnswer, NameRequest } from '@kast/protocol';
import { eveningsNow } from '../../club/evenings-of.ts';
import { greet, guestWhoActs, remember, sessionOf } from '../../sessions/session.ts';
import { noteSeen } from '../../sessions/note-seen.ts';
import type { MatchServices } from '../../matches/services.ts';
import { allowedNames } from '../../moderation/blocked-names.ts';
import { matchesOf } from '../../matches/match-lists.ts';
import { renameGuest } from '../../matches/rename-guest.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';

export function meRoutes(api: Api, services: MatchServices): void {
  api.get(
    '/me',
    {
      schema: {
        tags: ['you'],
        summary: 'Who you are, and your running matches; a newcomer becomes a guest',
        response: { 200: Me },
      },
    },
    async (request, reply) => {
      const session = sessionOf(request);
      if (session.kind !== 'guest')
        return { id: greet(reply), isSignedIn: false, matches: [], evenings: [] };
      const { id, account } = session;
      if (session.programToken === undefined) remember(reply, session);
      if (account) await noteSeen(services, account.session);
      const name = (await services.store.namesOf([id])).get(id);
      const matches = await matchesOf(services, id);
      const isSignedIn = account !== undefined;
      const evenings = await eveningsNow(services.store, id, services.now());
      return { id, ...(name === undefined ? {} : { name }), isSignedIn, matches, evenings };
    },
  );

  api.put(
    '/me',
    {
      config: { price: PRICES.rename },
      schema: {
        tags: ['you'],
        summary: 'Take a name',
        body: NameRequest,
        response: { 200: NameAnswer, ...failures('bad-name', 'bad-session') },
      },
    },
    async (request, reply) => {
      const readAllowed = await allowedNames(services);
      const name = readAllowed(request.body.name);
      if (!name.ok) return sendFailure(reply, name.error);
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      await renameGuest(services, guest.value, name.value);
      return { id: guest.value, name: name.value };
    },
  );
}
