import { expect, test } from '@playwright/test';
import { choose } from './choose.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const WINE = `Nachgereicht ${Date.now().toString(36).slice(-4)}`;

test('the organiser enters a wine for an exhibitor, and assigns it to another one', async ({ page }) => {
  const [first, second] = [seatOf('wineByOrganiser'), seatOf('refusedFiles')];
  await page.goto('/wine');
  await expect(page.getByRole('link', { name: 'Wein hinzufügen' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Suchen/ }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('Wein hinzufügen');
  await page.getByRole('option', { name: 'Wein hinzufügen' }).click();
  await expect(page).toHaveURL(/\/wine\/create$/);

  await page.getByRole('textbox', { name: 'Wein', exact: true }).fill(WINE);
  await choose(page, 'Region', 'Zürich');
  await choose(page, 'Weintyp', 'Rot');
  await choose(page, 'Alkoholgehalt', 'Regular');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Aussteller: bitte wählen.');
  await choose(page, 'Aussteller', first.company);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`«${WINE}» ist angelegt.`)).toBeVisible();
  await expect(page).toHaveURL(/\/wine\/edit\/\d+$/);
  await expect(page.getByLabel('Erfasst von')).toHaveValue('admin@rebblatt.test');

  await choose(page, 'Aussteller', second.company);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`«${WINE}» ist gespeichert.`)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Aussteller' })).toHaveValue(second.company);
});

test('a wine that an exhibitor entered cannot be assigned to another', async ({ page }) => {
  const { company, email } = seatOf('wineByOrganiser');
  const filter = JSON.stringify({ 'user.company_name': company });
  await page.goto(`/wine?columnFilters=${encodeURIComponent(filter)}`);
  await page
    .getByRole('link', { name: /bearbeiten/ })
    .first()
    .click();
  const exhibitor = page.getByRole('textbox', { name: 'Aussteller' });
  await expect(exhibitor).toHaveValue(company);
  await expect(exhibitor).not.toBeEditable();
  await expect(page.getByLabel('Erfasst von')).toHaveValue(email);
});
