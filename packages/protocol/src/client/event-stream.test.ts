import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StreamEvent, streamParser } from './event-stream.ts';

function read(...chunks: string[]) {
  const events: StreamEvent[] = [];
  const retries: number[] = [];
  const parser = streamParser({
    onEvent: (event) => events.push(event),
    onRetry: (milliseconds) => retries.push(milliseconds),
  });
  for (const chunk of chunks) parser.push(chunk);
  return { events, retries };
}

const TEXT =
  'retry: 700\n\nid: 3\nevent: ply\ndata: {"a":1}\n\n: still here\n\nevent: table\ndata: x\ndata: y\n\nid: 4\n';

describe('streamParser', () => {
  it('reads events with id, name and data', () => {
    expect(read(TEXT).events).toEqual([
      { event: 'ply', id: '3', data: '{"a":1}' },
      { event: 'table', id: undefined, data: 'x\ny' },
    ]);
  });

  it('passes the hint to retry on, and only where it is a number', () => {
    expect(read('retry: 700\n\nretry: soon\n\n').retries).toEqual([700]);
  });

  it('keeps an unfinished event to itself', () => {
    expect(read('id: 9\nevent: ply\ndata: {}\n').events).toEqual([]);
  });

  it('reads the same wherever the text was cut', () => {
    const cuts = fc.uniqueArray(fc.nat({ max: TEXT.length }), { maxLength: 8 });
    fc.assert(
      fc.property(cuts, (places) => {
        const edges = [0, ...places.toSorted((a, b) => a - b), TEXT.length];
        const chunks = edges.slice(1).map((end, index) => TEXT.slice(edges[index], end));
        expect(read(...chunks)).toEqual(read(TEXT));
      }),
    );
  });
});
