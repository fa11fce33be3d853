import { fail, ok, type Result } from '@kast/kernel';
import {
  ChatLine,
  ChatPage,
  ChatRequest,
  ChatRoom,
  chatRefused,
  failures,
  MuteAnswer,
  MuteRequest,
  ReportAnswer,
  ReportRequest,
  type WireError,
} from '@kast/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { LiveMatch } from '../../live/live-match.ts';
import type { NoMatch } from '../../live/live-matches.ts';
import { readableRooms } from '../../matches/chat/chat-rooms.ts';
import { muteAuthor } from '../../matches/chat/mute-author.ts';
import { readChat } from '../../matches/chat/read-chat.ts';
import { reportLine } from '../../matches/chat/report-line.ts';
import { say } from '../../matches/chat/say.ts';
import type { MatchServices } from '../../matches/services.ts';
import { guestWhoActs, guestWhoLooks } from '../../sessions/session.ts';
import type { GuestId } from '../../store/store.ts';
import { type Api, IdParams } from '../api.ts';
import { authorizeViewer } from '../authorize.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';

const UNSEEN = ['unknown-match', 'broken-match', 'not-welcome'] as const;

type NotHeard = NoMatch | WireError<'not-welcome' | 'bad-session' | 'chat-refused'>;

/** What is said at a table (docs/TABLE.md, T14). */
export function chatRoutes(api: Api, services: MatchServices): void {
  /** Who acts upon what they have read. */
  const authorizeReader = async (
    request: FastifyRequest<{ Params: { id: string }; Body: { room: ChatRoom } }>,
    reply: FastifyReply,
  ): Promise<Result<{ readonly live: LiveMatch; readonly guest: GuestId }, NotHeard>> => {
    const authorized = await authorizeViewer(services, request, request.params.id);
    if (!authorized.ok) return authorized;
    const guest = guestWhoActs(request, reply);
    if (!guest.ok) return guest;
    const { live } = authorized.value;
    if (!readableRooms(live, { guest: guest.value }).includes(request.body.room)) {
      return fail(chatRefused('other-room'));
    }
    return ok({ live, guest: guest.value });
  };

  api.get(
    '/matches/:id/chat',
    {
      schema: {
        tags: ['chat'],
        summary: 'What was said in a room that you may read: its last lines, or those before one',
        description:
          'Players and watchers read their own room, and after the end of the match both. ' +
          'What is said from then on comes as `event: chat` of the match.',
        params: IdParams,
        querystring: Type.Object({
          room: ChatRoom,
          before: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
        }),
        response: { 200: ChatPage, ...failures(...UNSEEN, 'chat-refused') },
      },
    },
    async (request, reply) => {
      const authorized = await authorizeViewer(services, request, request.params.id);
      if (!authorized.ok) return sendFailure(reply, authorized.error);
      const { live } = authorized.value;
      const reader = guestWhoLooks(request);
      const { room, before } = request.query;
      if (!readableRooms(live, { guest: reader }).includes(room)) {
        return sendFailure(reply, chatRefused('other-room'));
      }
      const last = before === undefined ? undefined : Number(before);
      return readChat(services, live, { reader, room, before: last });
    },
  );

  api.post(
    '/matches/:id/chat',
    {
      config: { price: PRICES.say },
      schema: {
        tags: ['chat'],
        summary: 'Say something at a table: a phrase that readers get in their language, or a text',
        params: IdParams,
        body: ChatRequest,
        response: {
          200: ChatLine,
          ...failures(...UNSEEN, 'bad-session', 'chat-refused', 'blocked'),
        },
      },
    },
    async (request, reply) => {
      const authorized = await authorizeViewer(services, request, request.params.id);
      if (!authorized.ok) return sendFailure(reply, authorized.error);
      const guest = guestWhoActs(request, reply);
      if (!guest.ok) return sendFailure(reply, guest.error);
      const said = await say(services, authorized.value.live, guest.value, request.body);
      if (said.ok) return said.value;
      if (said.error.code === 'too-many-requests') {
        reply.header('retry-after', String(said.error.seconds));
      }
      return sendFailure(reply, said.error);
    },
  );

  api.post(
    '/matches/:id/chat/mutes',
    {
      schema: {
        tags: ['chat'],
        summary: 'Do not read the author of a line any more, at any table; or read them again',
        params: IdParams,
        body: MuteRequest,
        response: {
          200: MuteAnswer,
          ...failures(...UNSEEN, 'bad-session', 'chat-refused', 'not-found'),
        },
      },
    },
    async (request, reply) => {
      const reading = await authorizeReader(request, reply);
      if (!reading.ok) return sendFailure(reply, reading.error);
      const { live, guest } = reading.value;
      const muted = await muteAuthor(services, live, guest, request.body);
      return muted.ok ? muted.value : sendFailure(reply, muted.error);
    },
  );

  api.post(
    '/matches/:id/chat/reports',
    {
      config: { price: PRICES.report },
      schema: {
        tags: ['chat'],
        summary: 'Report a line; it is kept with what was said around it',
        params: IdParams,
        body: ReportRequest,
        response: {
          200: ReportAnswer,
          ...failures(...UNSEEN, 'bad-session', 'chat-refused', 'not-found'),
        },
      },
    },
    async (request, reply) => {
      const reading = await authorizeReader(request, reply);
      if (!reading.ok) return sendFailure(reply, reading.error);
      const { live, guest } = reading.value;
      const reported = await reportLine(services, live, guest, request.body);
      return reported.ok ? reported.value : sendFailure(reply, reported.error);
    },
  );
}
