import { inflateSync } from 'node:zlib';

const HEADER = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

/**
 * A font as the web has it, unpacked: a document reads its tables again and again, and Node inflates them
 * many times faster than what embeds them.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, index));
  const head = Buffer.alloc(HEADER.sfnt + count * ENTRY.sfnt);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = HEADER.sfnt + index * ENTRY.sfnt;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    offset += padded(data).length;
  }
  return Buffer.concat([head, ...tables.map(({ data }) => padded(data))]);
}

function tableAt(woff: Buffer, index: number) {
  const at = HEADER.woff + index * ENTRY.woff;
  const [offset, packed] = [woff.readUInt32BE(at + 4), woff.readUInt32BE(at + 8)];
  const stored = woff.subarray(offset, offset + packed);
  const isPacked = packed < woff.readUInt32BE(at + 12);
  return {
    tag: woff.toString('latin1', at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    data: isPacked ? inflateSync(stored) : stored,
  };
}

/** Tables begin at multiples of four. */
function padded(data: Buffer): Buffer {
  return Buffer.concat([data], Math.ceil(data.length / 4) * 4);
}
