import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm test` builds the product first and sets this; a single test file runs from the source. */
const built = process.env.TESTS_BUILT === '1';

/**
 * The arguments after `node` that start a program of the product.
 * @param name below `src`, for example `main` or `programs/backup`
 */
export const programWords = (name: string): string[] =>
  built ? [pathOf(`../../dist/${basename(name)}.js`)] : ['--import', 'tsx', pathOf(`../${name}.ts`)];

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
