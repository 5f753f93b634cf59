import { expect, type Page, test } from '@playwright/test';
import { pick } from './choose.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const rows = (page: Page) => page.getByRole('rowgroup').last().getByRole('row');

/** Opens a row with a click beside its buttons, and says which one it was. */
async function open(page: Page, n: number, text = rows(page).nth(n).getByRole('cell').nth(2)) {
  // The rows before the change stay until the new ones have come.
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  const id = await rows(page).nth(n).getAttribute('data-row');
  await text.click();
  await expect(page).toHaveURL(/\/edit\/\d+$/);
  return id;
}

/** The list is as it was left, with the row in view and marked. */
async function expectLeft(page: Page, address: string, id: string | null) {
  await expect(page).toHaveURL(address);
  const row = page.locator(`[data-row="${id}"]`);
  await expect(row).toHaveAttribute('data-returned', 'true');
  await expect(row).toBeInViewport();
}

test('a saved wine leads back to the list with its search, page and row', async ({ page }) => {
  await page.goto('/wine');
  await expect(rows(page)).not.toHaveCount(0);
  await page.getByRole('searchbox').click();
  await page.keyboard.type('pinot');
  await expect(page).toHaveURL(/searchTerms=pinot/);
  await page.getByRole('button', { name: 'Seite 2', exact: true }).click();
  await expect(page).toHaveURL(/currentPage=2/);
  await expect(page.getByText(/^21–40 von \d+$/)).toBeVisible();
  const list = page.url();

  const id = await open(page, 14);
  await page.getByRole('textbox', { name: 'Artikelnummer' }).click();
  await page.keyboard.type('7');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(/ist gespeichert/)).toBeVisible();
  await page.getByRole('link', { name: 'Zurück', exact: true }).click();
  await expectLeft(page, list, id);

  // The breadcrumb does the same.
  const second = await open(page, 17);
  await page
    .getByRole('navigation', { name: 'Brotkrümelpfad' })
    .getByRole('link', { name: 'Weine', exact: true })
    .click();
  await expectLeft(page, list, second);
});

test('a page leads back to the filtered list of pages', async ({ page }) => {
  await page.goto('/active-catalog/page?currentPerPage=10');
  await expect(rows(page)).toHaveCount(10);
  await pick(page.getByLabel('Nach Seitentyp filtern'), 'Weinseite');
  await expect(page).toHaveURL(/columnFilters=/);
  await page.getByRole('button', { name: 'Seite 2', exact: true }).click();
  await expect(page).toHaveURL(/currentPage=2/);
  await expect(page.getByText(/^11–20 von \d+$/)).toBeVisible();
  const list = page.url();
  const id = await open(page, 8, rows(page).nth(8).getByText('Weinseite', { exact: true }));
  await page
    .getByRole('navigation', { name: 'Brotkrümelpfad' })
    .getByRole('link', { name: 'Seiten', exact: false })
    .last()
    .click();
  await expectLeft(page, list, id);
});
