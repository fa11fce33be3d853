import { goldenSuite } from '../suites/golden-suite.ts';
import { cupboard } from '../suites/game-in-folder.ts';

goldenSuite(cupboard);
