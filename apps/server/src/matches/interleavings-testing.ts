import { type Entry, must, type Standing, type Viewer } from '@kast/kernel';
import type { PlyEvent, Snapshot } from '@kast/protocol';
import type { LiveMatch } from '../live/live-match.ts';
import { streamMatch } from '../streams/match-stream.ts';
import { TestStream } from '../streams/testing.ts';

/** What was told at once, of entries at their places: as the viewer may know them after so many entries. */
export interface Told {
  readonly viewer: Viewer;
  /** How many entries the log had by then. */
  readonly ply: number;
  readonly entries: readonly { readonly at: number; readonly entry: Entry }[];
  /** Where it was told as it happened: everything that came with it. */
  readonly event?: PlyEvent;
}

/** A browser: knows what its streams have told, from whichever process, and comes back by its last id. */
export class TestFollower {
  readonly viewer: Viewer;
  readonly guest: string | undefined;
  readonly told: Told[] = [];
  standing: Standing | undefined;
  ply = 0;
  #stream: TestStream | undefined;
  #taken = 0;

  constructor(viewer: Viewer, guest: string | undefined) {
    this.viewer = viewer;
    this.guest = guest;
  }

  /** Hangs up, if it was connected, and comes back to this copy of the match; not to one that is behind. */
  connect(live: LiveMatch): void {
    this.disconnect();
    if (live.match.ply < this.ply) return;
    this.#taken = 0;
    this.#stream = new TestStream();
    streamMatch(live, { guest: this.guest, ply: this.ply }, this.#stream);
    this.take();
  }

  disconnect(): void {
    this.take();
    this.#stream?.hasEnded();
    this.#stream = undefined;
  }

  get isConnected(): boolean {
    return this.#stream !== undefined;
  }

  /** The other side stops reading, or reads on. */
  setFull(isFull: boolean): void {
    if (!this.#stream) return;
    this.#stream.isFull = isFull;
    if (!isFull) this.#stream.hasRoom();
    this.take();
  }

  /** Reads what has come; what breaks off before that is lost. */
  take(): void {
    const { sent = [] } = this.#stream ?? {};
    for (const { event, id, data } of sent.slice(this.#taken)) {
      if (event === 'ply') this.#takePly(must(id, 'an id'), data as PlyEvent);
      if (event === 'snapshot') this.#takeSnapshot(must(id, 'an id'), data as Snapshot);
    }
    this.#taken = sent.length;
  }

  #takePly(id: number, event: PlyEvent): void {
    if (id !== this.ply + 1) throw new Error(`ply ${id} was told after ${this.ply}`);
    const { happening, standing } = event;
    const disclosed = happening.disclosed.map(({ ply, entry }) => ({ at: ply, entry }));
    const entries = [...disclosed, { at: happening.ply, entry: happening.entry }];
    this.told.push({ viewer: this.viewer, ply: id, entries, event });
    this.standing = standing;
    this.ply = id;
  }

  #takeSnapshot(id: number, { history, standing }: Snapshot): void {
    const entries = history.plies.map(({ entry }, index) => ({ at: history.from + index, entry }));
    this.told.push({ viewer: this.viewer, ply: id, entries });
    this.standing = standing;
    this.ply = id;
  }
}
