import { cupboard, gameFolderSuite, tableFolderSuite } from '@kast/test-kit/suites';

gameFolderSuite(cupboard);
tableFolderSuite(cupboard);
