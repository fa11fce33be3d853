import { must, type Playthrough, type Random, seatsOf, shuffled, type Viewer } from '@kast/kernel';
import { startAgain, tryEntry } from '../random-play.ts';
import { difference, leak, type LeakFault, type LeakScene } from './scene.ts';
import { viewOf } from './sight-of.ts';
import { swapped } from './swapped.ts';

const OTHERS = 12;
const LONGEST = 30;

/**
 * The match so far, against the same log after another shuffle. This needs no imagination, so it also
 * finds a view that tells too much to a game that imagines from it:
 * a seat that was shown the same, had the same moves and looks at the same table sees the same;
 * and a watcher knows nothing that some seat does not know.
 */
export function* otherHistoryFaults(scene: LeakScene): Generator<LeakFault> {
  const real = historyOf(scene);
  for (let other = 0; other < OTHERS; other++) {
    const shuffle = otherShuffle(scene, scene.random);
    if (!shuffle) continue;
    yield* historyFaults(scene, real, historyOf(shuffle));
  }
}

/** What each viewer was shown and could do, and what it saw, at every ply. */
interface History {
  readonly told: ReadonlyMap<Viewer, string>;
  readonly views: ReadonlyMap<Viewer, string>;
}

function* historyFaults(scene: LeakScene, real: History, other: History): Generator<LeakFault> {
  const sameTold = (viewer: Viewer) => real.told.get(viewer) === other.told.get(viewer);
  const sameViews = (viewer: Viewer) => real.views.get(viewer) === other.views.get(viewer);
  const seats = seatsOf(scene.match.setup.seats);
  const differing = (viewer: Viewer) =>
    difference(real.views.get(viewer) ?? '', other.views.get(viewer) ?? '');
  for (const seat of seats) {
    if (sameViews('watcher') && sameTold(seat) && !sameViews(seat)) {
      yield leak({ ...scene, viewer: seat }, 'view-tells', differing(seat));
      return;
    }
    if (sameTold(seat) && sameViews(seat) && !sameViews('watcher')) {
      yield leak({ ...scene, viewer: 'watcher' }, 'view-tells', differing('watcher'));
      return;
    }
  }
}

/** The same entries after one shuffle that went otherwise; undefined where they are not possible. */
function otherShuffle({ match, plies }: Playthrough, random: Random): Playthrough | undefined {
  const { game } = match;
  const shuffles = plies.flatMap(({ entry }, ply) => (entry.by === 'chance' ? [ply] : []));
  const [at] = shuffled(random, shuffles);
  if (at === undefined) return undefined;
  let other = startAgain(match);
  for (const [ply, { entry, step }] of plies.slice(0, LONGEST).entries()) {
    let { move } = entry;
    if (ply === at) {
      const drawn = swapped(must(step, 'a step').move, random);
      if (game.check(other.match.state, 'chance', drawn)) return undefined;
      move = game.notation.make(other.match.state, drawn);
      if (move === entry.move) return undefined;
    }
    const next = tryEntry(other, { by: entry.by, move });
    if (!next) return undefined;
    other = next;
  }
  return other;
}

function historyOf({ match, plies }: Playthrough): History {
  const { game, setup } = match;
  const steps = plies.slice(0, LONGEST).flatMap(({ step }) => step ?? []);
  const states = [...steps.map(({ before }) => before), steps.at(-1)?.after ?? match.state];
  const views = (viewer: Viewer) => states.map((state) => viewOf({ ...match, state }, viewer));
  const told = (viewer: Viewer) => [
    steps.map((step) => game.events(step, viewer)),
    typeof viewer === 'number' ? states.map((state) => game.moves(state, viewer)) : [],
  ];
  const viewers: readonly Viewer[] = [...seatsOf(setup.seats), 'watcher'];
  return {
    told: new Map(viewers.map((viewer) => [viewer, JSON.stringify(told(viewer))])),
    views: new Map(viewers.map((viewer) => [viewer, JSON.stringify(views(viewer))])),
  };
}
