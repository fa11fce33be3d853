/**
 * What an element looks like, as an SVG that needs nothing from elsewhere: the element itself inside, with the
 * page's own style sheets, their small pictures and letters.
 */
export async function boardImage(element: HTMLElement): Promise<BoardImage> {
  const { width, height } = element.getBoundingClientRect();
  const style = await inlined(styleText());
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.width = `${width}px`;
  copy.style.height = `${height}px`;
  copy.style.font = `1rem/1.5 ${getComputedStyle(element).fontFamily}`;
  for (const tray of copy.querySelectorAll('.tray')) {
    // What only asks somebody to tap says nothing on paper.
    if (!tray.querySelector('svg')) tray.remove();
  }
  await bringPictures(copy);
  const body = new XMLSerializer().serializeToString(copy);
  const svg = [
    // A picture lies on paper: it is always the light one.
    `<svg xmlns="http://www.w3.org/2000/svg" data-theme="light" width="${width}" height="${height}">`,
    `<style>${escaped(style)}</style>`,
    `<foreignObject width="${width}" height="${height}">${body}</foreignObject></svg>`,
  ].join('');
  return { svg, width, height };
}

export interface BoardImage {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** Figures are files of their own: a picture inside a picture must be brought along. */
async function bringPictures(copy: HTMLElement): Promise<void> {
  const bring = async (picture: Element, attribute: 'href' | 'src'): Promise<void> => {
    const address = new URL(picture.getAttribute(attribute) ?? '', document.baseURI);
    picture.setAttribute(attribute, await dataOf(address.href));
  };
  await Promise.all([
    ...Array.from(copy.querySelectorAll('image[href]'), (picture) => bring(picture, 'href')),
    ...Array.from(copy.querySelectorAll('img[src]'), (picture) => bring(picture, 'src')),
  ]);
}

/** The rules of every sheet of this page; those of others cannot be read. */
function styleText(): string {
  return [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map((rule) => withAbsolute(rule.cssText, sheet.href));
      } catch {
        return [];
      }
    })
    .join('\n');
}

const ADDRESS = /url\("([^")]+)"\)/g;

function withAbsolute(text: string, sheet: string | null): string {
  return text.replaceAll(ADDRESS, (whole, address: string) =>
    /^(data:|#)/.test(address)
      ? whole
      : `url("${new URL(address, sheet ?? document.baseURI).href}")`,
  );
}

/** A picture may fetch nothing: whatever a sheet names comes along in it. */
async function inlined(style: string): Promise<string> {
  const addresses = [...new Set([...style.matchAll(ADDRESS)].map((found) => found[1] ?? ''))];
  const own = addresses.filter((address) => address.startsWith(location.origin));
  const files = await Promise.all(
    own.map(async (address) => [address, await dataOf(address)] as const),
  );
  return files.reduce((text, [address, data]) => text.replaceAll(address, data), style);
}

async function dataOf(address: string): Promise<string> {
  try {
    const blob = await (await fetch(address)).blob();
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return `data:${blob.type};base64,${btoa(text)}`;
  } catch {
    // Without a connection some texture may be missing; the drawing is there all the same.
    return 'data:,';
  }
}

function escaped(style: string): string {
  return style.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
