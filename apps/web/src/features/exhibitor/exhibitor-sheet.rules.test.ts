import { expect, it } from 'vitest';
import { sheetOf } from './exhibitor-sheet.rules.ts';

it('whoever takes part or still may has a sheet, others have their form alone', () => {
  expect(sheetOf({ id: 7, catalogs: [3], active: 0 }, 3)).toBe('/catalog/3/progress/7');
  expect(sheetOf({ id: 7, catalogs: [], active: 1 }, 3)).toBe('/catalog/3/progress/7');
  expect(sheetOf({ id: 7, catalogs: [], active: 0 }, 3)).toBeUndefined();
  expect(sheetOf({ id: 7, catalogs: [3], active: 1 }, undefined)).toBeUndefined();
});
