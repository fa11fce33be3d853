import type { TableRefusal } from '@kast/kernel';

/** One text for every reason of the table itself: a new reason without a text is a type error. */
export type TableRefusalTexts = {
  readonly [Each in TableRefusal as Each['reason']]: (facts: Each['facts']) => string;
};

/** The text of a refusal if it is one of the table's own; a game's own texts know the others. */
export function tableRefusalText(
  texts: TableRefusalTexts,
  refusal: { readonly reason: string; readonly facts: unknown },
): string | undefined {
  if (!Object.hasOwn(texts, refusal.reason)) return undefined;
  const text = texts[refusal.reason as TableRefusal['reason']] as (facts: unknown) => string;
  return text(refusal.facts);
}
