import { seatsOf } from '@kast/kernel';
import type { JSX } from 'preact';
import { panOf } from '../../rules/index.ts';
import { Cook } from '../drawing/Cook.tsx';
import { CopperPan } from '../drawing/Kitchenware.tsx';
import { type Eyes, nameOfTray } from '../names.ts';
import { SmallDishes } from './Dishes.tsx';

/** The trays of all but one, small, with their pans. LK10.1 */
export function OtherDishes(props: { readonly eyes: Eyes; readonly own: number }): JSX.Element {
  const { eyes, own } = props;
  const seats = seatsOf(eyes.view.trays.length).filter((seat) => seat !== own);
  return (
    <ul class="lk-others" data-many={seats.length > 2 || undefined}>
      {seats.map((seat) => (
        <li key={seat} class="lk-other">
          <span class="unseen">{nameOfTray(eyes, seat)}</span>
          <svg class="lk-other-cook" viewBox="-28 -90 56 96" aria-hidden="true">
            <Cook seat={seat} />
          </svg>
          <SmallDishes view={eyes.view} seat={seat} />
          <PanOf view={eyes.view} seat={seat} />
        </li>
      ))}
    </ul>
  );
}

/** LK2: the pan that this one takes next. */
export function PanOf({ view, seat }: Parameters<typeof SmallDishes>[0]): JSX.Element {
  const pan = panOf(view, seat);
  return (
    <svg class="lk-pan" viewBox="-56 -40 164 92" aria-hidden="true">
      {pan && <CopperPan pan={pan} />}
    </svg>
  );
}
