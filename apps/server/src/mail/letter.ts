/** As it goes out: what a person reads, twice, and what programs read. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string | PreparedHeader>>;
}

/** Not to be broken into lines. */
interface PreparedHeader {
  readonly prepared: true;
  readonly value: string;
}

export type Paragraph = string | { readonly label: string; readonly href: string };

export interface LetterParts {
  readonly language: string;
  readonly subject: string;
  readonly body: readonly Paragraph[];
  /** Smaller, at the end. */
  readonly foot: readonly Paragraph[];
  /** Where mail programs end this kind of mail for good, by one press (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The same in plain text and as a page without anything that would have to be fetched. */
export function letterOf({ language, subject, body, foot, unsubscribe }: LetterParts): Letter {
  const smaller = foot.length === 0 ? [] : ['-- ', ...foot.map(plain)];
  return {
    subject: oneLine(subject),
    text: `${[...body.map(plain), ...smaller].join('\n\n')}\n`,
    html: [
      `<!doctype html><html lang="${escaped(language)}"><meta charset="utf-8">`,
      '<body style="font:16px/1.5 sans-serif;max-width:36em;margin:1em auto;padding:0 1em">',
      ...body.map((paragraph) => `<p>${marked(paragraph)}</p>`),
      ...foot.map((paragraph) => `<p style="font-size:13px">${marked(paragraph)}</p>`),
      '</body></html>',
    ].join('\n'),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === undefined
        ? {}
        : {
            'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
  };
}

function plain(paragraph: Paragraph): string {
  return typeof paragraph === 'string'
    ? oneLine(paragraph)
    : `${oneLine(paragraph.label)}\n${paragraph.href}`;
}

function marked(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return escaped(oneLine(paragraph));
  return `<a href="${escaped(paragraph.href)}">${escaped(oneLine(paragraph.label))}</a>`;
}

/** Nothing in a name begins another line, and so no header either. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .toWellFormed()
    .trim();
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
