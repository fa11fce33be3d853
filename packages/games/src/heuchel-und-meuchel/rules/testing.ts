import { type Actor, defaultOptions } from '@kast/kernel';
import { expect } from 'vitest';
import { type HeuchelOptions, options as specs } from '../info.ts';
import { heuchel } from './game.ts';
import { sketch } from './scene.ts';
import type { HeuchelState } from './state.ts';

export function startOf(seats: number, options: Partial<HeuchelOptions> = {}): HeuchelState {
  return heuchel.init({ ...defaultOptions(specs), ...options }, seats);
}

/** Plays entries like `2 3-8`, `1 take b2` or `chance first 2`; each must be legal and due. */
export function stateAfter(state: HeuchelState, ...entries: readonly string[]): HeuchelState {
  return entries.reduce((current, entry) => {
    const { by, move, refusal } = judge(current, entry);
    expect(refusal, entry).toBeUndefined();
    const turn = heuchel.turn(current);
    expect(turn.kind === 'seats' ? turn.seats : [turn.kind], entry).toContain(by);
    return heuchel.apply(current, by, move);
  }, state);
}

export function expectRefusal(
  state: HeuchelState,
  entry: string,
  rule: string,
  reason: string,
): void {
  expect(judge(state, entry).refusal, entry).toMatchObject({ rule, reason });
}

/** What the watchers see happen. */
export function eventsOf(state: HeuchelState, entry: string) {
  const { by, move } = judge(state, entry);
  return heuchel.events(
    { before: state, by, move, after: heuchel.apply(state, by, move) },
    'watcher',
  );
}

/** The legal entries of a seat, as they are written. */
export function choices(state: HeuchelState, seat: number): readonly string[] {
  return heuchel.moves(state, seat).map((move) => heuchel.notation.make(state, move));
}

export function sketches(state: HeuchelState): readonly string[] {
  return state.columns.map(sketch);
}

function judge(state: HeuchelState, entry: string) {
  const [who = '', ...words] = entry.split(' ');
  const by: Actor = who === 'chance' ? 'chance' : Number(who);
  const parsed = heuchel.notation.parse(state, by, words.join(' '));
  if (!parsed.ok) throw new Error(`unreadable: ${entry}`);
  return { by, move: parsed.value, refusal: heuchel.check(state, by, parsed.value) };
}
