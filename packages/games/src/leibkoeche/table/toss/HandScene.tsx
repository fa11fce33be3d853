import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { otherFace, type Pan, type Trace } from '../../rules/index.ts';
import type { Kitchen, Landing } from '../../toss/index.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { Gauge, pointNeedle } from './Gauge.tsx';
import { gesturesOf } from './gestures.ts';
import { type ScenePlayer, TossScene } from './TossScene.tsx';
import type { Zone } from './strength.ts';
import { useKitchen } from './use-kitchen.ts';
import { useLiveThrow } from './use-live-throw.ts';

interface HandSceneProps {
  /** Of the throw: a new one is made with a new pan. */
  readonly number: number | string;
  readonly pan: Pan;
  readonly face: number;
  readonly words: TossTexts;
  readonly isPractised: boolean;
  readonly hinted?: Zone | undefined;
  /** Called once: it has been tossed and lies still. */
  readonly onThrown: (trace: Trace, landing: Landing) => void;
  /** In the air nobody takes it back; true until it turns out to have been a hop. */
  readonly onTossed?: ((isTossed: boolean) => void) | undefined;
}

/** The pan in somebody's hand: by finger, mouse or keys; as soon as the physics is here. */
export function HandScene(props: HandSceneProps): JSX.Element {
  const { words, number } = props;
  const stove = useKitchen();
  if (stove.status === 'hot') return <Scene key={number} {...props} kitchen={stove.kitchen} />;
  return (
    <div class="lk-toss-heating" role="status">
      {stove.status === 'heating' ? words.heating : words.cold}
      {stove.status === 'cold' && (
        <Button kind="primary" onClick={stove.retry}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}

function Scene(props: HandSceneProps & { readonly kitchen: Kitchen }): JSX.Element {
  const { kitchen, pan, face, words } = props;
  const id = useId();
  const field = useRef<HTMLButtonElement>(null);
  const scene = useRef<ScenePlayer>(null);
  const needle = useRef<HTMLDivElement>(null);
  const [isTossed, setTossed] = useState(false);
  const [hasHopped, setHopped] = useState(false);
  const hand = useLiveThrow({
    kitchen,
    pan,
    scene,
    onFrame: (live) => {
      pointNeedle(needle.current, live.strength);
      if (isTossed === live.isTossed) return;
      setTossed(live.isTossed);
      setHopped(!live.isTossed);
      props.onTossed?.(live.isTossed);
    },
    onLanded: (live) => {
      if (live.landing) props.onThrown(live.trace, live.landing);
    },
  });
  const gestures = useMemo(() => gesturesOf(hand), [hand.live]);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);

  return (
    <>
      <TossScene pan={pan} face={face} player={scene} />
      <Gauge {...props} needle={needle} />
      <p id={id} class="lk-toss-how" data-over={isTossed}>
        {hasHopped ? words.tooSoft : words.how} <span class="lk-toss-keys">{words.howByKeys}</span>{' '}
        <span class="unseen">{words.brings({ half: otherFace(face), full: face })}</span>
      </p>
      <button
        ref={field}
        type="button"
        class="lk-toss-hand"
        aria-label={words.onThePan({ pan, face })}
        aria-describedby={id}
        {...gestures}
      />
    </>
  );
}
