import { expect, test } from '@playwright/test';
import { choose } from './choose.ts';
import { stateOf } from './stage.ts';

test.describe('who runs the installation', () => {
  test.use({ storageState: stateOf('super') });

  test('adds an award, gives it another sign and removes it', async ({ page }) => {
    await page.goto('/country');
    await page
      .getByRole('navigation', { name: 'Hauptmenü' })
      .getByRole('link', { name: 'Auszeichnungen' })
      .click();
    await page.getByRole('link', { name: 'Auszeichnung hinzufügen' }).click();
    await page.getByRole('textbox', { name: 'Auszeichnung', exact: true }).fill('Goldene Rebe');
    await choose(page, 'Zeichen', 'Medaille');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('«Goldene Rebe» ist angelegt.')).toBeVisible();
    await page.goto('/award?searchTerms=Goldene');
    await page.getByRole('link', { name: '«Goldene Rebe» bearbeiten' }).click();
    await choose(page, 'Zeichen', 'Traube');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('«Goldene Rebe» ist gespeichert.')).toBeVisible();
    await page.goto('/award?searchTerms=Goldene');
    await page.getByRole('button', { name: '«Goldene Rebe» löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
    await expect(page.getByText('«Goldene Rebe» ist gelöscht.')).toBeVisible();
  });
});

test.describe('the organiser', () => {
  test.use({ storageState: stateOf('admin') });

  test('has no screen of awards', async ({ page }) => {
    await page.goto('/award');
    await expect(page.getByText('Keine Berechtigung')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Auszeichnungen' })).toHaveCount(0);
  });
});
