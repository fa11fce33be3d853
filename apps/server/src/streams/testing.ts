import type { EventStream, StreamEvent } from './event-stream.ts';

/** A stream by hand, that can be full; what was sent encoded is read back. */
export class TestStream implements EventStream {
  isFull = false;
  isEnded = false;
  readonly sent: StreamEvent[] = [];
  readonly encoded: string[] = [];
  hasRoom = (): void => undefined;
  hasEnded = (): void => undefined;

  send(event: StreamEvent): void {
    this.sent.push(JSON.parse(JSON.stringify(event)) as StreamEvent);
  }

  sendEncoded(text: string): void {
    this.encoded.push(text);
    const id = /^id: (\d+)$/m.exec(text)?.[1];
    this.sent.push({
      event: /^event: (\w+)$/m.exec(text)?.[1] ?? '',
      ...(id === undefined ? {} : { id: Number(id) }),
      data: JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? 'null') as unknown,
    });
  }

  get plies(): readonly (number | undefined)[] {
    return this.sent.filter(({ event }) => event === 'ply').map(({ id }) => id);
  }

  beat = (): void => undefined;
  cut = (): void => undefined;
  end = (): void => {
    this.isEnded = true;
    this.hasEnded();
  };
  onRoom = (listener: () => void): void => {
    this.hasRoom = listener;
  };
  onEnd = (listener: () => void): void => {
    this.hasEnded = listener;
  };
}
