import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkNamedInDocs } from './named-in-docs.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rebblatt-docs-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const messages = () => checkNamedInDocs(root).map(({ file, message }) => `${file} ${message}`);

test('names of code and of files in the documentation exist; decision records may be older', () => {
  write('apps/api/src/jobs/queue.ts', 'export const endJob = 1;');
  write(
    'docs/api.md',
    'Call `endJob` of `jobs/queue.ts`, never `endWork` of `jobs/work.ts`; `wine` is a slice.',
  );
  write('docs/decisions/001-old.md', 'There was `endWork`.');
  write('README.md', '```\nnpx `goneNow`\n```\n');
  expect(messages()).toEqual([
    'docs/api.md names endWork, which does not exist.',
    'docs/api.md names jobs/work.ts, which does not exist.',
  ]);
});

test('the projects of the tests are listed', () => {
  write('vitest.config.ts', "[project('press', []), apiProject('api', {}), { test: { name: 'web' } }]");
  write('docs/tests.md', '| one project | `npx vitest run --project press` (`api`, `web`) |');
  expect(messages()).toEqual([]);
  write('docs/tests.md', '| one project | `npx vitest run --project press` (`api`, `gone`) |');
  expect(messages()).toEqual([
    'docs/tests.md lists the projects api, gone, press; there are api, press, web.',
  ]);
});
