import { conformanceSuite } from '../suites/conformance-suite.ts';
import { cupboard } from '../suites/game-in-folder.ts';

conformanceSuite(cupboard);
