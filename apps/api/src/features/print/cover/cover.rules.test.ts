import { expect, it } from 'vitest';
import { formOf, spineOf } from './cover.rules.ts';

it.each([
  ['four pages', { pages: 4, width_mm: 210 }, 'pages', null],
  ['spreads', { pages: 2, width_mm: 433.5 }, 'spreads', 13.5],
  ['two single pages', { pages: 2, width_mm: 210 }, null, null],
  ['two pages of kilometres', { pages: 2, width_mm: 3_527_777 }, null, null],
  ['a file that cannot be opened', { pages: 0, width_mm: null }, null, null],
])('a cover of %s', (_, report, form, spine) => {
  expect([formOf(report), spineOf(report)]).toEqual([form, spine]);
});
