import { registry } from '@kast/games';
import { type AnyGame, append, type Entry, must, newMatch, type Viewer } from '@kast/kernel';
import { type Trial, trialsOf, twinLogs } from '@kast/test-kit';
import { expect, it } from 'vitest';
import { mustWork } from '../../testing.ts';
import { everyAnswer, lookAgain, openStream } from './answers-testing.ts';
import { newTwinMatch, openTwoWorlds } from './two-worlds-testing.ts';

const PLIES = 4;
/** Light is asked, and Dark plans. */
const PLANNED_AT = 2;

/** What has not come, so that nothing of the plan is played. */
function lineBesides(game: AnyGame, trial: Trial, log: readonly Entry[]): readonly string[] {
  const start = mustWork(newMatch(game, { ...trial, seedHash: '0'.repeat(64) }));
  const before = log
    .slice(0, PLANNED_AT)
    .reduce((match, entry) => mustWork(append(match, entry)).match, start);
  const { notation } = game;
  const moves = game.moves(before.state, 1).map((move) => notation.make(before.state, move));
  const other = must(
    moves.find((move) => move !== log[PLANNED_AT]?.move),
    'another move',
  );
  const after = mustWork(append(before, { by: 1, move: other })).match;
  const [reply] = game.moves(after.state, 2);
  return [other, notation.make(after.state, must(reply, 'a reply'))];
}

it.each<Viewer>([1, 'watcher'])(
  'T15 what is planned changes no byte for %s, before and after it could have come',
  async (viewer) => {
    const two = await openTwoWorlds();
    try {
      const box = must(
        registry.find(({ info }) => info.id === 'tablut'),
        'tablut',
      );
      const game = await box.rules();
      const trial = must(trialsOf(box.info, { most: 24, repeats: 1 })[0], 'a trial');
      const logs = twinLogs(game, trial, viewer, PLIES);
      const match = await newTwinMatch(two, game, { trial, logs, viewer });
      while (must(await match.goOn(), 'a ply') < PLANNED_AT);
      const asking = { match: match.id, game: 'tablut', ply: PLANNED_AT };
      const streams = await Promise.all(
        two.worlds.flatMap(({ server }) =>
          match.cookies.map((cookie) => openStream({ ...asking, server, cookie }, PLANNED_AT)),
        ),
      );
      const lines = [lineBesides(game, trial, logs.real)];
      const twin = must(two.worlds[1], 'the twin').server;
      const planned = await fetch(`${twin.url}/api/matches/${match.id}/plan`, {
        method: 'PUT',
        headers: {
          cookie: must(match.players[1], 'Dark'),
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ply: PLANNED_AT, lines }),
      });
      expect(planned.status).toBe(200);

      for (let ply: number | undefined = PLANNED_AT; ply !== undefined; ply = await match.goOn()) {
        for (const { server } of two.worlds)
          await lookAgain({ ...asking, server, cookie: '', ply });
        for (const cookie of match.cookies) {
          const [real, other] = await Promise.all(
            two.worlds.map(({ server }) => everyAnswer({ ...asking, server, cookie, ply })),
          );
          expect(Object.keys(must(real, 'answers')).length).toBeGreaterThan(7);
          expect(other).toEqual(real);
        }
        // They have been told of everything before.
        if (ply === PLANNED_AT) continue;
        const told = await Promise.all(streams.map((stream) => stream.until(ply)));
        expect(told.slice(told.length / 2)).toEqual(told.slice(0, told.length / 2));
      }
      for (const stream of streams) await stream.close();
    } finally {
      await two.close();
    }
  },
);
