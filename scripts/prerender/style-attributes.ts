export interface StyledContent {
  readonly html: string;
  /** What stood in the attributes, as a style sheet. */
  readonly css: string;
}

/**
 * Moves `style="…"` into a style sheet: a page from our server may have no styles inline, and scripts, which
 * may set them, come later. Whatever takes the page over drops the mark and sets the style itself.
 */
export function withoutStyleAttributes(html: string): StyledContent {
  const marks = new Map<string, string>();
  const marked = html.replaceAll(
    /(<[^<>]*?) style="([^"]*)"/g,
    (_, before: string, style: string) => {
      const mark = marks.get(style) ?? marks.size.toString(36);
      marks.set(style, mark);
      return `${before} data-styled="${mark}"`;
    },
  );
  const rules = [...marks].map(([style, mark]) => `[data-styled="${mark}"]{${unescaped(style)}}`);
  return { html: marked, css: rules.join('\n') };
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
