import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Finding } from './finding.ts';
import { sourceFiles } from './source-files.ts';

const CODES = 'packages/contracts/src/errors.ts';

/** Where codes are listed and translated; a code that is nowhere else is never used. */
const LISTED = [/^packages\/contracts\/src\/errors\.ts$/, /^apps\/web\/src\/locales\//, /\.test\.tsx?$/];

/**
 * Every code of {@link CODES} must occur in the source that throws it, because texts for errors that never
 * occur are misleading.
 */
export async function checkThrownCodes(root: string): Promise<Finding[]> {
  if (!existsSync(join(root, CODES)))
    throw new Error(`${CODES} is missing; the check of its codes reads it.`);
  const { errorCodes, validationKeys } = (await import(pathToFileURL(join(root, CODES)).href)) as {
    errorCodes: string[];
    validationKeys: string[];
  };
  const source = ['apps', 'packages']
    .flatMap((folder) => sourceFiles(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !LISTED.some((pattern) => pattern.test(file)))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  return [...errorCodes, ...validationKeys]
    .filter((code) => !source.includes(`'${code}'`))
    .map((code) => ({ file: CODES, message: `lists ${code}, which nothing throws.` }));
}
