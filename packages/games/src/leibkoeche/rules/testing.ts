import { type Actor, defaultOptions } from '@kast/kernel';
import { expect } from 'vitest';
import { type LeibkoecheOptions, options as specs } from '../info.ts';
import type { LeibkoecheEvent } from './events.ts';
import { leibkoeche } from './game.ts';
import type { LeibkoecheState } from './state.ts';

/** Before anything is set up. */
export function startOf(
  seats: number,
  options: Partial<LeibkoecheOptions> = { toss: 'chance' },
): LeibkoecheState {
  return leibkoeche.init({ ...defaultOptions(specs), ...options }, seats);
}

/** Plays entries like `1 toss half`, `chance fall caught 6`; each must be legal and due. */
export function stateAfter(state: LeibkoecheState, ...entries: readonly string[]): LeibkoecheState {
  return entries.reduce((current, entry) => {
    const { by, move, refusal } = judge(current, entry);
    expect(refusal, entry).toBeUndefined();
    const turn = leibkoeche.turn(current);
    expect(turn.kind === 'seats' ? turn.seats : [turn.kind], entry).toContain(by);
    return leibkoeche.apply(current, by, move);
  }, state);
}

export function expectRefusal(
  state: LeibkoecheState,
  entry: string,
  rule: string,
  reason: string,
): void {
  expect(judge(state, entry).refusal, entry).toMatchObject({ rule, reason });
}

export function eventsOf(
  state: LeibkoecheState,
  entry: string,
  viewer: number | 'watcher' = 'watcher',
): readonly LeibkoecheEvent[] {
  const { by, move } = judge(state, entry);
  const after = leibkoeche.apply(state, by, move);
  return leibkoeche.events({ before: state, by, move, after }, viewer);
}

/** The legal entries of a seat, as they are written; orders of the tray (LK6.5) left out. */
export function choices(state: LeibkoecheState, seat = state.onTurn): readonly string[] {
  return leibkoeche
    .moves(state, seat)
    .map((move) => leibkoeche.notation.make(state, move))
    .filter((text) => !text.startsWith('order'));
}

function judge(state: LeibkoecheState, entry: string) {
  const [who = '', ...words] = entry.split(' ');
  const by: Actor = who === 'chance' ? 'chance' : Number(who);
  const parsed = leibkoeche.notation.parse(state, by, words.join(' '));
  if (!parsed.ok) throw new Error(`unreadable: ${entry}`);
  return { by, move: parsed.value, refusal: leibkoeche.check(state, by, parsed.value) };
}
