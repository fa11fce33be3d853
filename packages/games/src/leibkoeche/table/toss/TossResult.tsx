import type { JSX } from 'preact';
import type { Fall } from '../../rules/index.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { PancakeIcon } from '../drawing/Pancakes.tsx';
import '../drawing/labels.css';

/** How it fell, large and short. */
export function TossResult(props: { readonly fall: Fall; readonly words: TossTexts }): JSX.Element {
  const { fall, words } = props;
  return (
    <p class="lk-label lk-toss-result moment paper" data-result={fall.result}>
      <PancakeIcon face={fall.face} />
      <span>
        {words.result[fall.result]} <small>{words.faceUp({ face: fall.face })}</small>
      </span>
    </p>
  );
}
