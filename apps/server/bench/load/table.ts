import type { MatchMade, NewMatch } from '@kast/protocol';
import { type Script, seatAt } from './long-script.ts';
import { type Answer, RawHttp } from './raw-http.ts';

const TABLUT: NewMatch = {
  game: 'tablut',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  watchers: 'anyone',
};

/** Of the head of an event, in characters. */
const LONGEST_MARK = 32;

interface Client {
  readonly origin: URL;
  readonly acts: RawHttp;
  events: RawHttp | undefined;
  /** What is sent with every move. */
  head: string;
}

/** Two clients at one table, each with a connection for its acts and one for its event stream. */
export class Table {
  readonly #clients: readonly [Client, Client];
  readonly #script: Script;
  #id = '';
  #ply = 0;
  #posted = 0;
  #heard = 0;
  /** Still to come of a move: its answer, and the event of it at the other client. */
  #awaited = 0;
  #onPlayed: ((milliseconds: number) => void) | undefined;

  constructor(origins: readonly [URL, URL], script: Script) {
    const clientAt = (origin: URL): Client => ({
      origin,
      acts: new RawHttp(origin),
      events: undefined,
      head: '',
    });
    this.#clients = [clientAt(origins[0]), clientAt(origins[1])];
    this.#script = script;
  }

  async sitDown({ withStreams }: { readonly withStreams: boolean }): Promise<void> {
    this.hangUp();
    const [ann, bob] = this.#clients;
    const { id, invites } = await ann.acts.ask<MatchMade>('/api/matches', TABLUT);
    await bob.acts.ask(`/api/matches/${id}/seats`, { token: invites[0]?.token });
    this.#id = id;
    this.#ply = 0;
    for (const client of this.#clients) {
      client.head = client.acts.headOf('POST', `/api/matches/${id}/moves`);
    }
    if (withStreams) await this.#followBoth();
  }

  async lookOn(): Promise<void> {
    await this.#followBoth();
    for (const { acts } of this.#clients) acts.close();
  }

  get isAtEnd(): boolean {
    return this.#ply === this.#script.length;
  }

  get ply(): number {
    return this.#ply;
  }

  /** Milliseconds from posting the next move to its event at the other client. */
  play(onPlayed: (milliseconds: number) => void): void {
    this.#onPlayed = onPlayed;
    this.#awaited = 2;
    this.#post();
  }

  /** Without streams: only until it is answered. */
  playUnseen(): Promise<void> {
    return new Promise((resolve) => {
      this.#onPlayed = () => resolve();
      this.#awaited = 1;
      this.#post();
    });
  }

  hangUp(): void {
    for (const client of this.#clients) {
      client.events?.close();
      client.events = undefined;
    }
  }

  close(): void {
    this.hangUp();
    for (const { acts } of this.#clients) acts.close();
  }

  #post(): void {
    const ply = this.#ply;
    const { acts, head } = this.#clients[seatAt(ply) - 1] as Client;
    const move = this.#script[ply] ?? '';
    this.#posted = performance.now();
    acts.post(head, `{"question":${ply},"move":"${move}","key":"bench-ply-${ply}"}`, (answer) =>
      this.#takeAnswer(answer),
    );
  }

  #takeAnswer({ status, body }: Answer): void {
    if (status !== 200) throw new Error(`a move was answered with ${status} ${body}`);
    this.#come(0);
  }

  async #followBoth(): Promise<void> {
    await Promise.all(this.#clients.map((client) => this.#follow(client)));
  }

  /** Waited for: an event of a move that nobody hears must not be taken for the next one. */
  #follow(client: Client): Promise<void> {
    const events = new RawHttp(client.origin);
    events.cookie = client.acts.cookie;
    client.events = events;
    const isFirst = client === this.#clients[0];
    return new Promise((resolve) => {
      let isOpen = false;
      let tail = '';
      events.follow(`/api/matches/${this.#id}/events`, this.#ply, (text) => {
        if (!isOpen) {
          if (!text.startsWith('HTTP/1.1 200')) throw new Error(`no stream: ${text}`);
          isOpen = true;
          resolve();
        }
        const ply = this.#ply + 1;
        const isOthers = (seatAt(this.#ply) === 1) !== isFirst;
        // What is looked for may lie across two packets.
        const seen = tail + text;
        tail = text.slice(-LONGEST_MARK);
        if (isOthers && seen.includes(`id: ${ply}\nevent: ply\n`)) this.#come(performance.now());
      });
    });
  }

  #come(heard: number): void {
    if (heard > 0) this.#heard = heard - this.#posted;
    this.#awaited--;
    if (this.#awaited > 0) return;
    this.#ply++;
    this.#onPlayed?.(this.#heard);
  }
}
