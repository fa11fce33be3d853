import type { Choice } from '@kast/bots';
import { turnOf } from '@kast/kernel';
import { describe, expect, it } from 'vitest';
import { candidatesIn, type TurningPoint, weighed, worstOf } from './turning-points.ts';
import { deskHere, goldenStages } from './testing.ts';

function choice(move: string, estimate: readonly number[]): Choice {
  return { move, estimate, nodes: 1, line: [move] };
}

function point(ply: number, loss: number): TurningPoint {
  return { ply, seat: 1, played: 'a', better: 'b', loss };
}

describe('turning points', () => {
  it('are decisions after which the estimate fell for whoever made them, and which the computer would not make', async () => {
    const stages = await goldenStages('tablut', 'escape');
    const entry = (ply: number) => stages[ply + 1]?.ply?.entry;
    const choices = new Map<number, Choice>(
      stages.flatMap(({ hosted }, ply) =>
        turnOf(hosted.match).kind === 'seats'
          ? [[ply, choice(entry(ply)?.move ?? '', [0.5, 0.5])] as const]
          : [],
      ),
    );
    expect(candidatesIn(stages, choices)).toEqual([]);
    const seat = Number(entry(4)?.by);
    const fallen = seat === 1 ? [0.2, 0.8] : [0.8, 0.2];
    choices.set(4, choice('another move', [0.5, 0.5]));
    choices.set(5, choice(entry(5)?.move ?? '', fallen));
    const [worst] = candidatesIn(stages, choices);
    expect(worst).toMatchObject({ ply: 4, seat, better: 'another move', played: entry(4)?.move });
    expect(worst?.loss).toBeCloseTo(0.3);
  });

  it('are three at most, only what mattered, in the order of the match', () => {
    const points = [point(9, 0.3), point(2, 0.1), point(5, 0.02), point(7, 0.2), point(1, 0.09)];
    expect(worstOf(points).map(({ ply }) => ply)).toEqual([2, 7, 9]);
    expect(worstOf([point(5, 0.02)])).toEqual([]);
  });

  it('are weighed by what the seat knew, and left out where the difference may be chance', async () => {
    const stages = await goldenStages('la-courte-paille', 'two-castaways');
    const ply = stages.findIndex(({ hosted }) => turnOf(hosted.match).kind === 'seats');
    const entry = stages[ply + 1]?.ply?.entry;
    const seat = Number(entry?.by);
    const same = { ply, seat, played: entry?.move ?? '', better: entry?.move ?? '', loss: 0.5 };
    expect(await weighed(stages, [same], deskHere())).toEqual([{ ...same, loss: 0 }]);
  });

  it('cost no more than the graph shows, nor more than playing on from both has shown', async () => {
    const stages = await goldenStages('tablut', 'escape');
    const lossBy = async (gain: number) => {
      const desk = { compare: async () => Promise.resolve({ gain, error: 0.01 }) };
      return (await weighed(stages, [point(4, 0.37)], desk)).map(({ loss }) => loss);
    };
    expect(await lossBy(0.95)).toEqual([0.37]);
    expect(await lossBy(0.2)).toEqual([0.2]);
  });
});
