import { fail, ok, type Result } from '@kast/kernel';
import {
  type AuditEntry,
  AuditLog,
  BlockList,
  failures,
  ModerationAct,
  ModerationDone,
  ReportList,
  RoleAnswer,
  RoleRequest,
  type WireError,
} from '@kast/protocol';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { LiveMatch } from '../../live/live-match.ts';
import type { MatchServices } from '../../matches/services.ts';
import type { Moderators } from '../../moderation/moderators.ts';
import { allBlocks, openReports } from '../../moderation/reports.ts';
import { guestWhoActs, guestWhoLooks } from '../../sessions/session.ts';
import type { GuestId } from '../../store/store.ts';
import type { Api } from '../api.ts';
import { sendFailure } from '../error-responses.ts';
import { PRICES } from '../rate-limit/prices.ts';

const AUDIT_PAGE = 50;

/** For who runs the server. Nobody else is told more than that. */
export function moderationRoutes(api: Api, services: MatchServices, moderators: Moderators): void {
  const { store, now } = services;
  const authorize = async (
    request: FastifyRequest,
  ): Promise<Result<GuestId, WireError<'not-a-moderator'>>> => {
    const player = guestWhoLooks(request);
    const isOne = player !== undefined && (await moderators.isModerator(player));
    return isOne ? ok(player) : fail({ code: 'not-a-moderator' });
  };

  api.post(
    '/moderation/role',
    {
      config: { price: PRICES.tryCode },
      schema: {
        tags: ['moderation'],
        summary: 'Become a moderator, by the secret of the settings',
        body: RoleRequest,
        response: { 200: RoleAnswer, ...failures('bad-session', 'not-a-moderator') },
      },
    },
    async (request, reply) => {
      const player = guestWhoActs(request, reply);
      if (!player.ok) return sendFailure(reply, player.error);
      const isAdmitted = await moderators.admit(player.value, request.body.secret, now());
      return isAdmitted
        ? { moderator: true as const }
        : sendFailure(reply, { code: 'not-a-moderator' });
    },
  );

  api.get(
    '/moderation/reports',
    {
      schema: {
        tags: ['moderation'],
        summary: 'What was reported and nobody has looked at, with what was said around it',
        response: { 200: ReportList, ...failures('not-a-moderator') },
      },
    },
    async (request, reply) => {
      const moderator = await authorize(request);
      if (!moderator.ok) return sendFailure(reply, moderator.error);
      return openReports(store, now());
    },
  );

  api.get(
    '/moderation/blocks',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Players and names that are blocked',
        response: { 200: BlockList, ...failures('not-a-moderator') },
      },
    },
    async (request, reply) => {
      const moderator = await authorize(request);
      if (!moderator.ok) return sendFailure(reply, moderator.error);
      return allBlocks(store, now());
    },
  );

  api.get(
    '/moderation/log',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Every act of a moderator, the latest first',
        querystring: Type.Object({
          before: Type.Optional(Type.String({ pattern: '^\\d{1,9}$' })),
        }),
        response: { 200: AuditLog, ...failures('not-a-moderator') },
      },
    },
    async (request, reply) => {
      const moderator = await authorize(request);
      if (!moderator.ok) return sendFailure(reply, moderator.error);
      const { before } = request.query;
      const last = before === undefined ? undefined : Number(before);
      const found = await store.moderation.auditLog(AUDIT_PAGE + 1, last);
      const entries = found.slice(0, AUDIT_PAGE);
      const names = await store.namesOf([...new Set(entries.flatMap(playersIn))]);
      return { entries, names: Object.fromEntries(names), more: found.length > entries.length };
    },
  );

  api.post(
    '/moderation/acts',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Remove a line, block a player or a name, take that back, or close a report',
        description: 'Done and written into the audit log, both or none.',
        body: ModerationAct,
        response: { 200: ModerationDone, ...failures('not-a-moderator', 'not-found') },
      },
    },
    async (request, reply) => {
      const moderator = await authorize(request);
      if (!moderator.ok) return sendFailure(reply, moderator.error);
      const act = request.body;
      const done = await store.moderation.act({ moderator: moderator.value, at: now(), act });
      if (done === 'unknown') return sendFailure(reply, { code: 'not-found' });
      await tellTables(services, act);
      return { done: true as const };
    },
  );
}

function playersIn({ moderator, about: { player } }: AuditEntry): readonly GuestId[] {
  return typeof player === 'string' ? [moderator, player] : [moderator];
}

/** Those in memory here at once; others look within a second. */
async function tellTables({ live, store }: MatchServices, act: ModerationAct): Promise<void> {
  const isShown = (match: LiveMatch): boolean => {
    if (act.act === 'remove-line') return match.id === act.match;
    return act.act === 'remove-name' && match.names.has(act.player);
  };
  const shown = [...live.all()].filter(isShown);
  for (const match of shown) await match.inTurn(() => match.catchUp(store));
}
