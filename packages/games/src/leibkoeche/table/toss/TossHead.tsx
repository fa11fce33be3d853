import { Button } from '@kast/ui';
import { unreachable } from '@kast/kernel';
import { performReading } from '@kast/ui/kit';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TossTexts } from '../../texts/speak.ts';
import type { PhoneMotion } from './use-phone-motion.ts';
import type { ByHand } from './use-toss-by-hand.ts';

/** `first`: the first throw of one's life, which is for practice. */
export type Mode = 'first' | 'practice' | 'earnest';

interface TossHeadProps {
  readonly byHand: ByHand;
  readonly words: TossTexts;
  readonly mode: Mode;
  readonly motion: PhoneMotion;
  readonly onMode: (mode: Mode) => void;
}

/** The way back, whether it counts, and what the pan is held with; nothing while the pancake is in the air. */
export function TossHead(props: TossHeadProps): JSX.Element | null {
  const { byHand, words, mode, motion, onMode } = props;
  const isLate = useIsRead(byHand.isSent ? words.judging : undefined);
  // The verdict mostly comes at once: only when it does not, the way back is offered.
  if (byHand.grasp === 'tossed' && !isLate) return null;
  const isPractising = mode !== 'earnest';
  return (
    <div class="lk-toss-head">
      <Button onClick={byHand.close}>{words.close}</Button>
      {!byHand.isSent && (
        <Button onClick={() => onMode(isPractising ? 'earnest' : 'practice')}>
          {modeWords(mode, words)}
        </Button>
      )}
      {!byHand.isSent && motion.status !== 'absent' && (
        <Button data-by-motion onClick={motion.toggle}>
          {motion.status === 'on' ? words.byFinger : words.byMotion}
        </Button>
      )}
    </div>
  );
}

/** Could this be read since it came? */
function useIsRead(text: string | undefined): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    setRead(false);
    if (text === undefined) return undefined;
    const end = new AbortController();
    void performReading(text, end.signal).then(() => end.signal.aborted || setRead(true));
    return () => end.abort();
  }, [text]);
  return isRead;
}

/** Where the other way leads. */
function modeWords(mode: Mode, words: TossTexts): string {
  switch (mode) {
    case 'first':
      return words.skipPractice;
    case 'practice':
      return words.inEarnest;
    case 'earnest':
      return words.practise;
    default:
      return unreachable(mode);
  }
}
