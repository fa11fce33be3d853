import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLanguage, SOURCE_LANGUAGE } from '@kast/games';
import { beginLanguage } from './begin-language.ts';
import { judgeLanguage } from './check-language.ts';
import { makeFault } from './fault.ts';
import {
  type LanguageFolder,
  isExample,
  languagesFor,
  readLanguage,
  readTextSet,
  textFolders,
} from './folder.ts';
import { compareWithLock, LOCK_FILE, makeLock, readLock, untranslated } from './lock.ts';
import { TYPES_FILE, typesOf } from './types.ts';
import { unusedNames, unusedSentences } from './unused.ts';
import { verdict } from './verdict.ts';

/**
 * `npm run texts`: what is missing, unused, wrong or out of date, by language; writes the types and the
 * locks, and tells how many sentences each place has. `--check` writes nothing. `--accept <language>`: what is out of date
 * there is right as it is. `--begin <language>`: everything in Dutch, to be translated.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [mode, named] = process.argv.slice(2);
const isCheck = mode === '--check';
let failures = 0;
let outOfDate = 0;
/** How many sentences each place has, by language. */
const counts: Record<string, Record<string, number>> = {};

if (mode === '--begin') list('made', beginLanguage(ROOT, named ?? ''), false);
for (const folder of textFolders(ROOT)) await tell(folder);
if (!isCheck) say(tableOf(counts));
say(verdict(failures, outOfDate));
process.exitCode = failures > 0 ? 1 : 0;

async function tell(folder: string): Promise<void> {
  const set = await readTextSet(folder);
  const place = path.relative(ROOT, folder);
  const source = readLanguage(ROOT, set, SOURCE_LANGUAGE);
  for (const language of languagesFor(ROOT, set))
    tellLanguage(readLanguage(ROOT, set, language), source);
  list(`${place}: said nowhere`, unusedSentences(ROOT, source), true);
  const partTypes = partTypesFor(place, isExample(ROOT, set));
  write(path.join(folder, TYPES_FILE), typesOf(source, partTypes), true);
}

function partTypesFor(place: string, isOutside: boolean): string {
  if (isOutside) return '@kast/games/box/texts/part.ts';
  return place.startsWith('apps') ? '@kast/games' : '../../box/texts/part.ts';
}

function tellLanguage(own: LanguageFolder, source: LanguageFolder): void {
  const { folder, language } = own;
  const place = path.relative(ROOT, folder);
  // In a language that is being made, nothing fails: nobody can choose it yet.
  const isComplete = isLanguage(language);
  const { faults, missing, sentences } = judgeLanguage(own, source);
  const row = (counts[path.dirname(place)] ??= {});
  row[language] = sentences;
  const wrong = faults.map((fault) => shown(makeFault(fault)));
  list(`${place}: wrong`, wrong, isComplete);
  list(`${place}: missing`, missing, isComplete);
  list(`${place}: asked for nowhere`, unusedNames(own), isComplete);
  if (!isComplete)
    list(`${place}: still as in ${SOURCE_LANGUAGE}`, untranslated(own, source), false);
  if (language === SOURCE_LANGUAGE || own.files.length === 0) return;
  const isAccepted = mode === '--accept' && named === language;
  const { lock, outOfDate: late } = compareWithLock(own, source, readLock(own), isAccepted);
  outOfDate += late.length;
  list(`${place}: out of date`, late, false);
  write(path.join(folder, LOCK_FILE), makeLock(lock), false);
}

function tableOf(rows: Readonly<Record<string, Readonly<Record<string, number>>>>): string {
  const languages = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const width = Math.max(...Object.keys(rows).map(({ length }) => length));
  const line = (place: string, cells: readonly unknown[]): string =>
    [place.padEnd(width), ...cells.map((cell) => String(cell).padStart(6))].join('');
  return [
    line('sentences', languages),
    ...Object.entries(rows).map(([place, row]) =>
      line(
        place,
        languages.map((language) => row[language] ?? '–'),
      ),
    ),
  ].join('\n');
}

/** A lock that lies behind is no failure: two branches that translate would always meet there. */
function write(file: string, content: string, mustAgree: boolean): void {
  const there = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (there === content) return;
  if (!isCheck) writeFileSync(file, content);
  else if (mustAgree) list('run `npm run texts`', [shown(file)], true);
}

function list(title: string, lines: readonly string[], isFailure: boolean): void {
  if (lines.length === 0) return;
  if (isFailure) failures += lines.length;
  say(`${title} (${lines.length})\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function shown(file: string): string {
  return file.replaceAll(ROOT, '');
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
