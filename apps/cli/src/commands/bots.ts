import { availableParallelism } from 'node:os';
import { type GameBox, registry } from '@kast/games';
import { ok, type Result } from '@kast/kernel';
import { ArenaThreads } from '../arena/arena-threads.ts';
import { withFigures } from '../bot-figures/bot-figures.ts';
import { readFigures, writeFigures, writePage } from '../bot-figures/figures-files.ts';
import {
  type Experiment,
  experimentsOf,
  lineName,
  SPEED_LINE,
} from '../bot-figures/experiments.ts';
import { measureBots } from '../bot-figures/measure-bots.ts';
import { type Command, countOf, DONE, type Flags, parseFlags, textOf } from '../command.ts';
import { type Complaint, usage } from '../complaint.ts';
import { boxOf } from '../cupboard.ts';
import { progressBar } from '../progress-bar.ts';

export const bots: Command = {
  summary: 'measures how well the computers play, and writes docs/BOTS.md',
  synopsis: [
    'bots [--game G] [--only LINES] [--matches N] [--minutes N] [--jobs N] [--nodes N] [--figures FILE]',
    '     [--page FILE]',
    'bots --render [--figures FILE] [--page FILE]',
  ],
  help: [
    ['--game G', 'measures one game anew and keeps the others; all of them unless told'],
    [
      '--only LINES',
      'these lines of the tables alone, such as "level4 level3, level5 level4", or "speed"',
    ],
    ['--matches N', 'of each line of the tables, rounded up to whole units (40)'],
    ['--minutes N', 'for all together; a line that takes too long is broken off (without end)'],
    ['--jobs N', 'threads; as many as there are processors unless told'],
    ['--nodes N', 'positions a move for every level, to try it out quickly'],
    ['--speed-ms N', 'processor time for each speed (1000)'],
    ['--figures FILE', 'where the figures are kept (docs/bots.json)'],
    ['--page FILE', 'where the page is written (docs/BOTS.md)'],
    ['--render', 'writes the page from the figures and measures nothing'],
  ],

  async run(args, print) {
    const flags = parseFlags(args, BOTS_FLAGS);
    if (!flags.ok) return flags;
    const asked = await askedOf(flags.value);
    if (!asked.ok) return asked;
    const { boxes, figures, page, jobs, ...measure } = asked.value;
    const read = readFigures(figures, boxes.length === 0 ? 'there' : 'perhaps');
    if (!read.ok) return read;
    let kept = read.value;
    const write = (): Result<void, Complaint> => {
      const written = boxes.length === 0 ? DONE : writeFigures(figures, kept);
      return written.ok ? writePage(page, kept) : written;
    };
    // Before anything is measured: hours of it could not be kept otherwise.
    const begun = write();
    if (!begun.ok) return begun;
    const bar = progressBar();
    const threads = new ArenaThreads(boxes.length === 0 ? 0 : jobs);
    for (const box of boxes) {
      const { id } = box.info;
      const onProgress = ({ a, b, seats }: Experiment, done: number): void =>
        bar.show(done, `${id}: ${a} – ${b}, ${seats} seats`);
      for await (const found of measureBots(box, { ...measure, threads, onProgress })) {
        kept = withFigures(kept, found, ORDER);
        // After each line: whoever breaks it off keeps what was measured.
        write();
      }
      bar.clear();
      print(`${id} is measured`);
    }
    await threads.end();
    const written = write();
    if (!written.ok) return written;
    print(`${page} is written`);
    return DONE;
  },
};

const ORDER = registry.map(({ info }) => info.id);

const BOTS_FLAGS = {
  game: { type: 'string' },
  only: { type: 'string' },
  matches: { type: 'string' },
  minutes: { type: 'string' },
  jobs: { type: 'string' },
  nodes: { type: 'string' },
  'speed-ms': { type: 'string' },
  figures: { type: 'string' },
  page: { type: 'string' },
  render: { type: 'boolean' },
} as const;

/** Per game: the ladder, lot, a crowd, two that estimate, and some more. */
const EXPERIMENTS = 9;

async function askedOf(flags: Flags) {
  const boxes = await boxesAsked(flags);
  if (!boxes.ok) return boxes;
  const counts: Record<string, number | undefined> = {};
  for (const name of ['matches', 'minutes', 'jobs', 'nodes', 'speed-ms']) {
    const count = countOf(flags, name, 1e6);
    if (!count.ok) return count;
    counts[name] = count.value;
  }
  const { matches = 40, minutes, jobs = availableParallelism(), nodes } = counts;
  const budget = nodes === undefined ? undefined : String(nodes);
  const only = await linesAsked(flags, boxes.value, budget);
  if (!only.ok) return only;
  const share = 60_000 / (EXPERIMENTS * Math.max(1, boxes.value.length));
  return ok({
    boxes: boxes.value,
    figures: textOf(flags, 'figures') ?? 'docs/bots.json',
    page: textOf(flags, 'page') ?? 'docs/BOTS.md',
    only: only.value,
    matches,
    milliseconds: minutes === undefined ? Number.POSITIVE_INFINITY : minutes * share,
    jobs,
    budget,
    speedMilliseconds: counts['speed-ms'] ?? 1000,
  });
}

async function boxesAsked(flags: Flags): Promise<Result<readonly GameBox[], Complaint>> {
  if (flags.values['render']) return ok([]);
  if (textOf(flags, 'game') === undefined) return ok(registry);
  const box = await boxOf(flags);
  return box.ok ? ok([box.value]) : box;
}

/** A name that no game has a line of would measure nothing, and say nothing. */
async function linesAsked(
  flags: Flags,
  boxes: readonly GameBox[],
  budget: string | undefined,
): Promise<Result<readonly string[] | undefined, Complaint>> {
  const asked = textOf(flags, 'only')
    ?.trim()
    .split(/\s*,\s*/);
  if (!asked) return ok(undefined);
  const experiments = await Promise.all(boxes.map((box) => experimentsOf(box, budget)));
  const known = new Set([...experiments.flat().map(lineName), SPEED_LINE]);
  const unknown = asked.find((name) => !known.has(name));
  return unknown === undefined
    ? ok(asked)
    : usage(`there is no line "${unknown}"; there is ${[...known].join(', ')}`);
}
