import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { logoSpecimen } from '@rebblatt/specimen';
import { expect, test } from 'vitest';
import { pressForTests } from '../testing/press-for-tests.ts';
import { aLogo } from '../testing/sample-run.ts';
import { openAhead, openDonor } from './open-donor.ts';

const { folder } = pressForTests();
const logo = await logoSpecimen({ ...aLogo, seed: 0 });

/** A stored logo that was opened in advance, and then removed. */
function openedAndGone(name: string) {
  const path = join(folder, name);
  writeFileSync(path, logo);
  openAhead([path]);
  rmSync(path);
  const info = { title: 't', id: 'i', createdAt: new Date(0) };
  return () => openDonor({ laidOut: [], pages: [], files: { [name]: path }, info }, name);
}

test('a file that was opened in advance is not read again', async () => {
  expect((await openedAndGone('once.pdf')()).pages).toHaveLength(1);
});

test('files opened for an abandoned book are released with the next book', async () => {
  const abandoned = openedAndGone('given-up.pdf');
  const next = openedAndGone('next.pdf');
  expect((await next()).pages).toHaveLength(1);
  await expect(abandoned()).rejects.toMatchObject({
    code: 'unreadable',
    message: expect.stringContaining('given-up.pdf'),
  });
});
