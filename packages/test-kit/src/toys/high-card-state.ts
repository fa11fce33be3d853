import type { Seat } from '@kast/kernel';

export interface HighCardState {
  readonly phase: 'deal' | 'pick' | 'peek' | 'bonus' | 'over';
  readonly seats: number;
  readonly cards: number;
  readonly peek: boolean;
  readonly hands: readonly (readonly number[])[];
  readonly choices: readonly (number | null)[];
  readonly middle: readonly number[];
  /** Per card in the middle, the seats that have looked at it. */
  readonly lookers: readonly (readonly Seat[])[];
  readonly played: readonly number[];
  readonly taker: Seat | null;
  readonly scores: readonly number[];
}
