import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { ok, type Result } from '@kast/kernel';
import { DONE } from '../command.ts';
import { type Complaint, refused } from '../complaint.ts';
import { causeText } from '../words.ts';
import type { BotFigures } from './bot-figures.ts';
import { botsPage } from './bots-page.ts';

const NOTHING_YET: BotFigures = { format: 'kast-bots/1', games: [] };

/** Figures that were kept; whoever measures may begin without a file. */
export function readFigures(
  file: string,
  expected: 'there' | 'perhaps',
): Result<BotFigures, Complaint> {
  if (expected === 'perhaps' && !existsSync(file)) return ok(NOTHING_YET);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    return refused(`cannot read ${file}: ${causeText(error)}`);
  }
  const figures = figuresIn(text);
  return figures ? ok(figures) : refused(`${file} is no file of figures (kast-bots/1)`);
}

export function writeFigures(file: string, figures: BotFigures): Result<void, Complaint> {
  return write(file, `${JSON.stringify(figures, null, 2)}\n`);
}

export function writePage(file: string, figures: BotFigures): Result<void, Complaint> {
  return write(file, botsPage(figures));
}

/** Figures are in order when the page can be written from them. */
function figuresIn(text: string): BotFigures | undefined {
  try {
    const figures = JSON.parse(text) as BotFigures;
    botsPage(figures);
    return figures.format === NOTHING_YET.format ? figures : undefined;
  } catch {
    return undefined;
  }
}

function write(file: string, text: string): Result<void, Complaint> {
  try {
    writeFileSync(file, text);
    return DONE;
  } catch (error) {
    return refused(`cannot write ${file}: ${causeText(error)}`);
  }
}
