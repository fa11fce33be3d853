import { projectNode } from './setup/node.mjs';
import { orStop } from './setup/stop.mjs';
import { buildWeb } from './setup/web-build.mjs';

await orStop(() => buildWeb(projectNode()));
