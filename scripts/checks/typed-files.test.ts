import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles, sourceFolders } from './source-files.ts';

const root = join(import.meta.dirname, '../..');

test('the types of every file are checked, those of the configurations beside the folders too', () => {
  const files = sourceFolders.flatMap((folder) => sourceFiles(root, folder));
  const included = files
    .filter((file) => file.endsWith('/tsconfig.json'))
    .flatMap((file) => {
      const { include } = JSON.parse(readFileSync(join(root, file), 'utf8')) as { include: string[] };
      return include.map((path) => join(dirname(file), path));
    });
  const beside = readdirSync(root).filter((name) => name.endsWith('.ts'));
  const unread = [...files, ...beside].filter(
    (file) => /\.tsx?$/.test(file) && !included.some((path) => file === path || file.startsWith(`${path}/`)),
  );
  expect(beside.length).toBeGreaterThan(0);
  expect(unread).toEqual([]);
});
