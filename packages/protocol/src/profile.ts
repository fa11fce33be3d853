import { type Static, Type } from 'typebox';
import { Moment, SeatNumber } from './fields.ts';
import { PlayerId } from './friends.ts';
import { SeatInfo } from './match.ts';
import { RatingInfo } from './rating.ts';

/** Where somebody sits whose page anybody may look at. */
export const SeatProfile = Type.Object({ seat: SeatNumber, player: PlayerId });
export type SeatProfile = Static<typeof SeatProfile>;

export const TableProfiles = Type.Object({
  profiles: Type.Array(SeatProfile, { description: 'Guests have none, and are left out.' }),
});
export type TableProfiles = Static<typeof TableProfiles>;

const Counts = {
  won: Type.Integer({ minimum: 0 }),
  drawn: Type.Integer({ minimum: 0 }),
  lost: Type.Integer({ minimum: 0 }),
};

/** How often somebody has won, drawn and lost, in one game. */
export const GameCounts = Type.Object({ game: Type.String(), ...Counts });
export type GameCounts = Static<typeof GameCounts>;

/** What somebody likes to begin with. */
export const FavouriteOpening = Type.Object({
  game: Type.String(),
  seat: Type.Optional({
    ...SeatNumber,
    description: 'Where the seats begin differently.',
  }),
  opening: Type.String({ description: 'By the sign that the game gives it.' }),
  times: Type.Integer(),
  of: Type.Integer({ description: 'In how many matches there was something to begin with.' }),
});
export type FavouriteOpening = Static<typeof FavouriteOpening>;

/**
 * T18: what is shown of a player. Of others only what comes from matches that anybody may look at, and from rated
 * ones their ratings.
 */
export const Profile = Type.Object({
  id: PlayerId,
  name: Type.Optional(Type.String()),
  isYou: Type.Boolean(),
  isFriend: Type.Boolean(),
  isPublic: Type.Boolean({ description: 'They have an account; nobody else is shown a guest.' }),
  games: Type.Array(Type.Object({ ...GameCounts.properties, rating: Type.Optional(RatingInfo) }), {
    description: 'Those that were played, against people.',
  }),
  openings: Type.Array(FavouriteOpening),
  againstYou: Type.Array(GameCounts, { description: 'As you have done against them.' }),
  friends: Type.Optional(
    Type.Array(
      Type.Object({
        id: PlayerId,
        name: Type.Optional(Type.String()),
        hasProfile: Type.Boolean(),
        games: Type.Array(GameCounts),
      }),
      { description: 'Of yourself: how you have done against each of your friends.' },
    ),
  ),
});
export type Profile = Static<typeof Profile>;

export const ProfileResult = Type.Object({
  match: Type.String(),
  game: Type.String(),
  at: Moment,
  seat: SeatNumber,
  result: Type.Union([Type.Literal('won'), Type.Literal('drawn'), Type.Literal('lost')]),
  rated: Type.Optional(Type.Literal(true)),
  seats: Type.Array(SeatInfo),
});
export type ProfileResult = Static<typeof ProfileResult>;

/** The latest first. */
export const ProfileResults = Type.Object({
  results: Type.Array(ProfileResult),
  next: Type.Optional(Type.String({ description: 'For `before`: where there are more.' })),
});
export type ProfileResults = Static<typeof ProfileResults>;
