import { type Static, Type } from 'typebox';
import {
  BotLevel,
  Moment,
  OptionValues,
  PlyCount,
  plyCount,
  SeatNumber,
  seatNumber,
  Watchers,
  WireOutcome,
  WirePastPly,
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
  name: Type.Optional(
    Type.String({
      description: 'Absent while its holder has not given one; computers always have one.',
    }),
  ),
  present: Type.Boolean({ description: 'Has the table open somewhere; bots are always there.' }),
});
export type SeatInfo = Static<typeof SeatInfo>;

/** A stretch of the log with what happened, as you may be told it now. */
export const HistoryPage = Type.Object({
  from: plyCount('The place in the log of the first entry here.'),
  plies: Type.Array(WirePastPly),
});
export type HistoryPage = Static<typeof HistoryPage>;

/**
 * Everything about a match that this viewer may know, except its earlier history, which is read in pages.
 * Also `event: snapshot`, where a stream is too far behind to be told entry by entry.
 */
export const Snapshot = Type.Object({
  id: Type.String(),
  game: Type.String(),
  rulesVersion: Type.Integer(),
  options: OptionValues,
  watchers: Watchers,
  seats: Type.Array(SeatInfo),
  you: Type.Optional(seatNumber('Your seat; absent for a watcher.')),
  maker: Type.Boolean({ description: 'You set this table, and may hand out its invitations.' }),
  seedHash: Type.String(),
  seed: Type.Optional(Type.String({ description: 'After the end.' })),
  rematch: Type.Optional(Type.String({ description: 'Where the same players play again.' })),
  standing: WireStanding,
  memory: Type.Optional(
    Type.Unknown({
      description: 'What you remember, where the view does not tell it and the game lets you look.',
    }),
  ),
  history: HistoryPage,
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
