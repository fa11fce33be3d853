import type { Random } from '@kast/kernel';

/**
 * A generator for the inside of playouts, where every nanosecond counts (sfc32, by Chris
 * Doty-Humphrey). Its state lies in a typed array: engines box numbers of 32 bits in object fields.
 */
export class Dice {
  private readonly state = new Int32Array(4);

  constructor(random: Random) {
    for (let word = 0; word < 4; word++) this.state[word] = random.below(2 ** 32);
  }

  /** Any whole number of 32 bits, signed. */
  roll(): number {
    const { state } = this;
    const a = state[0] as number;
    const b = state[1] as number;
    const c = state[2] as number;
    const counter = state[3] as number;
    const rolled = (a + b + counter) | 0;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + rolled;
    state[3] = counter + 1;
    return rolled;
  }
}
