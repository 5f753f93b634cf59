import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrintedMark } from '@rebblatt/contracts';
import { placedFileOf } from '@rebblatt/contracts';
import { listPrintedPages } from '@rebblatt/printed-page';
import { expect, test } from 'vitest';
import { drawnPage } from '../testing/drawn-page.ts';
import { pixelAt } from '../testing/pixel-at.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { pageOfWines, runOf } from '../testing/sample-run.ts';

const { press, folder } = pressForTests();

/** A mark of one ink, three times as wide as high. */
const drawing = (ink: string) => drawnPage(`${ink} k 0 0 180 60 re f`, undefined, [180, 60]);
const [green, blue] = await Promise.all([drawing('0.9 0.1 0.9 0'), drawing('1 0.8 0 0')]);

const markOf = (file: Uint8Array): PrintedMark => ({
  sha256: createHash('sha256').update(file).digest('hex'),
  width_mm: 63.5,
  height_mm: 21.1667,
});

const exhibitors = Array.from({ length: 130 }, (_, i) => ({
  exhibitor_id: i + 1,
  company_name: `Kellerei ${i + 1}`,
  city: 'Zug',
  stands: [`L-${i + 1}`],
  pages: [i + 1],
}));
const pages = [
  { page_id: 1, folio: 1, page_type: 4 as const, content: { exhibitors } },
  pageOfWines(2, 3, 'Weingut Abendstern'),
];

async function printed(name: string, file?: Uint8Array) {
  const run = { ...runOf(...pages), ...(file && { look: { mark: markOf(file) } }) };
  const out = join(folder, name);
  const manifest = await press.book({
    run,
    ...(file && { logos: { [markOf(file).sha256]: file } }),
    info: { title: 'Weinschiff 2026', id: name, createdAt: new Date('2026-11-01T10:00:00Z') },
    out,
  });
  const hashes = manifest.pages.map(({ sheets }) => sheets.map(({ sha256 }) => sha256));
  return { bytes: await readFile(out), hashes, run };
}

/** The colour in the middle of the place of the mark on a printed page; the file begins at the bleed, 3 mm in. */
async function inkOn({ bytes, run }: Awaited<ReturnType<typeof printed>>, page: number) {
  const box = listPrintedPages({ ...run, look: { mark: markOf(green) } })[page]?.logo?.boxMm;
  if (!box) return null;
  return pixelAt(bytes, page, box.x - 3 + box.width / 2, box.y - 3 + box.height / 2);
}

test('the mark is printed on each page of a register, as the drawing that it is', async () => {
  const [usual, marked] = [await printed('usual.pdf'), await printed('marked.pdf', green)];
  const texts = async (file: Uint8Array) => (await readWithPdfium(file)).map(({ text }) => text);
  expect(await texts(marked.bytes)).toEqual(await texts(usual.bytes));
  expect(usual.hashes[0]?.length).toBeGreaterThan(1);
  for (const page of usual.hashes[0]?.keys() ?? []) {
    expect(await inkOn(usual, page)).toEqual([255, 255, 255]);
    const [red, greenPart] = (await inkOn(marked, page)) ?? [];
    expect(greenPart).toBeGreaterThan((red ?? 255) + 60);
  }
  expect(await inkOn(marked, usual.hashes[0]?.length ?? 0)).toBeNull();
  // One drawing for all pages, and no image of it.
  expect(marked.bytes.toString('latin1').match(/\/Subtype \/Image/g)).toBeNull();
  expect(marked.bytes.length - usual.bytes.length).toBeLessThan(3_000);
});

test('another mark changes the pages of registers and no others', async () => {
  const [before, now] = [await printed('green.pdf', green), await printed('blue.pdf', blue)];
  expect(now.hashes[0]).not.toEqual(before.hashes[0]);
  expect(now.hashes[1]).toEqual(before.hashes[1]);
});

test('a mark that was not handed in is refused by name', async () => {
  const run = { ...runOf(...pages), look: { mark: markOf(green) } };
  expect(run.pages.map((page) => placedFileOf(page, run.look)?.sha256)).toEqual([
    markOf(green).sha256,
    undefined,
  ]);
  const info = { title: '', id: 'none', createdAt: new Date(0) };
  await expect(press.book({ run, info, out: join(folder, 'none.pdf') })).rejects.toMatchObject({
    code: 'layout',
    at: { logo: markOf(green).sha256 },
  });
});
