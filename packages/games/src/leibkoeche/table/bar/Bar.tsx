import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import type { BarProps } from './bar-props.ts';
import { FaceChoice } from './FaceChoice.tsx';
import { SecondBar } from './SecondBar.tsx';
import { TossBar } from './TossBar.tsx';
import './bar.css';

/** Within reach of the thumb: what is decided by a word rather than by a place. */
export function Bar(props: BarProps): JSX.Element {
  return (
    <div class="lk-bar" data-phase={props.view.phase}>
      {props.deciding !== undefined && (
        <>
          <Decision {...props} />
          <DraftButtons {...props} />
        </>
      )}
    </div>
  );
}

function Decision(props: BarProps): JSX.Element | null {
  const { view, words, seatNames, plan, onPlan, play } = props;
  switch (view.phase) {
    case 'put':
      return (
        <Button onClick={() => play({ kind: 'leave' })}>
          {words.act.leave(seatNames[view.toPut - 1] ?? '')}
        </Button>
      );
    case 'toss':
      return <TossBar {...props} />;
    case 'second':
      return <SecondBar {...props} />;
    case 'lay':
      return <FaceChoice view={view} words={words} plan={plan} onPlan={onPlan} />;
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

/** LK7.4 */
function ShiftBar({ words, picked, play }: BarProps): JSX.Element {
  const { act } = words;
  if (!picked) return <p class="lk-bar-words">{act.chooseToShift}</p>;
  const { kind } = picked;
  return (
    <>
      <Button
        kind="primary"
        aria-label={act.shiftLeft(kind)}
        onClick={() => play({ kind: 'shift', garnish: kind, end: 'left' })}
      >
        ← {act.left}
      </Button>
      <Button
        kind="primary"
        aria-label={act.shiftRight(kind)}
        onClick={() => play({ kind: 'shift', garnish: kind, end: 'right' })}
      >
        {act.right} →
      </Button>
    </>
  );
}

/** LK6.5 */
function DraftButtons({ view, words, draft }: BarProps): JSX.Element | null {
  if (!draft.isChanged) return null;
  return (
    <span class="lk-draft">
      {view.phase !== 'ordering' && (
        <Button size="small" onClick={draft.enter}>
          {words.act.ready}
        </Button>
      )}
      <Button size="small" kind="quiet" onClick={draft.putBack}>
        {words.act.putBackOrder}
      </Button>
    </span>
  );
}
