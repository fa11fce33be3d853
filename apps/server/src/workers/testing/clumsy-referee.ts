import { serveWork } from '../../scheduler/serve-work.ts';
import { work } from '../work.ts';
import { judgeAfterAFailure } from './toy-referees.ts';

serveWork({ ...work, judgeToss: judgeAfterAFailure });
