import type { Card, Class, HeuchelView, KnownPile } from '../rules/index.ts';

/** A card as the table shows it: `Q4`, `Q?` where only its class is known, `?` where nothing is. */
export type ShownCard = Card | `${Class}?` | '?';

export interface CardShown {
  readonly card: ShownCard;
  /** Known to the viewer and to nobody else (HM8.2). */
  readonly isSecret: boolean;
}

/** HM8.3: with `strict` the table shows top cards and heights; the rest must be remembered. */
export function cardsShown(
  view: Pick<HeuchelView, 'options' | 'outcome'>,
  pile: KnownPile,
  viewer: number | 'watcher' | 'open',
): readonly CardShown[] {
  const isEverythingTold = isTold(view) || viewer === 'open';
  return pile.cards.map(({ card, known }, index): CardShown => {
    if (index > 0 && !isEverythingTold) return { card: '?', isSecret: false };
    return { card, isSecret: known !== 0 && known === viewer && view.outcome === null };
  });
}

/** What the table may reckon with aloud: of hidden cards at least the class. */
export function isTold({ options, outcome }: Pick<HeuchelView, 'options' | 'outcome'>): boolean {
  return options.memory === 'aid' || outcome !== null;
}
