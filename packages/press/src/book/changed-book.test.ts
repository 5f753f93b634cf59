import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pressForTests } from '../testing/press-for-tests.ts';
import { pageOfWines, runOf } from '../testing/sample-run.ts';

const { press, folder } = pressForTests();
const other = pressForTests();
const kept = join(folder, 'laid-out');

async function book(by: typeof press, name: string, changed = '') {
  const pages = Array.from({ length: 60 }, (_, i) =>
    pageOfWines(i + 1, i + 1, i === 30 && changed ? changed : `Rebhof ${i + 1}`),
  );
  const info = { title: 'Weinschiff 2026', id: 'catalog/1', createdAt: new Date(0) };
  const { file } = await by.book({ run: runOf(...pages), info, out: join(folder, name) });
  return file.sha256;
}

test('a book has the same bytes whatever is reused from an earlier one', async () => {
  const first = await book(press, 'first.pdf');
  const slices = await readdir(kept);
  expect(slices.length).toBeGreaterThan(1);

  expect(await book(press, 'again.pdf')).toBe(first);
  expect(await readdir(kept)).toEqual(slices);

  const changed = await book(press, 'changed.pdf', 'Weingut Polarstern');
  expect(changed).not.toBe(first);
  // One page has changed: one slice was printed again.
  expect(await readdir(kept)).toHaveLength(slices.length + 1);
  expect(await book(other.press, 'cold.pdf', 'Weingut Polarstern')).toBe(changed);

  for (const name of slices) {
    const damaged = await readFile(join(kept, name));
    damaged.fill(0, 100, 200);
    await writeFile(join(kept, name), damaged);
  }
  expect(await book(press, 'repaired.pdf')).toBe(first);
});
