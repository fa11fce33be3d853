import { rulebookSuite } from '../suites/rulebook-suite.ts';
import { cupboard } from '../suites/game-in-folder.ts';

await rulebookSuite(cupboard);
