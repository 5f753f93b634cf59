import { expect, test } from '@playwright/test';
import { choose, pick } from './choose.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const WINE = `Wiederkehr ${Date.now().toString(36).slice(-4)}`;

test('an administrator reads in the history who deleted a wine, and brings it back', async ({ page }) => {
  const { company } = seatOf('grapeList');
  await page.goto('/wine/create');
  await page.getByRole('textbox', { name: 'Wein', exact: true }).fill(WINE);
  await choose(page, 'Region', 'Zürich');
  await choose(page, 'Weintyp', 'Rot');
  await choose(page, 'Alkoholgehalt', 'Regular');
  await choose(page, 'Aussteller', company);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/wine\/edit\/\d+$/);
  const address = new URL(page.url()).pathname;

  await page.goto(`/wine?columnFilters=${encodeURIComponent(JSON.stringify({ wine: WINE }))}`);
  await page.getByRole('button', { name: `«${WINE}, ${company}» löschen` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByRole('link', { name: `«${WINE}, ${company}» bearbeiten` })).toHaveCount(0);

  // Who signed in stands behind a tab of its own.
  await page.getByRole('link', { name: 'Verlauf' }).click();
  await expect(page.getByRole('row').filter({ hasText: `löschte ${WINE}` })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'meldete sich an' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Anmeldungen' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'meldete sich an' }).first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `löschte ${WINE}` })).toHaveCount(0);
  await page.getByRole('link', { name: 'Änderungen' }).click();
  // A day is typed as in every form of the product; the field is not the browser's.
  const day = page.getByRole('textbox', { name: 'Nach Zeit filtern' });
  expect(await day.getAttribute('type')).not.toBe('date');
  await expect(day).toHaveAttribute('placeholder', 'TT.MM.JJJJ');
  await day.fill('26.11.26');
  await day.press('Enter');
  await expect(day).toHaveValue('26.11.2026');
  const times = page.locator('tbody tr td:first-child');
  await expect(times.first()).toHaveText(/^26\.11\.2026/);
  for (const time of await times.allTextContents()) expect(time).toMatch(/^26\.11\.2026/);
  await day.fill('');
  await day.press('Enter');
  await pick(page.getByRole('combobox', { name: 'Nach Bereich filtern' }), 'Weine');
  await page.getByRole('textbox', { name: 'Nach Was filtern' }).fill(WINE);
  const deleted = page.getByRole('row').filter({ hasText: `löschte ${WINE}` });
  await expect(deleted).toContainText('Anna Meier');
  await expect(deleted).toContainText(company);
  await deleted.getByRole('button', { name: /^Zurückholen/ }).click();

  const dialog = page.getByRole('dialog', { name: 'Zurückholen' });
  await expect(dialog.getByRole('row').filter({ hasText: 'Region' })).toContainText('Zürich');
  await dialog.getByRole('button', { name: 'Zurückholen' }).click();
  await expect(page.getByText('Zurückgeholt.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `holte ${WINE} zurück` })).toBeVisible();

  await page.getByRole('link', { name: `holte ${WINE} zurück` }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('textbox', { name: 'Wein', exact: true })).toHaveValue(WINE);
  await page.getByText('Verlauf', { exact: true }).last().click();
  await expect(page.getByRole('listitem').filter({ hasText: `löschte ${WINE}` })).toBeVisible();
});
