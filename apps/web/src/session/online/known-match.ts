import type { AnyGame, MatchSetup, Viewer } from '@kast/kernel';
import type { HistoryPage, PlyEvent, Snapshot } from '@kast/protocol/client';
import { type ReadonlySignal, signal } from '@preact/signals';
import { createMatchLog, type MatchLog, type Recall } from '../match-log.ts';
import type { Position } from '../position.ts';
import { type KnownMemory, memoryAfter, memoryAt } from './known-memory.ts';

/** What the server has confirmed. Nothing else writes here. */
export interface KnownMatch {
  readonly position: ReadonlySignal<Position>;
  readonly log: MatchLog;
  /** False where it is known already, or does not follow upon what is known. */
  take(event: PlyEvent): boolean;
  /** Everything anew, also where more was known: a server may have lost what it had told. */
  replace(snapshot: Snapshot): void;
  prepend(page: HistoryPage): boolean;
  /** What is remembered got lost with a move that was taken back: a snapshot has it. */
  readonly isForgetful: boolean;
}

/** `imagined` is how it may stand, by what is known. */
export function createKnownMatch(
  game: AnyGame,
  setup: MatchSetup,
  first: Snapshot,
  imagined: () => unknown,
): KnownMatch {
  const log = createMatchLog(first.history, recallNow);
  let viewer: Viewer = first.you ?? 'watcher';
  let known: KnownMemory = memoryAt(game, first.standing.ply, first.memory);
  let isForgetful = false;
  const position = signal<Position>({
    ply: log.end(),
    standing: first.standing,
    memory: known.memory,
  });

  function recallNow(): Recall | undefined {
    if (!game.recall || position.peek().standing.outcome) return undefined;
    const now = imagined();
    return (event) => game.recall?.(event, now, viewer);
  }

  return {
    position,
    log,
    take({ happening, standing }) {
      if (happening.ply !== log.end()) return false;
      log.append(happening);
      const { seats, options } = setup;
      const after = memoryAfter(game, known, happening, { viewer, seats, options });
      isForgetful ||= after === undefined;
      known = after ?? { memory: undefined, before: [], isKept: false };
      position.value = { ply: log.end(), standing, memory: known.memory };
      return true;
    },
    replace(snapshot) {
      const { standing, history, memory } = snapshot;
      const viewerNow: Viewer = snapshot.you ?? 'watcher';
      if (standing.ply !== log.end() || viewerNow !== viewer) log.restart(history);
      viewer = viewerNow;
      known = memoryAt(game, standing.ply, memory);
      isForgetful = false;
      position.value = { ply: log.end(), standing, memory: known.memory };
    },
    prepend: (page) => log.prepend(page),
    get isForgetful() {
      return isForgetful;
    },
  };
}
