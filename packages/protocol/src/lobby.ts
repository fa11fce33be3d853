import { type Static, Type } from 'typebox';
import { ClockTerms } from './clock.ts';
import { OptionValues, PlyCount, SeatNumber } from './fields.ts';
import { TableInvitation } from './friends.ts';
import { SeatInfo } from './match.ts';
import { SeatProfile } from './profile.ts';

const strict = { additionalProperties: false };

/** `live`: all are there and play it to its end; `days`: each decides when they come by. */
export const Pace = Type.Union([Type.Literal('live'), Type.Literal('days')]);
export type Pace = Static<typeof Pace>;

/** One wish over several games: whoever fits with any of them is found (docs/TABLE.md, T13). */
export const WishRequest = Type.Object(
  {
    games: Type.Array(Type.String({ maxLength: 60 }), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
    }),
    paces: Type.Array(Pace, { minItems: 1, maxItems: 2, uniqueItems: true }),
    players: Type.Object(
      {
        min: Type.Integer({ minimum: 2, maximum: 12 }),
        max: Type.Integer({ minimum: 2, maximum: 12 }),
      },
      { ...strict, description: 'How many may sit at the table, with you.' },
    ),
  },
  strict,
);
export type WishRequest = Static<typeof WishRequest>;

export const Wish = Type.Object({
  ...WishRequest.properties,
  waited: Type.Integer({ description: 'In seconds.' }),
  later: Type.Optional(
    Type.Integer({
      description: 'Seconds until you are looked for, where you have often left others.',
    }),
  ),
  match: Type.Optional(Type.String({ description: 'Where you sit, once somebody was found.' })),
});
export type Wish = Static<typeof Wish>;

export const WithdrawnWish = Type.Object({
  wish: Type.Optional(
    Type.Unsafe<Wish>({
      ...Wish,
      description: 'One that was fulfilled before it was withdrawn: you sit at its table.',
    }),
  ),
});
export type WithdrawnWish = Static<typeof WithdrawnWish>;

/** A table that anybody may sit down at: open to watchers, with seats that nobody has taken. */
export const OpenTable = Type.Object({
  id: Type.String(),
  game: Type.String(),
  host: Type.Optional(Type.String({ description: 'The name of who set it, if given.' })),
  seats: Type.Integer(),
  free: Type.Integer(),
  options: Type.Unsafe<Static<typeof OptionValues>>({
    ...OptionValues,
    description: 'Those that differ from the rulebook.',
  }),
  clock: Type.Optional(ClockTerms),
  rated: Type.Optional(Type.Literal(true)),
  waited: Type.Integer({ description: 'In seconds: since it was set.' }),
  invitation: Type.String({ description: 'The token that leads to whichever seat is free.' }),
});
export type OpenTable = Static<typeof OpenTable>;

/** A match under way that anybody may watch. */
export const WatchableMatch = Type.Object({
  id: Type.String(),
  game: Type.String(),
  seats: Type.Array(SeatInfo),
  toDecide: Type.Array(SeatNumber),
  ply: PlyCount,
  watching: Type.Integer({ description: 'How many look on.' }),
  rated: Type.Optional(Type.Literal(true)),
  profiles: Type.Array(SeatProfile, { description: 'T18: who has a page of their own.' }),
});
export type WatchableMatch = Static<typeof WatchableMatch>;

/** How long those waited who were found lately: the middle one of so many. */
export const UsualWait = Type.Object({
  game: Type.String(),
  seconds: Type.Integer(),
  pairings: Type.Integer(),
});
export type UsualWait = Static<typeof UsualWait>;

/** The same for everybody. */
export const Lobby = Type.Object({
  tables: Type.Array(OpenTable, { description: 'Those where somebody waits, the newest first.' }),
  matches: Type.Array(WatchableMatch),
  looking: Type.Integer({ description: 'How many are looking for somebody now.' }),
  lookingFor: Type.Array(Type.Object({ game: Type.String(), count: Type.Integer() })),
  waits: Type.Array(UsualWait, {
    description: 'A game is left out where nobody was found in the last hours.',
  }),
});
export type Lobby = Static<typeof Lobby>;

export const LobbyAnswer = Type.Object({
  lobby: Lobby,
  wish: Type.Optional(Wish),
  invitations: Type.Optional(
    Type.Array(TableInvitation, { description: 'T18: to which tables friends ask you.' }),
  ),
  again: Type.Integer({
    description:
      'In milliseconds: when to look again. Who does not look for long is not looking for anybody any more.',
  }),
});
export type LobbyAnswer = Static<typeof LobbyAnswer>;
