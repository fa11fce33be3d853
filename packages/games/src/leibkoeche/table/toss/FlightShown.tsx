import { reducedMotion } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Player } from '../../../box/texts/part.ts';
import type { Fall } from '../../rules/index.ts';
import { type Flight, fly, openKitchen } from '../../toss/index.ts';
import type { TossTexts } from '../../texts/speak.ts';
import type { Tossed } from './course.ts';
import { Stepper } from './stepper.ts';
import { TossPanel } from './TossPanel.tsx';
import { TossResult } from './TossResult.tsx';
import { type ScenePlayer, TossScene } from './TossScene.tsx';
import { plop } from './use-live-throw.ts';

export interface FlightShownProps {
  readonly tossed: Tossed;
  /** Who tosses. */
  readonly who: Player;
  readonly words: TossTexts;
  /** What the host said of it, once it has come so far. */
  readonly fall: Fall | undefined;
  /** It lies still: called once. */
  readonly onLanded: () => void;
  /** Enough has been seen. */
  readonly onSkip: () => void;
}

/** LK8.2: a toss that somebody else has made, exactly as it flew. */
export function FlightShown(props: FlightShownProps): JSX.Element {
  const { tossed, who, words, fall, onLanded, onSkip } = props;
  const scene = useRef<ScenePlayer>(null);
  useEffect(() => {
    const end = new AbortController();
    void play(tossed, (moment) => scene.current?.show(moment), end.signal).then(
      () => !end.signal.aborted && onLanded(),
    );
    return () => end.abort();
  }, [tossed]);
  return (
    <TossPanel label={words.tosses({ who })} onEscape={onSkip} onEnter={onSkip}>
      <TossScene pan={tossed.pan} face={tossed.face} player={scene} />
      <p class="lk-toss-note lk-toss-who paper">{words.tosses({ who })}</p>
      {fall && <TossResult fall={fall} words={words} />}
      <button
        type="button"
        class="lk-toss-skip"
        aria-label={words.skip}
        title={words.skip}
        onClick={onSkip}
      />
    </TossPanel>
  );
}

/** Without the physics nothing is shown: the result comes anyway. */
async function play(
  { trace, pan }: Tossed,
  show: ScenePlayer['show'],
  signal: AbortSignal,
): Promise<void> {
  const flight = await openKitchen()
    .then((kitchen) => fly(kitchen, trace, pan))
    .catch((error: unknown) => reportError(error));
  if (!flight || signal.aborted) return;
  const last = flight.moments.at(-1);
  if (reducedMotion() && last) return show(last);
  return showing(flight, show, signal);
}

function showing({ moments }: Flight, show: ScenePlayer['show'], signal: AbortSignal) {
  const stepper = new Stepper();
  const { promise, resolve } = Promise.withResolvers<void>();
  let shown = 0;
  const draw = (now: number): void => {
    if (signal.aborted) return;
    const before = moments[shown]?.touches;
    shown = Math.min(shown + stepper.due(now).length, moments.length - 1);
    const moment = moments[shown];
    if (moment) show(moment);
    if (before === null && moment?.touches) plop();
    if (shown < moments.length - 1) requestAnimationFrame(draw);
    else resolve();
  };
  requestAnimationFrame(draw);
  return promise;
}
