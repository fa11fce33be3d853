import type { ClubId, MatchId, WholeClub } from '../store/store.ts';
import type { Repeat } from '../scheduler/repeat.ts';
import { encodeEvent, type EventStream } from '../streams/event-stream.ts';
import type { ClubServices } from './change-club.ts';
import { clubView } from './club-view.ts';
import { lookAtClub } from './look-at-club.ts';
import { awaitedMatches } from './table-results.ts';

export interface WatchedClubs {
  /** Tells a stream of an evening from now on; of how it stands, too, unless it has seen that. */
  follow(whole: WholeClub, seen: number | undefined, stream: EventStream): void;
  /** It was changed here: not only after a second. */
  lookAt(id: ClubId): void;
  /** Resolves when it does not look any more. */
  stop(): Promise<void>;
}

interface Watched {
  revision: number;
  /** As it was told last, encoded once for all. */
  event: string;
  /** Matches whose end is waited for. */
  awaited: readonly MatchId[];
  readonly streams: Set<EventStream>;
  /** Streams that were full when something was told: they get the newest once there is room. */
  readonly behind: Set<EventStream>;
  /** Told within this second: what comes now is told with the next. */
  isTold: boolean;
}

/**
 * Evenings that somebody looks at, here. Every second they are compared with what is stored, which another
 * process may have changed, and with the matches that they wait for: two queries, however many look.
 */
export function watchClubs(
  services: ClubServices,
  everySecond: Repeat,
  onFailure: (reason: unknown) => void,
): WatchedClubs {
  const clubs = new Map<ClubId, Watched>();
  const underWay = new Set<Promise<void>>();

  const tell = async (id: ClubId): Promise<void> => {
    const found = await lookAtClub(services, id);
    const watched = clubs.get(id);
    if (!found.ok || !watched) return;
    watched.awaited = awaitedMatches(found.value);
    if (found.value.club.revision <= watched.revision) return;
    watched.revision = found.value.club.revision;
    watched.event = eventOf(found.value);
    watched.isTold = true;
    for (const stream of watched.streams) {
      if (stream.isFull) watched.behind.add(stream);
      else stream.sendEncoded(watched.event);
    }
  };

  const look = async (): Promise<void> => {
    if (clubs.size === 0) return;
    for (const watched of clubs.values()) watched.isTold = false;
    const { store } = services;
    const revisions = await store.clubs.revisionsOf([...clubs.keys()]);
    const awaited = [...clubs.values()].flatMap((watched) => watched.awaited);
    const ended = await store.outcomesOf(awaited);
    for (const [id, watched] of clubs) {
      const isChanged = (revisions.get(id) ?? 0) > watched.revision;
      if (isChanged || watched.awaited.some((match) => ended.has(match))) await tell(id);
    }
  };

  const stop = everySecond(look);
  return {
    follow(whole, seen, stream) {
      const { id, revision } = whole.club;
      let watched = clubs.get(id);
      if (!watched) {
        watched = {
          revision,
          event: eventOf(whole),
          awaited: awaitedMatches(whole),
          streams: new Set(),
          behind: new Set(),
          isTold: false,
        };
        clubs.set(id, watched);
      }
      const { streams, behind } = watched;
      streams.add(stream);
      const newest = revision > watched.revision ? eventOf(whole) : watched.event;
      if (seen !== Math.max(revision, watched.revision)) stream.sendEncoded(newest);
      stream.onRoom(() => {
        const now = clubs.get(id);
        if (behind.delete(stream) && now) stream.sendEncoded(now.event);
      });
      stream.onEnd(() => {
        streams.delete(stream);
        behind.delete(stream);
        if (streams.size === 0 && clubs.get(id)?.streams === streams) clubs.delete(id);
      });
    },
    lookAt(id) {
      const watched = clubs.get(id);
      if (!watched || watched.isTold) return;
      const told = tell(id)
        .catch(onFailure)
        .finally(() => underWay.delete(told));
      underWay.add(told);
    },
    async stop() {
      await stop();
      await Promise.all(underWay);
    },
  };
}

function eventOf(whole: WholeClub): string {
  return encodeEvent({ event: 'club', id: whole.club.revision, data: clubView(whole) });
}
