import { expect, test } from '@playwright/test';
import { callAs } from './calls.ts';
import { acceptCookies, PASSWORD, SUPER, signIn } from './session.ts';

test('a note about a company is found on its day, done, deleted and brought back', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const stamp = `${Date.now().toString(36)}${test.info().workerIndex}`;
  const company = `Weingut Rückruf ${stamp}`;
  const words = `Rief an, schickt bis Freitag ${stamp}`;
  const { call } = await callAs(page.request, SUPER);
  const { data } = await call('POST /exhibitor', {
    body: {
      email: `rueckruf-${stamp}@notiz.test`,
      password: PASSWORD,
      passwordRepeat: PASSWORD,
      company_name: company,
      active: 1,
    },
  });
  await acceptCookies(page, baseURL);
  await signIn(page, SUPER);
  await page.goto(`/exhibitor/edit/${data.id}`);
  const notes = page.getByRole('region', { name: 'Notizen' });
  await notes.getByRole('textbox', { name: 'Was zu merken ist' }).fill(words);
  // Longest due, so that no other note stands before it.
  await notes.getByRole('textbox', { name: 'Nachfassen am' }).fill('1.1.2020');
  await notes.getByRole('button', { name: 'Notieren' }).click();
  const note = notes.getByRole('listitem').filter({ hasText: words });
  await expect(note).toContainText('nachfassen am 01.01.2020');
  await expect(notes.getByRole('textbox', { name: 'Was zu merken ist' })).toHaveValue('');

  await note.getByRole('button', { name: 'Notiz löschen' }).click();
  await expect(note).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(note).toBeVisible();

  await page.goto('/catalog');
  const due = page.getByRole('region', { name: 'Heute nachfassen' });
  await expect(due.getByRole('listitem').filter({ hasText: words })).toContainText(company);
  await due.getByRole('link', { name: 'Alle Firmen zum Nachfassen' }).click();
  // The dashboard has a search of its own.
  await expect(page).toHaveURL(/\/exhibitor\?/);
  await page.getByRole('searchbox').fill(stamp);
  await expect(page.getByRole('row').filter({ hasText: company })).toBeVisible();

  // The company leads to all there is of it for the fair.
  await page.goto('/catalog');
  await due.getByRole('link', { name: company }).click();
  await expect(page).toHaveURL(/\/catalog\/\d+\/progress\/\d+$/);
  await page.goto('/catalog');
  await due.getByRole('button', { name: `Notiz erledigt: ${words}` }).click();
  await expect(page.getByText('Die Notiz ist erledigt.')).toBeVisible();
  await expect(page.getByText(words)).toBeHidden();
  await page.goto(`/exhibitor/edit/${data.id}`);
  await expect(note).toContainText('erledigt am');
});
