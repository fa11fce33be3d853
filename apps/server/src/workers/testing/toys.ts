import { serveWork } from '../../scheduler/serve-work.ts';
import { work } from '../work.ts';
import { judgeToys } from './toy-referees.ts';

serveWork({ ...work, judgeToss: judgeToys });
