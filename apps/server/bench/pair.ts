import {
  type AnyGame,
  append,
  type Match,
  must,
  newMatch,
  pick,
  questionTo,
  type Random,
  turnOf,
} from '@kast/kernel';
import type { MatchMade, NewMatch, Snapshot } from '@kast/protocol';
import { Guest } from './guest.ts';

const TABLUT: NewMatch = {
  game: 'tablut',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  watchers: 'anyone',
};

/** Two guests at a table, each with its stream open, who play by lot. */
export class Pair {
  readonly #guests: readonly [Guest, Guest];
  readonly #game: AnyGame;
  readonly #random: Random;
  #id = '';
  #match: Match | undefined;
  #hear: ((at: number) => void) | undefined;
  #hangUp: (() => void)[] = [];

  constructor(origin: URL, game: AnyGame, random: Random) {
    this.#guests = [new Guest(origin), new Guest(origin)];
    this.#game = game;
    this.#random = random;
  }

  async sitDown(): Promise<void> {
    this.leave();
    const [ann, bob] = this.#guests;
    const { id, invites } = await ann.post<MatchMade>('/api/matches', TABLUT);
    const token = must(invites[0], 'an invitation').token;
    await bob.post(`/api/matches/${id}/seats`, { token });
    const { seedHash } = await ann.get<Snapshot>(`/api/matches/${id}`);
    const begun = newMatch(this.#game, { seats: 2, options: {}, seedHash });
    if (!begun.ok) throw new Error('no match');
    this.#id = id;
    this.#match = begun.value;
    this.#hangUp = await Promise.all(
      this.#guests.map((guest, index) =>
        guest.follow(this.events, 0, (event) => this.#take(event, index + 1)),
      ),
    );
  }

  /** Milliseconds from posting a move to its event at the other's; a new match after the end. */
  async playOne(): Promise<number> {
    const match = must(this.#match, 'a match');
    const turn = turnOf(match);
    if (turn.kind !== 'seats') {
      await this.sitDown();
      return this.playOne();
    }
    const seat = must(turn.seats[0], 'a seat at turn');
    const move = this.#game.notation.make(
      match.state,
      pick(this.#random, this.#game.moves(match.state, seat)),
    );
    const next = append(match, { by: seat, move });
    if (!next.ok) throw new Error(`refused: ${move}`);
    const heard = new Promise<number>((resolve) => {
      this.#hear = resolve;
    });
    const question = must(questionTo(match, seat), 'a question').id;
    const asked = { question, move, key: `bench-ply-${match.ply}` };
    const posted = performance.now();
    const answered = must(this.#guests[seat - 1], 'a guest').post(
      `/api/matches/${this.#id}/moves`,
      asked,
    );
    const at = await heard;
    await answered;
    this.#match = next.value.match;
    return at - posted;
  }

  /** Where a watcher finds the stream of the match. */
  get events(): string {
    return `/api/matches/${this.#id}/events`;
  }

  leave(): void {
    for (const hangUp of this.#hangUp) hangUp();
  }

  close(): void {
    this.leave();
    for (const guest of this.#guests) guest.close();
  }

  /** The event of a move that the other one made. */
  #take(event: string, seat: number): void {
    const by = /"entry":\{"by":(\d)/.exec(event)?.[1];
    if (by !== undefined && Number(by) !== seat) this.#hear?.(performance.now());
  }
}
