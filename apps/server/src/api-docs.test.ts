import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { API_FILE, makeApiDocs } from './api-docs.ts';

describe('docs/API.md', () => {
  it('is what `npm run -w apps/server api-docs` writes', async () => {
    expect(await readFile(API_FILE, 'utf8')).toBe(await makeApiDocs());
  });

  it('names every value that is one of a few, and leaves no body untold', async () => {
    const text = await makeApiDocs();
    expect(text).not.toContain('undefined');
    expect(text).not.toContain('string | string');
  });
});
