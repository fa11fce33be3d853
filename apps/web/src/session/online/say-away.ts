import type { Seat } from '@kast/kernel';
import type { Snapshot } from '@kast/protocol/client';
import type { ReadonlySignal } from '@preact/signals';

export interface SayAwayOptions {
  readonly snapshot: Pick<Snapshot, 'id' | 'absence'>;
  readonly seats: ReadonlySignal<{ readonly you?: Seat | undefined }>;
  readonly whenLeaving: (listener: () => void) => () => void;
  /** Sends something that arrives although its page is gone. */
  readonly sendLast: (address: string, body: Blob) => void;
}

/**
 * T12: says that the table is being closed, where that makes a difference, so that it is not taken for a line that was
 * lost. Gives what is to be called when the table is left within the page.
 */
export function sayAwayWhenLeaving(options: SayAwayOptions): () => void {
  const { snapshot, seats, whenLeaving, sendLast } = options;
  if (snapshot.absence === undefined) return () => undefined;
  const say = (): void => {
    if (seats.peek().you === undefined) return;
    const body = new Blob(['{}'], { type: 'application/json' });
    sendLast(`/api/matches/${encodeURIComponent(snapshot.id)}/away`, body);
  };
  const stop = whenLeaving(say);
  return () => {
    stop();
    say();
  };
}
