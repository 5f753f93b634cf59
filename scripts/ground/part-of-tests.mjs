import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { Failure } from './run.mjs';
import { filesBelow } from './stamp.mjs';

/** Where parts of the product have folders of their own. */
const homes = ['apps/api/src/features', 'apps/api/src', 'apps/web/src/features', 'apps/web/src', 'packages'];

const isTest = (file) => /\.test\.tsx?$/.test(file);

/**
 * What tests a part of the product: a slice (`page`, `wine-import`), a folder beside them (`files`, `form`) or a package.
 *
 * @param {string} part its name
 * @returns {{ tests: string[], journeys: string[] }} folders with unit and API tests, and journeys that have its name in
 *   theirs, both from the root of the checkout
 * @throws {Failure} when nothing tests a part of that name
 */
export function testsOf(part) {
  const folders = /^[a-z][a-z0-9-]*$/.test(part) ? homes.map((home) => `${home}/${part}`) : [];
  const tests = folders
    .filter((folder) => existsSync(join(root, folder)) && filesBelow(folder).some(isTest))
    .map((folder) => `${folder}/`);
  const journeys = readdirSync(join(root, 'e2e'))
    .filter(
      (file) => file.endsWith('.spec.ts') && `-${file.slice(0, -'.spec.ts'.length)}-`.includes(`-${part}-`),
    )
    .map((file) => `e2e/${file}`);
  if (tests.length === 0 && journeys.length === 0)
    throw new Failure(
      `Nothing tests a part "${part}". Parts are the folders with tests in ${homes.join(', ')}, and words in the names of journeys.`,
    );
  return { tests, journeys };
}
