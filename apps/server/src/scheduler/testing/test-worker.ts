import { serveWork } from '../serve-work.ts';
import { testWork } from './test-work.ts';

serveWork(testWork);
