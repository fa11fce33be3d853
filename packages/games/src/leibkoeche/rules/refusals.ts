import type { Refusal } from '@kast/kernel';

export type LeibkoecheRefusal =
  | Refusal<'bad-setup', { readonly what: string }>
  | Refusal<'no-such-starter', { readonly seat: number }>
  | Refusal<'not-now', { readonly due: string }>
  | Refusal<'tile-not-free', { readonly tile: string }>
  | Refusal<'not-on-row-one', { readonly tile: string }>
  | Refusal<'no-pancake-there', { readonly tile: string }>
  | Refusal<'laid-last', { readonly tile: string }>
  | Refusal<'by-hand-only', Record<never, never>>
  | Refusal<'by-chance-only', Record<never, never>>
  | Refusal<'not-a-hand', { readonly fault: string }>
  | Refusal<'impossible-fall', { readonly face: number }>
  | Refusal<'wrong-length', { readonly steps: number; readonly wanted: number }>
  | Refusal<'no-step', { readonly from: string; readonly to: string }>
  | Refusal<'back-and-forth', { readonly tile: string }>
  | Refusal<'pancake-in-the-way', { readonly tile: string }>
  | Refusal<'pile-in-the-way', { readonly tile: string }>
  | Refusal<'cook-in-the-way', { readonly tile: string }>
  | Refusal<'back-where-you-began', { readonly tile: string }>
  | Refusal<'carpet-too-soon', { readonly kinds: number }>
  | Refusal<'place-taken', { readonly place: number }>
  | Refusal<'no-such-face', { readonly face: number }>
  | Refusal<'not-your-tray', { readonly kinds: string }>
  | Refusal<'nothing-changed', Record<never, never>>
  | Refusal<'ordered-already', Record<never, never>>
  | Refusal<'no-more-ordering', Record<never, never>>;
