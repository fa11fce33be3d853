import type { SoundName } from '@kast/ui';
import type { Fall } from '../../rules/index.ts';

/** Caught, missed or not turned: told apart by the ear and, on a phone, by the hand. */
export function fallSound({ result }: Fall): SoundName {
  return FALLS[result];
}

const FALLS = { caught: 'catch', missed: 'miss', invalid: 'refuse' } as const;
