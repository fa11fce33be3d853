import type { SoundName } from '@kast/ui';
import type { LeibkoecheEvent } from '../rules/index.ts';

/** What is heard of a ply: the sound of its first event that has one. */
export function soundOf(events: readonly LeibkoecheEvent[]): SoundName | undefined {
  return events.map(soundOfEvent).find((sound) => sound !== undefined);
}

function soundOfEvent(event: LeibkoecheEvent): SoundName | undefined {
  if (event.kind === 'fell') return FALLS[event.fall.result];
  // LK8.1: a toss by hand is heard while it is made.
  if (event.kind === 'tossed' && typeof event.toss !== 'string') return undefined;
  return SOUNDS[event.kind];
}

const FALLS = { caught: 'place', missed: 'capture', invalid: 'refuse' } as const;

const SOUNDS: Partial<Readonly<Record<LeibkoecheEvent['kind'], SoundName>>> = {
  put: 'slide',
  shifted: 'slide',
  took: 'place',
  tossed: 'turn',
  walked: 'slide',
  peeked: 'turn',
  turned: 'turn',
  laid: 'place',
  ordered: 'slide',
};
