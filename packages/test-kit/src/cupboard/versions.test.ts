import { versionsSuite } from '../suites/versions-suite.ts';
import { cupboard } from '../suites/game-in-folder.ts';

versionsSuite(cupboard);
