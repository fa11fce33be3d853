import { type HandOnTable, useHand } from '@kast/ui/kit';
import type { RefObject } from 'preact';
import type { Tray } from '../../rules/index.ts';
import { placeOfCell } from '../drawing/geometry.ts';
import type { LeibkoecheProps } from '../table-props.ts';
import { dishChoices, type DishStep } from './dish-choices.ts';
import type { Draft } from './use-draft.ts';

interface DishHandOptions extends LeibkoecheProps {
  readonly root: RefObject<Element | null>;
  readonly draft: Draft;
  readonly isArranging: boolean;
}

export interface DishHand {
  readonly hand: HandOnTable;
  /** The pancake that has been picked. */
  readonly picked: Tray[number] | undefined;
}

/** The hand over the own tray. LK6.5, LK7.4 */
export function useDishHand(options: DishHandOptions): DishHand {
  const { view, moves, draft, isArranging } = options;
  const words = options.texts.table;
  const lyingAt = (cell: string | undefined): Tray[number] | undefined =>
    cell === undefined ? undefined : draft.tray[placeOfCell(cell) - 1];
  const hand = useHand<DishStep>({
    ...options,
    choices: isArranging ? dishChoices({ view, moves, tray: draft.tray }) : undefined,
    play(step) {
      if (step.kind !== 'exchange') return draft.play(step);
      draft.exchange(step.one, step.other);
      return options.announce(words.swapped(step));
    },
    explain: (step) => step.kind !== 'exchange' && options.explain(step),
    onHold([cell]) {
      const garnished = lyingAt(cell);
      return { words: garnished ? words.pickedUp.garnished({ garnished }) : words.putBack };
    },
  });
  return { hand, picked: lyingAt(hand.picked[0]) };
}
