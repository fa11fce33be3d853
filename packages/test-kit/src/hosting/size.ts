import { MOST_UNDOS_IN_A_ROW, type Playthrough } from '@kast/kernel';
import type { Found } from './watch.ts';

/** In characters of JSON: what one viewer may not read yet, and what it remembers. */
const MOST_MASKED = 12_000;
export const MOST_MEMORY = 8_000;

/** However long a match goes on, what a host carries along stays within these bounds. */
export function* sizeFaults({ match, projections }: Playthrough): Generator<Found> {
  const { length } = match.takeBacks;
  if (length > MOST_UNDOS_IN_A_ROW) {
    yield { code: 'takes-back-too-far', detail: `${length} moves can be taken back` };
  }
  for (const { viewer, masked, memory, memoryBefore } of projections.values()) {
    const kept = match.game.remember ? length : 0;
    if (memoryBefore.length !== kept) {
      const detail = `${memoryBefore.length} memories of ${viewer} for ${kept} moves`;
      yield { code: 'takes-back-too-far', detail };
    }
    const sizes = [JSON.stringify(masked).length, JSON.stringify(memory ?? null).length];
    if (sizes.some((size, index) => size > (index === 0 ? MOST_MASKED : MOST_MEMORY))) {
      yield {
        code: 'projection-too-large',
        detail: `${sizes.join(' and ')} characters for ${viewer}`,
      };
    }
  }
}
