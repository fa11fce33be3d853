import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { PanOf } from '../OtherTrays.tsx';
import { hasChoiceOfTaking } from '../interaction.ts';
import { panOf } from '../names.ts';
import type { BarProps } from './bar-props.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { SecondBar } from './SecondBar.tsx';
import { ShiftBar } from './ShiftBar.tsx';
import { TakeBar, TakePlan } from './TakeBar.tsx';
import { TossBar } from './TossBar.tsx';
import './bar.css';

/** Within reach of the thumb: what is decided by a word rather than by a place. */
export function Bar(props: BarProps): JSX.Element {
  const { view, draft } = props;
  return (
    <div class="lk-bar" data-phase={view.phase}>
      {draft.isChanged && <Arranging {...props} />}
      {!draft.isChanged && (isByWord(props) ? <Decision {...props} /> : <OwnPan {...props} />)}
    </div>
  );
}

function isByWord({ view, deciding, moves }: BarProps): boolean {
  if (deciding === undefined) return false;
  if (view.phase === 'walk') return hasChoiceOfTaking({ view, seat: deciding, moves });
  if (view.phase === 'peek') return view.mayDecline;
  return BY_WORD.has(view.phase);
}

const BY_WORD: ReadonlySet<string> = new Set([
  'put',
  'toss',
  'take',
  'second',
  'lay',
  'shift',
  'ordering',
]);

/** LK2: which pan awaits, or has been taken. */
function OwnPan({ view, viewer, own, words, seatNames }: BarProps): JSX.Element | null {
  const pan = panOf(view, own);
  if (!pan || view.outcome) return null;
  const isYours = typeof viewer === 'number';
  return (
    <p class="lk-own-pan">
      <PanOf view={view} seat={own} />
      {isYours ? words.act.yourPan(pan) : `${seatNames[own - 1]}: ${words.pans[pan]}`}
    </p>
  );
}

function Decision(props: BarProps): JSX.Element | null {
  const { view, words, seatNames, hint, play } = props;
  switch (view.phase) {
    case 'put':
      return (
        <Button data-hinted={hint?.kind === 'leave'} onClick={() => play({ kind: 'leave' })}>
          {words.act.leave(seatNames[view.toPut - 1] ?? '')}
        </Button>
      );
    case 'toss':
      return <TossBar {...props} />;
    case 'walk':
      return <TakePlan {...props} />;
    case 'take':
      return <TakeBar {...props} />;
    case 'peek':
      return (
        <Button
          size="small"
          data-hinted={hint?.kind === 'peek' && hint.place === null}
          onClick={() => play({ kind: 'peek', place: null })}
        >
          {words.act.doNotLook}
        </Button>
      );
    case 'second':
      return <SecondBar {...props} />;
    case 'lay':
      return <FaceChoice {...props} />;
    case 'shift':
      return <ShiftBar {...props} />;
    case 'ordering':
      return (
        <Button kind="primary" onClick={props.draft.enter}>
          {words.act.ready}
        </Button>
      );
    default:
      return null;
  }
}

/** LK6.5 */
function Arranging({ words, draft }: BarProps): JSX.Element {
  return (
    <>
      <Button kind="primary" onClick={draft.enter}>
        {words.act.ready}
      </Button>
      <Button onClick={draft.putBack}>{words.act.putBackOrder}</Button>
    </>
  );
}
