import { describe, expect, it } from 'vitest';
import { highCard } from '../toys/high-card.ts';
import { nim } from '../toys/nim.ts';
import { trialsOf } from '../trial.ts';
import { lateTwinLogs, twinLogs } from './twin-log.ts';

describe.each([
  ['at every ply', twinLogs],
  ['at the last one', lateTwinLogs],
])('twins that a viewer cannot tell apart %s', (_when, make) => {
  it('differ where there are secrets, and are as long', () => {
    const [trial] = trialsOf(highCard.info, { most: 4, repeats: 1 });
    for (const viewer of [1, 'watcher'] as const) {
      const { real, twin } = make(highCard, trial as never, viewer, 2);
      expect(twin).toHaveLength(real.length);
      expect(twin.map(({ by }) => by)).toEqual(real.map(({ by }) => by));
      expect(twin).not.toEqual(real);
    }
  });

  it('are the same where there are none', () => {
    const [trial] = trialsOf(nim.info, { most: 4, repeats: 1 });
    const { real, twin } = make(nim, trial as never, 1, 3);
    expect(twin).toEqual(real);
  });
});
