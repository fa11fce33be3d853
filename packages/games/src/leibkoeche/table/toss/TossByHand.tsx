import { Button } from '@kast/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Fall, Aim, Pan } from '../../rules/index.ts';
import type { TossTexts } from '../../texts/speak.ts';
import { hasThrown, rememberThrow } from './first-throw.ts';
import { HandScene } from './HandScene.tsx';
import { countCaught, isPractised } from './practised.ts';
import { type Mode, TossHead } from './TossHead.tsx';
import { TossResult } from './TossResult.tsx';
import { usePhoneMotion } from './use-phone-motion.ts';
import { usePractice } from './use-practice.ts';
import type { ByHand } from './use-toss-by-hand.ts';

export interface TossByHandProps {
  readonly pan: Pan;
  /** The face that is up on the pan. */
  readonly face: number;
  readonly words: TossTexts;
  /** The turn that is pointed out. */
  readonly hinted: Aim | undefined;
  /** How it fell, once the host has said so. LK8.2 */
  readonly fall: Fall | undefined;
  readonly byHand: ByHand;
}

/** LK8: the own toss; before it, as often as one likes, with the same pan and told to nobody. */
export function TossByHand(props: TossByHandProps): JSX.Element {
  const { pan, face, words, byHand, fall } = props;
  const [mode, setMode] = useState<Mode>(() => (hasThrown() ? 'earnest' : 'first'));
  const isEarnest = mode === 'earnest';
  const practice = usePractice({ waits: mode === 'first' });
  const motion = usePhoneMotion();
  const begin = (next: Mode): void => {
    rememberThrow();
    practice.goOn();
    setMode(next);
  };
  return (
    <>
      <HandScene
        number={isEarnest ? 'in earnest' : practice.number}
        pan={pan}
        face={face}
        words={words}
        isPractised={isPractised()}
        motion={motion}
        hinted={isEarnest ? props.hinted : undefined}
        onTossed={isEarnest ? byHand.onTossed : practice.toss}
        onThrown={({ trace, landing, fault }) => {
          countCaught(landing);
          if (isEarnest) void byHand.send(trace, fault);
          else practice.land(landing, face, fault);
        }}
      />
      <Note {...props} mode={mode} hasLanded={practice.landed !== undefined} />
      <div role="status">
        {practice.landed && <TossResult {...practice.landed} words={words} />}
        {byHand.isSent && fall && (
          <TossResult fall={fall} fault={byHand.faultOf(byHand.sentTrace)} words={words} />
        )}
      </div>
      {mode === 'first' && practice.landed ? (
        <Next words={words} onMode={begin} />
      ) : (
        <TossHead byHand={byHand} words={words} mode={mode} motion={motion} onMode={begin} />
      )}
    </>
  );
}

interface NextProps {
  readonly words: TossTexts;
  readonly onMode: (mode: Mode) => void;
}

/** After the first throw of one's life: now it counts, unless one would rather not yet. */
function Next({ words, onMode }: NextProps): JSX.Element {
  const next = useRef<HTMLDivElement>(null);
  // Whoever tossed by keys goes on by keys.
  useLayoutEffect(() => next.current?.querySelector<HTMLElement>('button:last-child')?.focus(), []);
  return (
    <div ref={next} class="lk-toss-next">
      <Button onClick={() => onMode('practice')}>{words.again}</Button>
      <Button kind="primary" onClick={() => onMode('earnest')}>
        {words.inEarnest}
      </Button>
    </div>
  );
}

interface NoteProps extends TossByHandProps {
  readonly mode: Mode;
  readonly hasLanded: boolean;
}

/** What becomes of a throw, above the line that says how. */
function Note({ words, fall, byHand, mode, hasLanded }: NoteProps): JSX.Element | null {
  const said = noteOf();
  return said === undefined ? null : (
    <p class="lk-label lk-toss-note moment paper" role="status">
      {said}
    </p>
  );

  function noteOf(): string | undefined {
    if (mode === 'first') return hasLanded ? words.wasPractice : words.firstThrow;
    if (mode === 'practice') return words.doesNotCount;
    if (byHand.isSent) return fall ? undefined : words.judging;
    return byHand.attempt > 0 && byHand.grasp === 'held' ? words.refused : undefined;
  }
}
