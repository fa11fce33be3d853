import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface CompressedDocument {
  /** For `Content-Encoding`; none where the reader takes nothing compressed. */
  readonly encoding?: 'br' | 'gzip';
  readonly body: string | Buffer;
}

export interface CompressedDocuments {
  /** `etag` names the document by what is in it. */
  readonly compress: (
    etag: string,
    document: string,
    accepted: readonly string[],
  ) => Promise<CompressedDocument>;
}

/** Room for every rendered page in every language, several times over. */
const MOST_BYTES = 8 * 1024 * 1024;

/**
 * Each document is compressed once, in a thread beside the event loop, for as long as it is asked for: an LRU
 * cache by ETag, bounded by bytes. Who asks for one that is being compressed waits for that.
 */
export function compressedDocuments(mostBytes = MOST_BYTES): CompressedDocuments {
  /** In the order of their last use. */
  const kept = new Map<string, Kept>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };

  const keep = async (key: string, started: Promise<Buffer>): Promise<Buffer> => {
    const entry: Kept = { body: started, bytes: 0 };
    kept.set(key, entry);
    try {
      const body = await started;
      if (kept.get(key) !== entry) return body;
      kept.set(key, { body: started, bytes: body.length });
      bytes += body.length;
      for (const oldest of kept.keys()) {
        if (bytes <= mostBytes) break;
        drop(oldest);
      }
      return body;
    } catch (reason) {
      if (kept.get(key) === entry) kept.delete(key);
      throw reason;
    }
  };

  return {
    async compress(etag, document, accepted) {
      const encoding = encodingFor(accepted);
      if (encoding === undefined) return { body: document };
      const key = `${encoding} ${etag}`;
      const there = kept.get(key);
      if (!there) return { encoding, body: await keep(key, COMPRESS[encoding](document)) };
      kept.delete(key);
      kept.set(key, there);
      return { encoding, body: await there.body };
    },
  };
}

interface Kept {
  readonly body: Promise<Buffer>;
  /** 0 until it is known. */
  readonly bytes: number;
}

type Encoding = NonNullable<CompressedDocument['encoding']>;

function encodingFor(accepted: readonly string[]): Encoding | undefined {
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : undefined;
}

const brotli = promisify(brotliCompress);

const COMPRESS: Readonly<Record<Encoding, (document: string) => Promise<Buffer>>> = {
  // More quality costs the first reader more time than it saves: a tenth of the bytes for fifty times as long.
  br: (document) => brotli(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};
