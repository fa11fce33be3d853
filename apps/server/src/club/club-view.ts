import type { ClubRound, ClubView } from '@kast/protocol';
import { standingsOf } from './pairing/standings.ts';
import type { StoredRound, WholeClub } from '../store/store.ts';

/** What everybody may see of an evening: no ids of guests, and the last round only. */
export function clubView({ club, people, rounds }: WholeClub): ClubView {
  const last = rounds.at(-1);
  const byNumber = new Map(people.map((one) => [one.person, one]));
  return {
    id: club.id,
    revision: club.revision,
    ...club.settings,
    code: club.code,
    isOver: club.isOver,
    isShut: club.isShut,
    people: standingsOf(people, withoutEarlyByes(rounds)).map((standing) => {
      const { person, place, points, played, byes, buchholz, sonnebornBerger } = standing;
      const known = byNumber.get(person);
      return {
        person,
        name: known?.name ?? '',
        hasPhone: known?.guest !== undefined,
        isAway: known?.isAway ?? false,
        place,
        points,
        played,
        byes,
        buchholz,
        sonnebornBerger,
      };
    }),
    ...(last ? { round: clubRound(last) } : {}),
  };
}

/** Who is free stands no higher before the others have played. */
function withoutEarlyByes(rounds: readonly StoredRound[]): readonly StoredRound[] {
  return rounds.map((round) =>
    round.tables.every(({ places }) => places) ? round : { ...round, byes: [] },
  );
}

export function clubRound({ round, tables, byes }: StoredRound): ClubRound {
  return {
    round,
    tables: tables.map(({ people, game, match, places, by }, index) => ({
      table: index + 1,
      game,
      people: [...people],
      ...(match === undefined ? {} : { match }),
      ...(places ? { places: [...places] } : {}),
      ...(by ? { by } : {}),
    })),
    byes: [...byes],
  };
}
