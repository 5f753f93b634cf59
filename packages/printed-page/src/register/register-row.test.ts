import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entry } from '../testing/sample-pages.ts';
import { textWidthMm } from '../type/measure.ts';
import { registerSizePt, setRegisterEntry } from './register-row.ts';
import { tocExhibitorColumnsMm } from './toc-exhibitor.layout.ts';
import { tocRegionColumnsMm } from './toc-region.layout.ts';

const pageLists = fc
  .uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 14 })
  .map((pages) => pages.sort((a, b) => a - b));

test.each([
  ['A–Z', tocExhibitorColumnsMm],
  ['by region', tocRegionColumnsMm],
])('in the register %s the space for page numbers is sufficient for any numbers', (_, widths) => {
  fc.assert(
    fc.property(pageLists, (pages) => {
      const provisional = setRegisterEntry(entry(1, { pages: pages.map(() => 1) }), widths, 'newsreader');
      const numbered = setRegisterEntry(entry(1, { pages }), widths, 'newsreader');
      expect(numbered.lines).toBe(provisional.lines);
      expect(numbered.pages.length).toBeLessThanOrEqual(numbered.lines);
      expect(numbered.pages.join(' ').replaceAll(', ', ',').split(',').length).toBeGreaterThan(0);
    }),
  );
});

test('a long company name is broken into lines that fit and loses no letter', () => {
  const name = 'Weinhandlung und Kellerei zum Grünen Glas Hürlimann-Oberholzer & Söhne Aktiengesellschaft';
  const set = setRegisterEntry(entry(1, { company_name: name }), tocExhibitorColumnsMm, 'newsreader');
  expect(set.name.join(' ').replaceAll('- ', '-')).toBe(name);
  for (const line of set.name) {
    expect(textWidthMm(line, { face: 'text400', pair: 'newsreader' }, registerSizePt)).toBeLessThanOrEqual(
      tocExhibitorColumnsMm.name,
    );
  }
});

test('several stands are separated by commas', () => {
  const set = setRegisterEntry(entry(1, { stands: ['L-12', 'L-13'] }), tocExhibitorColumnsMm, 'newsreader');
  expect(set.stand.join(' ')).toBe('L-12, L-13');
});
