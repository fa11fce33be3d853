import { registry } from '@kast/games';
import {
  extendPlaythrough,
  type Match,
  must,
  play,
  type Playthrough,
  type Seat,
  seenBy,
  turnOf,
} from '@kast/kernel';
import { follow } from '@kast/test-kit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { monotonicClock } from '../scheduler/clock.ts';
import { openScheduler } from '../scheduler/scheduler.ts';
import { mustWork } from '../testing.ts';
import { lanesFor, WORKER_FILE } from '../workers/lanes.ts';
import type { Work } from '../workers/work.ts';
import { botPlayers } from './bot-players.ts';
import type { BotTurn } from './bot-turn.ts';

const SEATS = 4;

/** A match in which several choose at the same time, with nobody but bots. */
async function courtePaille(): Promise<Playthrough> {
  const box = registry.find(({ info }) => info.id === 'la-courte-paille');
  return follow(await must(box, 'La Courte Paille').rules(), { seats: SEATS });
}

const deciding = (match: Match): readonly Seat[] => {
  const turn = turnOf(match);
  return turn.kind === 'seats' ? turn.seats : [];
};

describe('bots that choose at the same time', () => {
  it('think once each, in real threads, though every choice is a change', async () => {
    let hosted = await courtePaille();
    expect(deciding(hosted.match)).toEqual([1, 2, 3, 4]);
    const scheduler = openScheduler<Work>({ file: WORKER_FILE, lanes: lanesFor(2) });
    const failures: unknown[] = [];
    let thoughts = 0;
    const bots = botPlayers({
      think(task, terms) {
        thoughts += 1;
        return scheduler.run('think', task, terms);
      },
      clock: monotonicClock,
      onFailure: (_turn, failure) => failures.push(failure),
    });
    onTestFinished(async () => {
      await bots.close();
      await scheduler.close();
    });
    const allChosen = Promise.withResolvers<void>();
    const chosen = new Set<Seat>();

    const botTurn = (seat: Seat): BotTurn => ({
      match: 'm',
      guest: 'ann',
      seat,
      seats: SEATS,
      question: 0,
      level: 1,
      watched: () => true,
      isStillAsked: () => !chosen.has(seat),
      onGone: () => () => undefined,
      task: () => {
        const { id: game, rulesVersion } = hosted.match.game.info;
        return { game, rulesVersion, seen: seenBy(hosted, seat), level: 1, seed: 's' };
      },
      async play(move) {
        hosted = extendPlaythrough(hosted, [mustWork(play(hosted.match, seat, move))]);
        chosen.add(seat);
        bots.attend(standing());
        if (chosen.size === SEATS) allChosen.resolve();
        return 'played';
      },
      anyMove: () => 'none',
      drawOffer: () => undefined,
    });
    const standing = (): readonly BotTurn[] =>
      deciding(hosted.match)
        .filter((seat) => !chosen.has(seat))
        .map(botTurn);

    bots.attend(standing());
    await allChosen.promise;
    expect([thoughts, failures]).toEqual([SEATS, []]);
  });
});
