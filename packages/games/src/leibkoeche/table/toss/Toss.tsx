import type { TableProps } from '@kast/ui';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { playerAt } from '../../../box/texts/part.ts';
import type { LeibkoecheEvent, LeibkoecheMove, LeibkoecheView } from '../../rules/index.ts';
import { openKitchen } from '../../toss/index.ts';
import type { LeibkoecheTexts } from '../../texts/speak.ts';
import { tossedIn } from './course.ts';
import { FlightShown } from './FlightShown.tsx';
import { turnMeant } from './strength.ts';
import { TossByHand } from './TossByHand.tsx';
import { useCourse } from './use-course.ts';

type Table = TableProps<LeibkoecheView, LeibkoecheMove, LeibkoecheEvent, LeibkoecheTexts>;

/** What the player at this screen does with the pan. */
export type Grasp = 'none' | 'held' | 'tossed';

export interface TossProps extends Omit<Table, 'play'> {
  readonly play: (move: LeibkoecheMove) => void;
  readonly grasp: Grasp;
  readonly onGrasp: (grasp: Grasp) => void;
}

/**
 * LK8: everything that is seen of a toss by hand: the own one while it is made, and those of others
 * as they flew. It opens over the board, and gives way by itself.
 */
export function Toss(props: TossProps): JSX.Element | null {
  const { view, texts, players, grasp, onGrasp } = props;
  const words = texts.toss;
  const close = (): void => onGrasp('none');
  const { course, attempt, send, land, rest } = useCourse({
    ...props,
    onClose: close,
    onAgain: () => onGrasp('held'),
  });
  const isMine = props.deciding !== undefined && view.phase === 'toss';
  useNearKitchen(view);
  useEffect(() => {
    if (!isMine && course.at === 'rest') close();
  }, [isMine, course]);

  const tossed = tossedIn(course);
  const fall = course.at === 'fallen' ? course.fall : undefined;
  if (tossed) {
    const who = playerAt(players, tossed.seat);
    const shown = { tossed, who, words, fall, onLanded: land, onSkip: rest };
    return <FlightShown {...shown} />;
  }
  const isOpen = course.at !== 'rest' || (isMine && grasp !== 'none');
  if (!isOpen || !view.held) return null;
  return (
    <TossByHand
      key={attempt}
      pan={view.pan}
      face={view.held.face}
      words={words}
      hinted={props.hint?.kind === 'toss' ? turnMeant(props.hint.toss) : undefined}
      fall={fall}
      isRefused={attempt > 0}
      isTossed={grasp === 'tossed'}
      onTossed={(isTossed) => onGrasp(isTossed ? 'tossed' : 'held')}
      onToss={send}
      onClose={close}
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
