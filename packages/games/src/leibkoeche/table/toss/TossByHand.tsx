import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Pan } from '../../rules/index.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { HandScene } from './HandScene.tsx';
import { countCaught, isPractised } from './practised.ts';
import type { Zone } from './strength.ts';
import { TossPanel } from './TossPanel.tsx';
import { TossResult } from './TossResult.tsx';
import { usePractice } from './use-practice.ts';
import type { ByHand } from './use-toss-by-hand.ts';

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

/** LK8: the own toss, over the board; before it, as often as one likes, with the same pan and told to nobody. */
export function TossByHand(props: TossByHandProps): JSX.Element {
  const { pan, face, words, byHand } = props;
  const isTossed = byHand.grasp === 'tossed';
  const [isPractising, setPractising] = useState(false);
  const practice = usePractice();
  return (
    <TossPanel
      label={`${words.title} ${words.onThePan({ pan, face })}`}
      onEscape={isTossed ? undefined : byHand.close}
    >
      <HandScene
        number={isPractising ? practice.number : 'in earnest'}
        pan={pan}
        face={face}
        words={words}
        isPractised={isPractised()}
        hinted={isPractising ? undefined : props.hinted}
        onTossed={isPractising ? undefined : byHand.onTossed}
        onThrown={(trace, landing) => {
          countCaught(landing);
          if (isPractising) practice.land(landing, face);
          else void byHand.send(trace);
        }}
      />
      <Note {...props} isPractising={isPractising} />
      {isPractising && practice.fall && <TossResult fall={practice.fall} words={words} />}
      {!isTossed && (
        <div class="lk-toss-head">
          <Button onClick={byHand.close}>{words.close}</Button>
          <Button onClick={() => setPractising(!isPractising)}>
            {isPractising ? words.inEarnest : words.practise}
          </Button>
        </div>
      )}
    </TossPanel>
  );
}

interface NoteProps extends TossByHandProps {
  readonly isPractising: boolean;
}

/** What becomes of a throw, above the line that says how. */
function Note({ words, isJudged, byHand, isPractising }: NoteProps): JSX.Element | null {
  const said = noteOf();
  return said === undefined ? null : (
    <p class="lk-label lk-toss-note moment paper" role="status">
      {said}
    </p>
  );

  function noteOf(): string | undefined {
    if (isPractising) return words.doesNotCount;
    if (byHand.isSent) return isJudged ? undefined : words.judging;
    return byHand.attempt > 0 && byHand.grasp === 'held' ? words.refused : undefined;
  }
}
