import { type BookPage, type BookRun, type PrintedLook, typefacePairs } from '@rebblatt/contracts';
import { expect, test } from 'vitest';
import { layOutRun } from '../book/lay-out-run.ts';
import { pressForTests } from '../testing/press-for-tests.ts';

// What stands under a wine's name takes room: whether it fits shows only in the browser that prints.

const { press } = pressForTests();

const facts = { grapes: ['Müller-Thurgau', 'Gamaret'], region: 'Zürich', alcohol_free: false };
const both: PrintedLook = { under_wine: 'both', alcohol_free: true };

/** A page of so many wines in three categories. */
const page = (wines: number): Extract<BookPage, { page_type: 1 }> => ({
  page_id: wines,
  page_type: 1,
  folio: 12,
  with_sku: false,
  content: {
    page_title: 'Zürich',
    company: {
      company_name: 'Weingut Sonnenhalde',
      street: 'Seestrasse',
      number: '12a',
      zip_code: '8712',
      city: 'Stäfa',
      phone: '055 555 12 30',
      website: null,
    },
    stand: { stand: 'L-12', ship: 'Linth', deck: 'Hauptdeck' },
    logo: { logo_id: 1, sha256: 'a'.repeat(64), width_mm: 65, height_mm: 122.5 },
    footer: null,
    categories: [1, 2, 3].map((id) => ({
      id,
      category: `Kategorie ${id}`,
      bottle_size1: '75 cl',
      bottle_size2: '150 cl',
      wines: Array.from({ length: Math.floor((wines + id - 1) / 3) }, (_, i) => ({
        id: id * 100 + i,
        name: 'Räuschling Seehalden AOC',
        year: 2030,
        sku: null,
        award: null,
        price1: 1234.5,
        price2: 89,
        facts,
      })),
    })),
  },
});

const run = (pages: BookPage[], look: PrintedLook): BookRun => ({
  catalog_name: 'Weinschiffe 2030',
  language: 'de',
  look,
  pages,
});

test.each(typefacePairs)('24 wines in three categories fit with grapes and region in %s', async (pair) => {
  const pages = Array.from({ length: 24 }, (_, i) => page(i + 1));
  const look = pair === 'newsreader' ? both : { ...both, typefaces: pair };
  const fit = await press.measure(run(pages, look));
  expect(fit.filter(({ overflow_mm }) => overflow_mm > 0)).toEqual([]);
});

test('a page on which long facts need lines of their own is measured as overflowing', async () => {
  const full = page(24);
  for (const { wines } of full.content.categories)
    for (const wine of wines)
      wine.facts = { ...facts, grapes: ['Cabernet Sauvignon', 'Cabernet Franc', 'Petit Verdot'] };
  const fit = await press.measure(run([full], both));
  expect(fit.some(({ overflow_mm }) => overflow_mm > 5)).toBe(true);
});

test.each(typefacePairs)(
  'a code at the foot lets no page overflow in %s, and is left out of a full one',
  async (pair) => {
    const address = 'https://katalog.weinschiffe.example/s/';
    const look: PrintedLook = { code_address: address, ...(pair !== 'newsreader' && { typefaces: pair }) };
    const pages = Array.from({ length: 24 }, (_, i) => {
      const one = page(i + 1);
      one.content.footer =
        Array.from({ length: i % 5 }, () => 'Degustation am Stand, Preise ab Hof.').join('\n') || null;
      return one;
    });
    const plain = { ...look };
    delete plain.code_address;
    const over = async (which: PrintedLook) =>
      (await press.measure(run(pages, which))).filter(({ overflow_mm }) => overflow_mm > 0);
    expect(await over(look)).toEqual(await over(plain));
    const html = (one: BookPage) => layOutRun(run([one], look)).documents[0] ?? '';
    expect(html(page(6))).toContain('katalog.weinschiffe.example/s/6');
    expect(html(page(26))).not.toContain('/s/q');
  },
);

test('facts stand under the name, and behind it on a full page', () => {
  const [few = '', full = ''] = [6, 24].map((wines) => layOutRun(run([page(wines)], both)).documents[0]);
  expect(few).toMatch(/<span style="[^"]*display:block[^"]*">Müller-Thurgau, Gamaret · Zürich/);
  expect(full).not.toMatch(/<span style="[^"]*display:block/);
  expect(full).toMatch(/AOC<span style="[^"]*margin-left[^"]*">Müller-Thurgau/);
});

test('only what the design names is printed, and nothing of a wine without facts', () => {
  const html = (look: PrintedLook, wished: object = {}) => {
    const one = page(1);
    for (const { wines } of one.content.categories) for (const wine of wines) Object.assign(wine, wished);
    return layOutRun(run([one], look)).documents[0] ?? '';
  };
  expect(html({ under_wine: 'grapes' })).toContain('>Müller-Thurgau, Gamaret<');
  expect(html({ under_wine: 'region' })).toContain('">Zürich<');
  expect(html({ alcohol_free: true })).not.toContain('alkoholfrei');
  expect(html({ alcohol_free: true }, { facts: { ...facts, alcohol_free: true } })).toContain(
    '>alkoholfrei<',
  );
  expect(
    html({ under_wine: 'both' }, { facts: { grapes: [], region: 'Wallis', alcohol_free: true } }),
  ).toContain('>Wallis<');
  expect(html(both, { facts: undefined })).toBe(html({ alcohol_free: true }, { facts: undefined }));
});
