import { serveWork } from '../scheduler/serve-work.ts';
import { work } from './work.ts';

serveWork(work);
