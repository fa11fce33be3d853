import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { playerAt } from '../../../box/texts/part.ts';
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
function OwnPan({ view, viewer, own, texts, players }: BarProps): JSX.Element | null {
  const pan = panOf(view, own);
  if (!pan || view.outcome) return null;
  const isYours = typeof viewer === 'number';
  return (
    <p class="lk-own-pan">
      <PanOf view={view} seat={own} />
      {isYours
        ? texts.table.act.yourPan({ pan })
        : `${playerAt(players, own).name}: ${texts.names.pan[pan]}`}
    </p>
  );
}

function Decision(props: BarProps): JSX.Element | null {
  const { view, texts, players, hint, play } = props;
  const { act } = texts.table;
  switch (view.phase) {
    case 'put':
      return (
        <Button data-hinted={hint?.kind === 'leave'} onClick={() => play({ kind: 'leave' })}>
          {act.leave({ who: playerAt(players, view.toPut) })}
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
          {act.doNotLook}
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
          {act.ready}
        </Button>
      );
    default:
      return null;
  }
}

/** LK6.5 */
function Arranging({ texts, draft }: BarProps): JSX.Element {
  const { act } = texts.table;
  return (
    <>
      <Button kind="primary" onClick={draft.enter}>
        {act.ready}
      </Button>
      <Button onClick={draft.putBack}>{act.putBackOrder}</Button>
    </>
  );
}
