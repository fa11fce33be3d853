import type { JSX } from 'preact';
import type { Fall } from '../../rules/index.ts';
import type { WristFault } from '../../toss/wrist.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { PancakeIcon } from '../drawing/Pancakes.tsx';
import { usePassed } from '../drawing/use-passed.ts';
import '../drawing/labels.css';

interface TossResultProps {
  readonly fall: Fall;
  /** What the own wrist did, where it failed. */
  readonly fault?: WristFault | undefined;
  readonly words: TossTexts;
}

/** Until it has been read; there is more to read of a wrist. */
const READ = { plain: 1900, wrist: 4500 };

/** How it fell, large and short; and why, for whoever wants to do better. */
export function TossResult({ fall, fault, words }: TossResultProps): JSX.Element {
  const isRead = usePassed(fault ? READ.wrist : READ.plain);
  return (
    <p
      class={`lk-label lk-toss-result moment paper ${isRead ? 'lk-read' : ''}`}
      data-result={fall.result}
    >
      <PancakeIcon face={fall.face} />
      <span>
        {words.result[fall.result]} <small>{words.faceUp({ face: fall.face })}</small>
        {fault && <small class="lk-wrist">{words.wrist[fault]}</small>}
      </span>
    </p>
  );
}
