import { serveWork } from '../../scheduler/serve-work.ts';
import { work } from '../work.ts';
import { judgeAbsurdly } from './toy-referees.ts';

serveWork({ ...work, judgeToss: judgeAbsurdly });
