import {
  type AnyGame,
  append,
  fail,
  hashOfSeed,
  type HostedMatch,
  hostMatch,
  hostPly,
  must,
  newMatch,
  ok,
  parseAct,
  type Result,
  type Seat,
  seenBy,
  turnOf,
} from '@kast/kernel';
import { seedOf } from '../setup.ts';
import { refusalText } from '../words.ts';
import type { ToldMatch, ToldSetup } from './told-match.ts';

/** Where everybody sees everything the moves say it all; the engine plays whoever is on turn, or one seat. */
export function openMatch(
  game: AnyGame,
  { seats, options, seat }: ToldSetup,
): Result<ToldMatch, string> {
  const begun = newMatch(game, { seats, options, seedHash: hashOfSeed(seedOf('engine')) });
  return begun.ok ? ok(told(hostMatch(begun.value), seat)) : fail(refusalText(begun.error));
}

function told(hosted: HostedMatch, seat: Seat | undefined): ToldMatch {
  const turn = turnOf(hosted.match);
  return {
    move(text) {
      if (turn.kind === 'over') return fail('the match is over');
      if (parseAct(text)) return fail(`${text} is an act of the table, not a move`);
      const by = turn.kind === 'chance' ? 'chance' : must(turn.seats[0], 'a seat that must decide');
      const next = append(hosted.match, { by, move: text });
      return next.ok ? ok(told(hostPly(hosted, next.value), seat)) : fail(refusalText(next.error));
    },
    shown: () => fail('nothing is hidden in this game: tell its moves'),
    seen() {
      if (turn.kind === 'over') return fail('the match is over');
      if (turn.kind === 'chance') return fail('no seat must decide: chance is due');
      const asked = seat ?? must(turn.seats[0], 'a seat that must decide');
      if (!turn.seats.includes(asked)) return fail(`seat ${asked} is not on turn`);
      return ok(seenBy(hosted, asked));
    },
  };
}
