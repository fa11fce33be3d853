import {
  type AnyGame,
  fail,
  ok,
  type Result,
  type Seat,
  type Seen,
  seededRandom,
} from '@kast/kernel';
import { isModest } from './modest-json.ts';
import type { ToldMatch, ToldSetup } from './told-match.ts';

/**
 * Where something is hidden an engine is told what its seat is shown, and nothing else: there is no state
 * here, and no log, from which it could know more.
 */
export function shownMatch(
  game: AnyGame,
  { seats, options, seat }: ToldSetup,
): Result<ToldMatch, string> {
  if (seat === undefined) return fail('say which seat the engine plays: seat=N');
  return ok(
    shown(game, { viewer: seat, seats, options, ply: 0, view: undefined, memory: undefined }),
  );
}

type ShownSoFar = Seen<unknown, unknown> & { readonly viewer: Seat };

function shown(game: AnyGame, sofar: ShownSoFar): ToldMatch {
  return {
    move: () => fail(`something is hidden in this game: tell what seat ${sofar.viewer} is shown`),
    shown: (json) => told(game, sofar, json),
    seen: () => decidable(game, sofar),
  };
}

/** `{ply, entry, events, view}`; before the first entry the view alone. */
function told(game: AnyGame, sofar: ShownSoFar, json: unknown): Result<ToldMatch, string> {
  if (!isObject(json) || !isObject(json['view'])) return fail('shown has a view');
  if (!isModest(json)) return fail('what is shown is too large for any game');
  const { ply, events, view } = json;
  if (ply === undefined && events === undefined) return ok(shown(game, { ...sofar, view }));
  if (ply !== sofar.ply) return fail(`the next entry is at ply ${sofar.ply}`);
  if (!Array.isArray(events)) return fail('shown has events, a list');
  if (json['tookBack'] !== undefined) return fail('taking back is not told to engines');
  const { viewer, seats, options } = sofar;
  try {
    const memory = game.remember?.(sofar.memory, events as unknown[], {
      viewer,
      seats,
      options,
      ply,
    });
    return ok(shown(game, { ...sofar, ply: ply + 1, view, memory }));
  } catch (reason) {
    return fail(`these are no events of this game: ${String(reason)}`);
  }
}

/** Every state that fits what was shown has the same turn. */
function decidable(game: AnyGame, sofar: ShownSoFar): Result<ShownSoFar, string> {
  if (sofar.view === undefined) return fail('nothing was shown yet');
  try {
    const turn = game.turn(game.imagine(sofar, seededRandom('turn')));
    if (turn.kind === 'over') return fail('the match is over');
    if (turn.kind === 'seats' && turn.seats.includes(sofar.viewer)) return ok(sofar);
    return fail(`seat ${sofar.viewer} is not on turn`);
  } catch (reason) {
    return fail(`this is no view of this game: ${String(reason)}`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
