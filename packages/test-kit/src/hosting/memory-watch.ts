import { isDeepStrictEqual } from 'node:util';
import { must, type Playthrough, type Viewer } from '@kast/kernel';
import type { Watch } from './watch.ts';

/** T6: what was taken back did not happen, so nobody remembers it. */
export function memoryWatch(start: Playthrough): Watch {
  const memoriesAt = [memoriesIn(start)];
  return (now) => {
    const memories = memoriesIn(now);
    memoriesAt.push(memories);
    const { tookBack } = must(now.plies.at(-1), 'the entry');
    if (tookBack === undefined) return [];
    const before = must(memoriesAt[tookBack], `the memories at ${tookBack}`);
    return [...memories].flatMap(([viewer, memory]) => {
      if (isDeepStrictEqual(memory, before.get(viewer))) return [];
      return [{ code: 'remembers-what-was-taken-back', detail: `${viewer} of ${tookBack}` }];
    });
  };
}

function memoriesIn({ projections }: Playthrough): ReadonlyMap<Viewer, unknown> {
  return new Map([...projections].map(([viewer, { memory }]) => [viewer, memory]));
}
