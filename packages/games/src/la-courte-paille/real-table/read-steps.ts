import { isCard } from '../rules/index.ts';
import { type EnteredWeek, newWeek, type Step, weekAfter } from './entered-week.ts';

/** What was kept on the device, as far as it can still be entered. */
export function readSteps(kept: string | undefined, seats: number): readonly Step[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(read) || !read.every(isStep)) return [];
    return weekAfter(seats, read).ok ? read : [];
  } catch {
    return [];
  }
}

export function weekOf(steps: readonly Step[], seats: number): EnteredWeek {
  const week = weekAfter(seats, steps);
  return week.ok ? week.value : newWeek(seats);
}

function isStep(value: unknown): value is Step {
  if (typeof value !== 'object' || value === null) return false;
  const step = value as Partial<Record<string, unknown>>;
  if (step['kind'] === 'seat') return Number.isInteger(step['seat']);
  if (step['kind'] === 'coco') return typeof step['move'] === 'string';
  return step['kind'] === 'face' && typeof step['card'] === 'string' && isCard(step['card']);
}
