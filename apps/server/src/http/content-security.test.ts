import { describe, expect, it } from 'vitest';
import { contentSecurity, inlineSources, withInline } from './content-security.ts';

describe('the content security policy', () => {
  it('allows what stands in a document by its hash', () => {
    const html = [
      '<script type="module" crossorigin src="/assets/main.js"></script>',
      '<script>alert(1)</script>',
      '<style>body{}</style>',
    ].join('\n');
    const { script, style } = inlineSources(html);
    expect(script).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
    expect(style).toHaveLength(1);
  });

  it('lets WebAssembly be compiled, for the physics of a toss, and no text be run', () => {
    const page = contentSecurity(true);
    const loosened = Object.values(page).flatMap((sources) => sources ?? []);
    const unsafe = loosened.filter((source) => /unsafe|\*|https?:/.test(source));
    expect(unsafe).toEqual(["'wasm-unsafe-eval'"]);
    expect(page['workerSrc']).toEqual(["'self'"]);
  });

  it('insists on TLS only where players come by TLS', () => {
    expect(contentSecurity(true)['upgradeInsecureRequests']).toEqual([]);
    expect(contentSecurity(false)['upgradeInsecureRequests']).toBeNull();
  });

  it('allows more scripts and styles, and nothing else, where a document has its own', () => {
    const policy = "script-src 'self' 'wasm-unsafe-eval';style-src 'self';img-src 'self'";
    expect(
      withInline(policy, { script: ["'sha256-a'"], style: ["'sha256-b'", "'sha256-c'"] }),
    ).toBe(
      "script-src 'self' 'sha256-a' 'wasm-unsafe-eval';style-src 'self' 'sha256-b' 'sha256-c';img-src 'self'",
    );
    expect(withInline(policy, { script: [], style: [] })).toBe(policy);
  });
});
