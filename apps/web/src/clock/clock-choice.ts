import type { ClockTerms } from '@kast/protocol/client';

/** What one may choose at once. */
export const CLOCK_PRESETS = {
  quick: { kind: 'match', seconds: 300, increment: 5 },
  calm: { kind: 'match', seconds: 900, increment: 10 },
  days: { kind: 'days', days: 3, weekend: true, night: true, zone: 'UTC' },
} as const satisfies Readonly<Record<string, ClockTerms>>;

export type ClockPreset = keyof typeof CLOCK_PRESETS;
export type ClockChoice = 'none' | ClockPreset | 'own';
export const CLOCK_CHOICES: readonly ClockChoice[] = ['none', 'quick', 'calm', 'days', 'own'];

/** Where one begins who wants something else. */
export const OWN_CLOCKS: Readonly<Record<ClockTerms['kind'], ClockTerms>> = {
  move: { kind: 'move', seconds: 30, increment: 0 },
  match: { kind: 'match', seconds: 600, increment: 0 },
  days: { kind: 'days', days: 2, weekend: false, night: false, zone: 'UTC' },
};

export const OWN_VALUES = {
  seconds: [10, 15, 20, 30, 45, 60, 90, 120, 300],
  minutes: [1, 3, 5, 10, 15, 20, 30, 45, 60, 90],
  increments: [0, 2, 3, 5, 10, 15, 30, 60],
  days: [1, 2, 3, 4, 5, 7, 10, 14],
} as const;

/** Which button is pressed, for a clock that may be one of them. */
export function choiceOf(clock: ClockTerms | undefined, isOwn: boolean): ClockChoice {
  if (!clock) return 'none';
  if (isOwn) return 'own';
  const presets = Object.entries(CLOCK_PRESETS) as [ClockPreset, ClockTerms][];
  const same = presets.find(([, terms]) => isSame(terms, clock));
  return same ? same[0] : 'own';
}

/** Whether it may be kept from another time: what it means may have changed since. */
export function isClockTerms(value: unknown): value is ClockTerms {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, seconds, increment, days, weekend, night, zone } = value as Record<string, unknown>;
  if (kind === 'days') {
    const isPaused = typeof weekend === 'boolean' && typeof night === 'boolean';
    return isPaused && typeof zone === 'string' && isWithin(days, 1, 14);
  }
  if (kind !== 'move' && kind !== 'match') return false;
  return isWithin(seconds, kind === 'move' ? 5 : 30, 3600 * 6) && isWithin(increment, 0, 600);
}

/** By days it is the time zone of who sets the table. */
export function inZone(terms: ClockTerms, zone: string): ClockTerms {
  return terms.kind === 'days' ? { ...terms, zone } : terms;
}

export function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function isSame(one: ClockTerms, other: ClockTerms): boolean {
  return JSON.stringify(inZone(one, '')) === JSON.stringify(inZone(other, ''));
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}
