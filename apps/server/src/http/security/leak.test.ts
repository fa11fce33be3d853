import { type GameBox, registry } from '@kast/games';
import { must, type Viewer } from '@kast/kernel';
import { describeTrial, lateTwinLogs, type Trial, trialsOf, twinLogs } from '@kast/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Asking,
  everyAnswer,
  lookAgain,
  openStream,
  type OpenStream,
} from './answers-testing.ts';
import { newTwinMatch, openTwoWorlds, type TwoWorlds } from './two-worlds-testing.ts';

const isSoak = process.env['KAST_SOAK'] !== undefined;
const PLIES = isSoak ? 40 : 10;
/** Where pieces are covered, there must be some to cover. */
const LATE_PLIES = isSoak ? 60 : 14;

/** Hides nothing from who has looked on from the start: everything is to be remembered. */
const OPEN_TO_WATCHERS = 'drunter-und-drueber';

let two: TwoWorlds;
beforeAll(async () => {
  two = await openTwoWorlds();
});
afterAll(() => two.close());

/** With few and with many seats; in a soak with whatever options. */
function trialsFor({ info }: GameBox): readonly Trial[] {
  const trials = trialsOf(info, { most: 24, repeats: 1 });
  return isSoak ? trials : [must(trials[0], 'a trial'), must(trials.at(-1), 'a trial')];
}

function viewersOf({ seats }: Trial): readonly Viewer[] {
  return [1, seats, 'watcher'];
}

describe.each(registry.map((box) => [box.info.id, box] as const))('%s over HTTP', (id, box) => {
  const { hidden } = box.info.traits;

  it('tells nobody who looks on what they may not know, at any ply', async () => {
    const game = await box.rules();
    const trial = must(trialsFor(box).at(-1), 'a trial');
    let differing = 0;
    for (const viewer of viewersOf(trial)) {
      const logs = twinLogs(game, trial, viewer, PLIES);
      if (JSON.stringify(logs.real) !== JSON.stringify(logs.twin)) differing++;
      const match = await newTwinMatch(two, game, { trial, logs, viewer });
      let ply = must(await match.goOn(), 'a ply');
      const streams = await Promise.all(
        match.cookies.map((cookie) => openBoth({ cookie, match: match.id, game: id, ply })),
      );
      for (;;) {
        const where = `${describeTrial(trial)}, seen by ${viewer} at ply ${ply}`;
        for (const cookie of match.cookies) {
          await expectSameAnswers({ cookie, match: match.id, game: id, ply }, where);
        }
        const next = await match.goOn();
        if (next === undefined) break;
        ply = next;
        for (const { server } of two.worlds) {
          await lookAgain({ server, cookie: '', match: match.id, game: id, ply });
        }
        for (const both of streams) {
          const [real, twin] = await Promise.all(both.map((stream) => stream.until(ply)));
          expect(twin, where).toBe(real);
        }
      }
      for (const stream of streams.flat()) await stream.close();
      match.hide();
    }
    expect(differing > 0).toBe(hidden && id !== OPEN_TO_WATCHERS);
  });

  it('tells nobody who comes later what they may not know', async () => {
    const game = await box.rules();
    let differing = 0;
    for (const trial of trialsFor(box)) {
      for (const viewer of viewersOf(trial)) {
        const logs = lateTwinLogs(game, trial, viewer, LATE_PLIES);
        if (JSON.stringify(logs.real) !== JSON.stringify(logs.twin)) differing++;
        const match = await newTwinMatch(two, game, { trial, logs, viewer });
        while ((await match.goOn()) !== undefined);
        const ply = logs.real.length;
        const where = `${describeTrial(trial)}, seen by ${viewer} at ply ${ply}`;
        for (const cookie of match.cookies) {
          await expectSameAnswers({ cookie, match: match.id, game: id, ply }, where);
        }
        match.hide();
      }
    }
    expect(differing > 0).toBe(hidden);
  });
});

type AskingAnywhere = Omit<Asking, 'server'>;

function openBoth(asking: AskingAnywhere): Promise<readonly OpenStream[]> {
  return Promise.all(two.worlds.map(({ server }) => openStream({ ...asking, server }, asking.ply)));
}

async function expectSameAnswers(asking: AskingAnywhere, where: string): Promise<void> {
  const [real, twin] = await Promise.all(
    two.worlds.map(({ server }) => everyAnswer({ ...asking, server })),
  );
  expect(Object.keys(must(real, 'answers')).length).toBeGreaterThan(7);
  expect(twin, where).toEqual(real);
}
