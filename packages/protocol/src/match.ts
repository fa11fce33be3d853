import { type Static, Type } from 'typebox';
import {
  BotLevel,
  Moment,
  OptionValues,
  PlyCount,
  SeatNumber,
  Watchers,
  WireEntry,
  WireOutcome,
  WireStanding,
} from './fields.ts';

const strict = { additionalProperties: false };

export const SeatWish = Type.Union([
  Type.Object({ kind: Type.Literal('me') }, strict),
  Type.Object({ kind: Type.Literal('open') }, strict),
  Type.Object({ kind: Type.Literal('bot'), level: BotLevel }, strict),
]);
export type SeatWish = Static<typeof SeatWish>;

/** Setting a table: seat 1 first. At most one seat is `me`, and not every seat is a bot. */
export const NewMatch = Type.Object(
  {
    game: Type.String({ maxLength: 60 }),
    options: OptionValues,
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 12 }),
    watchers: Watchers,
  },
  strict,
);
export type NewMatch = Static<typeof NewMatch>;

/** Whoever opens `/m/<id>?seat=<token>` may take that seat. */
export const Invite = Type.Object({ seat: SeatNumber, token: Type.String() });
export type Invite = Static<typeof Invite>;

export const Invites = Type.Object({ invites: Type.Array(Invite) });
export type Invites = Static<typeof Invites>;

export const MatchMade = Type.Object({ id: Type.String(), invites: Type.Array(Invite) });
export type MatchMade = Static<typeof MatchMade>;

export const SeatClaim = Type.Object({ token: Type.String({ maxLength: 100 }) }, strict);
export type SeatClaim = Static<typeof SeatClaim>;

export const SeatClaimed = Type.Object({ seat: SeatNumber });
export type SeatClaimed = Static<typeof SeatClaimed>;

export const Rematch = Type.Object({ id: Type.String() });
export type Rematch = Static<typeof Rematch>;

export const SeatInfo = Type.Object({
  seat: SeatNumber,
  kind: Type.Union([Type.Literal('person'), Type.Literal('open'), Type.Literal('bot')]),
  level: Type.Optional(BotLevel),
  /** Absent while its holder has not given a name. */
  name: Type.Optional(Type.String()),
  /** Has the table open somewhere. A bot is always there. */
  present: Type.Boolean(),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** Everything about a match that this viewer may know. */
export const Snapshot = Type.Object({
  id: Type.String(),
  game: Type.String(),
  rulesVersion: Type.Integer(),
  options: OptionValues,
  watchers: Watchers,
  seats: Type.Array(SeatInfo),
  /** The seat of who asks; absent for a watcher. */
  you: Type.Optional(SeatNumber),
  /** Whether who asks set this table, and so may hand out its invitations. */
  maker: Type.Boolean(),
  seedHash: Type.String(),
  /** Only after the end. */
  seed: Type.Optional(Type.String()),
  /** The match that was set up as a rematch of this one. */
  rematch: Type.Optional(Type.String()),
  standing: WireStanding,
  log: Type.Array(WireEntry),
  /** What happened at each ply, as this viewer may be told it now. */
  happened: Type.Array(Type.Array(Type.Unknown())),
});
export type Snapshot = Static<typeof Snapshot>;

export const MatchSummary = Type.Object({
  id: Type.String(),
  game: Type.String(),
  seats: Type.Array(SeatInfo),
  you: Type.Optional(SeatNumber),
  ply: PlyCount,
  toDecide: Type.Array(SeatNumber),
  outcome: Type.Optional(WireOutcome),
  madeAt: Moment,
  lastAt: Moment,
});
export type MatchSummary = Static<typeof MatchSummary>;

/** The latest public ones of a game, the liveliest first. */
export const MatchList = Type.Object({ matches: Type.Array(MatchSummary) });
export type MatchList = Static<typeof MatchList>;
