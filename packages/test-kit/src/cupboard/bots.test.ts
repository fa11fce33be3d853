import { botsSuite } from '../suites/bots-suite.ts';
import { cupboard } from '../suites/game-in-folder.ts';

botsSuite(cupboard);
