import { expect, test } from '@playwright/test';
import { acceptCookies } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

test('registers open with their laid-out pages, found by the palette', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL);
  await page.goto('/active-catalog/page');
  await page.getByRole('button', { name: /^Suchen/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('Seite 2');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Verz\. Aussteller/ })
    .click();
  await expect(page.getByRole('heading', { name: /^Verz. Aussteller, Position \d+$/ })).toBeVisible();
  await expect(page.getByText(/Dieses Verzeichnis entsteht aus den Daten/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Gedruckte Seite 1', exact: true })).toBeVisible({
    timeout: 120_000,
  });
  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
  const saved = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Verz\. Aussteller \d{4}-\d\d-\d\d\.pdf$/);
  // A file that cannot be downloaded says why.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  // The message of the download; a further page that is still being drawn says the same in its place.
  const message = page.getByRole('alert').filter({ hasNot: page.getByRole('heading') });
  await expect(message.getByText('Der Server ist nicht erreichbar.')).toBeVisible();
});

test('the wine tour opens with its switch and its laid-out pages', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL);
  const filter = encodeURIComponent(JSON.stringify({ page_type: 6 }));
  await page.goto(`/active-catalog/page?columnFilters=${filter}`);
  const tour = page.getByRole('link', { name: /«Weintour.*» bearbeiten/ }).first();
  await tour.click();
  await expect(page.getByRole('heading', { name: /^Weintour, Position \d+$/ })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Gedruckte Seite 1', exact: true })).toBeVisible({
    timeout: 120_000,
  });
  await page.getByRole('checkbox', { name: 'Seite aktiv' }).uncheck();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/«Weintour.*» ist gespeichert/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Seite aktiv' })).not.toBeChecked();
  await page.getByRole('checkbox', { name: 'Seite aktiv' }).check();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/«Weintour.*» ist gespeichert/).last()).toBeVisible();
});
