import type { Refusal } from '@kast/kernel';
import type { ChanceDue } from './chance.ts';

/** Every reason for which La Courte Paille turns a move down. Cards are told by name: `R7`. */
export type PailleRefusal =
  | Refusal<'choose-a-card', Record<never, never>>
  | Refusal<'not-in-hand', { readonly card: string }>
  | Refusal<'choices-are-shown', Record<never, never>>
  | Refusal<'not-on-menu', { readonly card: string }>
  | Refusal<'only-coco-has-effects', { readonly card: string }>
  | Refusal<'coco-draws-from-pile', { readonly card: string }>
  | Refusal<'no-such-week-card', { readonly position: number; readonly length: number }>
  | Refusal<'week-is-long-enough', { readonly most: number }>
  | Refusal<'nothing-face-down', Record<never, never>>
  | Refusal<'already-face-up', { readonly position: number }>
  | Refusal<'wrong-number-of-looks', { readonly count: number }>
  | Refusal<'nobody-is-eaten-now', Record<never, never>>
  | Refusal<'name-a-character', Record<never, never>>
  | Refusal<'coco-is-not-eaten', Record<never, never>>
  | Refusal<'already-eaten', { readonly character: string }>
  | Refusal<'wrong-chance', { readonly due: ChanceDue }>
  | Refusal<'wrong-deck', { readonly expected: number }>
  | Refusal<'wrong-reshuffle', { readonly expected: number }>
  | Refusal<'no-such-shark-seat', { readonly seat: number }>;
