import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { facesOf } from '../../rules/index.ts';
import { PancakeIcon } from '../drawing/Pancakes.tsx';
import type { TrayProps } from './tray-props.ts';

interface FacesProps {
  readonly eyes: TrayProps['eyes'];
  readonly legend: string;
  readonly labelOf: (part: { readonly face: number }) => string;
  /** The one that is chosen; undefined where pressing one plays at once. */
  readonly chosen?: number;
  readonly hinted: number | undefined;
  readonly onChoose: (face: number) => void;
}

/** The two faces of the pancake in the hand. */
function Faces(props: FacesProps): JSX.Element | null {
  const { eyes, legend, labelOf, chosen, hinted, onChoose } = props;
  const { held } = eyes.view;
  if (!held) return null;
  return (
    <fieldset class="lk-choice">
      <legend>{legend}</legend>
      {facesOf(held).map((face) => (
        <Button
          key={face}
          aria-label={labelOf({ face })}
          aria-pressed={chosen === undefined ? undefined : chosen === face}
          data-hinted={hinted === face}
          onClick={() => onChoose(face)}
        >
          <PancakeIcon face={face} />
        </Button>
      ))}
    </fieldset>
  );
}

/** LK5.1: either face up. */
export function FaceChoice({ eyes, plan, onPlan, hint }: TrayProps): JSX.Element {
  const { act } = eyes.texts.table;
  return (
    <Faces
      eyes={eyes}
      legend={act.whichFace}
      labelOf={act.faceUp}
      chosen={plan.face}
      hinted={hint?.kind === 'lay' ? hint.face : undefined}
      onChoose={(face) => onPlan({ ...plan, face })}
    />
  );
}

/** LK3.6: once more with this one, with another one, or no more. */
export function SecondChoice(props: TrayProps): JSX.Element {
  const { eyes, plan, onPlan, hint, play } = props;
  const { act } = eyes.texts.table;
  if (plan.what) {
    return (
      <>
        {plan.what === 'lay' ? (
          <FaceChoice {...props} />
        ) : (
          <p class="tray-words">{act.otherWhere}</p>
        )}
        <Button kind="quiet" onClick={() => onPlan({ ...plan, what: undefined })}>
          {act.back}
        </Button>
      </>
    );
  }
  return (
    <>
      <Faces
        eyes={eyes}
        legend={act.again}
        labelOf={act.againWith}
        hinted={hint?.kind === 'keep' ? hint.face : undefined}
        onChoose={(face) => play({ kind: 'keep', face })}
      />
      {(['swap', 'lay'] as const).map((what) => (
        <Button
          key={what}
          data-hinted={hint?.kind === what}
          onClick={() => onPlan({ ...plan, what })}
        >
          {what === 'swap' ? act.other : act.stop}
        </Button>
      ))}
    </>
  );
}
