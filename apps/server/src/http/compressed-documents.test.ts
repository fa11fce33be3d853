import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedDocuments } from './compressed-documents.ts';

describe('compressed documents', () => {
  it('come as the reader takes them', async () => {
    const { compress } = compressedDocuments();
    const br = await compress('"1"', 'a page', ['gzip', 'deflate', 'br']);
    expect(br.encoding).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe('a page');
    const gzip = await compress('"1"', 'a page', ['gzip']);
    expect(gzip.encoding).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe('a page');
    expect(await compress('"1"', 'a page', ['identity'])).toEqual({ body: 'a page' });
  });

  it('are compressed once, also for those who ask at the same time', async () => {
    const { compress } = compressedDocuments();
    const [one, other] = await Promise.all([
      compress('"1"', 'a page', ['br']),
      compress('"1"', 'a page', ['br']),
    ]);
    expect(other.body).toBe(one.body);
    expect((await compress('"1"', 'a page', ['br'])).body).toBe(one.body);
  });

  it('are known by what is in them', async () => {
    const { compress } = compressedDocuments();
    await compress('"1"', 'a page', ['br']);
    const other = await compress('"2"', 'another page', ['br']);
    expect(brotliDecompressSync(other.body).toString()).toBe('another page');
  });

  it('take no more memory than they may: what was asked for longest ago goes first', async () => {
    const size = (await compressedDocuments().compress('"0"', 'page 0', ['br'])).body.length;
    const { compress } = compressedDocuments(2 * size);
    const ask = (page: number) => compress(`"${page}"`, `page ${page}`, ['br']);
    const [first, second] = [await ask(1), await ask(2)];
    await ask(1);
    await ask(3);
    expect((await ask(1)).body).toBe(first.body);
    expect((await ask(2)).body).not.toBe(second.body);
  });
});
