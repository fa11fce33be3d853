import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Fall, Pan, Trace } from '../../rules/index.ts';
import type { Kitchen } from '../../toss/index.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { HandScene } from './HandScene.tsx';
import { countCaught, isPractised } from './practised.ts';
import type { Zone } from './strength.ts';
import { TossPanel } from './TossPanel.tsx';
import { TossResult } from './TossResult.tsx';
import { useKitchen } from './use-kitchen.ts';
import { usePractice } from './use-practice.ts';
import { Warming } from './Warming.tsx';

export interface TossByHandProps {
  readonly pan: Pan;
  /** The face that is up on the pan. */
  readonly face: number;
  readonly words: TossTexts;
  /** The turn that is pointed out. */
  readonly hinted: Zone | undefined;
  /** What the host says of it, as soon as it does. LK8.2 */
  readonly fall: Fall | undefined;
  /** The throw before this one was refused. */
  readonly isRefused: boolean;
  /** It is in the air: nothing takes it back now. */
  readonly isTossed: boolean;
  readonly onTossed: (isTossed: boolean) => void;
  /** The input of a toss that has been made: called once. */
  readonly onToss: (trace: Trace) => void;
  /** Gives way again, untossed. */
  readonly onClose: () => void;
}

/** LK8: the own toss, over the board. */
export function TossByHand(props: TossByHandProps): JSX.Element {
  const { words, isTossed, onClose } = props;
  // As it lies before the toss: the board knows sooner than the eye how it fell.
  const [{ pan, face }] = useState({ pan: props.pan, face: props.face });
  const [isPractising, setPractising] = useState(false);
  const stove = useKitchen();
  return (
    <TossPanel
      label={`${words.title} ${words.onThePan({ pan, face })}`}
      onEscape={isTossed ? undefined : onClose}
    >
      {stove.status === 'hot' && isPractising && (
        <PractiseFirst {...props} pan={pan} face={face} kitchen={stove.kitchen} />
      )}
      {stove.status === 'hot' && !isPractising && (
        <InEarnest {...props} pan={pan} face={face} kitchen={stove.kitchen} />
      )}
      <Warming stove={stove} words={words} />
      {!isTossed && (
        <div class="lk-toss-head">
          <Button size="small" onClick={onClose}>
            {words.close}
          </Button>
          <Button size="small" onClick={() => setPractising(!isPractising)}>
            {isPractising ? words.inEarnest : words.practise}
          </Button>
        </div>
      )}
    </TossPanel>
  );
}

type Making = TossByHandProps & { readonly kitchen: Kitchen };

function InEarnest(props: Making): JSX.Element {
  const { kitchen, pan, face, words, fall, isRefused, onToss, onTossed } = props;
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (fall?.result === 'caught') countCaught();
  }, [fall]);
  return (
    <>
      <HandScene
        kitchen={kitchen}
        pan={pan}
        face={face}
        words={words}
        isPractised={isPractised()}
        hinted={props.hinted}
        onTossed={onTossed}
        onThrown={(trace) => {
          setSent(true);
          onToss(trace);
        }}
      />
      {isRefused && !isSent && (
        <p class="lk-toss-note lk-toss-low paper" role="status">
          {words.refused}
        </p>
      )}
      {isSent && !fall && <p class="lk-toss-note lk-toss-low paper">{words.judging}</p>}
      {fall && <TossResult fall={fall} words={words} />}
    </>
  );
}

/** With the same pan, as often as one likes; it is not told to anybody. */
function PractiseFirst({ kitchen, pan, face, words }: Making): JSX.Element {
  const practice = usePractice();
  return (
    <>
      <HandScene
        key={practice.number}
        kitchen={kitchen}
        pan={pan}
        face={face}
        words={words}
        isPractised={isPractised()}
        onThrown={(_, landing) => {
          if (landing.where === 'pan' && landing.halfTurns > 0) countCaught();
          practice.land(landing, face);
        }}
      />
      <p class="lk-toss-note lk-toss-low paper">{words.doesNotCount}</p>
      {practice.fall && <TossResult fall={practice.fall} words={words} />}
    </>
  );
}
