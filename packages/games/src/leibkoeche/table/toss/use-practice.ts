import { useEffect, useState } from 'preact/hooks';
import type { Fall } from '../../rules/index.ts';
import { fallOf, type Landing } from '../../toss/index.ts';

/** One practice throw after the other; nothing is sent anywhere. */
export interface Practice {
  /** Of the throw: a new one is a new scene. */
  readonly number: number;
  /** How it fell, while it still lies there. */
  readonly fall: Fall | undefined;
  readonly land: (landing: Landing, face: number) => void;
}

const SHOWN = 1200;

export function usePractice(): Practice {
  const [number, setNumber] = useState(0);
  const [fall, setFall] = useState<Fall>();
  useEffect(() => {
    if (!fall) return undefined;
    const timer = setTimeout(() => {
      setFall(undefined);
      setNumber(number + 1);
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [fall]);
  return { number, fall, land: (landing, face) => setFall(fallOf(landing, face)) };
}
