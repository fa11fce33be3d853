import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type GameBox, registry } from '@kast/games';
import { must, ok, type Result } from '@kast/kernel';
import { type Flags, textOf } from './command.ts';
import { type Complaint, usage } from './complaint.ts';

/** The box that `--game` names: by its id in the cupboard, or by the folder of one that is not there. */
export async function boxOf(flags: Flags): Promise<Result<GameBox, Complaint>> {
  const id = textOf(flags, 'game');
  return id === undefined ? usage(`say which game: --game ${known().join(' | ')}`) : boxNamed(id);
}

export async function boxNamed(id: string): Promise<Result<GameBox, Complaint>> {
  const box = boxIn(registry, id) ?? (await boxInFolder(id));
  return box ? ok(box) : usage(`there is no game "${id}"; there is ${known().join(', ')}`);
}

/** The same game as another checkout of this repository has it: to let its bots meet ours. */
export async function boxOfCheckout(
  folder: string,
  id: string,
): Promise<Result<GameBox, Complaint>> {
  const file = path.resolve(folder, 'packages/games/src/registry.ts');
  if (!existsSync(file)) return usage(`there is no checkout in ${folder}`);
  const cupboard = (await import(pathToFileURL(file).href)) as { readonly registry: Boxes };
  const box = boxIn(cupboard.registry, id);
  return box ? ok(box) : usage(`there is no game "${id}" in ${folder}`);
}

type Boxes = readonly GameBox[];

function boxIn(boxes: Boxes, id: string): GameBox | undefined {
  return boxes.find(({ info }) => info.id === id);
}

/** Only what is written as a path is looked for: `examples/nine-mens-morris`. */
async function boxInFolder(folder: string): Promise<GameBox | undefined> {
  const index = path.resolve(folder, 'index.ts');
  if (!folder.includes('/') || !existsSync(index)) return undefined;
  const boxes = (await import(pathToFileURL(index).href)) as Readonly<Record<string, GameBox>>;
  return must(Object.values(boxes)[0], `a box in ${index}`);
}

function known(): readonly string[] {
  return registry.map(({ info }) => info.id);
}
