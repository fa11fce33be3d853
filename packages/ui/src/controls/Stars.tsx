import type { JSX } from 'preact';
import { Icon } from '../icons/Icon.tsx';
import { starIcon } from '../icons/icons.ts';
import './stars.css';

export interface StarsProps {
  readonly earned: number;
  readonly most: number;
  /** "2 of 3 stars" */
  readonly label: string;
}

/** Earned ones are filled, so that their colour says nothing alone. */
export function Stars({ earned, most, label }: StarsProps): JSX.Element {
  return (
    <span class="stars" role="img" aria-label={label}>
      {Array.from({ length: most }, (_, index) => (
        <span key={index} class="star" data-earned={index < earned}>
          <Icon of={starIcon} />
        </span>
      ))}
    </span>
  );
}
