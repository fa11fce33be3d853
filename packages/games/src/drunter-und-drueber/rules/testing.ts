import { type Actor, defaultOptions, type Refusal } from '@kast/kernel';
import { expect } from 'vitest';
import { type DrunterOptions, options as specs } from '../info.ts';
import { drunter } from './game.ts';
import type { DrunterState } from './state.ts';

/** The printed board, before anything is drawn or placed. */
export function startOf(
  asked: { seats?: number; options?: Partial<DrunterOptions> } = {},
): DrunterState {
  const options = { ...defaultOptions(specs), layout: 'printed' as const, ...asked.options };
  return drunter.init(options, asked.seats ?? 2);
}

/** Plays entries like `2 c4-d5`, `1 claim` or `chance first 2`; each must be legal and due. */
export function stateAfter(state: DrunterState, ...entries: readonly string[]): DrunterState {
  return entries.reduce((current, entry) => {
    const { by, move, refusal } = judge(current, entry);
    expect(refusal, entry).toBeUndefined();
    const turn = drunter.turn(current);
    expect(turn.kind === 'seats' ? turn.seats : turn.kind, entry).toContain(by);
    return drunter.apply(current, by, move);
  }, state);
}

export function expectRefusal(
  state: DrunterState,
  entry: string,
  rule: string,
  reason: string,
): void {
  expect(judge(state, entry).refusal, entry).toMatchObject({ rule, reason });
}

/** The events that the last entry brings. */
export function eventsOf(state: DrunterState, entry: string) {
  const { by, move } = judge(state, entry);
  return drunter.events(
    { before: state, by, move, after: drunter.apply(state, by, move) },
    'watcher',
  );
}

function judge(state: DrunterState, entry: string) {
  const [who = '', ...words] = entry.split(' ');
  const by: Actor = who === 'chance' ? 'chance' : Number(who);
  const parsed = drunter.notation.parse(state, by, words.join(' '));
  if (!parsed.ok) throw new Error(`unreadable: ${entry}`);
  const refusal: Refusal | undefined = drunter.check(state, by, parsed.value);
  return { by, move: parsed.value, refusal };
}
