import { boardImage, type BoardImage } from './board-image.ts';

/** What stands on the picture beside the board. */
export interface PictureWords {
  readonly game: string;
  readonly title: string;
  /** Who played, one line each. */
  readonly players: readonly string[];
  readonly date: string;
  readonly site: string;
}

const WIDTH = 1200;
const MARGIN = 60;
const PAPER = '#fbf6ec';
const INK = '#2b211a';
const SOFT = '#6a5a4c';
const BRASS = '#80560c';
const LINE = 46;

/** The board with names, result and date: a PNG, or an SVG of the board where the browser will not draw it. */
export async function matchPicture(board: HTMLElement, words: PictureWords): Promise<Blob> {
  const image = await boardImage(board);
  try {
    return await png(image, words);
  } catch {
    return new Blob([image.svg], { type: 'image/svg+xml' });
  }
}

async function png(image: BoardImage, words: PictureWords): Promise<Blob> {
  const drawing = await loaded(image.svg);
  const room = WIDTH - 2 * MARGIN;
  const scale = Math.min(room / image.width, room / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const canvas = document.createElement('canvas');
  const top = 240;
  canvas.width = WIDTH;
  canvas.height = Math.ceil(top + height + 50 + words.players.length * LINE + 110);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const write = (text: string, at: readonly [number, number], font: string, colour: string) => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, at[0], at[1], room);
  };
  write(words.game, [MARGIN, 100], `600 44px ${face('--display-face')}`, BRASS);
  write(words.title, [MARGIN, 185], `600 68px ${face('--display-face')}`, INK);
  pen.drawImage(drawing, (WIDTH - width) / 2, top, width, height);
  let line = top + height + 70;
  for (const player of words.players) {
    write(player, [MARGIN, line], `400 34px ${face('--text-face')}`, INK);
    line += LINE;
  }
  write(
    `${words.date} · ${words.site}`,
    [MARGIN, line + 16],
    `400 28px ${face('--text-face')}`,
    SOFT,
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

function face(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token);
}

/** As data: a blob of its own would make the canvas unreadable. */
async function loaded(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
