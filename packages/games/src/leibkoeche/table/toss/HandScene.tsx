import { playSound, useLoaded } from '@kast/ui';
import type { JSX } from 'preact';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { faceAfter, type Aim, type Pan, type Trace } from '../../rules/index.ts';
import {
  fly,
  type Kitchen,
  type Landing,
  openKitchen,
  type WristFault,
  wristFault,
} from '../../toss/index.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { Gauge, pointNeedle } from './Gauge.tsx';
import { gesturesOf } from './gestures.ts';
import { Heating } from './Heating.tsx';
import { followMotion } from './phone-motion.ts';
import { type ScenePlayer, TossScene } from './TossScene.tsx';
import { useLiveThrow } from './use-live-throw.ts';
import type { PhoneMotion } from './use-phone-motion.ts';

/** A toss that has been made, and lies still. */
export interface Thrown {
  readonly trace: Trace;
  readonly landing: Landing;
  /** What the wrist did, where it failed. */
  readonly fault: WristFault | undefined;
}

interface HandSceneProps {
  /** Of the throw: a new one is made with a new pan. */
  readonly number: number | string;
  readonly pan: Pan;
  readonly face: number;
  readonly words: TossTexts;
  readonly isPractised: boolean;
  readonly hinted?: Aim | undefined;
  readonly motion: PhoneMotion;
  /** Called once. */
  readonly onThrown: (thrown: Thrown) => void;
  /** In the air nobody takes it back; true until it turns out to have been a hop. */
  readonly onTossed: (isTossed: boolean) => void;
}

/** The pan in somebody's hand: by finger, mouse, keys or the phone itself; as soon as the physics is here. */
export function HandScene(props: HandSceneProps): JSX.Element {
  const { words, number } = props;
  const kitchen = useLoaded(openKitchen, []);
  if (kitchen.status !== 'here') return <Heating of={kitchen} words={words} />;
  return <Scene key={number} {...props} kitchen={kitchen.value} />;
}

function Scene(props: HandSceneProps & { readonly kitchen: Kitchen }): JSX.Element {
  const { kitchen, pan, face, words, motion } = props;
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
      props.onTossed(live.isTossed);
    },
    onLanded: (live) => {
      const { trace, landing, strength } = live;
      if (!landing) return;
      const fault = wristFault(strength, fly(kitchen, trace, pan), pan);
      props.onThrown({ trace, landing, fault });
    },
  });
  const gestures = useMemo(() => gesturesOf(hand), [hand.live]);
  // A key that is pressed as soon as the pan is seen is meant for it.
  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    playSound('sizzle');
  }, []);
  const isByMotion = motion.status === 'on';
  useLayoutEffect(() => {
    if (!isByMotion) return undefined;
    return followMotion({
      onTurn(time, rate) {
        hand.live.hand.turn(time, rate);
        if (hand.live.hand.isHeld) hand.wake();
      },
      onNothing: motion.onNothing,
    });
  }, [isByMotion, hand.live]);

  return (
    <>
      <TossScene pan={pan} face={face} player={scene} />
      <Gauge {...props} needle={needle} />
      <p id={id} class="lk-toss-how" data-over={isTossed}>
        {hasHopped ? words.tooSoft : howBy(motion, words)}{' '}
        <span class="lk-toss-keys">{words.howByKeys}</span>{' '}
        <span class="unseen">{words.brings({ half: faceAfter('half', face), full: face })}</span>
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

function howBy({ status }: PhoneMotion, words: TossTexts): string {
  switch (status) {
    case 'on':
      return words.howByMotion;
    case 'denied':
      return words.motionDenied;
    case 'nothing':
      return words.noMotion;
    default:
      return words.how;
  }
}
