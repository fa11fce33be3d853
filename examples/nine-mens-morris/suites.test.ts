import { everySuite, gameIn } from '@kast/test-kit/suites';
import { nineMensMorris } from './index.ts';

await everySuite([gameIn(nineMensMorris, new URL('./', import.meta.url))]);
