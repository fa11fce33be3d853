import type { PlayOutcome } from '@kast/ui';

/** What a board is given that is only looked at: nobody decides there, and it answers to nothing. */
export const LOOK_ONLY = {
  deciding: undefined,
  moves: [] as readonly unknown[],
  play: async (): Promise<PlayOutcome> => 'refused',
  explain: (): void => {},
  announce: (): void => {},
};
