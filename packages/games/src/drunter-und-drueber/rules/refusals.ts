import type { Refusal, Seat } from '@kast/kernel';
import type { Colour } from './colours.ts';

export type DrunterRefusal =
  | Refusal<'unsound-layout', { readonly fault: string }>
  | Refusal<'no-such-starter', { readonly seat: Seat }>
  | Refusal<'not-now', { readonly due: 'layout' | 'first' | 'place' | 'step' | 'answer' }>
  | Refusal<'circle-taken', { readonly at: string }>
  | Refusal<'own-colour', { readonly at: string; readonly colour: Colour }>
  | Refusal<'somebody-stuck', { readonly seat: Seat }>
  | Refusal<'no-stone-of-yours', { readonly at: string }>
  | Refusal<
      'stone-covered',
      { readonly at: string; readonly waited: number; readonly block: number | 'endless' }
    >
  | Refusal<'not-a-neighbour', { readonly from: string; readonly to: string }>
  | Refusal<'own-stone-on-top', { readonly at: string }>
  | Refusal<'must-move', Record<never, never>>;
