import { outcomeOf, turnOf } from '@kast/kernel';
import type { BeganEvent, OverEvent, TurnEvent } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import type { GuestId, MatchId, SeatedMatch, Store } from '../store/store.ts';
import { type EventQueue, eventQueue } from './event-queue.ts';
import type { EventStream } from './event-stream.ts';

export interface PlayerEvents {
  /** Whether this player may have one more stream, here. */
  mayFollow(guest: GuestId): boolean;
  follow(guest: GuestId, stream: EventStream): void;
  /** A match that is live here has changed: told at once, and without asking the store. */
  notice(match: LiveMatch): void;
  stop(): Promise<void>;
}

const MOST_STREAMS = 4;

/** Of each player: of more the latest acted in are told. */
const MOST_MATCHES = 1000;

/** So many events wait for who reads slowly: more than all that a stream begins with. */
const MOST_WAITING = 4 * MOST_MATCHES;

interface PlayerStreams {
  readonly streams: Map<EventStream, EventQueue>;
  /** By match: at which ply the own turn was told, or -1. Undefined until they were first looked at. */
  known: Map<MatchId, Known> | undefined;
}

interface Known {
  readonly game: string;
  readonly seat: number;
  toldAt: number;
}

type PlayerEvent =
  | { readonly event: 'began'; readonly data: BeganEvent }
  | { readonly event: 'turn'; readonly data: TurnEvent }
  | { readonly event: 'over'; readonly data: OverEvent };

/** Known, and not among those that were found. */
interface Missing {
  readonly player: PlayerStreams;
  readonly match: MatchId;
  /** There are no more than were found. */
  readonly isWhole: boolean;
}

/** Again and again until it is told to stop. */
type EverySecond = (work: () => Promise<unknown>) => () => Promise<void>;

/**
 * What players hear of all their matches. Of those that are played in this process they hear at once; a look
 * every second, one query for all who listen here, finds those of others.
 */
export function playerEvents(
  store: Pick<Store, 'seatsHeldBy' | 'outcomesOf'>,
  everySecond: EverySecond,
  onFailure: (reason: unknown) => void,
  mostMatches = MOST_MATCHES,
): PlayerEvents {
  const players = new Map<GuestId, PlayerStreams>();

  const tell = ({ streams }: PlayerStreams, told: PlayerEvent): void => {
    for (const queue of streams.values()) queue.send(told);
  };

  const lookAt = (player: PlayerStreams, matches: readonly SeatedMatch[]): void => {
    const isFirst = player.known === undefined;
    player.known ??= new Map();
    for (const { match, game, seat, ply, isToDecide } of matches) {
      let known = player.known.get(match);
      if (!known) {
        known = { game, seat, toldAt: -1 };
        player.known.set(match, known);
        // One that has not moved yet may wait for a number of this very device.
        if (!isFirst || ply === 0) tell(player, { event: 'began', data: { match, game, seat } });
      }
      if (!isToDecide || ply <= known.toldAt) continue;
      known.toldAt = ply;
      tell(player, { event: 'turn', data: { match, game, seat, ply } });
    }
  };

  const end = (player: PlayerStreams, match: MatchId, outcome: OverEvent['outcome']): void => {
    const known = player.known?.get(match);
    if (!known) return;
    player.known?.delete(match);
    const { game, seat } = known;
    tell(player, { event: 'over', data: { match, game, seat, outcome } });
  };

  const look = async (guests: readonly GuestId[]): Promise<void> => {
    const seated = await store.seatsHeldBy(guests, mostMatches);
    const missing: Missing[] = [];
    for (const guest of guests) {
      const player = players.get(guest);
      if (!player) continue;
      const matches = seated.get(guest) ?? [];
      const running = new Set(matches.map(({ match }) => match));
      const isWhole = matches.length < mostMatches;
      for (const match of player.known?.keys() ?? []) {
        if (!running.has(match)) missing.push({ player, match, isWhole });
      }
      lookAt(player, matches);
    }
    const outcomes = await store.outcomesOf(missing.map(({ match }) => match));
    for (const { player, match, isWhole } of missing) {
      const outcome = outcomes.get(match);
      if (outcome) end(player, match, outcome);
      // The seat has gone to another device.
      else if (isWhole) player.known?.delete(match);
    }
  };

  const stop = everySecond(async () => {
    if (players.size > 0) await look([...players.keys()]);
  });
  return {
    mayFollow: (guest) => (players.get(guest)?.streams.size ?? 0) < MOST_STREAMS,
    follow(guest, stream) {
      const streams = players.get(guest)?.streams ?? new Map<EventStream, EventQueue>();
      streams.set(stream, eventQueue(stream, MOST_WAITING));
      // Known anew: this stream is told of everything that waits, and the others once more.
      players.set(guest, { streams, known: undefined });
      stream.onEnd(() => {
        streams.delete(stream);
        if (streams.size === 0 && players.get(guest)?.streams === streams) players.delete(guest);
      });
      look([guest]).catch(onFailure);
    },
    notice(live) {
      if (players.size === 0) return;
      for (const one of live.seats) {
        const player = one.kind === 'person' ? players.get(one.holder) : undefined;
        // What they have is looked up first.
        if (!player?.known) continue;
        const { id: match, facts, match: now } = live;
        const outcome = outcomeOf(now);
        const turn = turnOf(now);
        const isToDecide = turn.kind === 'seats' && turn.seats.includes(one.seat);
        const isPublic = facts.watchers === 'anyone';
        const { game } = facts;
        lookAt(player, [{ match, game, seat: one.seat, ply: now.ply, isToDecide, isPublic }]);
        if (outcome) end(player, match, outcome);
      }
    },
    stop,
  };
}
