/** A part of Vite's manifest: chunks by the source file that they begin with. */
export type Manifest = Readonly<Record<string, ManifestChunk>>;

export interface ManifestChunk {
  readonly file: string;
  /** Keys of the chunks that are loaded with it. */
  readonly imports?: readonly string[];
  /** Files of styles that belong to it. */
  readonly css?: readonly string[];
  /** Files of pictures and fonts that belong to it. */
  readonly assets?: readonly string[];
}

/**
 * The script files that a browser must have for these sources, each once. In a source, `*` stands for
 * the name of one folder.
 */
export function filesFor(manifest: Manifest, sources: readonly string[]): Set<string> {
  return new Set(chunksFor(manifest, sources).map(({ file }) => file));
}

/** With their style sheets; what something is built upon comes before it, as the styles must. */
export function chunksFor(manifest: Manifest, sources: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>();
  const chunks: ManifestChunk[] = [];
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the manifest of the build`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    chunks.push(chunk);
  };
  for (const source of sources) for (const key of keysOf(manifest, source)) visit(key);
  return chunks;
}

function keysOf(manifest: Manifest, source: string): string[] {
  const pattern = new RegExp(
    `^${source
      .split('*')
      .map((part) => RegExp.escape(part))
      .join('[^/]+')}$`,
  );
  const keys = Object.keys(manifest).filter((key) => pattern.test(key));
  if (keys.length === 0) throw new Error(`${source} is not in the manifest of the build`);
  return keys;
}
