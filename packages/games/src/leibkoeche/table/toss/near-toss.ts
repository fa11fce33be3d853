import { whenIdle } from '@kast/ui';
import { useEffect } from 'preact/hooks';
import type { LeibkoecheView } from '../../rules/index.ts';
import type * as TossParts from './toss-parts.ts';

export function openTossParts(): Promise<typeof TossParts> {
  return import('./toss-parts.ts');
}

/** Fetches what a toss takes as soon as anybody here might make one, and the page has nothing else to do. */
export function useNearToss({ options, phase }: LeibkoecheView): void {
  const isNear = options.toss === 'skill' && (phase === 'toss' || phase === 'from');
  useEffect(() => {
    if (isNear) whenIdle(fetchAll);
  }, [isNear]);
}

async function fetchAll(): Promise<void> {
  try {
    await (await openTossParts()).openKitchen();
  } catch {
    // Whoever tosses tries again, and is told if it fails.
  }
}
