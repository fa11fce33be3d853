import { createHash } from 'node:crypto';

type Directives = Readonly<Record<string, readonly string[] | null>>;

/** What stands inline in a document, by its hashes. */
export interface InlineSources {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

/** Everything comes from our own server, and WebAssembly may be compiled for the physics of a toss; nothing else. */
export function contentSecurity(isHttps: boolean): Directives {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    styleSrc: ["'self'"],
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

/** The policy of a document that has something of its own inline, as a theme that must be set before the first paint. */
export function withInline(policy: string, { script, style }: InlineSources): string {
  const missing = (sources: readonly string[]) => sources.filter((one) => !policy.includes(one));
  return policy
    .replace("script-src 'self'", (all) => [all, ...missing(script)].join(' '))
    .replace("style-src 'self'", (all) => [all, ...missing(style)].join(' '));
}

/** Sources that allow exactly what stands inline in this document. */
export function inlineSources(html: string): InlineSources {
  return { script: hashesOf(html, 'script'), style: hashesOf(html, 'style') };
}

function hashesOf(html: string, element: 'script' | 'style'): readonly string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return Array.from(html.matchAll(inline), ([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}
