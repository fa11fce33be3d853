import { fail, type MatchRecord, ok, type Result } from '@kast/kernel';
import { type NamedPlayer, namedPlayers } from './named-players.ts';

/** What a link holds: a record, which has no place for names, and beside it who played. */
export interface SharedMatch {
  /** Not yet believed. */
  readonly record: unknown;
  /** Seat 1 first; as far as they have names. */
  readonly players: readonly NamedPlayer[];
}

/**
 * A whole match in the part of an address that is never sent to a server: JSON, deflated, base64url.
 */
export async function packMatch(
  record: MatchRecord,
  players: readonly NamedPlayer[],
): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({ record, players }));
  const packed = await through(text, new CompressionStream('deflate-raw'));
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What was packed; a damaged link is told apart from a bad record. */
export async function unpackMatch(packed: string): Promise<Result<SharedMatch, 'broken-link'>> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    return ok(sharedIn(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text))));
  } catch {
    return fail('broken-link');
  }
}

/** Links of earlier days are a record and nothing else. */
function sharedIn(value: unknown): SharedMatch {
  if (typeof value !== 'object' || value === null || !('record' in value)) {
    return { record: value, players: [] };
  }
  return { record: value.record, players: namedPlayers('players' in value && value.players) };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const changed = new Blob([bytes]).stream().pipeThrough(stream).pipeThrough(atMost(LARGEST));
  return new Response(changed).bytes();
}

/** In bytes: no match is so large, and what unfolds from a short link could fill a device. */
const LARGEST = 4 * 1024 * 1024;

type Bytes = Uint8Array<ArrayBuffer>;

function atMost(limit: number): TransformStream<Bytes, Bytes> {
  let size = 0;
  return new TransformStream<Bytes, Bytes>({
    transform(part, controller) {
      size += part.length;
      if (size > limit) controller.error(new RangeError('larger than any match'));
      else controller.enqueue(part);
    },
  });
}
