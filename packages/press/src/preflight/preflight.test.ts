import { preflightThresholds } from '@rebblatt/contracts';
import {
  adSpecimen,
  adStyles,
  asWrittenBy,
  contentSpecimen,
  logoSpecimen,
  logoStyles,
  oddSpecimen,
} from '@rebblatt/specimen';
import fc from 'fast-check';
import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, test, vi } from 'vitest';
import { interpretLimits } from '../content/budget.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { aLogo, anAd } from '../testing/sample-run.ts';
import { usualAsk } from './check-facts.ts';
import { timeFor } from './check-upload.ts';
import { preflight } from './preflight.ts';
import { txtCourier } from './rules/txt-courier.ts';
import { findingsOf } from './testing/findings-of.ts';
import { hideIn } from './testing/hide-in.ts';

/** `npm run test:soak` tries a hundred times as many. */
const [RUNS, TIME_MS] = process.env.SOAK ? [6_000, 1_800_000] : [60, 60_000];

const { press } = pressForTests();
const ad = await adSpecimen({ ...anAd, seed: 4 });
const logo = await logoSpecimen({ ...aLogo, seed: 1 });

describe('the specimens have no findings:', () => {
  test.each([...adStyles.keys()])('ad style %i', async (seed) => {
    expect(await press.preflight(await adSpecimen({ ...anAd, seed }), 'ad')).toMatchObject({
      ok: true,
      pages: 1,
      findings: [],
    });
  });

  test.each([...logoStyles.keys()])('logo style %i', async (seed) => {
    const report = await press.preflight(await logoSpecimen({ ...aLogo, seed }), 'logo');
    expect(report).toMatchObject({ kind: 'logo', ok: true, findings: [] });
  });

  test('content pages', async () => {
    const pages = ['Willkommen', 'Anreise'].map((title) => ({ title, paragraphs: ['Kommen Sie an Bord.'] }));
    const report = await press.preflight(await contentSpecimen({ pages, seed: 1 }), 'content');
    expect(report).toMatchObject({ ok: true, pages: 2, findings: [] });
    expect(report.width_mm).toBeCloseTo(210, 3);
  });
});

test('every page of a content file is checked, and a finding names its page', async () => {
  const rgb = await oddSpecimen.twoPages(await hideIn('page', { content: '1 0 0 rg 9 9 9 9 re f' }));
  const { ok, findings } = await press.preflight(rgb, 'content');
  expect(ok).toBe(false);
  expect(findings.filter(({ code }) => code === 'COL-RGB').map(({ page }) => page)).toEqual([1, 2]);
});

test('thresholds and output condition can be set', async () => {
  const line = await hideIn('page', { content: '0.3 w 9 90 m 90 90 l S' });
  const codes = async (options: Parameters<typeof press.preflight>[2]) =>
    (await press.preflight(line, 'ad', options)).findings.map(({ code }) => code);
  expect(await codes({})).not.toContain('LINE-HAIRLINE');
  expect(await codes({ thresholds: preflightThresholds.parse({ hairline_pt: 0.5 }) })).toContain(
    'LINE-HAIRLINE',
  );
  const { findings } = await press.preflight(ad, 'ad', { condition: 'FOGRA51' });
  expect(findings).toMatchObject([{ code: 'COL-OUTPUTINTENT', wanted: 'FOGRA51' }]);
});

test.each([
  ['empty', () => new Uint8Array(0), { reason: 'empty' }],
  ['text', () => Buffer.from('<html>%PDF</html>'), { reason: 'not-a-pdf' }],
  ['cut off', () => oddSpecimen.truncated(ad), { reason: 'damaged' }],
  ['with an endless page tree', () => oddSpecimen.endlessPageTree(), { reason: 'page-tree' }],
  [
    'compressed with an unknown filter',
    () =>
      Buffer.from(
        Buffer.from(oddSpecimen.bomb()).toString('latin1').replace('/FlateDecode', '/NobodyDecode'),
        'latin1',
      ),
    { reason: 'unknown-filter' },
  ],
  [
    'small and packed under a name that only inline images may use',
    async () =>
      Buffer.from(
        Buffer.from(await asWrittenBy('Word', ad))
          .toString('latin1')
          .replaceAll('/FlateDecode', '/Fl         '),
        'latin1',
      ),
    { reason: 'unknown-filter' },
  ],
  ['a bomb of objects', () => oddSpecimen.bomb(), { reason: 'bomb' }],
  ['a bomb of content', () => hideIn('page', { content: ' '.repeat(300_000_000) }), { reason: 'bomb' }],
  [
    'millions of operators',
    () => hideIn('page', { content: 'q Q\n'.repeat(3_000_000) }),
    { reason: 'too-slow' },
  ],
])('a file that is %s is refused with its reason', async (_, make, params) => {
  expect(await press.preflight(await make(), 'ad')).toMatchObject({
    ok: false,
    findings: [{ code: 'FILE-OPEN', severity: 'error', params }],
  });
});

test('a rule that throws is reported, and the others are applied', async () => {
  const broken = vi.spyOn(txtCourier, 'run').mockImplementation(() => {
    throw new TypeError('broken');
  });
  const line = await hideIn('page', { content: '0.1 w 9 9 m 90 9 l S' });
  const { findings } = await preflight(line, usualAsk('ad'), interpretLimits);
  broken.mockRestore();
  expect(findings).toContainEqual(
    expect.objectContaining({ code: 'NOT-EXAMINED', severity: 'warning', params: { names: 'TXT-COURIER' } }),
  );
  expect(findings.map(({ code }) => code)).toContain('LINE-HAIRLINE');
});

/** A file that contains its one page this many times. */
async function timesOver(file: Uint8Array, pages: number): Promise<Uint8Array> {
  const doc = await PDFDocument.load(file, { updateMetadata: false });
  const [first] = doc.getPages();
  const tree = doc.catalog.Pages();
  for (let i = 1; i < pages; i++) tree.insertLeafNode(doc.context.register(first?.node.clone() as never), 0);
  return doc.save();
}

test('each page of a long file may contain as much as the page of a file of one', async () => {
  const page = await hideIn('page', { content: 'q Q\n'.repeat(75_000) });
  const { ok, pages } = await press.preflight(await timesOver(page, 30), 'content');
  expect({ ok, pages }).toEqual({ ok: true, pages: 30 });
});

test('three hundred pages are accepted, in the time limit for as many', async () => {
  const page = await hideIn('page', { content: '0 0 0 1 k 9 9 9 9 re f' });
  const report = await press.preflight(await timesOver(page, 300), 'content');
  expect(report).toMatchObject({ ok: true, pages: 300 });
  expect(report.findings.map(({ code }) => code)).not.toContain('NOT-EXAMINED');
});

test('the time limit of a file grows with its pages, and with that for the first', () => {
  const [usual, short] = [20_000, 2_000];
  expect([1, 11, 300].map((pages) => timeFor(pages, usual))).toEqual([20_000, 40_000, 618_000]);
  expect(timeFor(300, short)).toBe(timeFor(300, usual) / 10);
});

test('millions of operands in one operation are cut off, not collected', async () => {
  for (const operand of ['1 ', '/a ', '(a)', '[']) {
    const many = await hideIn('page', { content: `BT [${operand.repeat(5_000_000)}] TJ ET` });
    expect((await preflight(many, usualAsk('ad'), interpretLimits)).pages).toBe(1);
  }
  const long = await hideIn('page', { content: `BT (${'a'.repeat(30_000_000)}) Tj ET` });
  expect((await preflight(long, usualAsk('ad'), interpretLimits)).pages).toBe(1);
});

test('hundreds of thousands of findings are reported as one', async () => {
  const lines = await hideIn('page', { content: `0.1 w ${'9 9 m 90 9 l S\n'.repeat(150_000)}` });
  expect(await findingsOf(lines, 'LINE-HAIRLINE', 'logo')).toMatchObject([{ params: { count: 150_000 } }]);
});

test('an encrypted file and one of two pages are reported as such, without other findings', async () => {
  const codes = async (bytes: Uint8Array) =>
    (await press.preflight(bytes, 'ad')).findings.map(({ code }) => code);
  expect(await codes(await oddSpecimen.encrypted(ad))).toEqual(['FILE-ENCRYPTED']);
  expect(await codes(await oddSpecimen.twoPages(ad))).toEqual(['PAGE-COUNT']);
});

test('a file that exceeds the limits of time or memory is reported as such', async () => {
  const { press: hasty } = pressForTests({ fileProcessorMs: 1 });
  expect((await hasty.preflight(ad, 'ad')).findings).toMatchObject([{ params: { reason: 'too-slow' } }]);
  const { press: small } = pressForTests({ fileMemoryMb: 64 });
  const large = Buffer.concat([ad, Buffer.alloc(20_000_000)]);
  expect((await small.preflight(large, 'ad')).findings).toMatchObject([
    { params: { reason: 'too-much-memory' } },
  ]);
  expect(await press.preflight(ad, 'ad')).toMatchObject({ ok: true });
});

test('a missing file has no report', async () => {
  await expect(press.preflight('/nowhere/ad.pdf', 'ad')).rejects.toMatchObject({ code: 'unreadable' });
});

test('a page that claims to be kilometres wide is reported with its size', async () => {
  const huge = await hideIn('page', { content: '' }, (page, { context }) => {
    for (const name of ['MediaBox', 'TrimBox', 'BleedBox'])
      page.set(PDFName.of(name), context.obj([0, 0, 1e7, 1e7]));
  });
  const { findings } = await press.preflight(huge, 'ad');
  expect(findings.map(({ code }) => code)).toEqual(expect.arrayContaining(['PAGE-SIZE', 'NOT-EXAMINED']));
});

test(
  'whatever is changed in a file, it gets a report',
  async () => {
    const drawing = {
      content: '/Gs gs BT /F 9 Tf (a) Tj ET BI /W 1 /H 1 /CS /G /BPC 8 ID a\nEI 0 0 5 5 re f',
    };
    const odd = await hideIn('soft-mask', {
      ...drawing,
      resources: () => ({ ExtGState: { Gs: { ca: 0.5 } } }),
    });
    const files = [logo, ad, odd];
    const edit = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...files),
        fc.array(edit, { maxLength: 40 }),
        fc.nat(9),
        async (file, edits, cut) => {
          const broken = file.slice(0, cut === 0 ? (edits[0]?.[0] ?? 0) % file.length : file.length);
          for (const [at, byte] of edits) broken[at % Math.max(1, broken.length)] = byte;
          const report = await press.preflight(broken, cut % 2 ? 'ad' : 'logo');
          expect(report.ok).toBe(report.findings.every(({ severity }) => severity !== 'error'));
        },
      ),
      { numRuns: RUNS },
    );
  },
  TIME_MS,
);
