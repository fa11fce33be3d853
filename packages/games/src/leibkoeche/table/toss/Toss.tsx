import type { JSX, RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { playerAt } from '../../../box/texts/part.ts';
import type { LeibkoecheMove, LeibkoecheView, Trace } from '../../rules/index.ts';
import { openKitchen } from '../../toss/index.ts';
import type { Eyes } from '../names.ts';
import { turnMeant } from './strength.ts';
import { TossByHand } from './TossByHand.tsx';
import { TossPanel } from './TossPanel.tsx';
import { type ScenePlayer, TossScene } from './TossScene.tsx';
import { type ByHand, isSame, traceIn } from './use-toss-by-hand.ts';

export interface TossProps {
  readonly eyes: Eyes;
  readonly byHand: ByHand;
  readonly hint: LeibkoecheMove | undefined;
  /** It is being shown what happens: a toss is looked at from its beginning or not at all. */
  readonly isShown: boolean;
  readonly isJudged: boolean;
  /** What somebody else has tossed is flown here. */
  readonly scene: RefObject<ScenePlayer | null>;
}

/**
 * LK8: everything that is seen of a toss by hand: the own one while it is made, and those of others
 * as they flew. It opens over the board, and gives way by itself.
 */
export function Toss(props: TossProps): JSX.Element | null {
  const { eyes, byHand, hint, isShown, isJudged, scene } = props;
  const { view, texts, players } = eyes;
  const { toss: words } = texts;
  const [skipped, setSkipped] = useState<Trace>();
  useNearKitchen(view);
  const trace = traceIn(view);
  if (!view.held) return null;
  if (byHand.isOpen) {
    return (
      <TossByHand
        key={byHand.attempt}
        pan={view.pan}
        face={view.held.face}
        words={words}
        hinted={hint?.kind === 'toss' ? turnMeant(hint.toss) : undefined}
        isJudged={isJudged}
        byHand={byHand}
      />
    );
  }
  if (!trace || !isShown || isSame(trace, skipped)) return null;
  const told = words.tosses({ who: playerAt(players, view.onTurn) });
  const skip = (): void => setSkipped(trace);
  return (
    <TossPanel label={told} onEscape={skip} onEnter={skip}>
      <TossScene pan={view.pan} face={view.held.face} player={scene} />
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

/** Loads the physics as soon as anybody here might toss. */
function useNearKitchen({ options, phase }: LeibkoecheView): void {
  const isNear = options.toss === 'skill' && (phase === 'toss' || phase === 'from');
  useEffect(() => {
    if (isNear) openKitchen().catch(() => undefined);
  }, [isNear]);
}
