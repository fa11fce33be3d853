import { Button } from '@kast/ui';
import { MoveButton, Tray } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { playerAt } from '../../../box/texts/part.ts';
import { panOf } from '../../rules/index.ts';
import { hasChoiceOfTaking } from '../choices.ts';
import type { TrayProps } from './tray-props.ts';
import { FaceChoice, SecondChoice } from './FaceChoice.tsx';
import { PanOf } from '../dishes/OtherDishes.tsx';
import { TossChoice } from './TossChoice.tsx';
import '../drawing/tray.css';

/** Within reach of the thumb: what is decided by a word rather than by a place. */
export function LeibkoecheTray(props: TrayProps): JSX.Element {
  return (
    <Tray class="lk-tray">
      <Choosing {...props} />
    </Tray>
  );
}

function Choosing(props: TrayProps): JSX.Element | null {
  const { eyes, deciding, moves, draft } = props;
  const { view, texts, players } = eyes;
  const { act } = texts.table;
  if (draft.isChanged) return <Arranging {...props} />;
  if (deciding === undefined) return <OwnPan {...props} />;
  switch (view.phase) {
    case 'put':
      return (
        <MoveButton {...props} move={{ kind: 'leave' }}>
          {act.leave({ who: playerAt(players, view.toPut) })}
        </MoveButton>
      );
    case 'toss':
      return <TossChoice {...props} />;
    case 'walk':
      return hasChoiceOfTaking({ view, seat: deciding, moves }) ? (
        <TakePlan {...props} />
      ) : (
        <OwnPan {...props} />
      );
    case 'take':
      return (
        <>
          <MoveButton {...props} kind="primary" move={{ kind: 'take' }}>
            {act.take}
          </MoveButton>
          <MoveButton {...props} move={{ kind: 'skip' }}>
            {act.skip}
          </MoveButton>
        </>
      );
    case 'peek':
      return moves.some((move) => move.kind === 'peek' && move.place === null) ? (
        <MoveButton {...props} move={{ kind: 'peek', place: null }}>
          {act.doNotLook}
        </MoveButton>
      ) : null;
    case 'second':
      return <SecondChoice {...props} />;
    case 'lay':
      return <FaceChoice {...props} />;
    case 'shift':
      return <ShiftChoice {...props} />;
    case 'ordering':
      return <Arranging {...props} />;
    default:
      return <OwnPan {...props} />;
  }
}

/** LK2: which pan awaits, or has been taken. */
function OwnPan({ eyes, own }: TrayProps): JSX.Element | null {
  const { view, viewer, texts, players } = eyes;
  const pan = panOf(view, own);
  if (!pan) return null;
  return (
    <p class="tray-words">
      <PanOf view={view} seat={own} />
      {typeof viewer === 'number'
        ? texts.table.act.yourPan[pan]
        : texts.table.labelled({
            what: playerAt(players, own).name,
            items: texts.names.pan[pan],
          })}
    </p>
  );
}

/** LK6.1: before walking to a pile: to take is meant, unless one says otherwise. */
function TakePlan({ eyes, plan, onPlan }: TrayProps): JSX.Element {
  const { act } = eyes.texts.table;
  return (
    <fieldset class="lk-choice">
      <legend>{act.onPile}</legend>
      {[false, true].map((leaves) => (
        <Button
          key={String(leaves)}
          aria-pressed={plan.leaves === leaves}
          onClick={() => onPlan({ ...plan, leaves })}
        >
          {leaves ? act.skip : act.take}
        </Button>
      ))}
    </fieldset>
  );
}

/** LK7.4: one out of the row, and on again at an end. */
function ShiftChoice(props: TrayProps): JSX.Element {
  const { eyes, picked } = props;
  const { act } = eyes.texts.table;
  if (!picked) return <p class="tray-words">{act.chooseToShift}</p>;
  const { kind: garnish } = picked;
  return (
    <>
      <MoveButton {...props} kind="primary" move={{ kind: 'shift', garnish, end: 'left' }}>
        ← {act.left} <span class="unseen">{act.shiftLeft({ kind: garnish })}</span>
      </MoveButton>
      <MoveButton {...props} kind="primary" move={{ kind: 'shift', garnish, end: 'right' }}>
        {act.right} → <span class="unseen">{act.shiftRight({ kind: garnish })}</span>
      </MoveButton>
    </>
  );
}

/** LK6.5, LK7.2 */
function Arranging({ eyes, draft }: TrayProps): JSX.Element {
  const { act } = eyes.texts.table;
  return (
    <>
      <Button kind="primary" onClick={draft.enter}>
        {act.ready}
      </Button>
      {draft.isChanged && <Button onClick={draft.putBack}>{act.putBackOrder}</Button>}
    </>
  );
}
