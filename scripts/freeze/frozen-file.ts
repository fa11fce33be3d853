import { createHash } from 'node:crypto';

export interface FrozenRules {
  readonly game: string;
  readonly version: number;
  readonly code: string;
}

/** The file of a frozen build: what it is, its checksum, and the code. */
export function makeFrozenFile(frozen: FrozenRules): string {
  const { game, version, code } = frozen;
  return `/*
 * The rules of ${game}, version ${version}, frozen: matches that were begun under them end under them.
 * Made by \`npm run freeze -- ${game}\` and never edited: a test compares the checksum. A rule is
 * corrected in rules/, as a new version.
 * sha256 of game, version and all below: ${checksumOf(frozen)}
 */
${code}`;
}

/** Reads it again; undefined if anything in it was changed. */
export function parseFrozenFile(text: string): FrozenRules | undefined {
  const [, game, version] = /^\/\*\n \* The rules of (\S+), version (\d+), /.exec(text) ?? [];
  const end = text.indexOf(' */\n');
  if (game === undefined || end < 0) return undefined;
  const frozen = { game, version: Number(version), code: text.slice(end + 4) };
  return makeFrozenFile(frozen) === text ? frozen : undefined;
}

/** Its types: a game of which the newest code knows no more than the contract. */
export const FROZEN_TYPES = `import type { AnyGame } from '@kast/kernel';

export declare const game: AnyGame;
`;

function checksumOf({ game, version, code }: FrozenRules): string {
  return createHash('sha256').update(`${game} ${version}\n${code}`).digest('hex');
}
