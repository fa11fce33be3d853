import { useLentFocus } from '@kast/ui/kit';
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Pan } from '../../rules/index.ts';
import { type ScenePlayer, TossScene } from './TossScene.tsx';

interface OtherTossProps {
  readonly pan: Pan;
  readonly face: number;
  /** Who tosses. */
  readonly told: string;
  readonly skip: string;
  /** By a press; by Escape, and by Enter where it is not meant for something else. */
  readonly onSkip: () => void;
  readonly scene: RefObject<ScenePlayer | null>;
}

/** The toss of somebody else, over the board and as large as it is; the rest of the room stays within reach. */
export function OtherToss(props: OtherTossProps): JSX.Element {
  const { pan, face, told, skip, onSkip, scene } = props;
  const panel = useRef<HTMLDivElement>(null);
  const onFocusIn = useLentFocus(panel, true, false);
  const latest = useRef(onSkip);
  latest.current = onSkip;
  useLayoutEffect(() => {
    const end = new AbortController();
    const listen = ({ key, target }: KeyboardEvent): void => {
      if (key === 'Escape' || (key === 'Enter' && target === document.body)) latest.current();
    };
    document.addEventListener('keydown', listen, { signal: end.signal });
    return () => end.abort();
  }, []);
  return (
    <div ref={panel} class="lk-toss-panel" role="dialog" aria-label={told} onFocusIn={onFocusIn}>
      <TossScene pan={pan} face={face} player={scene} />
      <p class="lk-label lk-toss-note lk-toss-who moment paper">{told}</p>
      <button
        type="button"
        class="lk-toss-hand"
        data-skips
        aria-label={skip}
        title={skip}
        onClick={onSkip}
      />
    </div>
  );
}
