import { type Static, Type } from 'typebox';
import { AbsenceRule } from './absence.ts';
import { Moment } from './fields.ts';

const strict = { additionalProperties: false };

/** What an evening can hold (docs/TABLE.md, T17). */
export const CLUB_LIMITS = { people: 200, rounds: 40, openEvenings: 20, hosts: 8 } as const;

const PersonNumber = Type.Integer({ minimum: 1, maximum: 100_000 });
const RoundNumber = Type.Integer({ minimum: 1, maximum: CLUB_LIMITS.rounds });
const PersonName = Type.String({ maxLength: 200 });

export const PairingSystem = Type.Union([Type.Literal('swiss'), Type.Literal('everybody')], {
  description: 'Those with as many points meet, or all against all.',
});

/** What an evening is played by; it holds for the rounds that are still to be drawn. */
export const ClubSettings = Type.Object(
  {
    name: Type.String({ maxLength: 80 }),
    games: Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 12 }),
    system: PairingSystem,
    perTable: Type.Integer({ minimum: 2, maximum: 6 }),
    clock: Type.Optional(
      Type.Object(
        {
          seconds: Type.Integer({ minimum: 30, maximum: 21_600 }),
          increment: Type.Integer({ minimum: 0, maximum: 600 }),
        },
        { ...strict, description: 'T11, at tables online: for each, and what a decision adds.' },
      ),
    ),
    absence: Type.Optional(AbsenceRule),
  },
  strict,
);
export type ClubSettings = Static<typeof ClubSettings>;

export const ClubMade = Type.Object({ id: Type.String() });
export type ClubMade = Static<typeof ClubMade>;

/** Somebody of the evening and how they stand. */
export const ClubPerson = Type.Object({
  person: PersonNumber,
  name: Type.String(),
  hasPhone: Type.Boolean({ description: 'Is there with a device, so that they can play online.' }),
  isAway: Type.Boolean({ description: 'Has left, and is not paired.' }),
  place: Type.Integer(),
  points: Type.Number(),
  played: Type.Integer(),
  byes: Type.Integer(),
  buchholz: Type.Number(),
  sonnebornBerger: Type.Number(),
});
export type ClubPerson = Static<typeof ClubPerson>;

export const ClubTable = Type.Object({
  table: Type.Integer({ minimum: 1 }),
  game: Type.String(),
  people: Type.Array(PersonNumber, { description: 'Seat 1 first.' }),
  match: Type.Optional(Type.String({ description: 'Where it is played online.' })),
  places: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1 }), {
      description: 'Of each seat, 1 for the best and equal for who shares it; once it is known.',
    }),
  ),
  by: Type.Optional(
    Type.Union([Type.Literal('match'), Type.Literal('host'), Type.Literal('player')], {
      description:
        'Where the result comes from; `player`: from who sat there, until a host says it.',
    }),
  ),
});
export type ClubTable = Static<typeof ClubTable>;

export const ClubRound = Type.Object({
  round: RoundNumber,
  tables: Type.Array(ClubTable),
  byes: Type.Array(PersonNumber),
});
export type ClubRound = Static<typeof ClubRound>;

/** What everybody sees of an evening; also `event: club`, with the revision as its id. */
export const ClubView = Type.Object({
  id: Type.String(),
  revision: Type.Integer(),
  ...ClubSettings.properties,
  code: Type.String({ description: 'Typed by who wants to join.' }),
  isOver: Type.Boolean(),
  isShut: Type.Boolean({ description: 'Nobody else joins with a device.' }),
  people: Type.Array(ClubPerson, { description: 'The best first.' }),
  round: Type.Optional(ClubRound),
});
export type ClubView = Static<typeof ClubView>;

export const ClubLook = Type.Object({
  club: ClubView,
  you: Type.Optional(PersonNumber),
  isHost: Type.Boolean(),
});
export type ClubLook = Static<typeof ClubLook>;

export const ClubSummary = Type.Object({
  id: Type.String(),
  name: Type.String(),
  madeAt: Moment,
  isOver: Type.Boolean(),
  isHost: Type.Boolean(),
});
export type ClubSummary = Static<typeof ClubSummary>;

export const ClubList = Type.Object({ clubs: Type.Array(ClubSummary) });
export type ClubList = Static<typeof ClubList>;

export const ClubJoin = Type.Object(
  {
    name: PersonName,
    person: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 100_000, description: 'One whose name the host typed.' }),
    ),
  },
  strict,
);
export type ClubJoin = Static<typeof ClubJoin>;

export const ClubJoined = Type.Object({ person: PersonNumber });
export type ClubJoined = Static<typeof ClubJoined>;

/** Names that the host types, for who comes without a phone. */
export const ClubNames = Type.Object(
  { names: Type.Array(PersonName, { minItems: 1, maxItems: 50 }) },
  strict,
);
export type ClubNames = Static<typeof ClubNames>;

export const ClubPersonChange = Type.Object(
  {
    name: Type.Optional(PersonName),
    isAway: Type.Optional(Type.Boolean()),
    hasPhone: Type.Optional(
      Type.Literal(false, { description: 'Whoever joined by a device is not this person.' }),
    ),
  },
  strict,
);
export type ClubPersonChange = Static<typeof ClubPersonChange>;

export const ClubRoundWish = Type.Object(
  {
    round: Type.Integer({
      minimum: 1,
      maximum: CLUB_LIMITS.rounds + 1,
      description: 'Its number, so that asking twice draws one.',
    }),
    place: Type.Union([Type.Literal('online'), Type.Literal('box')], {
      description: 'Online tables are those where everybody has a device.',
    }),
  },
  strict,
);
export type ClubRoundWish = Static<typeof ClubRoundWish>;

export const ClubResult = Type.Object(
  {
    places: Type.Union([
      Type.Array(Type.Integer({ minimum: 1, maximum: 6 }), { minItems: 2, maxItems: 6 }),
      Type.Null({ description: 'It is not known after all.' }),
    ]),
  },
  strict,
);
export type ClubResult = Static<typeof ClubResult>;

export const ClubEnd = Type.Object({ isOver: Type.Boolean() }, strict);
export type ClubEnd = Static<typeof ClubEnd>;

/** Whether people may join with their devices; those that hosts type may always come. */
export const ClubDoor = Type.Object({ isShut: Type.Boolean() }, strict);
export type ClubDoor = Static<typeof ClubDoor>;

/** Where a code leads; who used one for hosts is a host from then on. */
export const ClubCodeUsed = Type.Object({ id: Type.String(), isHost: Type.Boolean() });
export type ClubCodeUsed = Static<typeof ClubCodeUsed>;

/** Why something cannot be done at an evening. */
export const ClubProblem = Type.Union(
  [
    Type.Literal('too-many-evenings'),
    Type.Literal('too-many-people'),
    Type.Literal('too-many-rounds'),
    Type.Literal('too-many-hosts'),
    Type.Literal('over'),
    Type.Literal('shut'),
    Type.Literal('too-few'),
    Type.Literal('unfinished'),
    Type.Literal('other-round'),
    Type.Literal('taken'),
    Type.Literal('no-game'),
    Type.Literal('places'),
    Type.Literal('unknown'),
  ],
  {
    description:
      'Too many of something; it is over; nobody else joins; too few are there; results are missing; that round is drawn, or not the last without results; somebody else is this person; no game of the evening is for so many; no places that can be; no such person, round or table.',
  },
);
export type ClubProblem = Static<typeof ClubProblem>;
