import { expect, test } from '@playwright/test';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

test('what stands on pages is not deleted, and the refusal leads to them', async ({ page }) => {
  await page.goto('/page-title');
  const row = page.getByRole('row').filter({ hasText: 'Italien' });
  await row.getByRole('button', { name: /löschen$/ }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'weder löschen noch umstellen' });
  await expect(refusal).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const place = refusal.getByRole('link').first();
  const position = /^Position (\d+)/.exec((await place.textContent()) ?? '')?.[1];
  await place.click();
  await expect(page).toHaveURL(/\/page\/edit\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(position));

  // What wines use leads to just these wines.
  await page.getByRole('link', { name: 'Regionen', exact: true }).click();
  await page.getByRole('textbox', { name: 'Nach Region filtern' }).fill('Zürichsee');
  await page
    .getByRole('row')
    .filter({ hasText: 'Zürichsee' })
    .getByRole('button', { name: /löschen$/ })
    .click();
  const wines = page.getByRole('alert').getByRole('link', { name: 'Weine zeigen' });
  await expect(wines).toBeVisible();
  // What is known to be refused is not offered.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await wines.click();
  await expect(page).toHaveURL(/\/wine\?.*region_id/);
  await expect(page.getByRole('row').filter({ hasText: 'Zürichsee' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filter «Region: Zürichsee» entfernen' })).toBeVisible();

  // A category is taken off its wines, and the question names how many and where.
  await page.getByRole('link', { name: 'Weinkategorien', exact: true }).click();
  await expect(page).toHaveURL(/\/wine-category$/);
  await page
    .getByRole('row')
    .filter({ hasText: 'Bio' })
    .first()
    .getByRole('button', { name: /löschen$/ })
    .click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(/\d+ Weinen geht diese Kategorie verloren/);
  await question.getByRole('link', { name: 'Weine zeigen' }).click();
  await expect(page).toHaveURL(/\/wine\?.*wine_category_id/);
  await expect(question).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /^Filter «Weinkategorie: .*Bio.*» entfernen$/ }),
  ).toBeVisible();

  // What exhibitors have ordered leads to their requests.
  await page.getByRole('link', { name: 'Dienstleistungen', exact: true }).click();
  await expect(page).toHaveURL(/\/service$/);
  await page
    .getByRole('row')
    .filter({ hasText: 'Parkkarte für Lieferwagen' })
    .getByRole('button', { name: /löschen$/ })
    .click();
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin-request\/edit\/\d+$/);

  // A catalogue that has been filled leads to what it has.
  await page.goto('/catalog');
  // Not by the row: the filters above the list name the fairs, too.
  await page
    .getByRole('button', { name: /^Weitere Aktionen zu «Hauptmesse \d+»$/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^«Hauptmesse \d+» löschen$/ }).click();
  const filled = page.getByRole('alert').filter({ hasText: 'können diesen Katalog nicht löschen' });
  await expect(filled.getByRole('link')).toHaveText([
    'Aussteller zeigen',
    'Anfragen zeigen',
    'Seiten zeigen',
  ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await filled.getByRole('link', { name: 'Seiten zeigen' }).click();
  await expect(page).toHaveURL(/\/catalog\/\d+\/page/);

  // Nor is a stand changed over to the other fair while somebody has it.
  await page.getByRole('link', { name: 'Stände', exact: true }).click();
  await expect(page).toHaveURL(/\/stand$/);
  const held = page.getByRole('row').filter({ has: page.locator('a[href*="-request/edit/"]') });
  await held
    .first()
    .getByRole('link', { name: /bearbeiten$/ })
    .click();
  await expect(page).toHaveURL(/\/stand\/edit\/\d+$/);
  await page.getByRole('combobox', { name: 'Messe' }).click();
  await page.getByRole('option', { name: /Frühlingsmesse/ }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const kept = page.getByRole('alert').filter({ hasText: 'weder löschen noch umstellen' });
  await expect(kept.getByRole('link').first()).toHaveText(/^Position \d+, /);
});
