import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));

describe('what a browser loads of the protocol', () => {
  it.each(files)('has no schemas in it: %s', (name) => {
    const source = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
    const statements = source.match(/^(?:import|export) [^;]* from '[^']+';/gm) ?? [];
    const loaded = statements
      .filter((statement) => !/^(?:import|export) type /.test(statement))
      .map((statement) => / from '([^']+)';$/.exec(statement)?.[1] ?? '');
    const allowed = loaded.filter((from) =>
      /^(?:\.\/.*|\.\.\/(?:stream|page-addresses|nonce-binding|guest-name|chat-phrases|longest-name)\.ts|@kast\/kernel)$/.test(
        from,
      ),
    );
    expect(loaded).toEqual(allowed);
  });
});
