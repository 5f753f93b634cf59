import { join } from 'node:path';
import { checkApiDescription } from './api-description.ts';
import { checkEnvironmentReaders } from './environment-readers.ts';
import { checkFileLength } from './file-length.ts';
import type { Finding } from './finding.ts';
import { checkImports } from './imports.ts';
import { checkManualWords } from './manual-words.ts';
import { checkNamedInDocs } from './named-in-docs.ts';
import { checkNamedTests } from './named-tests.ts';
import { checkPageTypes } from './page-types.ts';
import { checkPlainWords } from './plain-words.ts';
import { checkScreenText } from './screen-text.ts';
import { checkServedCalls } from './served-calls.ts';
import { checkSlices } from './slices.ts';
import { checkSuppressions } from './suppressions.ts';
import { checkTexts } from './texts.ts';
import { checkThrownCodes } from './thrown-codes.ts';
import { checkVocabulary } from './vocabulary.ts';

const root = join(import.meta.dirname, '../..');

const checks: Record<string, (root: string) => Finding[] | Promise<Finding[]>> = {
  vocabulary: checkVocabulary,
  'file length': checkFileLength,
  'readers of the environment': checkEnvironmentReaders,
  'texts in components': checkScreenText,
  'texts and error codes': checkTexts,
  'words of the screens in the manuals': checkManualWords,
  'codes that are thrown': checkThrownCodes,
  'calls that are served': checkServedCalls,
  'description of the API': checkApiDescription,
  imports: checkImports,
  'order of the slices': checkSlices,
  'promises and their tests': checkNamedTests,
  'names in the documentation': checkNamedInDocs,
  'silenced rules': checkSuppressions,
  'types of pages': checkPageTypes,
  'plain words in names': checkPlainWords,
};

let failed = false;
for (const [name, check] of Object.entries(checks)) {
  try {
    for (const { file, message } of await check(root)) {
      failed = true;
      console.log(`${file}: ${message}`);
    }
  } catch (error) {
    // A check that cannot run has not passed, and must not prevent the ones after it.
    failed = true;
    console.log(`${name}: could not be checked. ${error instanceof Error ? error.message : error}`);
  }
}
process.exit(failed ? 1 : 0);
