import { type Static, Type } from 'typebox';
import { ChatRoom, ReportReason } from './chat.ts';
import { Moment, PlyCount, SeatNumber } from './fields.ts';

const strict = { additionalProperties: false };

const PlayerId = Type.String({ pattern: '^[\\w-]{1,64}$' });
const Why = Type.String({
  minLength: 1,
  maxLength: 300,
  description: 'Stands in the audit log.',
});

/** For who runs the server: the secret of its settings makes this player a moderator. */
export const RoleRequest = Type.Object({ secret: Type.String({ maxLength: 200 }) }, strict);
export type RoleRequest = Static<typeof RoleRequest>;

export const RoleAnswer = Type.Object({ moderator: Type.Literal(true) });
export type RoleAnswer = Static<typeof RoleAnswer>;

export const Block = Type.Object({
  player: Type.String(),
  name: Type.Optional(Type.String()),
  why: Type.String(),
  at: Moment,
  until: Type.Optional(Moment),
});
export type Block = Static<typeof Block>;

/** `exact`: the whole name; `word`: any name that has this word in it. Case and accents make no difference. */
export const BlockedName = Type.Object({
  name: Type.String(),
  kind: Type.Union([Type.Literal('exact'), Type.Literal('word')]),
  at: Moment,
});
export type BlockedName = Static<typeof BlockedName>;

const ReportedLine = Type.Object({
  number: Type.Integer(),
  player: Type.String(),
  seat: Type.Optional(SeatNumber),
  name: Type.Optional(Type.String()),
  said: Type.Optional(
    Type.String({ description: 'A phrase by its key, a text as it was; absent where removed.' }),
  ),
  isPhrase: Type.Boolean(),
  at: Moment,
});
export type ReportedLine = Static<typeof ReportedLine>;

export const Report = Type.Object({
  id: Type.String(),
  match: Type.String(),
  game: Type.String(),
  room: ChatRoom,
  number: Type.Integer({ description: 'The line that was reported.' }),
  reason: ReportReason,
  ply: PlyCount,
  at: Moment,
  reporter: Type.String(),
  author: Type.String(),
  context: Type.Array(ReportedLine),
  block: Type.Optional(Block),
});
export type Report = Static<typeof Report>;

export const ReportList = Type.Object({
  reports: Type.Array(Report, { description: 'Those that are open, the oldest first.' }),
  more: Type.Boolean(),
});
export type ReportList = Static<typeof ReportList>;

export const BlockList = Type.Object({
  players: Type.Array(Block),
  names: Type.Array(BlockedName),
});
export type BlockList = Static<typeof BlockList>;

const NameKind = Type.Union([Type.Literal('exact'), Type.Literal('word')]);
const NameText = Type.String({ minLength: 1, maxLength: 80 });

export const ModerationAct = Type.Union([
  Type.Object({ act: Type.Literal('close-report'), report: PlayerId, why: Why }, strict),
  Type.Object(
    {
      act: Type.Literal('remove-line'),
      match: PlayerId,
      room: ChatRoom,
      number: Type.Integer({ minimum: 1, maximum: 1e9 }),
      why: Why,
    },
    strict,
  ),
  Type.Object(
    {
      act: Type.Literal('block-player'),
      player: PlayerId,
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
      why: Why,
    },
    strict,
  ),
  Type.Object({ act: Type.Literal('unblock-player'), player: PlayerId, why: Why }, strict),
  Type.Object({ act: Type.Literal('remove-name'), player: PlayerId, why: Why }, strict),
  Type.Object(
    { act: Type.Literal('block-name'), name: NameText, kind: NameKind, why: Why },
    strict,
  ),
  Type.Object(
    { act: Type.Literal('unblock-name'), name: NameText, kind: NameKind, why: Why },
    strict,
  ),
]);
export type ModerationAct = Static<typeof ModerationAct>;

export const ModerationDone = Type.Object({ done: Type.Literal(true) });
export type ModerationDone = Static<typeof ModerationDone>;

export const AuditEntry = Type.Object({
  number: Type.Integer(),
  at: Moment,
  moderator: Type.String(),
  act: Type.String({ description: 'As it was asked for, or `become-moderator`.' }),
  why: Type.String(),
  about: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const AuditLog = Type.Object({
  entries: Type.Array(AuditEntry, { description: 'The latest first.' }),
  names: Type.Record(Type.String(), Type.String(), {
    description:
      'Of the players they speak of, by id, as they are called now; without who has none.',
  }),
  more: Type.Boolean(),
});
export type AuditLog = Static<typeof AuditLog>;
