import { playSound } from '@kast/ui';
import { performReading } from '@kast/ui/kit';
import { useEffect, useState } from 'preact/hooks';
import type { Fall } from '../../rules/index.ts';
import { fallOf, type Landing, type WristFault } from '../../toss/index.ts';
import { fallSound } from './fall-sound.ts';

export interface Landed {
  readonly fall: Fall;
  /** What the wrist did, where it failed. */
  readonly fault: WristFault | undefined;
}

/** One practice throw after the other; nothing is sent anywhere. */
export interface Practice {
  /** Of the throw: a new one is a new scene. */
  readonly number: number;
  /** How the last one fell, until the next one is in the air. */
  readonly landed: Landed | undefined;
  readonly toss: () => void;
  readonly land: (landing: Landing, face: number, fault: WristFault | undefined) => void;
  /** The next throw. */
  readonly goOn: () => void;
}

/** Long enough to see where it lies, also where nothing moves: how it fell can be read after that, too. */
const SEEN = { noticed: 1200 };

interface PracticeOptions {
  /** What has fallen lies there until somebody goes on. */
  readonly waits?: boolean;
}

export function usePractice({ waits = false }: PracticeOptions = {}): Practice {
  const [number, setNumber] = useState(0);
  const [landed, setLanded] = useState<Landed>();
  const takeNext = (): void => setNumber((now) => now + 1);
  const forget = (): void => setLanded(undefined);
  useEffect(() => {
    if (!landed || waits) return undefined;
    const end = new AbortController();
    void performReading('', end.signal, SEEN).then(() => end.signal.aborted || takeNext());
    return () => end.abort();
  }, [landed, waits]);
  return {
    number,
    landed,
    toss: forget,
    land(landing, face, fault) {
      const fall = fallOf(landing, face);
      playSound(fallSound(fall));
      setLanded({ fall, fault });
    },
    goOn() {
      forget();
      takeNext();
    },
  };
}
