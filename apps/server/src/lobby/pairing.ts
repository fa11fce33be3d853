import type { Pace } from '@kast/protocol';
import type { GuestId } from '../store/store.ts';

/** What somebody wishes for: any of the games, at any of the paces, with as many as that. */
export interface OpenWish {
  readonly guest: GuestId;
  readonly games: readonly string[];
  readonly paces: readonly Pace[];
  readonly players: { readonly min: number; readonly max: number };
  /** Milliseconds since 1970. */
  readonly since: number;
}

export interface PairableGame {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
}

/** Who is to sit at one table. */
export interface Pairing<Wish extends OpenWish = OpenWish> {
  readonly game: string;
  readonly pace: Pace;
  /** The oldest wish first. */
  readonly wishes: readonly Wish[];
}

/**
 * T13: in the order in which they came each wish gets the table with whoever has waited longest, of those
 * the largest, of those the game that the fewest were given so far. Everybody waits in one queue for each
 * kind of table that they would sit down at; leaving all of them costs as much as entering them, so that a
 * round costs the wishes times the kinds of tables, beyond sorting them.
 */
export function pair<Wish extends OpenWish>(
  wishes: readonly Wish[],
  games: readonly PairableGame[],
): readonly Pairing<Wish>[] {
  const queues = new Map<string, Queue<Wish>>();
  const places = wishes
    .toSorted((one, other) => one.since - other.since || (one.guest < other.guest ? -1 : 1))
    .map((wish) => ({
      wish,
      nodes: kindsFor(wish, games).map((kind) => enter(queues, kind, wish)),
    }));
  const nodesOf = new Map(places.map(({ wish, nodes }) => [wish, nodes]));
  const given = new Map<string, number>();
  const pairings: Pairing<Wish>[] = [];
  for (const { nodes } of places) {
    const chosen = bestOf(nodes, given);
    if (!chosen) continue;
    const { game, pace } = chosen.queue.kind;
    const together = membersFrom(chosen);
    for (const member of together) nodesOf.get(member)?.forEach(leave);
    given.set(game, (given.get(game) ?? 0) + 1);
    pairings.push({ game, pace, wishes: together });
  }
  return pairings;
}

type Span = PairableGame['seats'];

/** Whether there is a number of players that both allow. */
export function canBePlayed(players: Span, seats: Span): boolean {
  return Math.max(players.min, seats.min) <= Math.min(players.max, seats.max);
}

/** A kind of table: what is played, how, and by how many. */
interface Kind {
  readonly game: string;
  readonly pace: Pace;
  readonly players: number;
}

/** Of those who would sit down at one kind of table, the oldest wish first. */
interface Queue<Wish> {
  readonly kind: Kind;
  length: number;
  last: QueueNode<Wish> | undefined;
}

interface QueueNode<Wish> {
  readonly queue: Queue<Wish>;
  readonly wish: Wish;
  before: QueueNode<Wish> | undefined;
  next: QueueNode<Wish> | undefined;
  hasLeft: boolean;
}

function kindsFor(wish: OpenWish, games: readonly PairableGame[]): readonly Kind[] {
  return games
    .filter(({ id }) => wish.games.includes(id))
    .flatMap(({ id, seats }) => {
      const min = Math.max(wish.players.min, seats.min);
      const max = Math.min(wish.players.max, seats.max);
      const counts = Array.from({ length: Math.max(0, max - min + 1) }, (_, more) => min + more);
      return counts.flatMap((players) => wish.paces.map((pace) => ({ game: id, pace, players })));
    });
}

function enter<Wish>(queues: Map<string, Queue<Wish>>, kind: Kind, wish: Wish): QueueNode<Wish> {
  const name = `${kind.game}/${kind.pace}/${kind.players}`;
  const queue = queues.get(name) ?? { kind, length: 0, last: undefined };
  queues.set(name, queue);
  const node: QueueNode<Wish> = {
    queue,
    wish,
    before: queue.last,
    next: undefined,
    hasLeft: false,
  };
  if (queue.last) queue.last.next = node;
  queue.last = node;
  queue.length++;
  return node;
}

function leave<Wish>(node: QueueNode<Wish>): void {
  const { queue, before, next } = node;
  if (before) before.next = next;
  if (next) next.before = before;
  else queue.last = before;
  queue.length--;
  node.hasLeft = true;
}

/**
 * Of the queues in which this wish waits with enough others. It is the first of each: an older one in it
 * would have been given a table of it before.
 */
function bestOf<Wish extends OpenWish>(
  nodes: readonly QueueNode<Wish>[],
  given: ReadonlyMap<string, number>,
): QueueNode<Wish> | undefined {
  let best: QueueNode<Wish> | undefined;
  for (const node of nodes) {
    const isPossible = !node.hasLeft && node.queue.length >= node.queue.kind.players;
    if (isPossible && (!best || isBetter(node, best, given))) best = node;
  }
  return best;
}

function isBetter<Wish extends OpenWish>(
  node: QueueNode<Wish>,
  best: QueueNode<Wish>,
  given: ReadonlyMap<string, number>,
): boolean {
  const [one, other] = [node.queue.kind, best.queue.kind];
  const waited = (node.next?.wish.since ?? 0) - (best.next?.wish.since ?? 0);
  if (waited !== 0) return waited < 0;
  if (one.players !== other.players) return one.players > other.players;
  return (given.get(one.game) ?? 0) < (given.get(other.game) ?? 0);
}

function membersFrom<Wish>(first: QueueNode<Wish>): readonly Wish[] {
  const members: Wish[] = [];
  let node: QueueNode<Wish> | undefined = first;
  while (node && members.length < first.queue.kind.players) {
    members.push(node.wish);
    node = node.next;
  }
  return members;
}
