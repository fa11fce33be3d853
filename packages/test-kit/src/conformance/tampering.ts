import {
  type Entry,
  must,
  type Playthrough,
  recordOf,
  type Seed,
  turnOf,
  verifyRecord,
} from '@kast/kernel';
import { foreignTexts } from '../foreign-texts.ts';
import { appendOrThrow, nextEntry, tryEntry } from '../random-play.ts';
import { type ConformanceFault, fault, type Scene } from './scene.ts';

const TAMPERINGS = 4;
const PLIES_PLAYED_ON = 40;

/**
 * A record may hold anything in place of what chance drew. The rules refuse it, or it is something that
 * chance could have drawn: then the match can be played on, and verifying finds it out.
 */
export function* tamperingFaults(
  scene: Scene,
  drawn: Entry,
  seed: Seed,
): Generator<ConformanceFault> {
  for (const move of foreignTexts([drawn.move], scene.random, TAMPERINGS)) {
    const tampered = tryEntry(scene, { by: 'chance', move });
    if (!tampered) continue;
    const made = must(tampered.plies.at(-1), 'the entry').entry.move;
    if (made === drawn.move) continue;
    const broken = playOn(tampered, scene, seed);
    if (broken) yield fault(scene, 'bad-chance', `${made} is accepted: ${broken}`);
    const turn = turnOf(scene.match);
    if (turn.kind === 'chance' && turn.source === 'referee') continue;
    const log = tampered.plies.map(({ entry }) => entry);
    const record = { ...recordOf(tampered.match, log, seed), seed };
    if (verifyRecord(record, tampered)?.code !== 'wrong-chance') {
      yield fault(scene, 'chance-not-verified', `${made} passes for ${drawn.move}`);
    }
  }
}

/** What goes wrong on the way, if anything does. */
function playOn(start: Playthrough, { random }: Scene, seed: Seed): string | undefined {
  let now = start;
  try {
    for (let ply = 0; ply < PLIES_PLAYED_ON; ply++) {
      const entry = nextEntry(now.match, seed, random);
      if (!entry) return undefined;
      now = appendOrThrow(now, entry);
    }
    return undefined;
  } catch (error) {
    return String(error);
  }
}
