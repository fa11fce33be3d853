import type { Refusal } from '@kast/kernel';

/** A text for every reason, given the facts of that reason. */
export type RefusalWords<Refused extends Refusal> = {
  readonly [Reason in Refused['reason']]: (
    facts: Extract<Refused, { readonly reason: Reason }>['facts'],
  ) => string;
};

export function tellRefusal<Refused extends Refusal>(
  words: RefusalWords<Refused>,
  refusal: Refused,
): string {
  const reason: Refused['reason'] = refusal.reason;
  const text: (facts: Refused['facts']) => string = words[reason];
  return text(refusal.facts);
}
