import { fail, type MatchRecord, ok, type Result } from '@kast/kernel';

/**
 * A whole match in the part of an address that is never sent to a server: JSON, deflated, base64url.
 */
export async function packRecord(record: MatchRecord): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(record));
  const packed = await through(text, new CompressionStream('deflate-raw'));
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What was packed, not yet believed; a damaged link is told apart from a bad record. */
export async function unpackRecord(packed: string): Promise<Result<unknown, 'broken-link'>> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    return ok(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as unknown);
  } catch {
    return fail('broken-link');
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).bytes();
}
