import type { JSX } from 'preact';
import type { Fall } from '../../rules/index.ts';
import type { WristFault } from '../../toss/wrist.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { PancakeIcon } from '../drawing/Pancakes.tsx';
import { PassingLabel } from '../drawing/PassingLabel.tsx';

interface TossResultProps {
  readonly fall: Fall;
  /** What the own wrist did, where it failed. */
  readonly fault?: WristFault | undefined;
  readonly words: TossTexts;
}

/** How it fell, large and short; and why, for whoever wants to do better. */
export function TossResult({ fall, fault, words }: TossResultProps): JSX.Element {
  // LK3.5: what did not turn in the air may have turned in the pan.
  const facing = fall.result === 'invalid' ? words.countsAs : words.faceUp;
  return (
    <PassingLabel class={`lk-toss-result lk-${fall.result}`} of={fall}>
      <PancakeIcon face={fall.face} />
      <span>
        {words.result[fall.result]} <small>{facing({ face: fall.face })}</small>
        {fault && <small class="lk-wrist">{words.wrist[fault]}</small>}
      </span>
    </PassingLabel>
  );
}
