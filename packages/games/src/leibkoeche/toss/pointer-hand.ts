import { STEP } from '../rules/index.ts';
import { HIGHEST, LOWEST, RISE } from './geometry.ts';
import { type Hold, LEVEL, reach } from './reaching.ts';

interface Sample {
  /** In milliseconds. */
  readonly time: number;
  /** In decimetres, upward. */
  readonly height: number;
}

/**
 * LK8.1: a finger or a mouse that holds the pan. The middle of the pan goes up and down with it; when it
 * lets go the pan comes back to level. Pointers report at their own pace and pictures are drawn at
 * another: so steps follow the path of the pointer by its times. Step with times somewhat in the past,
 * so that the reports have come in.
 */
export class PointerHand {
  #hold: Hold = LEVEL;
  #path: Sample[] = [];
  #letGo = Number.POSITIVE_INFINITY;
  /** The height at which the pan would be level. */
  #level = 0;

  grab(time: number, height: number): void {
    this.#level = height - this.#hold.raised * RISE;
    this.#path = [{ time, height }];
    this.#letGo = Number.POSITIVE_INFINITY;
  }

  drag(time: number, height: number): void {
    this.#path.push({ time, height });
  }

  letGo(time: number): void {
    this.#letGo = time;
  }

  /** The next entry of the trace: what the hand did in the sixtieth of a second before `time`. */
  step(time: number): number {
    this.#hold = reach(this.#hold, this.#target(time));
    return this.#hold.moved;
  }

  #target(time: number): number {
    const [first] = this.#path;
    if (!first || time < first.time || time >= this.#letGo) return 0;
    // A finger trembles, and a pancake leaves the pan whenever it slows down: so the path is smoothed.
    const height = (heightAt(this.#path, time) + heightAt(this.#path, time - STEP)) / 2;
    const target = Math.round((height - this.#level) / RISE);
    return Math.min(HIGHEST, Math.max(LOWEST, target));
  }
}

/** Between two reports it moves evenly, but no longer than a step: before that it was still. */
function heightAt(path: readonly Sample[], time: number): number {
  const next = path.findIndex((sample) => sample.time > time);
  if (next === 0) return path[0]?.height ?? 0;
  const after = path[next];
  const before = path.at(next === -1 ? -1 : next - 1);
  if (!before) return 0;
  if (!after) return before.height;
  const began = Math.max(before.time, after.time - STEP);
  const part = Math.max(0, (time - began) / (after.time - began));
  return before.height + (after.height - before.height) * part;
}
