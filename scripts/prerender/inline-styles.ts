/** The text of a file of the build. */
export type ReadBuilt = (file: string) => string;

export interface InlineStyles {
  readonly styles: string;
  /** Rules for fonts that have to be fetched. */
  readonly fonts: string;
}

/**
 * Style sheets as one text, with the textures that every page lies on in it: those are the largest things
 * there are to see, and a kilobyte each.
 */
export function inlineStyles(files: readonly string[], read: ReadBuilt): InlineStyles {
  const all = files.map(read).join('\n');
  const styles = all
    .replaceAll(FONT, '')
    .replaceAll(TEXTURE, (_, file: string) => `url("${dataUrl(read(file))}")`);
  return { styles, fonts: Array.from(all.matchAll(FONT), ([face]) => face).join('\n') };
}

const FONT = /@font-face\s*\{[^}]*\burl\([^}]*\}/g;

const TEXTURE = /url\(["']?\/(assets\/(?:linen|paper|walnut)-[^/"')]+\.svg)["']?\)/g;

/** Only what a quoted address cannot have in it is written otherwise: the rest compresses better as it is. */
function dataUrl(svg: string): string {
  const text = svg.trim().replaceAll(/\s+/g, ' ').replaceAll('"', "'");
  return `data:image/svg+xml,${text.replaceAll(/[%#<>]/g, encodeURIComponent)}`;
}
