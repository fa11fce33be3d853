import {
  happeningFor,
  historyFor,
  type Happening,
  type HostedMatch,
  hostPly,
  must,
  outcomeOf,
  type Played,
  type Playthrough,
  projectionOf,
  standingFor,
  type Viewer,
} from '@kast/kernel';
import { type ReadonlySignal, signal } from '@preact/signals';
import {
  createMatchLog,
  type GrowingLog,
  type LogPage,
  type MatchLog,
  type Recall,
} from '../match-log.ts';
import type { Position } from '../position.ts';
import { type Telling, tellingOf } from '../stage.ts';

/** A match that this browser hosts, folded forward for everybody who looks at this device. */
export interface LocalMatch {
  readonly hosted: ReadonlySignal<HostedMatch>;
  logOf(viewer: Viewer): MatchLog;
  /** Goes on by these entries; gives what each viewer is to be told of them. */
  enter(played: readonly Played[]): (viewer: Viewer) => readonly Telling[];
}

interface Entered {
  readonly before: HostedMatch;
  readonly after: HostedMatch;
  readonly played: Played;
}

export function createLocalMatch(begun: Playthrough, viewers: readonly Viewer[]): LocalMatch {
  const { match, projections } = begun;
  const hosted = signal<HostedMatch>({ match, projections });
  const logs = new Map<Viewer, GrowingLog>(
    viewers.map((viewer) => [
      viewer,
      createMatchLog(pageOf(begun, viewer), () => recallIn(viewer)),
    ]),
  );

  function recallIn(viewer: Viewer): Recall | undefined {
    const { game, state } = hosted.peek().match;
    if (!game.recall || outcomeOf(hosted.peek().match)) return undefined;
    return (event) => game.recall?.(event, state, viewer);
  }

  return {
    hosted,
    logOf: (viewer) => must(logs.get(viewer), `the log of ${viewer}`),
    enter(played) {
      const entered: Entered[] = [];
      for (const one of played) {
        const before = entered.at(-1)?.after ?? hosted.peek();
        entered.push({ before, after: hostPly(before, one), played: one });
      }
      const tellings = new Map<Viewer, readonly Telling[]>();
      for (const [viewer, log] of logs) {
        tellings.set(
          viewer,
          entered.map((one) => {
            const happening = happeningIn(one, viewer);
            log.append(happening);
            return tellingOf(positionFor(one.after, viewer), happening);
          }),
        );
      }
      hosted.value = entered.at(-1)?.after ?? hosted.peek();
      return (viewer) => must(tellings.get(viewer), `what ${viewer} is told`);
    },
  };
}

export function positionFor(hosted: HostedMatch, viewer: Viewer): Position {
  const { match } = hosted;
  return {
    ply: match.ply,
    standing: standingFor(match, viewer),
    memory: projectionOf(hosted, viewer).memory,
  };
}

/** The whole log of a match, as the viewer may be told it now. */
export function pageOf(begun: Playthrough, viewer: Viewer): LogPage {
  return { from: 0, plies: historyFor(begun, begun.plies, viewer) };
}

function happeningIn({ before, after, played }: Entered, viewer: Viewer): Happening {
  const [earlier, later] = [projectionOf(before, viewer), projectionOf(after, viewer)];
  return happeningFor(earlier, later, after.match, played.ply);
}
