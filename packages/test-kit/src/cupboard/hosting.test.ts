import { hostingSuite } from '../suites/hosting-suite.ts';
import { cupboard } from '../suites/game-in-folder.ts';

hostingSuite(cupboard);
