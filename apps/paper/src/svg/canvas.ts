/** What is drawn on: a document of pdfkit. */
export type Canvas = PDFKit.PDFDocument;

export type FontName = 'display' | 'text' | 'text-bold';

/** The face that a family and a weight come to on paper. */
export function fontFor(family: string, weight: number): FontName {
  if (family.includes('Fraunces')) return 'display';
  return weight >= 600 ? 'text-bold' : 'text';
}
