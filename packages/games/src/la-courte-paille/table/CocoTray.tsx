import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import type { PailleMove } from '../rules/index.ts';
import type { PailleTexts } from '../texts/speak.ts';
import { type Effect, isPossible } from './interaction.ts';

interface CocoTrayProps {
  readonly moves: readonly PailleMove[];
  readonly words: PailleTexts['table'];
  readonly hinted: Effect | undefined;
  readonly onEffect: (effect: Effect) => void;
}

/** CP4.2: Coco's tricks, each explained where it is chosen. */
export function CocoTray({ moves, words, hinted, onEffect }: CocoTrayProps): JSX.Element {
  const { effects } = words;
  const trick = (
    effect: Effect,
    { name, explain }: PailleTexts['table']['effects']['cook'],
  ): JSX.Element => (
    <span
      class="cp-trick"
      data-impossible={!isPossible(moves, effect) || undefined}
      data-hinted={hinted === effect || undefined}
    >
      <Button onClick={() => onEffect(effect)}>{name}</Button>
      <span>{explain}</span>
    </span>
  );
  return (
    <div class="cp-coco" role="group" aria-label={effects.choose}>
      {trick('cook', effects.cook)}
      {trick('carte', effects.carte)}
      <span class="cp-trick cp-land">
        <b>{effects.land.name}</b>
        <span>{effects.land.explain}</span>
      </span>
      <div class="cp-landings">
        {trick('land-menu', effects.landMenu)}
        {trick('land-pile', effects.landPile)}
        {trick('land-hand', effects.landHand)}
      </div>
    </div>
  );
}
