import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../ground/paths.mjs';

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'rebblatt-column-'));
  const left = new Set([
    '.git',
    '.pnpm',
    '.cache',
    '.vite',
    '.vite-temp',
    '.rebblatt-browser',
    'dist',
    'test-results',
  ]);
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.has(basename(path)),
  });
  // What is installed is shared; the links of the packages among themselves lead to the copy.
  symlinkSync(join(root, 'node_modules/.pnpm'), join(copy, 'node_modules/.pnpm'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The lines that the guide puts into files: which file, after which line, and what. */
function stepsOf(guide: string) {
  const steps = guide.matchAll(/^- `([^`]+)`, after `([^`]+)`[^\n]*:\n {2}```\w+\n([\s\S]*?) {2}```$/gm);
  return [...steps].map(([, file = '', anchor = '', lines = '']) => ({ file, anchor, lines }));
}

/** Runs a program of the copy. @throws Error with all that it printed when it fails */
function run(words: string[]): Promise<string> {
  // Neither what is built nor this run of the tests is the copy's; Prisma would download an engine that it never starts.
  const { TESTS_BUILT: _, VITEST: __, NODE_ENV: ___, ...own } = process.env;
  const env = { ...own, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { cwd: copy, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`${words.join(' ')}\n${output}`)),
    );
  });
}

const tool = (path: string) => join(copy, 'node_modules', path);

test('a column of the wine is added by the steps of the guide, and everything has it', async () => {
  const guide = readFileSync(join(root, 'docs/api.md'), 'utf8');
  const steps = stepsOf(guide);
  for (const { file, anchor, lines } of steps) {
    const path = join(copy, file);
    const text = readFileSync(path, 'utf8').split('\n');
    const at = text.findIndex((line) => line.includes(anchor));
    expect(at, `${anchor} is in ${file}`).toBeGreaterThanOrEqual(0);
    writeFileSync(path, text.toSpliced(at + 1, 0, ...lines.trimEnd().split('\n')).join('\n'));
  }
  expect(new Set(steps.map(({ file }) => file)).size).toBeLessThanOrEqual(15);

  await run([tool('prisma/build/index.js'), 'generate']);
  await run(['--import', 'tsx', 'apps/api/src/programs/migration.ts', 'soil_of_wines']);
  for (const project of ['packages/contracts', 'apps/api', 'apps/web'])
    await run([tool('typescript/bin/tsc'), '--noEmit', '-p', project]);
  cpSync(
    join(root, 'scripts/checks/soil-of-wines.test.ts.txt'),
    join(copy, 'apps/api/src/features/wine/soil-of-wines.test.ts'),
  );
  const words = ['run', '--project', 'api', 'apps/api/src/features/wine/soil-of-wines.test.ts'];
  await expect(run([tool('vitest/vitest.mjs'), ...words])).resolves.toContain('4 passed');
}, 600_000);
