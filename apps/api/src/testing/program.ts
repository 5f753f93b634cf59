import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** `npm test` has built the product just before, and says so; a single file runs from what is being written. */
const built = process.env.TESTS_BUILT === '1';

/**
 * The words after `node` that start a program of the product.
 * @param name below `src`, for example `main` or `programs/backup`
 */
export const programWords = (name: string): string[] =>
  built ? [pathOf(`../../dist/${basename(name)}.js`)] : ['--import', 'tsx', pathOf(`../${name}.ts`)];

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
