import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoSpecimen } from '@rebblatt/specimen';
import { expect, test } from 'vitest';
import { pressForTests } from '../testing/press-for-tests.ts';
import { aLogo } from '../testing/sample-run.ts';
import { openAhead, openDonor } from './open-donor.ts';

const { folder } = pressForTests();
const logo = await logoSpecimen({ ...aLogo, seed: 0 });

/** A stored logo that was opened ahead, and then taken away. */
function openedAndGone(name: string) {
  const path = join(folder, name);
  writeFileSync(path, logo);
  openAhead([path]);
  rmSync(path);
  const info = { title: 't', id: 'i', createdAt: new Date(0) };
  return () => openDonor({ laidOut: [], pages: [], files: { [name]: path }, info }, name);
}

test('a file that was opened ahead is not read again', async () => {
  expect((await openedAndGone('once.pdf')()).pages).toHaveLength(1);
});

test('what a book that was given up had opened is let go with the next book', async () => {
  const givenUp = openedAndGone('given-up.pdf');
  const next = openedAndGone('next.pdf');
  expect((await next()).pages).toHaveLength(1);
  await expect(givenUp()).rejects.toMatchObject({ code: 'unreadable', detail: 'given-up.pdf' });
});
