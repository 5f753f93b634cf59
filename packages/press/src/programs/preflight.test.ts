import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { adSpecimen, logoSpecimen } from '@rebblatt/specimen';
import { afterAll, expect, test } from 'vitest';
import { aLogo, anAd } from '../testing/sample-run.ts';

const root = join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(join(tmpdir(), 'rebblatt-preflight-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The program that `npm test` has just built, otherwise its source. */
const preflight =
  process.env.TESTS_BUILT === '1'
    ? [join(root, 'packages/press/dist/preflight.js')]
    : ['--import', 'tsx', join(import.meta.dirname, 'preflight.ts')];

const file = (name: string, bytes: Uint8Array) => {
  writeFileSync(join(folder, name), bytes);
  return name;
};
const ad = file('ad.pdf', await adSpecimen({ ...anAd, seed: 4 }));
const logo = file('logo.pdf', await logoSpecimen({ ...aLogo, seed: 1 }));
const noPdf = file('no.pdf', Buffer.from('not a PDF'));

function run(...words: string[]): Promise<{ code: number | null; reports: unknown; output: string }> {
  const program = spawn(process.execPath, [...preflight, ...words], {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder },
  });
  let out = '';
  let output = '';
  program.stdout.on('data', (part) => {
    out += part;
  });
  program.stderr.on('data', (part) => {
    output += part;
  });
  return new Promise((resolve) =>
    program.on('close', (code) => resolve({ code, output, reports: out === '' ? null : JSON.parse(out) })),
  );
}

test('files without errors end with exit code 0 and one report each', async () => {
  expect(await run('--kind', 'ad', ad, ad)).toMatchObject({
    code: 0,
    reports: [
      { file: 'ad.pdf', kind: 'ad', ok: true, pages: 1, findings: [] },
      { file: 'ad.pdf', ok: true },
    ],
  });
});

test('an error ends with exit code 1 and is reported in every language', async () => {
  expect(await run('--kind', 'logo', logo, ad)).toMatchObject({
    code: 1,
    reports: [
      { file: 'logo.pdf', ok: true },
      {
        file: 'ad.pdf',
        ok: false,
        findings: expect.arrayContaining([
          expect.objectContaining({
            code: 'PAGE-SIZE',
            text: {
              de: 'Die Seite ist 210\u00a0×\u00a0135\u00a0mm gross, nötig sind 65\u00a0×\u00a0122.5\u00a0mm.',
              fr: 'La page mesure 210\u00a0×\u00a0135\u00a0mm, il faut 65\u00a0×\u00a0122.5\u00a0mm.',
              en: 'The page measures 210\u00a0×\u00a0135\u00a0mm; 65\u00a0×\u00a0122.5\u00a0mm is needed.',
            },
          }),
        ]),
      },
    ],
  });
});

test('a file that is not a PDF ends with exit code 2 and its report says so', async () => {
  expect(await run('--kind', 'ad', noPdf, ad)).toMatchObject({
    code: 2,
    reports: [
      {
        file: 'no.pdf',
        ok: false,
        findings: [{ code: 'FILE-OPEN', text: { en: 'The file is not a PDF file.' } }],
      },
      { file: 'ad.pdf', ok: true },
    ],
  });
});

test('a missing file ends with exit code 2, and the others are still reported', async () => {
  expect(await run('--kind', 'ad', 'nowhere.pdf', ad, '.')).toMatchObject({
    code: 2,
    reports: [
      { file: 'nowhere.pdf', ok: false },
      { file: 'ad.pdf', ok: true },
      { file: '.', ok: false },
    ],
  });
});

test.each([[['ad.pdf']], [['--kind', 'poster', 'ad.pdf']]])('with %j it prints its usage', async (words) => {
  expect(await run(...words)).toMatchObject({
    code: 2,
    reports: null,
    output: expect.stringContaining('--kind'),
  });
});

test('the limits of a file can be set', async () => {
  expect(await run('--kind', 'ad', '--seconds', '0.001', ad)).toMatchObject({
    code: 2,
    reports: [{ findings: [{ code: 'FILE-OPEN', params: { reason: 'too-slow' } }] }],
  });
});
