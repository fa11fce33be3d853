/** A refusal as it is told: its rule stands beside it. */
export interface RefusalToTell<Reason extends string = string, Facts = unknown> {
  readonly reason: Reason;
  readonly facts: Facts;
}

/** A text for every reason, given the facts of that reason. */
export type RefusalTexts<Refused extends RefusalToTell> = {
  readonly [Reason in Refused['reason']]:
    | string
    | ((facts: Extract<Refused, { readonly reason: Reason }>['facts']) => string);
};

export function tellRefusal<Refused extends RefusalToTell>(
  texts: RefusalTexts<Refused>,
  refusal: Refused,
): string {
  const reason: Refused['reason'] = refusal.reason;
  const text: string | ((facts: Refused['facts']) => string) = texts[reason];
  return typeof text === 'string' ? text : text(refusal.facts);
}
