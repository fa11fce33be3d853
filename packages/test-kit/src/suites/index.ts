import { botsSuite } from './bots-suite.ts';
import { conformanceSuite } from './conformance-suite.ts';
import { coverSuite } from './cover-suite.ts';
import { curtainSuite } from './curtain-suite.ts';
import { gameFolderSuite } from './game-folder-suite.ts';
import type { GameInFolder } from './game-in-folder.ts';
import { goldenSuite } from './golden-suite.ts';
import { hostingSuite } from './hosting-suite.ts';
import { leakSuite } from './leak-suite.ts';
import { lessonsSuite } from './lessons-suite.ts';
import { puzzlesSuite } from './puzzles-suite.ts';
import { ruleIdsSuite } from './rule-ids-suite.ts';
import { rulebookSuite } from './rulebook-suite.ts';
import { rulesFolderSuite } from './rules-folder-suite.ts';
import { tableFolderSuite } from './table-folder-suite.ts';
import { versionsSuite } from './versions-suite.ts';

export { cupboard, gameIn, type GameInFolder } from './game-in-folder.ts';
export { coverSuite, curtainSuite, gameFolderSuite, rulesFolderSuite, tableFolderSuite };

/** All that is asked of a game in the cupboard, for games that are not in it. */
export async function everySuite(games: readonly GameInFolder[]): Promise<void> {
  conformanceSuite(games);
  leakSuite(games);
  hostingSuite(games);
  goldenSuite(games);
  botsSuite(games);
  ruleIdsSuite(games);
  versionsSuite(games);
  coverSuite(games);
  curtainSuite(games);
  gameFolderSuite(games);
  rulesFolderSuite(games);
  tableFolderSuite(games);
  await rulebookSuite(games);
  await lessonsSuite(games);
  await puzzlesSuite(games);
}
