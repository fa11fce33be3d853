import type { Refusal } from '@kast/kernel';
import type { Failure } from '@kast/protocol/client';

/**
 * Why something did not happen: a rule against it, the server's no, trouble on this device, a piece that is stuck, or
 * that it was no more than a question, or came too soon.
 */
export type Fault =
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'trouble'; readonly code: TroubleCode }
  /** In the game's own words. */
  | { readonly kind: 'noted'; readonly text: string }
  /** Whose turn it is instead, and by which rule. */
  | { readonly kind: 'awaited'; readonly text: string; readonly rule: string }
  /** Somebody has only asked about it: it may be done. */
  | { readonly kind: 'allowed' }
  /** Not before what is being shown has been seen. */
  | { readonly kind: 'held-back' };

/** What became of something that was asked for. It is confirmed when it stands in the log as we know it. */
export type Fate = 'confirmed' | Fault;

export type TroubleCode = 'bot-failed' | 'referee-failed' | 'not-kept' | 'played-elsewhere';

export function refused(refusal: Refusal): Fault {
  return { kind: 'refused', refusal };
}

export function trouble(code: TroubleCode): Fault {
  return { kind: 'trouble', code };
}

export function noted(text: string): Fault {
  return { kind: 'noted', text };
}

/** A rule's refusal is shown as one, wherever it was judged. */
export function failed(failure: Failure): Fault {
  if (failure.code !== 'refused') return { kind: 'failed', failure };
  const { rule, reason, facts } = failure;
  return refused({ rule, reason, facts });
}
