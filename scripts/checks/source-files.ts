import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const NOT_OURS = new Set([
  'node_modules',
  'dist',
  'dist-dev',
  'generated',
  'test-results',
  'playwright-report',
  '.git',
  '.data',
]);

/** Files below `folder` without generated ones, relative to `root`; none if the folder does not exist. */
export function sourceFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !NOT_OURS.has(entry.name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? sourceFiles(root, path) : [path];
    })
    .sort();
}

/** The folders with the product's source. */
export const sourceFolders = ['apps', 'packages', 'prisma', 'e2e', 'scripts'];
