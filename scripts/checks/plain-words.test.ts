import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPlainWords } from './plain-words.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rebblatt-words-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

test('names of code and of files have no vague word, whatever their case; texts and comments may', () => {
  write('apps/api/src/a.ts', 'const wasTold = 1;');
  write('apps/api/src/b.ts', 'export const MAX_SAID = 2;');
  write('apps/web/src/c.tsx', 'export const C = ({ given }: { given: string }) => <p>{given}</p>;');
  write('packages/press/src/use-told.ts', 'export {};');
  write(
    'e2e/d.spec.ts',
    "// What somebody said.\nconst text = 'was told'; const unheard = 1; const toldest = 2;",
  );
  expect(checkPlainWords(root).map(({ file, message }) => [file, message.split(';')[0]])).toEqual([
    ['apps/api/src/a.ts', 'has the name wasTold'],
    ['apps/api/src/b.ts', 'has the name MAX_SAID'],
    ['apps/web/src/c.tsx', 'has the name given'],
    ['packages/press/src/use-told.ts', 'has the name use-told.ts'],
  ]);
});
