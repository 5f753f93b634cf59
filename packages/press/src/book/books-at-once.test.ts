import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pressForTests } from '../testing/press-for-tests.ts';
import { readWithPdfium } from '../testing/read-with-pdfium.ts';
import { pageOfWines, runOf } from '../testing/sample-run.ts';

const { press, folder } = pressForTests();

test('books and single pages that are ordered at once are all made', async () => {
  const names = ['Abendrot', 'Morgenrot', 'Sonnenhang', 'Seeblick'];
  const made = await Promise.all(
    names.map(async (name, i) => {
      const out = join(folder, `${i}.pdf`);
      const pages = Array.from({ length: i === 0 ? 70 : 1 }, (_, p) => pageOfWines(p + 1, p + 1, name));
      const info = { title: name, id: name, createdAt: new Date(0) };
      const { printed_pages } = await press.book({ run: runOf(...pages), info, out });
      const [first] = await readWithPdfium(await readFile(out));
      return [printed_pages, first?.text.replace(/\s+/g, ' ').includes(name)];
    }),
  );
  expect(made).toEqual([70, 1, 1, 1].map((pages) => [pages, true]));
});
