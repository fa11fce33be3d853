import { curtainSuite } from '../suites/curtain-suite.ts';
import { cupboard } from '../suites/game-in-folder.ts';

curtainSuite(cupboard);
