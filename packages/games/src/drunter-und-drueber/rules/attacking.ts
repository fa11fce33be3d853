import { must } from '@kast/kernel';
import type { DrunterOptions } from '../info.ts';
import { callKlaar } from './calling.ts';
import { stepped, type Way } from './moving.ts';
import { stackAt, topOf, withStacks } from './stacks.ts';
import { isOwnColour } from './standing-right.ts';
import type { Attack, DrunterState } from './state.ts';
import { endTurn } from './turn-order.ts';

/** A step: at once onto an empty circle, and with a question onto a stone (DD4.3). */
export function step(state: DrunterState, way: Way & { call: boolean }): DrunterState {
  const { from, to, call } = way;
  const before = { from: stackAt(state.stacks, from), to: stackAt(state.stacks, to) };
  const moved = { ...state, stacks: stepped(state, way) };
  const asked = topOf(before.to)?.owner;
  if (asked === undefined) return call ? callKlaar(moved) : endTurn(moved);
  const attack: Attack = { attacker: state.onTurn, asked, from, to, call, before };
  return { ...moved, phase: 'answering', attack };
}

export function answer(state: DrunterState, kind: 'claim' | 'allow'): DrunterState {
  const attack = must(state.attack, 'an attack to answer');
  if (kind === 'allow') return attackStands(state, attack);
  if (claimIsTrue(state, attack)) return goBack(state, attack);
  const cost = costOfFalseClaim(state.options);
  const misses = state.misses.map((turns, index) =>
    index === attack.asked - 1 ? turns + cost : turns,
  );
  return attackStands({ ...state, misses }, attack);
}

/** DD4.2, DD4.6: it stands on the colour of the circle, whatever its height. */
export function claimIsTrue(state: Pick<DrunterState, 'layout'>, attack: Attack): boolean {
  return isOwnColour(state.layout[attack.to], attack.asked);
}

/** DD4.4: how many turns its maker misses. */
export function costOfFalseClaim({ falseClaim }: Pick<DrunterOptions, 'falseClaim'>): number {
  return falseClaim === 'skip' ? 1 : 0;
}

/** DD4.5; a call made with the move is judged now. */
function attackStands(state: DrunterState, attack: Attack): DrunterState {
  const stands: DrunterState = { ...state, phase: 'moving', attack: null };
  return attack.call ? callKlaar(stands) : endTurn(stands);
}

/** DD4.2: everything as it was, and the move is lost. DD5.1: a call made with it was not made. */
function goBack(state: DrunterState, attack: Attack): DrunterState {
  const { from, to, before } = attack;
  const stacks = withStacks(state.stacks, [
    [from, before.from],
    [to, before.to],
  ]);
  return endTurn({ ...state, stacks });
}
