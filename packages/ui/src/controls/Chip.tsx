import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../icons/Icon.tsx';
import type { IconShape } from '../icons/icons.ts';
import { Cuttable } from './Cuttable.tsx';
import './chip.css';

export interface ChipProps {
  readonly name: string;
  /** Which side: "Light", "Red"; and whatever else belongs under the name. */
  readonly detail?: ComponentChildren | undefined;
  /** The seat's own piece, drawn by the game, or a sign for who plays it. */
  readonly token?: ComponentChildren | undefined;
  readonly icon?: IconShape | undefined;
  /** Clock, score, count of pieces: figures at the end. */
  readonly figures?: ComponentChildren | undefined;
  readonly onTurn?: boolean | undefined;
  /** Not at the table at the moment. */
  readonly away?: boolean | undefined;
  /** Said after the name to those who do not see the mark. */
  readonly status?: string | undefined;
  /** Makes it a button; `pressLabel` says what pressing it does. */
  readonly onPress?: (() => void) | undefined;
  readonly pressLabel?: string | undefined;
}

/** A player at the table. */
export function Chip(props: ChipProps): JSX.Element {
  const { name, detail, token, icon, figures, onTurn, away, status, onPress, pressLabel } = props;
  const mark = token ?? (icon && <Icon of={icon} />);
  const parts = (
    <>
      {mark && <span class="chip-token">{mark}</span>}
      <span class="chip-words">
        <span class="chip-name" title={name}>
          <Cuttable text={name} />
        </span>
        {detail && <span class="chip-detail">{detail}</span>}
        {status && <span class="unseen">{status}</span>}
      </span>
      {figures !== undefined && <span class="chip-figures figures">{figures}</span>}
    </>
  );
  const look = { class: 'chip', 'data-on-turn': onTurn, 'data-away': away };
  if (!onPress) return <div {...look}>{parts}</div>;
  return (
    <button type="button" title={pressLabel} {...look} onClick={onPress}>
      {parts}
      <span class="unseen">{pressLabel}</span>
    </button>
  );
}
