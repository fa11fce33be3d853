import {
  type Actor,
  MASKED,
  parseAct,
  pick,
  type Random,
  type Refusal,
  type Seat,
  seatsOf,
} from '@kast/kernel';
import { foreignTexts } from '../foreign-texts.ts';
import { isPlainJson, throughJson } from '../plain-json.ts';
import { type ConformanceFault, fault, movesOf, type Scene } from './scene.ts';

const FOREIGN_TEXTS = 16;
const MOST_MOVES = 150;

/** `moves`, `check` and `notation` speak of the same moves. */
export function* moveFaults(scene: Scene): Generator<ConformanceFault> {
  const { game, match } = scene;
  for (const seat of seatsOf(match.setup.seats)) {
    const moves = movesOf(scene, seat);
    if (moves.length === 0) continue;
    const legal = moves.map((move) => JSON.stringify(move));
    if (new Set(legal).size < legal.length) yield fault(scene, 'move-twice', legal.join(' '));
    const again = game.moves(throughJson(match.state), seat).map((move) => JSON.stringify(move));
    if (again.join() !== legal.join()) yield fault(scene, 'unstable-order', again.join(' '));
    const texts = moves.map((move) => game.notation.make(match.state, move));
    if (new Set(texts).size < texts.length) yield fault(scene, 'move-twice', texts.join(' '));
    for (const move of someOf(moves, scene.random)) yield* legalMoveFaults(scene, seat, move);
    yield* foreignMoveFaults(scene, seat, new Set(legal));
  }
  if (game.turn(match.state).kind === 'chance')
    yield* foreignMoveFaults(scene, 'chance', new Set());
}

/** All of them, where they are not hundreds. */
function someOf(moves: readonly unknown[], random: Random): readonly unknown[] {
  if (moves.length <= MOST_MOVES) return moves;
  return Array.from({ length: MOST_MOVES }, () => pick(random, moves));
}

/** What is legal passes the judge and reads back as it was written. */
export function* legalMoveFaults(
  scene: Scene,
  by: Actor,
  move: unknown,
): Generator<ConformanceFault> {
  const { game, match } = scene;
  const refusal = game.check(match.state, by, move);
  const text = game.notation.make(match.state, move);
  if (refusal) {
    const detail = `${text} is offered and refused: ${JSON.stringify(refusal)}`;
    yield fault(scene, 'moves-and-check-disagree', detail);
  }
  if (!isPlainJson(move)) yield fault(scene, 'not-plain-json', `the move ${text}`);
  if (parseAct(text) || text === MASKED) yield fault(scene, 'notation-of-the-table', text);
  const read = game.notation.parse(match.state, by, text);
  if (!read.ok || JSON.stringify(read.value) !== JSON.stringify(move)) {
    const detail = `${text} reads as ${JSON.stringify(read)}, not ${JSON.stringify(move)}`;
    yield fault(scene, 'notation-does-not-read-back', detail);
  }
}

/** What is not legal, wherever it comes from, is refused with a rule that exists; nothing throws. */
function* foreignMoveFaults(
  scene: Scene,
  by: Seat | 'chance',
  legal: ReadonlySet<string>,
): Generator<ConformanceFault> {
  const { game, match, known, random } = scene;
  for (const text of foreignTexts(known, random, FOREIGN_TEXTS)) {
    const read = game.notation.parse(match.state, by, text);
    if (!read.ok) {
      if (read.error !== 'unreadable') yield* refusalFaults(scene, text, read.error);
      continue;
    }
    const refusal = game.check(match.state, by, read.value);
    if (refusal) yield* refusalFaults(scene, text, refusal);
    const offered = legal.has(JSON.stringify(read.value));
    const complete = by !== 'chance' && !game.sample;
    if (offered ? refusal !== undefined : refusal === undefined && complete) {
      const verdict = refusal ? 'offered and refused' : 'allowed and not offered';
      yield fault(scene, 'moves-and-check-disagree', `${text} of ${by} is ${verdict}`);
    }
  }
}

function* refusalFaults(scene: Scene, text: string, refusal: Refusal): Generator<ConformanceFault> {
  if (!scene.rules.has(refusal.rule)) {
    yield fault(scene, 'unknown-rule', `${text}: ${JSON.stringify(refusal)}`);
  }
  if (refusal.reason === '' || !isPlainJson(refusal)) {
    yield fault(scene, 'bad-refusal', `${text}: ${JSON.stringify(refusal)}`);
  }
}
