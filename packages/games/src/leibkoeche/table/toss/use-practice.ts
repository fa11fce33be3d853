import { playSound } from '@kast/ui';
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
  /** How it fell, while it still lies there. */
  readonly landed: Landed | undefined;
  readonly land: (landing: Landing, face: number, fault: WristFault | undefined) => void;
  /** The next throw. */
  readonly goOn: () => void;
}

const SHOWN = 1200;
/** Long enough to read what the wrist did. */
const SHOWN_WITH_FAULT = 3200;

interface PracticeOptions {
  /** What has fallen lies there until somebody goes on. */
  readonly waits?: boolean;
}

export function usePractice({ waits = false }: PracticeOptions = {}): Practice {
  const [number, setNumber] = useState(0);
  const [landed, setLanded] = useState<Landed>();
  const goOn = (): void => {
    setLanded(undefined);
    setNumber((now) => now + 1);
  };
  useEffect(() => {
    if (!landed || waits) return undefined;
    const timer = setTimeout(goOn, landed.fault ? SHOWN_WITH_FAULT : SHOWN);
    return () => clearTimeout(timer);
  }, [landed, waits]);
  return {
    number,
    landed,
    land(landing, face, fault) {
      const fall = fallOf(landing, face);
      playSound(fallSound(fall));
      setLanded({ fall, fault });
    },
    goOn,
  };
}
