import { isSame, useKeyedState } from '@kast/ui/kit';
import { useState } from 'preact/hooks';
import type { LeibkoecheView, Toss, Trace } from '../../rules/index.ts';
import type { WristFault } from '../../toss/wrist.ts';
import type { LeibkoecheProps } from '../table-props.ts';

/** What the player at this screen does with the pan. */
export interface ByHand {
  readonly grasp: 'none' | 'held' | 'tossed';
  /** Counts the throws that were refused. */
  readonly attempt: number;
  /** The scene lies over the board: somebody tosses, or has tossed here and awaits the verdict. */
  readonly isOpen: boolean;
  readonly isSent: boolean;
  /** The last one that was sent. */
  readonly sentTrace: Trace | undefined;
  /** LK8.1: takes the pan into the hand. */
  readonly take: () => void;
  readonly close: () => void;
  readonly onTossed: (isTossed: boolean) => void;
  /** LK8.2: made here, seen by whoever made it; the host has the word. */
  readonly send: (trace: Trace, fault: WristFault | undefined) => Promise<void>;
  /** What the wrist did in a toss that was made here and failed. */
  readonly faultOf: (toss: Toss | null | undefined) => WristFault | undefined;
}

interface Sent {
  readonly trace: Trace;
  readonly fault: WristFault | undefined;
  /** Until it is known whether it stands. */
  readonly isPending: boolean;
  /** Whoever made it would rather look at the board than wait for the verdict here. */
  readonly isLeft: boolean;
}

type ByHandOptions = Pick<LeibkoecheProps, 'view' | 'deciding' | 'question' | 'play'>;

export function useTossByHand({ view, deciding, question, play }: ByHandOptions): ByHand {
  const [grasp, setGrasp] = useKeyedState<ByHand['grasp']>(question, 'none');
  const [attempt, setAttempt] = useKeyedState(question, 0);
  const [sent, setSent] = useState<Sent>();
  const isSent = sent !== undefined && (sent.isPending || isSame(traceIn(view), sent.trace));
  const isMine = deciding !== undefined && view.phase === 'toss';
  return {
    grasp: isSent ? 'tossed' : grasp,
    attempt,
    isSent,
    sentTrace: sent?.trace,
    isOpen: isSent ? !sent.isLeft : isMine && grasp !== 'none',
    take: () => setGrasp('held'),
    close() {
      if (isSent) setSent({ ...sent, isLeft: true });
      else setGrasp('none');
    },
    onTossed: (isTossed) => setGrasp(isTossed ? 'tossed' : 'held'),
    async send(trace, fault) {
      setSent({ trace, fault, isPending: true, isLeft: false });
      if ((await play({ kind: 'toss', toss: trace })) === 'confirmed') {
        setSent((now) => now && { ...now, isPending: false });
        return;
      }
      setSent(undefined);
      setGrasp('held');
      setAttempt(attempt + 1);
    },
    faultOf: (toss) =>
      toss && typeof toss !== 'string' && isSame(toss, sent?.trace) ? sent?.fault : undefined,
  };
}

/** The toss by hand that is in the air, until it has been judged. */
export function traceIn({ phase, toss }: LeibkoecheView): Trace | undefined {
  return phase === 'fall' && toss !== null && typeof toss !== 'string' ? toss : undefined;
}
