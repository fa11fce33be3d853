import { type HostedMatch, must, type Seat, turnOf, type Viewer } from '@kast/kernel';
import { createStage, performReading } from '@kast/ui/stage';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Curtain, NO_CURTAIN } from '../curtain.ts';
import type { Position } from '../position.ts';
import type { Stage, Telling } from '../stage.ts';

/** Who looks at a device. People who share it look together, unless one of them has something to hide. */
export interface Handover {
  readonly viewer: ReadonlySignal<Viewer>;
  readonly curtain: Curtain;
  readonly stage: Stage;
  /** May who looks decide, act and take back for this seat? Not where one of the two has something to hide. */
  speaksFor(seat: Seat): boolean;
  /** Tells who looks; what the others have not seen is told when it is their turn to look. */
  tell(tellingsFor: (viewer: Viewer) => readonly Telling[]): void;
}

export interface DeviceShared {
  readonly hosted: ReadonlySignal<HostedMatch>;
  /** Those whose eyes the device may see with. */
  readonly viewers: readonly Viewer[];
  /** Who looks as long as nobody is asked. */
  readonly first: Viewer;
  /** Is there anything in this viewer's view that the others must not see? */
  readonly hides: (view: unknown, viewer: Viewer) => boolean;
  readonly positionOf: (viewer: Viewer) => Position;
  /** For everybody in the room, nobody of whom dismisses anything. */
  readonly isForRoom: boolean;
}

interface Look {
  /** What was told last. */
  readonly seen: Position;
  /** What has happened since, in the same eyes. */
  readonly missed: readonly Telling[];
}

/** More than anybody wants to be shown: what is older is passed over. */
const MOST_MISSED = 64;

export function createHandover(shared: DeviceShared): Handover {
  const { hosted, viewers } = shared;
  const { hidden } = hosted.peek().match.game.info.traits;
  return hidden && viewers.length > 1 ? lookInTurn(shared) : lookTogether(shared);
}

function lookTogether({ first, positionOf, isForRoom }: DeviceShared): Handover {
  const stage = createStage(positionOf(first), {
    untilRead: isForRoom ? performReading : undefined,
  });
  return {
    viewer: signal(first),
    curtain: NO_CURTAIN,
    stage,
    speaksFor: () => true,
    tell(tellingsFor) {
      for (const telling of tellingsFor(first)) stage.arrive(telling);
    },
  };
}

function lookInTurn(shared: DeviceShared): Handover {
  const { hosted, viewers, first, hides, positionOf } = shared;
  const viewer = signal(askedIn(hosted.peek(), viewers, first));
  const asked = computed(() => askedIn(hosted.value, viewers, viewer.value));
  const looks = new Map<Viewer, Look>(
    viewers.map((each) => [each, { seen: positionOf(each), missed: [] }]),
  );
  const stage = createStage(positionOf(viewer.peek()));
  /** Those for whom it counts what the stage tells. */
  let audience: readonly Viewer[] = [viewer.peek()];
  // Whoever opens a table may be anybody; at its end all look together.
  const { outcome } = positionOf(viewer.peek()).standing;
  const isClosed = signal(outcome === undefined && isPrivate(viewer.peek()));

  function lookOf(each: Viewer): Look {
    return must(looks.get(each), `what ${each} has seen`);
  }

  function miss(each: Viewer, tellings: readonly Telling[]): void {
    const { seen, missed } = lookOf(each);
    const all = [...missed, ...tellings];
    const passedOver = all.slice(0, -MOST_MISSED).at(-1);
    looks.set(each, { seen: passedOver?.position ?? seen, missed: all.slice(-MOST_MISSED) });
  }

  /** What still waits on the stage has not been seen by anybody. */
  function noteTold(): void {
    const { ply } = stage.shown.peek().position;
    for (const each of audience) {
      const { seen, missed } = lookOf(each);
      const told = missed.filter(({ position }) => position.ply <= ply);
      looks.set(each, {
        seen: told.at(-1)?.position ?? seen,
        missed: missed.slice(told.length),
      });
    }
  }

  function isPrivate(each: Viewer): boolean {
    const { seen, missed } = lookOf(each);
    return [seen, ...missed.map(({ position }) => position)].some(({ standing }) =>
      hides(standing.view, each),
    );
  }

  function isUpToDate(each: Viewer): boolean {
    return audience.includes(each) || lookOf(each).missed.length === 0;
  }

  function tell(tellingsFor: (viewer: Viewer) => readonly Telling[]): void {
    noteTold();
    const looking = viewer.peek();
    const wasPrivate = isPrivate(looking);
    const upToDate = viewers.filter(isUpToDate);
    for (const each of viewers) miss(each, tellingsFor(each));
    const isSecret = wasPrivate || isPrivate(looking);
    // What begins to be somebody's own is not shown before the others have looked away.
    if (isSecret && !wasPrivate) {
      lookFrom(looking);
      return;
    }
    const isAlone = isSecret || isClosed.peek();
    const next = asked.peek();
    // Whoever has missed something is handed the device, though nothing is to be hidden any more.
    if (!isAlone && !isPrivate(next) && upToDate.includes(next)) viewer.value = next;
    const told = tellingsFor(viewer.peek());
    // Who knows something of their own may have been told more than the others.
    const hasSeenAll = (each: Viewer): boolean =>
      !isPrivate(each) || isSameNews(tellingsFor(each), told);
    audience = isAlone ? [looking] : upToDate.filter(hasSeenAll);
    for (const telling of told) stage.arrive(telling);
  }

  /** Behind the curtain what happened waits to be seen in these eyes, from where they looked last. */
  function lookFrom(next: Viewer): void {
    noteTold();
    audience = [next];
    const { seen, missed } = lookOf(next);
    batch(() => {
      viewer.value = next;
      isClosed.value = true;
      stage.handOver(seen);
      for (const telling of missed) stage.arrive(telling);
    });
  }

  return {
    viewer,
    curtain: {
      isClosed,
      next: computed(() => (asked.value === viewer.value ? undefined : asked.value)),
      close() {
        if (asked.peek() !== viewer.peek()) lookFrom(asked.peek());
      },
      open() {
        isClosed.value = false;
      },
      hide() {
        noteTold();
        const isOver = positionOf(viewer.peek()).standing.outcome !== undefined;
        if (!isOver && isPrivate(viewer.peek())) lookFrom(viewer.peek());
      },
    },
    stage,
    speaksFor(seat) {
      const { game, state } = hosted.value.match;
      const isOwn = (each: Viewer): boolean => hides(game.view(state, each), each);
      return seat === viewer.value || !(isOwn(viewer.value) || isOwn(seat));
    },
    tell,
  };
}

function isSameNews(one: readonly Telling[], other: readonly Telling[]): boolean {
  const newsIn = (tellings: readonly Telling[]): string =>
    JSON.stringify(tellings.map(({ events }) => events));
  return newsIn(one) === newsIn(other);
}

/** Who must look, so that the match goes on: who looks already, if that is possible. */
function askedIn({ match }: HostedMatch, viewers: readonly Viewer[], looking: Viewer): Viewer {
  const turn = turnOf(match);
  // T3: the computer decides for who has resigned.
  const asked = (turn.kind === 'seats' ? turn.seats : []).filter(
    (seat) => viewers.includes(seat) && !match.resigned.includes(seat),
  );
  return asked.find((seat) => seat === looking) ?? asked[0] ?? looking;
}
