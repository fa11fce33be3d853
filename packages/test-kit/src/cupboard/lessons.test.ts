import { lessonsSuite } from '../suites/lessons-suite.ts';
import { cupboard } from '../suites/game-in-folder.ts';

await lessonsSuite(cupboard);
