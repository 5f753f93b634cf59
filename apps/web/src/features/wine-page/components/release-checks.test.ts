import type { CategoryWine, PageCategoryItem, PageItem, WinePageInput } from '@rebblatt/contracts';
import { MAX_ROWS_PER_WINE_PAGE } from '@rebblatt/printed-page';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { missingForRelease } from '../../release/release-check.rules.ts';
import { releaseChecks } from './release-checks.ts';

const base = { company: { company_name: 'Weingut Seerain' }, categories: [] } as unknown as WinePageInput;
const wineOf = (id: number, price1: number | null = 20) =>
  ({
    id,
    wine: `Wein ${id}`,
    year: 2023,
    sku: null,
    award: null,
    price1,
    price2: null,
    bottle_sizes: [],
  }) as unknown as CategoryWine;
const categoryOf = (wines: CategoryWine[], secondSize: string | null = null) =>
  ({
    id: 5,
    category: 'Weissweine',
    bottle_size1: { size: '75 cl' },
    bottle_size2: secondSize && { size: secondSize },
    wines,
  }) as unknown as PageCategoryItem;

type Case = { logo?: boolean; categories?: PageCategoryItem[]; footer?: string; fits?: boolean };

/** The checks of a page with a logo, and what its button says is missing. */
function checked({ logo = true, categories = [], footer = '', fits = true }: Case) {
  const page = {
    logo: logo ? { id: 3 } : null,
    footer,
    stand: null,
    page_title: null,
  } as unknown as PageItem;
  const checks = releaseChecks(i18next.t, base, { page, categories }, fits);
  const lines = checks.map(({ state, text }) => `${state}: ${text}`);
  return { lines, checks, missing: missingForRelease(i18next.t, checks) };
}

it('names what an empty page lacks, and asks for prices only where there are wines', () => {
  expect(checked({ logo: false })).toMatchObject({
    lines: ['missing: Logo wählen', 'missing: Kategorie anlegen', 'open: Preise', 'met: Passt auf die Seite'],
    missing: 'Zum Freigeben: Logo wählen, Kategorie anlegen',
  });
});

it('lets a complete page be released', () => {
  const { lines, missing } = checked({ categories: [categoryOf([wineOf(1)])] });
  expect(lines).toEqual(['met: Logo', 'met: Kategorien', 'met: Preise', 'met: Passt auf die Seite']);
  expect(missing).toBeUndefined();
});

it('doubts a category without wines', () => {
  const { lines, missing } = checked({ categories: [categoryOf([wineOf(1)]), categoryOf([])] });
  expect(lines[1]).toBe('doubtful: Eine Kategorie ohne Wein');
  expect(missing).toBeUndefined();
});

it('asks for a wine where no category has one', () => {
  const { lines, missing } = checked({ categories: [categoryOf([]), categoryOf([])] });
  expect(lines[1]).toBe('missing: Wein aufnehmen');
  expect(missing).toBe('Zum Freigeben: Wein aufnehmen');
});

it.each([
  [null, 'doubtful'],
  ['150 cl', 'missing'],
])('a wine without a price beside a second size of %s is %s', (secondSize, state) => {
  const wines = [wineOf(1), wineOf(2, null)];
  expect(checked({ categories: [categoryOf(wines, secondSize)] }).lines[2]).toBe(
    `${state}: Einem Wein fehlt der Preis`,
  );
});

it('says for which size prices are missing where all these wines have one for another', () => {
  const seventy = (id: number) => ({
    ...wineOf(id, null),
    bottle_sizes: [{ bottle_size_id: 9, size: '70 cl', price: 24.5 }],
  });
  const lineOf = (wines: CategoryWine[]) => checked({ categories: [categoryOf(wines)] }).lines[2];
  expect(lineOf([seventy(1), seventy(2)])).toBe('doubtful: 2 Weinen fehlt der Preis für 75 cl');
  expect(lineOf([seventy(1), wineOf(2, null)])).toBe('doubtful: 2 Weinen fehlt der Preis');
});

it('doubts a size of a category that none of its wines has: its column would be empty', () => {
  const { lines, checks, missing } = checked({ categories: [categoryOf([wineOf(1), wineOf(2)], '150 cl')] });
  expect(lines[2]).toBe('doubtful: «Weissweine»: kein Wein mit 150 cl');
  expect(checks[2]?.place).toEqual({ row: 'category:5', part: 'size' });
  expect(missing).toBeUndefined();
});

it('tells a full page from one that does not fit, and names characters only if they cannot be printed', () => {
  const wines = Array.from({ length: MAX_ROWS_PER_WINE_PAGE }, (_, index) => wineOf(index + 1));
  const categories = [categoryOf(wines)];
  expect(checked({ categories }).lines[3]).toBe('doubtful: Passt nur knapp auf die Seite');
  expect(checked({ categories, fits: false }).missing).toBe('Zum Freigeben: Passt nicht auf die Seite');
  const strange = checked({ categories: [categoryOf([wineOf(1)])], footer: 'Zeichen \u{10FFFD}' });
  expect(strange.lines[4]).toBe('missing: Nicht druckbare Zeichen');
  // Each leads to where it is mended.
  expect(strange.checks[4]?.place).toEqual({ find: 'unprintable' });
  for (const fits of [true, false])
    expect(checked({ categories, fits }).checks[3]?.place).toEqual({ find: 'excess' });
});

it('names the bottle size that is missing, not the prices that the wines have', () => {
  const sizeless = { ...categoryOf([wineOf(1, null), wineOf(2, null)]), bottle_size1: null };
  const { lines } = checked({ categories: [sizeless] });
  expect(lines[2]).toBe('doubtful: Flaschengrösse von «Weissweine» wählen');
  const both = checked({ categories: [sizeless, categoryOf([wineOf(3, null)])] });
  expect(both.lines[2]).toBe('doubtful: Einem Wein fehlt der Preis');
  // What the dialog asks about is named here too, each with the way to its field.
  expect(both.lines.slice(4)).toEqual(['doubtful: Flaschengrösse von «Weissweine» wählen']);
  expect(both.checks[4]?.place).toEqual({ row: 'category:5', part: 'size' });
  const two = checked({ categories: [sizeless, { ...sizeless, id: 6, category: 'Rotweine' }] });
  expect(two.lines.filter((line) => line.includes('Flaschengrösse'))).toEqual([
    'doubtful: Flaschengrösse von «Weissweine» wählen',
    'doubtful: Flaschengrösse von «Rotweine» wählen',
  ]);
});
