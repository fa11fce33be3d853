import { describe, expect, it } from 'vitest';
import { contentSecurityFor, withStyleSources } from './content-security.ts';

describe('contentSecurityFor', () => {
  it('allows what stands in the page by its hash, and files of our own', () => {
    const html = [
      '<script type="module" crossorigin src="/assets/main.js"></script>',
      '<script>alert(1)</script>',
      '<style>body{}</style>',
    ].join('\n');
    const { scriptSrc, styleSrc } = contentSecurityFor(html, false);
    expect(scriptSrc).toEqual([
      "'self'",
      "'wasm-unsafe-eval'",
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
    expect(styleSrc).toHaveLength(2);
  });

  it('lets WebAssembly be compiled, for the physics of a toss, and no text be run', () => {
    const page = contentSecurityFor('<script>alert(1)</script>', true);
    const loosened = Object.values(page).flatMap((sources) => sources ?? []);
    const unsafe = loosened.filter((source) => /unsafe|\*|https?:/.test(source));
    expect(unsafe).toEqual(["'wasm-unsafe-eval'"]);
    expect(page['workerSrc']).toEqual(["'self'"]);
  });

  it('insists on TLS only where players come by TLS', () => {
    expect(contentSecurityFor('', true)['upgradeInsecureRequests']).toEqual([]);
    expect(contentSecurityFor('', false)['upgradeInsecureRequests']).toBeNull();
  });

  it('allows more styles, and nothing else, where a document has its own', () => {
    const policy = "script-src 'self';style-src 'self';img-src 'self'";
    expect(withStyleSources(policy, ["'sha256-a'", "'sha256-b'"])).toBe(
      "script-src 'self';style-src 'self' 'sha256-a' 'sha256-b';img-src 'self'",
    );
    expect(withStyleSources(policy, [])).toBe(policy);
  });
});
