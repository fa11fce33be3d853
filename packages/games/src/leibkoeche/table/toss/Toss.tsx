import { Button } from '@kast/ui';
import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { playerAt } from '../../../box/texts/part.ts';
import type { Fall, LeibkoecheMove, Trace } from '../../rules/index.ts';
import type { Eyes } from '../names.ts';
import { Heating } from './Heating.tsx';
import { openTossParts, useNearToss } from './near-toss.ts';
import { turnMeant } from './strength.ts';
import type { TossByHandProps } from './TossByHand.tsx';
import { TossPanel } from './TossPanel.tsx';
import { type ScenePlayer, TossScene } from './TossScene.tsx';
import { TossScreen } from './TossScreen.tsx';
import { useOpened } from './use-opened.ts';
import { type ByHand, isSame, traceIn } from './use-toss-by-hand.ts';

export interface TossProps {
  readonly eyes: Eyes;
  readonly byHand: ByHand;
  readonly hint: LeibkoecheMove | undefined;
  /** It is being shown what happens: a toss is looked at from its beginning or not at all. */
  readonly isShown: boolean;
  /** How it fell, once the host has said so. */
  readonly fall: Fall | undefined;
  /** What somebody else has tossed is flown here. */
  readonly scene: RefObject<ScenePlayer | null>;
}

/**
 * LK8: everything that is seen of a toss by hand: the own one while it is made, on a screen of its own, and
 * those of others as they flew, over the board. It gives way by itself.
 */
export function Toss(props: TossProps): JSX.Element | null {
  const { eyes, byHand, hint, isShown, fall, scene } = props;
  const { view, texts, players } = eyes;
  const { toss: words } = texts;
  const [skipped, setSkipped] = useState<Trace>();
  useNearToss(view);
  const trace = traceIn(view);
  if (!view.held) return null;
  const { pan, held } = view;
  if (byHand.isOpen) {
    const mayLeave = byHand.grasp !== 'tossed' || byHand.isSent;
    return (
      <TossScreen
        label={`${words.title} ${words.onThePan({ pan, face: held.face })}`}
        onLeave={mayLeave ? byHand.close : undefined}
      >
        <OwnToss
          pan={pan}
          face={held.face}
          words={words}
          hinted={hint?.kind === 'toss' ? turnMeant(hint.toss) : undefined}
          fall={fall}
          byHand={byHand}
        />
      </TossScreen>
    );
  }
  if (!trace || !isShown || isSame(trace, skipped)) return null;
  const told = words.tosses({ who: playerAt(players, view.onTurn) });
  const skip = (): void => setSkipped(trace);
  return (
    <TossPanel label={told} onSkip={skip}>
      <TossScene pan={pan} face={held.face} player={scene} />
      <p class="lk-label lk-toss-note lk-toss-who moment paper">{told}</p>
      <button
        type="button"
        class="lk-toss-hand"
        data-skips
        aria-label={words.skip}
        title={words.skip}
        onClick={skip}
      />
    </TossPanel>
  );
}

/** As soon as what it takes is here. */
function OwnToss(props: TossByHandProps): JSX.Element {
  const { words, byHand } = props;
  const parts = useOpened(openTossParts);
  if (parts.status === 'there') {
    const { TossByHand } = parts.thing;
    return <TossByHand key={byHand.attempt} {...props} />;
  }
  return (
    <>
      <Heating of={parts} words={words} />
      <div class="lk-toss-head">
        <Button onClick={byHand.close}>{words.close}</Button>
      </div>
    </>
  );
}
