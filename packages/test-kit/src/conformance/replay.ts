import { isDeepStrictEqual } from 'node:util';
import { logFor, outcomeOf, readRecord, recordOf, type Seed, verifyRecord } from '@kast/kernel';
import { appendOrThrow, startAgain } from '../random-play.ts';
import { throughJson } from '../plain-json.ts';
import { type ConformanceFault, fault, type Scene } from './scene.ts';

/** The log alone gives the match again, also through a file. */
export function* replayFaults(scene: Scene, seed: Seed): Generator<ConformanceFault> {
  const { game, match, plies } = scene;
  const again = plies.reduce(
    (replay, { entry }) => appendOrThrow(replay, entry),
    startAgain(match),
  );
  if (!isDeepStrictEqual(again.match.state, match.state)) {
    yield fault(scene, 'replay-differs', 'the log gives another state');
  }
  if (!outcomeOf(match)) return;
  const record = recordOf(match, logFor(scene, plies, 'watcher'), seed);
  const read = readRecord(throughJson(record), game);
  if (!read.ok) {
    yield fault(scene, 'replay-differs', `its record is refused: ${JSON.stringify(read.error)}`);
    return;
  }
  if (!isDeepStrictEqual(read.value.plies, plies)) {
    yield fault(scene, 'replay-differs', 'its record gives another match');
  }
  const lie = verifyRecord(record, read.value);
  if (lie)
    yield fault(scene, 'replay-differs', `its chance is not its own: ${JSON.stringify(lie)}`);
}
