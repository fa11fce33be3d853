import { isDeepStrictEqual } from 'node:util';
import { chanceAt, seededRandom, type Seed, seatsOf, turnOf } from '@kast/kernel';
import { type ConformanceFault, fault, type Scene } from './scene.ts';

/** What the game draws, for nature or as a sample, is legal and depends on the generator alone. */
export function* drawFaults(scene: Scene, seed: Seed): Generator<ConformanceFault> {
  const { game, match } = scene;
  const turn = turnOf(match);
  if (turn.kind === 'chance' && turn.source === 'lot') {
    const draw = () => game.chance(match.state, chanceAt(seed, match.ply));
    const drawn = draw();
    if (!isDeepStrictEqual(draw(), drawn)) {
      yield fault(scene, 'not-deterministic', `chance draws ${JSON.stringify(drawn)} once only`);
    }
    const refusal = game.check(match.state, 'chance', drawn);
    if (refusal) yield fault(scene, 'bad-chance', JSON.stringify(refusal));
  }
  if (turn.kind !== 'seats' || !game.sample) return;
  for (const seat of seatsOf(match.setup.seats).filter((seat) => turn.seats.includes(seat))) {
    const sample = () => game.sample?.(match.state, seat, seededRandom(match.ply));
    const sampled = sample();
    if (!isDeepStrictEqual(sample(), sampled)) {
      yield fault(scene, 'not-deterministic', `a sample ${JSON.stringify(sampled)} once only`);
    }
    const refusal = game.check(match.state, seat, sampled);
    if (refusal) yield fault(scene, 'bad-sample', JSON.stringify(refusal));
  }
}
