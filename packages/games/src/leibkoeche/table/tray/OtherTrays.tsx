import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { Cook } from '../drawing/Cook.tsx';
import { CopperPan } from '../drawing/Kitchenware.tsx';
import { type Eyes, nameOfTray, panOf } from '../names.ts';
import { SmallTray } from './Dishes.tsx';

interface OtherTraysProps {
  readonly eyes: Eyes;
  /** Whose tray is shown elsewhere. */
  readonly own: number;
}

/** The trays of the others, small, with their pans. LK10.1 */
export function OtherTrays({ eyes, own }: OtherTraysProps): JSX.Element {
  const seats = seatsOf(eyes.view.trays.length).filter((seat) => seat !== own);
  return (
    <ul class="lk-others">
      {seats.map((seat) => (
        <li key={seat} class="lk-other">
          <span class="unseen">{nameOfTray(eyes, seat)}</span>
          <svg class="lk-other-cook" viewBox="-28 -90 56 96" aria-hidden="true">
            <Cook seat={seat} />
          </svg>
          <SmallTray view={eyes.view} seat={seat} />
          <PanOf eyes={eyes} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

interface PanOfProps {
  readonly eyes: Pick<Eyes, 'view'>;
  readonly seat: number;
}

export function PanOf({ eyes, seat }: PanOfProps): JSX.Element {
  const pan = panOf(eyes.view, seat);
  return (
    <svg class="lk-pan" viewBox="-56 -40 164 92" aria-hidden="true">
      {pan && <CopperPan pan={pan} />}
    </svg>
  );
}
