import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLanguage, SOURCE_LANGUAGE } from '@kast/games';
import { judgeLanguage } from './check-language.ts';
import { makeFault } from './fault.ts';
import { readLanguage, readTextSet, textFolders } from './folder.ts';
import { compareWithLock, LOCK_FILE, makeLock, readLock } from './lock.ts';
import { TYPES_FILE, typesOf } from './types.ts';
import { unusedIn } from './unused.ts';

/**
 * `npm run texts`: what is missing, unused, wrong or out of date, by language; writes the types and the
 * locks. `--check` writes nothing. `--accept <language>`: what is out of date there is right as it is.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const [mode, accepted] = process.argv.slice(2);
const isCheck = mode === '--check';
let failures = 0;

for (const folder of textFolders(ROOT)) await tell(folder);
if (failures === 0) say('The texts are in order.');
process.exitCode = failures > 0 ? 1 : 0;

async function tell(folder: string): Promise<void> {
  const set = await readTextSet(folder);
  const place = path.relative(ROOT, folder);
  const source = readLanguage(ROOT, set, SOURCE_LANGUAGE);
  for (const language of set.languages) {
    const own = readLanguage(ROOT, set, language);
    const { faults, missing } = judgeLanguage(own, source);
    list(
      `${place}: wrong in ${language}`,
      faults.map((fault) => shown(makeFault(fault))),
      true,
    );
    list(`${place}: missing in ${language}`, missing, isLanguage(language));
    if (language === SOURCE_LANGUAGE) continue;
    const { lock, outOfDate } = compareWithLock(
      own,
      source,
      readLock(own),
      mode === '--accept' && accepted === language,
    );
    list(`${place}: out of date in ${language}`, outOfDate, false);
    write(path.join(own.folder, LOCK_FILE), makeLock(lock), false);
  }
  list(`${place}: said nowhere`, unusedIn(ROOT, source), true);
  const partTypes = place.startsWith('apps') ? '@kast/games' : '../../box/texts/part.ts';
  write(path.join(folder, TYPES_FILE), typesOf(source, partTypes), true);
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
