let segmenter: Intl.Segmenter | undefined;

/** What a reader takes for one letter each. To be ready for it costs a slow phone more than to draw a page. */
export function lettersOf(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
