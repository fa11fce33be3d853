import { cupboard, tableFolderSuite } from '@kast/test-kit/suites';

tableFolderSuite(cupboard);
