import { isDeepStrictEqual } from 'node:util';
import { type Playthrough, seenBy, turnOf } from '@kast/kernel';
import { anyMove } from '../random-play.ts';
import { askedIn, difference, leak, type LeakFault, type LeakScene } from './scene.ts';
import { type Sight, sightOf } from './sight-of.ts';

const PLIES_PLAYED_ON = 12;

/** The match as it could be for all that the viewer knows: imagined with its memory, and from the view alone. */
export function worldsOf(scene: LeakScene): readonly Playthrough[] {
  const { game, match, projections, plies, viewer, random } = scene;
  const seen = seenBy(scene, viewer);
  return [seen, { ...seen, memory: undefined }].map((known) => {
    const state = game.imagine(known, random);
    return { match: { ...match, state }, projections, plies };
  });
}

/** The imagined match looks just like the real one, to this viewer. */
export function* worldFaults(
  scene: LeakScene,
  real: Sight,
  world: Playthrough,
): Generator<LeakFault> {
  const { game, match, viewer } = scene;
  if (!game.info.traits.hidden && !isDeepStrictEqual(world.match.state, match.state)) {
    const detail = difference(JSON.stringify(match.state), JSON.stringify(world.match.state));
    yield leak(scene, 'imagined-state-differs', detail);
  }
  yield* sightFaults(scene, real, sightOf(world, viewer, askedIn(scene)));
}

export function* sightFaults(scene: LeakScene, real: Sight, imagined: Sight): Generator<LeakFault> {
  for (const [part, code] of PARTS) {
    if (real[part] === imagined[part]) continue;
    yield leak(scene, code, difference(real[part], imagined[part]));
    return;
  }
}

const PARTS: readonly (readonly [keyof Sight, LeakFault['code']])[] = [
  ['view', 'view-tells'],
  ['standing', 'standing-tells'],
  ['moves', 'moves-tell'],
  ['refusals', 'refusal-tells'],
  ['record', 'record-tells'],
  ['memory', 'memory-tells'],
  ['history', 'history-tells'],
];

/** Bots search on imagined states: the rules must be able to go on from them. */
export function* playabilityFaults(scene: LeakScene, { match }: Playthrough): Generator<LeakFault> {
  const { game, random } = scene;
  let { state } = match;
  try {
    for (let ply = 0; ply < PLIES_PLAYED_ON; ply++) {
      const turn = turnOf({ ...match, state });
      if (turn.kind === 'over') return;
      const [by = 'chance'] = turn.kind === 'seats' ? turn.seats : [];
      const move = by === 'chance' ? game.chance(state, random) : anyMove(game, state, by, random);
      const refusal = game.check(state, by, move);
      if (refusal) throw new Error(`refuses its own move: ${JSON.stringify(refusal)}`);
      state = game.apply(state, by, move);
    }
  } catch (error) {
    yield leak(scene, 'imagined-state-unplayable', String(error));
  }
}
