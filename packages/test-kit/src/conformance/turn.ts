import { isSeat, type Outcome, type Seat, seatsOf, type Turn, unreachable } from '@kast/kernel';
import { type ConformanceFault, fault, movesOf, type Scene } from './scene.ts';

/** Who must decide is somebody who can; an end is a proper one; the traits told of it. */
export function* turnFaults(scene: Scene): Generator<ConformanceFault> {
  const { game, match } = scene;
  const turn = game.turn(match.state);
  yield* isProper(scene, turn);
  for (const seat of seatsOf(match.setup.seats)) {
    const moves = movesOf(scene, seat);
    const due = turn.kind === 'seats' && turn.seats.includes(seat);
    if (due && moves.length === 0 && !game.sample) {
      yield fault(scene, 'no-move', `seat ${seat} must decide and has no move`);
    }
    if (!due && moves.length > 0) {
      yield fault(scene, 'move-of-nobody', `seat ${seat} has moves and nothing to decide`);
    }
  }
}

function* isProper(scene: Scene, turn: Turn): Generator<ConformanceFault> {
  const { info } = scene.game;
  switch (turn.kind) {
    case 'seats':
      if (!areSeats(turn.seats, scene.match.setup.seats) || turn.seats.length === 0) {
        yield fault(scene, 'bad-turn', `seats ${JSON.stringify(turn.seats)} must decide`);
      }
      if (turn.seats.length > 1 && !info.traits.simultaneous) {
        yield fault(scene, 'trait-not-told', 'several seats decide: simultaneous');
      }
      if (!scene.rules.has(turn.rule)) yield fault(scene, 'unknown-rule', turn.rule);
      return;
    case 'chance':
      if (!info.traits.chance) yield fault(scene, 'trait-not-told', 'chance is due: chance');
      return;
    case 'over':
      yield* isOutcome(scene, turn.outcome);
      return;
    default:
      unreachable(turn);
  }
}

function* isOutcome(scene: Scene, outcome: Outcome): Generator<ConformanceFault> {
  const { winners, scores, rule } = outcome;
  const { seats } = scene.match.setup;
  if (!areSeats(winners, seats)) {
    yield fault(scene, 'bad-outcome', `winners ${JSON.stringify(winners)}`);
  }
  if (scores && (scores.length !== seats || !scores.every(Number.isFinite))) {
    yield fault(scene, 'bad-outcome', `scores ${JSON.stringify(scores)} of ${seats} seats`);
  }
  if (!scene.rules.has(rule)) yield fault(scene, 'unknown-rule', rule);
}

/** In ascending order, none twice. */
function areSeats(seats: readonly Seat[], count: number): boolean {
  return seats.every(
    (seat, index) => isSeat(seat, count) && (index === 0 || seat > (seats[index - 1] ?? 0)),
  );
}
