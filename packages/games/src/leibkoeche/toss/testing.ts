import { asciiBytes, pick, type Random, seededRandom, sha256, toHex } from '@kast/kernel';
import { AIMS, FASTEST, PANS, type Trace } from '../rules/index.ts';
import { type Flight, fly } from './flight.ts';
import { handTrace } from './hand.ts';
import { openKitchen } from './kitchen.ts';
import { legalTrace } from './stroke.ts';

/**
 * LK8.1: the digest of two hundred tosses, to the last bit of every moment, computed in Node. Tests
 * compute it again, in Node and in a browser.
 */
export const DIGEST = 'aef9ed7a0305b17aa772fa3ecf5a234e819fc1c0ffd6997ac0844796ada896b4';

const TOSSES = 200;

export async function digestOfTosses(): Promise<string> {
  const kitchen = await openKitchen();
  const random = seededRandom('two hundred tosses');
  const lines = Array.from({ length: TOSSES }, (_, toss) => {
    const trace = toss % 2 === 0 ? wildTrace(random) : unsteadyTrace(random);
    return bitsOf(fly(kitchen, trace, pick(random, PANS)));
  });
  return toHex(sha256(asciiBytes(lines.join('\n'))));
}

/** Shakes the pan about, as fast and as sharply as the bounds allow. */
function wildTrace(random: Random): Trace {
  const stretches = Array.from({ length: 2 + random.below(12) }, () => {
    const wanted = random.below(2 * FASTEST + 1) - FASTEST;
    return Array.from({ length: 1 + random.below(15) }, () => wanted);
  });
  return legalTrace(stretches.flat());
}

function unsteadyTrace(random: Random): Trace {
  return handTrace(pick(random, AIMS), random.below(300), random);
}

function bitsOf({ moments, landing }: Flight): string {
  const numbers = moments.flatMap(({ pancake }) => [pancake.x, pancake.y, pancake.angle]);
  const bits = toHex(new Uint8Array(Float64Array.from(numbers).buffer));
  return `${bits} ${landing.halfTurns} ${landing.where} ${landing.flipped}`;
}
