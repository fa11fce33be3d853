import { type Static, Type } from 'typebox';
import { AbsenceRule, AwayInfo, SubstitutedStretch, SubstituteInfo } from './absence.ts';
import { ClockInfo, ClockTerms } from './clock.ts';
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

/** The SHA-256 of a nonce of 32 bytes, which binds a device to it (docs/CHANCE.md). */
const NonceHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the 32 bytes that your device will add to chance; 64 hex digits.',
});

/** Setting a table: seat 1 first. At most one seat is `me`, and not every seat is a bot. */
export const NewMatch = Type.Object(
  {
    game: Type.String({ maxLength: 60 }),
    options: OptionValues,
    seats: Type.Array(SeatWish, { minItems: 1, maxItems: 12 }),
    watchers: Watchers,
    nonceHash: Type.Optional(NonceHash),
    clock: Type.Optional(ClockTerms),
    absence: Type.Optional(AbsenceRule),
    rated: Type.Optional(
      Type.Literal(true, { description: 'T16: only people with accounts, and a clock.' }),
    ),
  },
  strict,
);
export type NewMatch = Static<typeof NewMatch>;

/** Whoever opens `/m/<id>?seat=<token>` may take that seat. */
export const Invite = Type.Object({ seat: SeatNumber, token: Type.String() });
export type Invite = Static<typeof Invite>;

export const Invites = Type.Object({
  invites: Type.Array(Invite),
  table: Type.Optional(
    Type.String({ description: 'Invites to whichever seat is free; absent where none is.' }),
  ),
});
export type Invites = Static<typeof Invites>;

export const MatchMade = Type.Object({ id: Type.String(), invites: Type.Array(Invite) });
export type MatchMade = Static<typeof MatchMade>;

export const SeatClaim = Type.Object(
  {
    token: Type.String({ maxLength: 100 }),
    seat: Type.Optional(seatNumber('Which one, where the token invites to any.')),
    nonceHash: Type.Optional(NonceHash),
  },
  strict,
);
export type SeatClaim = Static<typeof SeatClaim>;

export const SeatClaimed = Type.Object({ seat: SeatNumber });
export type SeatClaimed = Static<typeof SeatClaimed>;

export const Rematch = Type.Object({ id: Type.String() });
export type Rematch = Static<typeof Rematch>;

/** What the device of a seat adds to chance, and how far that is. */
export const SeatNonceInfo = Type.Object({
  state: Type.Union(
    [
      Type.Literal('awaited'),
      Type.Literal('committed'),
      Type.Literal('revealed'),
      Type.Literal('withheld'),
    ],
    {
      description:
        'Chance waits until every seat is taken, none is `awaited` to commit and none is `committed` only.',
    },
  ),
  hash: Type.Optional(Type.String()),
  nonce: Type.Optional(Type.String({ description: 'Once it is revealed.' })),
});
export type SeatNonceInfo = Static<typeof SeatNonceInfo>;

/** Exactly one of the three: what a device is bound to, what it is, or that it does not know it any more. */
export const NonceRequest = Type.Object(
  {
    hash: Type.Optional(NonceHash),
    nonce: Type.Optional(
      Type.String({
        pattern: '^[0-9a-f]{64}$',
        description: 'The 32 bytes, once everybody is bound to theirs; 64 hex digits.',
      }),
    ),
    withheld: Type.Optional(Type.Literal(true)),
  },
  strict,
);
export type NonceRequest = Static<typeof NonceRequest>;

export const NonceAnswer = Type.Object({ nonce: SeatNonceInfo });
export type NonceAnswer = Static<typeof NonceAnswer>;

export const SeatInfo = Type.Object({
  seat: SeatNumber,
  kind: Type.Union([Type.Literal('person'), Type.Literal('open'), Type.Literal('bot')]),
  level: Type.Optional(BotLevel),
  name: Type.Optional(
    Type.String({
      description: 'Absent while its holder has not given one; computers always have one.',
    }),
  ),
  gone: Type.Optional(
    Type.Literal(true, { description: 'Everything that was kept of its holder has been deleted.' }),
  ),
  present: Type.Boolean({ description: 'Has the table open somewhere; bots are always there.' }),
  nonce: Type.Optional(SeatNonceInfo),
  away: Type.Optional(AwayInfo),
  substitute: Type.Optional(SubstituteInfo),
  substituted: Type.Optional(SubstitutedStretch),
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
  rated: Type.Optional(Type.Literal(true)),
  seedHash: Type.String(),
  seed: Type.Optional(Type.String({ description: 'After the end.' })),
  rematch: Type.Optional(Type.String({ description: 'Where the same players play again.' })),
  watching: Type.Optional(
    Type.Integer({
      description: 'How many look on who do not sit here; absent where nobody does.',
    }),
  ),
  standing: WireStanding,
  memory: Type.Optional(
    Type.Unknown({
      description: 'What you remember, where the view does not tell it and the game lets you look.',
    }),
  ),
  clock: Type.Optional(ClockInfo),
  absence: Type.Optional(AbsenceRule),
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
