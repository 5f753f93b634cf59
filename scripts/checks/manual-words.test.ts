import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkManualWords } from './manual-words.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rebblatt-manual-words-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('the bold words of a manual are those of the screens in its language', async () => {
  const files = {
    'apps/web/src/locales/de/ui.ts':
      "export const ui = { save: 'Speichern', parts: { cancel: 'Abbrechen' } };",
    'apps/web/src/locales/en/ui.ts': "export const ui = { save: 'Save', parts: { cancel: 'Cancel' } };",
    'packages/manual/src/text/organiser-de.ts':
      "export const organiserDe = { chapters: [{ list: ['**Speichern** oder **Abbrechen**, mit Speichern'] }] };",
    'packages/manual/src/text/organiser-en.ts':
      "export const organiserEn = { chapters: [{ list: ['**Save**, **Speichern** or **Store**'] }] };",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const file = 'packages/manual/src/text/organiser-en.ts';
  expect(await checkManualWords(root)).toEqual([
    { file, message: 'names “Speichern”, which no screen says so in this language.' },
    { file, message: 'names “Store”, which no screen says so in this language.' },
  ]);
});
