import { expect, test } from '@playwright/test';
import { removeOpenPage } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

test('addresses open their screen, and say what they do not find', async ({ page }) => {
  await page.goto('/active-catalog/page/wine/create/7');
  await expect(page).toHaveURL(/\/active-catalog\/page$/);

  await page.goto('/wine/edit/999999');
  await expect(page.getByRole('heading', { name: 'Der Wein wurde nicht gefunden' })).toBeVisible();

  for (const screen of ['page', 'print', 'exhibitor']) {
    await page.goto(`/catalog/999999/${screen}`);
    await expect(page.getByRole('heading', { name: 'Der Katalog wurde nicht gefunden' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('table')).toHaveCount(0);
  }

  await page.goto('/wine?alcohol_content_level=0');
  await expect(page.getByRole('button', { name: /Alkohol.*entfernen/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Diese Weine zeigen' })).toHaveCount(0);

  await page.goto('/print/wrong-key');
  await expect(
    page.getByRole('heading', { name: 'Dieser Link ist ungültig oder abgelaufen.' }),
  ).toBeVisible();
});

test('a page is created with only its description', async ({ page }) => {
  await page.goto('/active-catalog/page/create');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Beschreibung');
  await page.getByLabel('Beschreibung').fill('Lageplan der Schiffe');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/Die Seite ist angelegt, auf Position \d+\./)).toBeVisible();
  await expect(page).toHaveURL(/\/active-catalog\/page\/edit\/\d+$/);
  await expect(page.getByLabel('Beschreibung')).toHaveValue('Lageplan der Schiffe');

  await removeOpenPage(page);
});

test('back returns from every editor to the list as it was left', async ({ page }) => {
  for (const journey of ['shownDraft', 'shownRelease', 'shownAd'] as const) {
    const { pageId } = seatOf(journey);
    await page.goto('/active-catalog/page?searchTerms=a');
    await expect(page.getByRole('table')).toBeVisible();
    await page.goto(`/active-catalog/page/edit/${pageId}`);
    await page.getByRole('link', { name: 'Zurück' }).click();
    await expect(page).toHaveURL(/\/active-catalog\/page\?searchTerms=a$/);
  }
});
