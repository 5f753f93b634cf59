import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { pick } from './choose.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

test.beforeEach(async ({ page }) => {
  await page.goto('/country');
  // It comes a moment later and moves what is below it.
  await expect(page.getByText(/bis zum Ende der Datensammlung/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Argentinien/ })).toBeVisible();
});

test('a filter is in the address, appears as a chip, and Back undoes it', async ({ page }) => {
  await page.getByLabel('Nach Name filtern').pressSequentially('Frank', { delay: 30 });
  await expect(page).toHaveURL(/columnFilters=/);
  await expect(page.getByRole('row', { name: /Argentinien/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /Frankreich/ })).toBeVisible();
  const chip = page.getByRole('button', { name: 'Filter «Name: Frank» entfernen' });
  await expect(chip).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/country$/);
  await expect(page.getByRole('row', { name: /Argentinien/ })).toBeVisible();
  await expect(page.getByLabel('Nach Name filtern')).toHaveValue('');
});

test('paging, page jump and rows per page are in the address', async ({ page }) => {
  await pick(page.getByLabel('Einträge pro Seite'), '10');
  await expect(page).toHaveURL(/currentPerPage=10/);
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await expect(page).toHaveURL(/currentPage=2/);
  await expect(page.getByRole('row', { name: /Argentinien/ })).toHaveCount(0);
  const jump = page.getByLabel('Zu Seite');
  await jump.fill('99');
  await jump.press('Enter');
  await expect(jump).toHaveValue('2');
  await jump.fill('1');
  await jump.press('Enter');
  await expect(page.getByRole('row', { name: /Argentinien/ })).toBeVisible();
});

test('a click on a row opens it, and Back returns to it', async ({ page }) => {
  const name = await page.getByRole('row').nth(18).getByRole('cell').first().innerText();
  const row = page.getByRole('row', { name });
  const head = page.getByRole('columnheader', { name: 'Name', exact: true });
  await page.setViewportSize({ width: 1440, height: 500 });
  await row.getByRole('cell').first().click();
  await expect(page).toHaveURL(/\/country\/edit\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(name);
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect(row.getByRole('link')).toBeFocused();
  await expect(row).toHaveAttribute('data-returned', 'true');
  await expect(head).toBeInViewport();
  // A button of the row does only what it says.
  await row.getByRole('button', { name: /löschen/ }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alert')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/country$/);
});

test('the list is downloaded as filtered, with the chosen columns', async ({ page }) => {
  await page.goto('/region?searchTerms=schweiz');
  const range = page.getByText(/^1–\d+ von \d+$/);
  const total = Number(((await range.textContent()) ?? '').split(' ').at(-1));
  const save = async (button: string) => {
    await page.getByRole('button', { name: 'Herunterladen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Liste herunterladen' });
    await expect(dialog).toContainText(`${total} Zeilen`);
    if (button === 'CSV') await dialog.getByRole('checkbox', { name: 'Land' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: button }).click(),
    ]);
    await expect(dialog).toHaveCount(0);
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await save('CSV');
  const [head, first, ...rest] = csv.bytes.toString('utf8').replace(/\r\n$/, '').split('\r\n');
  expect(csv.name).toMatch(/^Regionen \d{4}-\d\d-\d\d\.csv$/);
  expect(head).toBe('\uFEFFRegion;Name auf Französisch;Name auf Englisch');
  expect([first, ...rest]).toHaveLength(total);
  for (const text of first?.split(';') ?? []) await expect(page.getByRole('row').nth(2)).toContainText(text);
  const workbook = await save('Excel (XLSX)');
  expect(workbook.name).toMatch(/^Regionen \d{4}-\d\d-\d\d\.xlsx$/);
  expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
});

test('the list of wines, which the server makes, is saved with its day too', async ({ page }) => {
  await page.goto('/wine?searchTerms=räuschling');
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Liste herunterladen' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Weinliste \d{4}-\d\d-\d\d\.csv$/);
});

test('a page beyond the end becomes the last one', async ({ page }) => {
  await page.goto('/country?currentPage=9&currentPerPage=10');
  await expect(page.getByRole('button', { name: 'Seite 3' })).toHaveAttribute('aria-current', 'page');
});

test('sorting switches between ascending, descending and the default order', async ({ page }) => {
  const header = page.getByRole('columnheader', { name: 'Name', exact: true });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(2)).not.toContainText('Argentinien');
  await header.getByRole('button').click();
  await expect(header).not.toHaveAttribute('aria-sort');
});

test('a list without a match says so and offers to remove the filter', async ({ page }) => {
  await page.getByRole('searchbox').fill('gibt es nicht');
  await expect(page.getByRole('heading', { name: 'Kein Eintrag passt zu den Filtern' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Filter zurücksetzen' }).last().click();
  await expect(page.getByRole('row', { name: /Argentinien/ })).toBeVisible();
});

test('a form returns to the list exactly as it was left', async ({ page }) => {
  await page.goto('/country?searchTerms=ien&currentPerPage=10');
  await page.getByRole('link', { name: '«Italien» bearbeiten' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Italien');
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect(page).toHaveURL(/searchTerms=ien/);
  await expect(page).toHaveURL(/currentPerPage=10/);
});

test('below 1024 px rows are cards and filters open in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 420, height: 860 });
  await expect(page.getByRole('listitem').filter({ hasText: 'Argentinien' })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Frank');
  await page.getByRole('button', { name: 'Ergebnis anzeigen' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Frankreich' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Argentinien' })).toHaveCount(0);
});

test('the head of a table that scrolls sideways stays below the top bar', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/active-catalog/page');
  const table = page.getByRole('table');
  await expect(page.getByRole('row').nth(10)).toBeVisible();
  const sideways = () =>
    table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0));
  // No list is wider than such a window; another language or a longer word may make one so.
  expect(await sideways()).toBeLessThanOrEqual(0);
  await page.addStyleTag({ content: 'th { min-width: 200px; }' });
  await expect.poll(sideways).toBeGreaterThan(0);
  await page.getByRole('row').last().scrollIntoViewIfNeeded();
  const head = page.getByRole('columnheader', { name: 'Status' });
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => Math.round((await head.boundingBox())?.y ?? 0))
    .toBe((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a page is one line at 1024 px, with its whole status beside its type', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto('/active-catalog/page');
  await page
    .getByRole('link', { name: /^Warten auf Entscheid/ })
    .first()
    .click();
  const status = page.getByRole('row').getByText(/^wartet seit \d+ Tagen?$/);
  await expect(status.nth(10)).toBeVisible();
  const cut = await status.evaluateAll(
    (all) => all.filter((text) => text.scrollWidth > text.clientWidth + 1).length,
  );
  expect(cut).toBe(0);
  const heights = await page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(46);
});

test('a row that is opened while the filter is still being typed opens', async ({ page }) => {
  await page.getByLabel('Nach Name filtern').pressSequentially('Arg');
  await page.getByRole('link', { name: '«Argentinien» bearbeiten' }).click();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Argentinien');
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect(page.getByLabel('Nach Name filtern')).toHaveValue('Arg');
});

test('a row stays under the pointer that presses it, even when the filter will remove it', async ({
  page,
}) => {
  const row = await page.getByRole('link', { name: '«Argentinien» bearbeiten' }).boundingBox();
  if (!row) throw new Error('The row is not there.');
  await page.getByRole('searchbox').pressSequentially('Frank');
  // Without locating the row again first: on a busy machine the filter would have removed it by then.
  await page.mouse.click(row.x + row.width / 2, row.y + row.height / 2, { delay: 600 });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Argentinien');
});

test('typed text can be reset at once, and filters a list that is sorted at once', async ({ page }) => {
  const filter = page.getByLabel('Nach Name filtern');
  await filter.pressSequentially('Frank');
  const header = page.getByRole('columnheader', { name: 'Name', exact: true });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/Frank.*sortParameters|sortParameters.*Frank/);
  await filter.pressSequentially('r');
  await page.getByRole('button', { name: 'Filter zurücksetzen' }).first().click();
  await expect(page.getByRole('row', { name: /Argentinien/ })).toBeVisible();
  await expect(filter).toHaveValue('');
  await expect(page).not.toHaveURL(/columnFilters/);
});

test('page sizes range from one row to a hundred', async ({ page }) => {
  const sizes = await page.getByLabel('Einträge pro Seite').locator('option').allInnerTexts();
  expect(sizes).toEqual(['1', '5', '10', '20', '30', '40', '50', '100']);
});

test('the filter of the year accepts only digits', async ({ page }) => {
  await page.goto('/wine');
  const year = page.getByLabel('Nach Jahrgang filtern');
  await year.pressSequentially('zwei2023tausend');
  await expect(year).toHaveValue('2023');
});
