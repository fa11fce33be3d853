import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, ViewportSize } from '@playwright/test';

export interface Shot {
  readonly title: string;
  readonly size: ViewportSize;
  readonly png: Buffer;
}

const OUT = join(import.meta.dirname, '../../../../.cache/screens');
const HEIGHT = 520;
const WIDEST = 860;

/** All pictures on one: `.cache/screens/<name>.png`. */
export async function writeSheet(
  browser: Browser,
  name: string,
  shots: readonly Shot[],
): Promise<void> {
  const sheet = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  await sheet.setContent(sheetOf(name.replaceAll('-', ' '), shots));
  mkdirSync(OUT, { recursive: true });
  await sheet.screenshot({ path: join(OUT, `${name}.png`), fullPage: true });
  await sheet.close();
}

/** A page with all pictures beside each other, each with its name. */
function sheetOf(title: string, shots: readonly Shot[]): string {
  return `<!doctype html><title>${title}</title><style>
    body { margin: 16px; background: #777; color: #fff; font: 14px system-ui, sans-serif }
    main { display: flex; flex-wrap: wrap; gap: 12px; align-items: end }
    figure { margin: 0 }
    img { display: block; box-shadow: 0 2px 8px #0008 }
  </style><h1>${title}</h1><main>${shots.map(figureOf).join('')}</main>`;
}

function figureOf({ title, size, png }: Shot): string {
  const scale = Math.min(HEIGHT / size.height, WIDEST / size.width, 1);
  return `<figure><figcaption>${title}</figcaption><img width="${Math.round(size.width * scale)}"
    src="data:image/png;base64,${png.toString('base64')}"></figure>`;
}
