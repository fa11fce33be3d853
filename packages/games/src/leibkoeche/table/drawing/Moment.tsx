import { MomentPanel, type WayOn } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { playerAt } from '../../../box/texts/part.ts';
import { type LeibkoecheEvent, matching, PLACES } from '../../rules/index.ts';
import type { WristFault } from '../../toss/wrist.ts';
import type { Eyes } from '../names.ts';
import { TossResult } from '../toss/TossResult.tsx';
import { DishIcon } from '../dishes/Dishes.tsx';
import { PassingLabel } from './PassingLabel.tsx';
import './labels.css';

interface MomentProps {
  readonly eyes: Eyes;
  /** What the kitchen that is drawn has just shown. */
  readonly events: readonly LeibkoecheEvent[];
  /** What the own wrist did in the toss that fell. */
  readonly fault: WristFault | undefined;
  /** LK7.2: how many covers have been lifted, while they are. */
  readonly uncovered: number | undefined;
  readonly wayOn: WayOn | undefined;
}

/** What is said for a moment over the kitchen; the ear is told by the log. */
export function Moment(props: MomentProps): JSX.Element | null {
  const { eyes, events, fault, uncovered, wayOn } = props;
  const { viewer, texts } = eyes;
  const { moment } = texts.table;
  if (uncovered !== undefined) return <Revealing eyes={eyes} uncovered={uncovered} wayOn={wayOn} />;
  for (const event of events) {
    if (event.kind === 'fell')
      return <TossResult fall={event.fall} fault={fault} words={texts.toss} />;
    if (event.kind === 'peeked' && event.saw) {
      const { place, saw: kind } = event;
      return (
        <PassingLabel class="lk-seen" of={event} aria-hidden="true">
          <DishIcon kind={kind} crowned={false} />
          <span>
            {moment.youSaw({ place, kind })}
            {typeof viewer === 'number' && <small>{moment.onlyYou}</small>}
          </span>
        </PassingLabel>
      );
    }
  }
  return null;
}

interface RevealingProps extends Pick<MomentProps, 'eyes' | 'wayOn'> {
  readonly uncovered: number;
}

function Revealing({ eyes, uncovered, wayOn }: RevealingProps): JSX.Element {
  const { view, players } = eyes;
  const { moment, labelled } = eyes.texts.table;
  return (
    <MomentPanel class="lk-label lk-reveal" wayOn={wayOn}>
      <p class="lk-reveal-title">{uncovered < PLACES ? moment.revealing : moment.toTheKing}</p>
      <ul class="lk-reveal-trays">
        {view.arrived.map((seat) => {
          const right = matching(view.king, view.trays[seat - 1] ?? []);
          const count = right.filter((place) => place <= uncovered).length;
          return (
            <li key={seat} data-all={count === PLACES}>
              {labelled({
                what: playerAt(players, seat).name,
                items: count === PLACES ? moment.allMatch : moment.matching({ count }),
              })}
            </li>
          );
        })}
      </ul>
      {/* LK7.4 */}
      {uncovered === PLACES && !view.outcome && <p class="lk-reveal-next">{moment.goesOn}</p>}
    </MomentPanel>
  );
}
