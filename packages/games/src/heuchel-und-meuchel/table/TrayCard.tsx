import type { JSX } from 'preact';
import type { HeuchelTexts } from '../texts/speak.ts';
import { CardFace } from './CardFace.tsx';
import { CARD } from './geometry.ts';
import type { CardShown } from './shown.ts';

interface TrayCardProps {
  readonly shown: CardShown;
  readonly texts: HeuchelTexts;
  /** What pressing it does; where nothing, it is a picture. */
  readonly onPress?: () => void;
  readonly label?: string;
  readonly isOn?: boolean;
  /** Lost, or safe: shown under it. */
  readonly fate?: 'lapses' | 'comes-home' | undefined;
}

/** A card held up close. */
export function TrayCard(props: TrayCardProps): JSX.Element {
  const { shown, texts, onPress, isOn = false, fate } = props;
  const named = shown.isSecret
    ? `${texts.names.card(shown.card)}, ${texts.table.onlyYou}`
    : texts.names.card(shown.card);
  const label = props.label ?? named;
  const picture = (
    <svg viewBox={`-1 -1 ${CARD.width + 2} ${CARD.height + 2}`} aria-hidden="true">
      <CardFace {...shown} />
    </svg>
  );
  if (!onPress) {
    return (
      <span class="hm-tray-card" role="img" aria-label={label} data-fate={fate}>
        {picture}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="hm-tray-card"
      aria-pressed={isOn}
      data-fate={fate}
      onClick={onPress}
    >
      {picture}
      <span class="unseen">{label}</span>
    </button>
  );
}
