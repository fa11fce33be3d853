import type { TableProps } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LeibkoecheEvent, LeibkoecheMove, LeibkoecheView } from '../../rules/index.ts';
import { openKitchen } from '../../toss/index.ts';
import type { LeibkoecheTexts } from '../../texts/texts.ts';
import { tossedIn } from './course.ts';
import { FlightShown } from './FlightShown.tsx';
import { TossByHand } from './TossByHand.tsx';
import { useCourse } from './use-course.ts';

type Table = TableProps<LeibkoecheView, LeibkoecheMove, LeibkoecheEvent, LeibkoecheTexts>;

export interface TossProps extends Table {
  /** The player has taken the pan. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * LK8: everything that is seen of a toss by hand: the own one while it is made, and those of others
 * as they flew. It opens over the board, and gives way by itself.
 */
export function Toss(props: TossProps): JSX.Element | null {
  const { view, texts, seatNames } = props;
  const { course, attempt, send, land, rest } = useCourse(props);
  const words = texts.toss;
  useNearKitchen(view);

  const tossed = tossedIn(course);
  const fall = course.at === 'fallen' ? course.fall : undefined;
  if (tossed) {
    const who = seatNames[tossed.seat - 1] ?? '';
    const shown = { tossed, who, words, fall, onLanded: land, onSkip: rest };
    return <FlightShown {...shown} />;
  }
  const isMine = props.isOpen && props.deciding !== undefined && view.phase === 'toss';
  if ((!isMine && course.at === 'rest') || !view.held) return null;
  return (
    <TossByHand
      key={attempt}
      pan={view.pan}
      face={view.held.face}
      words={words}
      fall={fall}
      isRefused={attempt > 0}
      onToss={send}
      onClose={props.onClose}
    />
  );
}

/** Loads the physics as soon as anybody here might toss. */
function useNearKitchen({ options, phase }: LeibkoecheView): void {
  const isNear = options.toss === 'skill' && (phase === 'toss' || phase === 'from');
  useEffect(() => {
    if (isNear) openKitchen().catch(() => undefined);
  }, [isNear]);
}
