import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Pan } from '../../rules/index.ts';
import type { Kitchen } from '../../toss/index.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { HandScene } from './HandScene.tsx';
import { countCaught, isPractised } from './practised.ts';
import type { Zone } from './strength.ts';
import { TossPanel } from './TossPanel.tsx';
import { TossResult } from './TossResult.tsx';
import { useKitchen } from './use-kitchen.ts';
import { usePractice } from './use-practice.ts';
import type { ByHand } from './use-toss-by-hand.ts';
import { Warming } from './Warming.tsx';

export interface TossByHandProps {
  readonly pan: Pan;
  /** The face that is up on the pan. */
  readonly face: number;
  readonly words: TossTexts;
  /** The turn that is pointed out. */
  readonly hinted: Zone | undefined;
  /** The host has said how it fell. LK8.2 */
  readonly isJudged: boolean;
  readonly byHand: ByHand;
}

/** LK8: the own toss, over the board. */
export function TossByHand(props: TossByHandProps): JSX.Element {
  const { words, byHand } = props;
  const isTossed = byHand.grasp === 'tossed';
  // As it lies before the toss: the board knows sooner than the eye how it fell.
  const [{ pan, face }] = useState({ pan: props.pan, face: props.face });
  const [isPractising, setPractising] = useState(false);
  const stove = useKitchen();
  return (
    <TossPanel
      label={`${words.title} ${words.onThePan({ pan, face })}`}
      onEscape={isTossed ? undefined : byHand.close}
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
          <Button size="small" onClick={byHand.close}>
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

function InEarnest({ kitchen, pan, face, words, hinted, isJudged, byHand }: Making): JSX.Element {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <HandScene
        kitchen={kitchen}
        pan={pan}
        face={face}
        words={words}
        isPractised={isPractised()}
        hinted={hinted}
        onTossed={byHand.onTossed}
        onThrown={(trace, landing) => {
          countCaught(landing);
          setSent(true);
          void byHand.send(trace);
        }}
      />
      {byHand.attempt > 0 && !isSent && (
        <p class="lk-toss-note lk-toss-low paper" role="status">
          {words.refused}
        </p>
      )}
      {isSent && !isJudged && <p class="lk-toss-note lk-toss-low paper">{words.judging}</p>}
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
          countCaught(landing);
          practice.land(landing, face);
        }}
      />
      <p class="lk-toss-note lk-toss-low paper">{words.doesNotCount}</p>
      {practice.fall && <TossResult fall={practice.fall} words={words} />}
    </>
  );
}
