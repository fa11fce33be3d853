import type { JSX } from 'preact';
import type { PictureProps } from '../../../box/first-match.ts';
import type { Card } from '../../rules/index.ts';
import type { PailleTexts } from '../../texts/speak.ts';
import { CardDrawing } from './Card.tsx';

/** The week at the left, one's own card at the right; what counts together; or two choices, the lower one first. */
const CARDS: Readonly<Record<PictureProps['of'], readonly Card[]>> = {
  win: ['C9', 'C7'],
  lose: ['C7', 'X4'],
  turn: ['B2', 'L7'],
};

export function Picture({ of }: PictureProps<PailleTexts>): JSX.Element {
  return (
    <span class="paille cp-first-picture">
      {CARDS[of].map((card) => (
        <CardDrawing key={card} card={card} />
      ))}
    </span>
  );
}
