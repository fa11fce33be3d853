import { createHash } from 'node:crypto';

type Directives = Readonly<Record<string, readonly string[] | null>>;

/**
 * Everything comes from our own server. What a page has inline (a theme that must be set before the
 * first paint) is allowed by its hash, and WebAssembly for the physics of a toss; nothing else.
 */
export function contentSecurityFor(indexHtml: string, isHttps: boolean): Directives {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...hashesOf(indexHtml, 'script')],
    styleSrc: ["'self'", ...hashesOf(indexHtml, 'style')],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: isHttps ? [] : null,
  };
}

/** The policy of a document that has styles of its own inline. */
export function withStyleSources(policy: string, sources: readonly string[]): string {
  return policy.replace("style-src 'self'", (all) => [all, ...sources].join(' '));
}

/** Sources that allow exactly what stands inline in this document. */
export function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return Array.from(html.matchAll(inline), ([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}
