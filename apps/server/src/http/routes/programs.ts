import { BeganEvent, failures, LegalMoves, OverEvent, TurnEvent } from '@kast/protocol';
import { Type } from 'typebox';
import { legalMoves } from '../../matches/legal-moves.ts';
import type { MatchServices } from '../../matches/services.ts';
import { guestWhoActs } from '../../sessions/session.ts';
import type { PlayerEvents } from '../../streams/player-events.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeSeat } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import { openEventStream, sendTooManyStreams, type StreamParts } from '../open-event-stream.ts';
import { PRICES } from '../rate-limit/prices.ts';

export interface ProgramRouteParts extends StreamParts {
  readonly services: MatchServices;
  readonly playerEvents: PlayerEvents;
}

/** What programs need beyond what a browser has. */
export function programRoutes(api: Api, parts: ProgramRouteParts): void {
  const { services, playerEvents } = parts;
  api.get(
    '/me/events',
    {
      exposeHeadRoute: false,
      config: { isEndless: true, price: PRICES.act },
      schema: {
        tags: ['programs'],
        summary: 'What happens in your matches, as a text/event-stream',
        description:
          'Begins with `event: began` for every match in which nobody has moved yet and `event: turn` for every one that waits for you, so that nothing is missed by who was ' +
          'away: there is no Last-Event-ID. Then `began`, `turn` and `over` as they come, within a second. ' +
          'One player has a few of these streams at most.',
        produces: ['text/event-stream'],
        'x-events': { began: BeganEvent, turn: TurnEvent, over: OverEvent },
        response: { 200: Type.String(), ...failures('bad-session', 'too-many-streams') },
      },
    },
    async (request, reply) => {
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      if (!playerEvents.mayFollow(guest.value)) return sendTooManyStreams(reply, 'player');
      return openEventStream(request, reply, parts, (stream) =>
        playerEvents.follow(guest.value, stream),
      );
    },
  );

  api.get(
    '/matches/:id/legal-moves',
    {
      config: { price: PRICES.legalMoves },
      schema: {
        tags: ['programs'],
        summary: 'What your seat may answer now',
        description:
          'For programs that do not have the rules. Where there are too many, or they cannot be listed, some of them by lot.',
        params: IdParams,
        response: {
          200: LegalMoves,
          ...failures('unknown-match', 'broken-match', 'bad-session', 'no-seat'),
        },
      },
    },
    async (request, reply) => {
      const authorized = await authorizeSeat(services, request, reply, request.params.id);
      if (!authorized.ok) return sendFailure(reply, authorized.error);
      const { live, seat } = authorized.value;
      return reply.send(legalMoves(live, seat));
    },
  );
}
