import type { Refusal } from '@kast/kernel';

export type HeuchelRefusal =
  | Refusal<'not-now', { readonly due: string }>
  | Refusal<'bad-deal', Record<never, never>>
  | Refusal<'no-such-starter', { readonly seat: number }>
  | Refusal<'bad-roll', { readonly pips: number }>
  | Refusal<'not-your-cards', { readonly cards: readonly string[] }>
  | Refusal<'nothing-to-move', { readonly row: number }>
  | Refusal<'face-down', { readonly row: number }>
  | Refusal<'no-such-part', { readonly row: number; readonly count: number }>
  | Refusal<'no-splitting-here', { readonly row: number }>
  | Refusal<'never-down', { readonly from: number; readonly to: number }>
  | Refusal<'past-its-goal', { readonly card: string; readonly goal: number }>
  | Refusal<'field-taken', { readonly row: number }>
  | Refusal<'no-landing', { readonly to: number; readonly landings: readonly number[] }>
  | Refusal<'not-the-roll', { readonly pips: number; readonly steps: number }>
  | Refusal<'nothing-to-take', { readonly column: string }>
  | Refusal<'outranked', { readonly column: string; readonly card: string; readonly mine: string }>
  | Refusal<'safe', { readonly column: string }>
  | Refusal<'column-twice', { readonly column: string }>
  | Refusal<'nothing-to-remove', { readonly row: number }>;
