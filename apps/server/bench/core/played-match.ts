import { fail, must, questionTo, type Random, seededRandom, turnOf } from '@kast/kernel';
import { gameRules } from '../../src/live/game-rules.ts';
import type { LiveMatch } from '../../src/live/live-match.ts';
import { liveMatches } from '../../src/live/live-matches.ts';
import { alone } from '../../src/cluster/alone.ts';
import { presenceBy } from '../../src/cluster/presence.ts';
import { createMatch } from '../../src/matches/create-match.ts';
import { enterDecision } from '../../src/matches/enter-decision.ts';
import type { MatchServices } from '../../src/matches/services.ts';
import type { Store } from '../../src/store/store.ts';
import type { EndlessGame } from './endless-games.ts';

/** The services of a server, without HTTP, on a real store. */
export function servicesOn(store: Store, { game }: EndlessGame, limit = 10): MatchServices {
  const rules = gameRules([{ info: game.info, rules: async () => game }]);
  const live = liveMatches({
    store,
    rules,
    presence: presenceBy(alone().tallies),
    limit,
    clock: () => performance.now(),
    judgedNow: Date.now,
    onBroken: (_, reason) => {
      throw reason;
    },
  });
  return {
    store,
    rules,
    live,
    askReferee: async () => fail({ code: 'no-verdict' }),
    mayAskBots: () => true,
    mayAddNonces: () => true,
    mayTime: () => true,
    bridgePause: async () => undefined,
    matchesPerGuest: 1_000_000,
    now: Date.now,
    secret: 'bench',
  };
}

export async function newLiveMatch(
  services: MatchServices,
  { game, seats, options }: EndlessGame,
): Promise<LiveMatch> {
  const wish = {
    game: game.info.id,
    options,
    seats: Array.from({ length: seats }, () => ({ kind: 'open' }) as const),
    watchers: 'anyone',
  } as const;
  const made = await createMatch(services, { maker: 'bench', account: 'bench' }, wish);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return findLive(services, made.value.id);
}

export async function findLive(services: MatchServices, id: string): Promise<LiveMatch> {
  const found = await services.live.find(id);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
}

/** Plays on by lot until the log has this many entries. False where the match came to its end. */
export async function playUntil(
  live: LiveMatch,
  services: MatchServices,
  endless: EndlessGame,
  ply: number,
): Promise<boolean> {
  const random: Random = seededRandom(live.match.ply);
  while (live.match.ply < ply) {
    const { game, state } = live.match;
    const turn = turnOf(live.match);
    if (turn.kind !== 'seats') return false;
    const seat = must(turn.seats[0], 'a seat');
    const question = must(questionTo(live.match, seat), 'a question').id;
    const move = game.notation.make(state, endless.choose(state, seat, random));
    const entered = await enterDecision(live, services, { seat, question, move, from: 'person' });
    if (!entered.ok) throw new Error(JSON.stringify(entered.error));
    // Streams are written to after each commit, as they are between requests.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return true;
}
