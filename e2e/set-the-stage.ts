import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test } from '@playwright/test';
import { chooseSeats } from './choose-seats.ts';
import { ADMIN, acceptCookies, EXHIBITOR, SUPER, signIn } from './session.ts';
import { SEATS, stateOf } from './stage.ts';

test.describe.configure({ mode: 'parallel' });

const PEOPLE = { admin: ADMIN, super: SUPER, exhibitor: EXHIBITOR } as const;

for (const [who, email] of Object.entries(PEOPLE)) {
  test(`${email} signs in once for all journeys`, async ({ page, baseURL }) => {
    await acceptCookies(page, baseURL);
    await signIn(page, email);
    await page.context().storageState({ path: stateOf(who as keyof typeof PEOPLE) });
  });
}

test('every journey gets its own pages', async ({ request }) => {
  await mkdir(dirname(SEATS), { recursive: true });
  await writeFile(SEATS, JSON.stringify(await chooseSeats(request)));
});
