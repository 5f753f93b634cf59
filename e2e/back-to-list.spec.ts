import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keys.ts';
import { pick } from './choose.ts';
import { cellsOf } from './sheet-file.ts';
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

test('by keyboard alone a list is searched, downloaded, opened at its first row and reached again', async ({
  page,
}) => {
  await page.goto('/wine');
  await expect(rows(page)).not.toHaveCount(0);
  await tabTo(page.getByRole('link', { name: 'Zum Inhalt springen' }), 1);
  await page.keyboard.press('Enter');
  await tabTo(page.getByRole('searchbox'), 8);
  // Two words, each in another column.
  await page.keyboard.type('raeuschling 2023');
  await expect(page).toHaveURL(/searchTerms=/);
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
  for (const word of ['Räuschling', '2023'])
    await expect(rows(page).filter({ hasNotText: word })).toHaveCount(0);
  const list = page.url();
  const total = Number(((await page.getByText(/^1–\d+ von \d+$/).textContent()) ?? '').split(' ').at(-1));

  const download = page.getByRole('button', { name: 'Herunterladen' });
  await tabTo(download, 12, { key: 'Shift+Tab' });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Liste herunterladen' });
  await expect(dialog).toContainText(`${total} Zeilen`);
  const saved = page.waitForEvent('download');
  await tabTo(dialog.getByRole('button', { name: 'Excel (XLSX)' }), 20);
  await page.keyboard.press('Enter');
  const [head = [], ...wines] = cellsOf(await readFile(await (await saved).path()));
  expect(head).toContain('Jahrgang');
  expect(wines).toHaveLength(total);
  for (const wine of wines) expect(wine[head.indexOf('Jahrgang')]).toBe('2023');
  await expect(dialog).toHaveCount(0);
  await expect(download).toBeFocused();

  const first = rows(page).first();
  const opens = first.getByRole('link', { name: /bearbeiten$/ });
  await tabTo(opens, 40);
  const id = await first.getAttribute('data-row');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/wine\/edit\/\d+$/);
  await tabTo(page.getByRole('main').getByRole('link', { name: 'Zurück', exact: true }), 40);
  await page.keyboard.press('Enter');
  await expectLeft(page, list, id);
  await expect(opens).toBeFocused();
});

test.describe('with a finger on a small screen', () => {
  test.use({ viewport: { width: 420, height: 800 }, hasTouch: true });

  test('pages are filtered, opened, found again where they were left, and searched', async ({ page }) => {
    await page.goto('/active-catalog/page');
    const cards = page.getByRole('listitem').and(page.locator('[data-row]'));
    await expect(cards).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await pick(sheet.getByLabel('Status'), 'angenommen', 'tap');
    await sheet.getByRole('button', { name: 'Ergebnis anzeigen' }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(cards.filter({ hasNotText: 'angenommen' })).toHaveCount(0);
    await expect(cards).toHaveCount(20);

    const list = page.url();
    const card = cards.nth(12);
    const id = await card.getAttribute('data-row');
    const status = card.getByText('angenommen');
    await status.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(800);
    await status.tap();
    await expect(page).toHaveURL(/\/edit\/\d+$/);
    // The list has a heading too: it has to be gone before anybody comes back to it.
    await expect(page.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expectLeft(page, list, id);
    expect(await page.evaluate(() => scrollY)).toBe(left);

    await page.getByRole('button', { name: 'Filter «Status: angenommen» entfernen' }).tap();
    await page.getByRole('searchbox').tap();
    await page.keyboard.type('seerain inserat');
    await expect(page).toHaveURL(/searchTerms=/);
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    for (const word of ['Seerain', 'Inserat'])
      await expect(cards.filter({ hasNotText: word })).toHaveCount(0);
    await expect(cards).not.toHaveCount(0);
  });
});
