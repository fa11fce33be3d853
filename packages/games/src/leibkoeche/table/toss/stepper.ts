import { STEP } from '../../rules/index.ts';

/** After a stall the rest is left out: nobody can steer a tenth of a second that is over. */
const MOST_AT_ONCE = 6;
/** Screens are a little early or late; a step that is all but due is made. */
const SLACK = 2;

/** Sixty steps a second, however often the screen is drawn. */
export class Stepper {
  #done: number | undefined;

  /** The moments of the steps that are due by now, the earliest first. */
  due(now: number): readonly number[] {
    this.#done ??= now;
    const count = Math.floor((now - this.#done + SLACK) / STEP);
    if (count <= 0) return [];
    if (count > MOST_AT_ONCE) this.#done = now - MOST_AT_ONCE * STEP;
    const start = this.#done;
    const times = Array.from(
      { length: Math.min(count, MOST_AT_ONCE) },
      (_, index) => start + (index + 1) * STEP,
    );
    this.#done = times.at(-1);
    return times;
  }
}
