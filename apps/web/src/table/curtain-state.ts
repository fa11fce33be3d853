import type { TableModule } from '@kast/games';
import type { Seat } from '@kast/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TableSession } from '../session/table-session.ts';

export interface Curtain {
  readonly isClosed: ReadonlySignal<boolean>;
  readonly open: () => void;
}

/** Who shares a device looks at what is theirs alone only when the others have handed it over. */
export function curtainOf(
  session: TableSession,
  module: Pick<TableModule, 'curtain' | 'hides'>,
  here: ReadonlySignal<readonly Seat[]>,
): Curtain {
  const looking = signal(hasBegun(session) ? undefined : session.viewer.peek());
  return {
    isClosed: computed(() => {
      const viewer = session.viewer.value;
      // What is told may lag behind, and tell of somebody else: it must not open for what comes next.
      const positions = [session.stage.shown.value.position, session.position.value];
      return (
        module.curtain &&
        typeof viewer === 'number' &&
        here.value.length > 1 &&
        looking.value !== viewer &&
        positions.some(({ standing }) => module.hides?.(standing.view, viewer) ?? true)
      );
    }),
    open() {
      looking.value = session.viewer.peek();
    },
  };
}

/** Whoever sets the table looks at it first. Who comes back to one may be anybody. */
function hasBegun({ log, position }: TableSession): boolean {
  const plies = log.peek().read(log.peek().from.peek(), position.peek().ply);
  return plies.some(({ entry }) => typeof entry.by === 'number');
}
