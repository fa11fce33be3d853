import { leakSuite } from '../suites/leak-suite.ts';
import { cupboard } from '../suites/game-in-folder.ts';

leakSuite(cupboard);
