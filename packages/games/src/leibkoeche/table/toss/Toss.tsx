import { Button, useLoaded } from '@kast/ui';
import { isSame } from '@kast/ui/kit';
import type { JSX, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { playerAt } from '../../../box/texts/part.ts';
import type { Fall, LeibkoecheMove, Trace } from '../../rules/index.ts';
import type { Eyes } from '../names.ts';
import { Heating } from './Heating.tsx';
import { openTossParts, useNearToss } from './near-toss.ts';
import { turnMeant } from '../../toss/zones.ts';
import type * as TossParts from './toss-parts.ts';
import type { TossByHandProps } from './TossByHand.tsx';
import type { ScenePlayer } from './TossScene.tsx';
import { TossScreen } from './TossScreen.tsx';
import { type ByHand, traceIn } from './use-toss-by-hand.ts';

export interface TossProps {
  readonly eyes: Eyes;
  readonly byHand: ByHand;
  readonly hint: LeibkoecheMove | undefined;
  /** While what somebody else has tossed is flown: it is looked at from its beginning or not at all. */
  readonly flight: typeof TossParts | undefined;
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
  const { eyes, byHand, hint, flight, fall, scene } = props;
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
  if (!trace || !flight || isSame(trace, skipped)) return null;
  return (
    <flight.OtherToss
      pan={pan}
      face={held.face}
      told={words.tosses({ who: playerAt(players, view.onTurn) })}
      skip={words.skip}
      onSkip={() => setSkipped(trace)}
      scene={scene}
    />
  );
}

/** As soon as what it takes is here. */
function OwnToss(props: TossByHandProps): JSX.Element {
  const { words, byHand } = props;
  const parts = useLoaded(openTossParts, []);
  if (parts.status === 'here') {
    const { TossByHand } = parts.value;
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
