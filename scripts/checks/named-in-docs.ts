import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import { sourceFiles, sourceFolders } from './source-files.ts';

const CODE = /\.(?:tsx?|mjs|css|json|prisma)$/;
const FENCED = /^ *```[\s\S]*?^ *```/gm;
const NAME = /^(?:[a-z]+[A-Z]|[A-Z][a-z]+[A-Z])\w*$/;
const FILE = /^(?!\.)[\w@/-][\w@./-]*\.(?:tsx?|mjs|md|prisma|css)$/;
const TESTS = 'docs/tests.md';
const PROJECT = /\b(?:project|apiProject)\('([\w-]+)'|\bname: '([\w-]+)'/g;

/**
 * The names of code and of files that the documentation has in backticks exist, and {@link TESTS} lists the projects of
 * the tests that there are. Decision records may name what has gone since.
 */
export function checkNamedInDocs(root: string): Finding[] {
  const docs = [
    ...(existsSync(join(root, 'README.md')) ? ['README.md'] : []),
    ...sourceFiles(root, 'docs').filter((file) => file.endsWith('.md') && !file.includes('/decisions/')),
  ];
  const files = sourceFolders.flatMap((folder) => sourceFiles(root, folder));
  const names = new Set(
    files
      .filter((file) => CODE.test(file))
      .flatMap((file) => read(root, file).match(/[A-Za-z_$][\w$]*/g) ?? []),
  );
  const exists = (file: string) =>
    existsSync(join(root, file)) || [...files, ...docs].some((one) => one.endsWith(`/${file}`));
  const unknown = (file: string) =>
    [
      ...read(root, file)
        .replace(FENCED, '')
        .matchAll(/`([^`\n]+)`/g),
    ]
      .map(([, name = '']) => name)
      .filter((name) => (NAME.test(name) && !names.has(name)) || (FILE.test(name) && !exists(name)))
      .map((name) => ({ file, message: `names ${name}, which does not exist.` }));
  return [...docs.flatMap(unknown), ...projectsNotListed(root)];
}

const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

function projectsNotListed(root: string): Finding[] {
  if (!existsSync(join(root, TESTS)) || !existsSync(join(root, 'vitest.config.ts'))) return [];
  const there = [...read(root, 'vitest.config.ts').matchAll(PROJECT)].map(([, a, b]) => a ?? b ?? '').sort();
  const line = /^\| one project \|.*$/m.exec(read(root, TESTS))?.[0] ?? '';
  const listed = [...line.matchAll(/`(?:npx vitest run --project )?([\w-]+)`/g)]
    .map(([, name = '']) => name)
    .sort();
  if (there.join() === listed.join()) return [];
  return [
    { file: TESTS, message: `lists the projects ${listed.join(', ')}; there are ${there.join(', ')}.` },
  ];
}
