import { STEP } from '../rules/index.ts';
import { HIGHEST, LOWEST, UNIT } from './geometry.ts';
import { type Hold, LEVEL, reach } from './reaching.ts';

interface Sample {
  /** In milliseconds. */
  readonly time: number;
  /** In degrees a second, positive where the far end rises. */
  readonly rate: number;
}

/** Slower than this a hand trembles, in degrees a second. */
const TREMBLE = 25;
/** A phone that says nothing for longer is held still, in milliseconds. */
const SILENCE = 60;
/** How quickly a pan that is held still comes back to level, in units a step. */
const HOMEWARD = 4;
/** Units of a trace for a step at one degree a second: the pan turns as the phone does. */
const UNITS = ((Math.PI / 180) * (STEP / 1000)) / UNIT;

/**
 * LK8.1: a phone that is held as a pan is. Its gyroscope tells how fast it turns about its width, and the
 * pan turns as fast. Nobody knows how a phone is held before the flick: so a still one is level.
 */
export class MotionHand {
  #hold: Hold = LEVEL;
  #samples: readonly Sample[] = [];

  turn(time: number, rate: number): void {
    this.#samples = [
      ...this.#samples.filter((sample) => sample.time > time - 4 * SILENCE),
      { time, rate },
    ];
  }

  /** The next entry of the trace: what the hand did in the sixtieth of a second before `time`. */
  step(time: number): number {
    const { raised } = this.#hold;
    const turned = Math.round(this.#rateAt(time) * UNITS);
    const target = turned === 0 ? homeward(raised) : raised + turned;
    this.#hold = reach(this.#hold, Math.min(HIGHEST, Math.max(LOWEST, target)));
    return this.#hold.moved;
  }

  #rateAt(time: number): number {
    const until = this.#samples.filter((sample) => sample.time <= time);
    const within = until.filter((sample) => sample.time > time - STEP);
    const last = until.at(-1);
    const heard = last && last.time > time - SILENCE ? [last] : [];
    const rate = meanOf(within.length > 0 ? within : heard);
    return Math.abs(rate) < TREMBLE ? 0 : rate;
  }
}

function meanOf(samples: readonly Sample[]): number {
  if (samples.length === 0) return 0;
  return samples.reduce((sum, { rate }) => sum + rate, 0) / samples.length;
}

function homeward(raised: number): number {
  return raised > 0 ? Math.max(0, raised - HOMEWARD) : Math.min(0, raised + HOMEWARD);
}
