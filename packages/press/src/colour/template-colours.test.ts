import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookPage, RegisterEntry } from '@rebblatt/contracts';
import { pageStylesheet, palette } from '@rebblatt/printed-page';
import { expect, test } from 'vitest';
import { layOutRun } from '../book/lay-out-run.ts';
import { isWhiteInBleed } from '../compare/white-in-bleed.ts';
import { renderPixels } from '../raster/render-pixels.ts';
import { contentOf, everythingIn } from '../testing/content-of.ts';
import { convertPrinted } from '../testing/convert-printed.ts';
import { pressForTests } from '../testing/press-for-tests.ts';
import { pageOfWines, runOf, uploadedPage } from '../testing/sample-run.ts';

const { press, folder } = pressForTests();

const exhibitors = ['Amsler', 'Bruderer', 'Zum Grünen Glas'].map(
  (company_name, i): RegisterEntry => ({
    exhibitor_id: i,
    company_name,
    city: 'Zug',
    stands: [`L-${i}`],
    pages: [3 + i],
  }),
);
const stops = exhibitors.map(({ company_name, pages }, i) => ({ stand: `Steg ${i}`, company_name, pages }));

/** One page of each kind, and everything that is coloured on a wine page: awards, no logo, placeholders. */
function everyPage(): BookPage[] {
  const prized = pageOfWines(1, 1, 'Rebhof');
  if (prized.page_type === 1)
    prized.content.categories[0]?.wines.forEach((wine, i) => {
      const symbol = (['v', 'n', 'l', 'm', 'z', 'r', 'd', 'k'] as const)[i] ?? 'b';
      wine.award = { symbol, award: `Auszeichnung ${symbol}` };
    });
  return [
    prized,
    uploadedPage(2, 2, 2),
    uploadedPage(3, 3, 3),
    { page_type: 4, page_id: 4, folio: 4, content: { exhibitors } },
    {
      page_type: 5,
      page_id: 5,
      folio: 5,
      content: { countries: [{ name: 'Schweiz', regions: [{ name: 'Wallis', exhibitors }] }] },
    },
    {
      page_type: 6,
      page_id: 6,
      folio: 6,
      content: { ships: [{ name: 'Linth', decks: [{ name: 'Hauptdeck', stops }] }] },
    },
  ];
}

test('the templates use only flat colours', () => {
  expect(pageStylesheet()).not.toMatch(
    /gradient|shadow|filter|opacity|blend|mask|url\(|border-image|clip-path|backdrop/,
  );
});

test('every ink of the printed templates is one of the palette', async () => {
  const [document = ''] = layOutRun(runOf(...everyPage())).documents;
  const pdf = await convertPrinted(await press.print(document));
  const designed = new Set(
    Object.values(palette).map(({ cmyk }) => cmyk.map((part) => String(part / 100)).join(' ')),
  );
  const used = new Set<string>();
  for (let page = 0; page < 6; page++)
    for (const [, ink = ''] of (await contentOf(pdf, page)).matchAll(/([\d.]+(?: [\d.]+){3}) [kK]\b/g))
      used.add(ink);
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((ink) => !designed.has(ink))).toEqual([]);
  expect(await everythingIn(pdf)).not.toMatch(
    /PatternType|ShadingType|SMask|Subtype \/Image|Subtype \/Form|DeviceRGB|ICCBased/,
  );
});

test('no laid-out page is white in the bleed, on either side', async () => {
  const out = join(folder, 'every-page.pdf');
  const both = everyPage().flatMap((page) => [
    page,
    { ...page, page_id: page.page_id + 10, folio: 7 - page.page_id },
  ]);
  const info = { title: 'Expo', id: 'test/1', createdAt: new Date(0) };
  const { printed_pages, bleed_not_examined } = await press.book({ run: runOf(...both), info, out });
  // This is why the check of a finished book does not look there.
  expect(bleed_not_examined).toHaveLength(printed_pages);
  for (let page = 0; page < printed_pages; page++) {
    const pixels = await renderPixels(await readFile(out), { page, size: { ppi: 100 } });
    expect([page, isWhiteInBleed(pixels)]).toEqual([page, false]);
  }
});
