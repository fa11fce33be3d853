import { serveWork } from '../../scheduler/serve-work.ts';
import { work } from '../work.ts';

/** Computers that never come to a decision, and cost nothing meanwhile. */
serveWork({ ...work, think: () => Promise.withResolvers<never>().promise });
