import type { ComponentChildren, JSX } from 'preact';
import type { Card } from '../rules/index.ts';
import { CardBack, CardFace } from './CardFace.tsx';

interface TableCardProps {
  /** Undefined where it is not known: its back is drawn. */
  readonly card: Card | undefined;
  readonly label: string;
  /** Where it can be lifted or asked about. */
  readonly onPress?: (() => void) | undefined;
  readonly isLifted?: boolean;
  /** Something may be lifted here now. */
  readonly isOpen?: boolean;
  readonly isHinted?: boolean;
  /** Found again by the animations: `week-3`. */
  readonly lies: string;
  readonly children?: ComponentChildren;
}

/** A card as it lies on the raft: a button where it can be pressed, else a picture. */
export function TableCard(props: TableCardProps): JSX.Element {
  const {
    card,
    label,
    onPress,
    isLifted = false,
    isOpen = false,
    isHinted = false,
    lies,
    children,
  } = props;
  const picture = (
    <>
      <svg viewBox="0 0 70 98" aria-hidden="true">
        {card ? <CardFace card={card} /> : <CardBack />}
      </svg>
      {children}
    </>
  );
  const marks = { 'data-lies': lies, 'data-hinted': isHinted || undefined };
  if (!onPress) {
    return (
      <span class="cp-card" role="img" aria-label={label} {...marks}>
        {picture}
      </span>
    );
  }
  return (
    <button
      type="button"
      class="cp-card"
      aria-pressed={isLifted}
      data-open={isOpen || undefined}
      onClick={onPress}
      {...marks}
    >
      {picture}
      <span class="unseen">{label}</span>
    </button>
  );
}
