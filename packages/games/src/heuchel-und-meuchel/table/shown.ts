import type { Viewer } from '@kast/kernel';
import type { HeuchelView, KnownCard } from '../rules/index.ts';

export interface CardShown {
  readonly card: KnownCard['card'];
  /** Known to the viewer and to nobody else (HM8.2). */
  readonly isSecret: boolean;
}

/** The cards of a stack as the view gives them, and which of them are the viewer's own secret. */
export function cardsShown(
  { outcome }: Pick<HeuchelView, 'outcome'>,
  cards: readonly KnownCard[],
  viewer: Viewer,
): readonly CardShown[] {
  return cards.map(({ card, known }) => {
    return { card, isSecret: known !== 0 && known === viewer && outcome === null };
  });
}
