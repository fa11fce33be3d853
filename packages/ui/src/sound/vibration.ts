import type { SoundName } from './recipes.ts';

/** Milliseconds of trembling and of rest, in turn: only where a hand has something from it. */
const VIBRATIONS: Partial<Readonly<Record<SoundName, readonly number[]>>> = {
  refuse: [18, 50, 18],
  'your-turn': [30],
  catch: [14],
  miss: [45],
};

export function vibrationOf(name: SoundName): readonly number[] | undefined {
  return VIBRATIONS[name];
}
