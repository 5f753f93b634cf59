import { expect, it } from 'vitest';
import { returnIn } from './came-from.ts';

it.each([
  ['/exhibitor-page/edit/12', true],
  ['/active-catalog/page/edit/12', true],
  ['/catalog/3/page/edit/12', true],
  ['/exhibitor-wine/edit/12', false],
  ['//elsewhere.example/exhibitor-page/edit/12', false],
  ['https://elsewhere.example/exhibitor-page/edit/12', false],
  ['/exhibitor-page/edit/12?x=1', false],
  ['/exhibitor-page/edit/../../logout', false],
])('returns to %s: %s', (from, back) => {
  expect(returnIn(new URLSearchParams({ from }))).toBe(back ? from : undefined);
  expect(returnIn(new URLSearchParams())).toBe(undefined);
});
