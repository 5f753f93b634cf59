import { expect, test } from 'vitest';
import { pageOfWines, runOf, uploadedPage } from '../testing/sample-run.ts';
import { slicesOf } from './slices.ts';

const pages = Array.from({ length: 300 }, (_, i) => pageOfWines(i + 1, i + 1, 'Rebhof'));
const idsOf = (slices: ReturnType<typeof slicesOf>) =>
  slices.map((slice) => slice.pages.map((page) => page.page_id));

test('a run is split into slices of limited size, without losing or moving a page', () => {
  const slices = idsOf(slicesOf(runOf(...pages)));
  expect(slices.flat()).toEqual(pages.map((page) => page.page_id));
  for (const slice of slices.slice(0, -1)) {
    expect(slice.length).toBeGreaterThanOrEqual(10);
    expect(slice.length).toBeLessThanOrEqual(24);
  }
});

test('adding or removing a page moves only the ends of slices nearby', () => {
  const before = idsOf(slicesOf(runOf(...pages))).map(String);
  const added = [...pages.slice(0, 100), pageOfWines(1000, 101, 'Neu'), ...pages.slice(100)];
  const removed = pages.filter((page) => page.page_id !== 100);
  for (const changed of [added, removed]) {
    const after = idsOf(slicesOf(runOf(...changed))).map(String);
    expect(after.filter((slice) => !before.includes(slice)).length).toBeLessThanOrEqual(3);
  }
});

test('a catalogue page of many printed pages stays whole', () => {
  const run = runOf(pageOfWines(1, 1, 'Rebhof'), uploadedPage(2, 2, 3, 90), pageOfWines(3, 92, 'Rebhof'));
  expect(idsOf(slicesOf(run))).toEqual([[1], [2], [3]]);
});

test('an empty run has no slices', () => {
  expect(slicesOf(runOf())).toEqual([]);
});
