import { clampMove } from '../rules/index.ts';
import { raisedBy } from './geometry.ts';

/** How a hand holds the pan: in units above level, and how it moved last. */
export interface Hold {
  readonly raised: number;
  readonly moved: number;
}

export const LEVEL: Hold = { raised: 0, moved: 0 };

/** A pan that is lowered quicker and quicker by more than this a step leaves its pancake in the air. */
const GENTLY = 3;

/** One step towards `target`, as far as a hand gets, and lowering the pan so that the pancake follows. */
export function reach({ raised, moved }: Hold, target: number): Hold {
  const lowering = Math.min(0, moved) - GENTLY;
  const next = clampMove(moved, Math.max(lowering, target - raised));
  return { raised: raisedBy(raised, next), moved: next };
}
