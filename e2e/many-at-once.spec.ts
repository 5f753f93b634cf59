import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { callAs } from './calls.ts';
import { ADMIN, clickAfterSession, PASSWORD, SUPER, signIn } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const REMARK = 'Bitte die Preise auf ganze Franken runden.';

const rows = (page: Page) => page.getByRole('rowgroup').last().getByRole('row');
const bulk = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('pages are downloaded, rejected and deactivated together, and those that stay say why', async ({
  page,
  request,
}) => {
  const { company } = seatOf('manyAtOnce');
  await page.goto('/active-catalog/page');
  await page.getByRole('searchbox').click();
  await page.keyboard.type(company);
  const own = rows(page).filter({ hasText: company });
  await expect(rows(page)).toHaveCount(2);
  await expect(own).toHaveCount(2);
  const all = page.getByRole('checkbox', { name: 'Alle sichtbaren Zeilen auswählen' });

  await all.click();
  await expect(page.getByText('2 von 2 ausgewählt')).toBeVisible();
  const saving = page.waitForEvent('download');
  await bulk(page, 'Als PDF').click();
  const file = await PDFDocument.load(await readFile(await (await saving).path()));
  expect(file.getPageCount()).toBe(2);

  // Both wait for a decision, and so cannot be changed.
  await bulk(page, 'Deaktivieren').click();
  const refused = page.getByRole('dialog', { name: '2 Seiten blieben, wie sie sind' });
  // Their positions may change meanwhile: other journeys move pages.
  await expect(refused.getByText(/^Position \d+: Die Seite ist freigegeben/)).toHaveCount(2);
  await refused.getByRole('button', { name: 'Schliessen' }).last().click();

  await all.click();
  await bulk(page, 'Ablehnen …').click();
  const dialog = page.getByRole('dialog', { name: '2 Seiten ablehnen' });
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(dialog.getByText('Schreiben Sie, was zu ändern ist.')).toBeVisible();
  await dialog.getByRole('textbox').click();
  await page.keyboard.type(REMARK);
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByText('2 Seiten sind abgelehnt.')).toBeVisible();
  await expect(own.getByText(`abgelehnt: ${REMARK}`)).toHaveCount(2);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('2 Seiten warten wieder auf Entscheid.')).toBeVisible();
  await expect(own.getByText(/^wartet seit/)).toHaveCount(2);

  // One of them is changed by somebody else before the rejection is undone.
  await all.click();
  await bulk(page, 'Ablehnen …').click();
  await dialog.getByRole('textbox').click();
  await page.keyboard.type(REMARK);
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeVisible();
  const id = Number(await own.first().getAttribute('data-row'));
  const { call } = await callAs(request, SUPER);
  await call('POST /pages-bulk', { body: { step: 'deactivate', pages: [{ id }] } });
  await undo.click();
  const kept = page.getByRole('dialog', { name: 'Eine Ablehnung liess sich nicht rückgängig machen' });
  await expect(kept.getByText(/^Position \d+: /)).toHaveCount(1);
  await kept.getByRole('button', { name: 'Schliessen' }).last().click();
  await expect(own.getByText(/^wartet seit/)).toHaveCount(1);
  await expect(own.first().getByText('wird nicht gedruckt')).toBeVisible();

  await all.click();
  await bulk(page, 'Ablehnen …').click();
  await dialog.getByRole('textbox').click();
  await page.keyboard.type(REMARK);
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  const stayed = page.getByRole('dialog', { name: 'Eine Seite blieb, wie sie ist' });
  await stayed.getByRole('button', { name: 'Schliessen' }).last().click();
  await expect(own.getByText(/^wartet seit/)).toHaveCount(0);

  // And with the keyboard.
  await all.press('Space');
  await bulk(page, 'Deaktivieren').press('Enter');
  await expect(page.getByText('2 Seiten sind inaktiv.')).toBeVisible();
  await expect(own.getByText('wird nicht gedruckt')).toHaveCount(2);

  // Of two that are made active only the one that was not is made inactive again.
  await call('POST /pages-bulk', { body: { step: 'activate', pages: [{ id }] } });
  await page.reload();
  await expect(own.getByText('wird nicht gedruckt')).toHaveCount(1);
  await all.click();
  await bulk(page, 'Aktivieren').click();
  await expect(page.getByText('2 Seiten sind aktiv.')).toBeVisible();
  await expect(own.getByText('wird nicht gedruckt')).toHaveCount(0);
  // Without a connection the undoing is offered again, and its key is that of the first attempt.
  const keys: (string | undefined)[] = [];
  await page.route('**/api/pages-bulk', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.continue();
  });
  await undo.click();
  await expect(page.getByText(/^Der Server ist nicht erreichbar/)).toBeVisible();
  await undo.click();
  await expect(page.getByText('Eine Seite ist inaktiv.')).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  await expect(own.getByText('wird nicht gedruckt')).toHaveCount(1);
  await expect(own.first().getByText('wird nicht gedruckt')).toHaveCount(0);
});

test('Shift marks the rows from the one marked last, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/active-catalog/page?currentPerPage=20');
  const box = (n: number) => rows(page).nth(n).getByRole('checkbox');
  await expect(rows(page)).toHaveCount(20);
  await box(2).click();
  await box(6).click({ modifiers: ['Shift'] });
  await expect(page.getByText(/^5 von \d+ ausgewählt$/)).toBeVisible();
  for (const n of [2, 3, 4, 5, 6]) await expect(box(n)).toBeChecked();
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  // Backwards, and on from there with the keyboard.
  await box(1).click({ modifiers: ['Shift'] });
  await expect(page.getByText(/^6 von \d+ ausgewählt$/)).toBeVisible();
  await box(9).focus();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByText(/^9 von \d+ ausgewählt$/)).toBeVisible();
  await expect(box(0)).not.toBeChecked();
  // After a row was unmarked there is nothing to go on from.
  await box(9).click();
  await box(12).click({ modifiers: ['Shift'] });
  await expect(page.getByText(/^9 von \d+ ausgewählt$/)).toBeVisible();
});

test.describe('an organiser whose session ends', () => {
  // A session of its own, since it is ended.
  test.use({ storageState: { cookies: [], origins: [] } });

  test('finds the remark for many pages again after the sign-in, and after the dialog was closed', async ({
    page,
  }) => {
    await signIn(page, ADMIN);
    const dialog = page.getByRole('dialog', { name: /ablehnen$/ });
    const begin = async () => {
      await page.getByRole('link', { name: /^Warten auf Entscheid/ }).click();
      await rows(page).first().getByRole('checkbox').click();
      await bulk(page, 'Ablehnen …').click();
    };
    await page.goto('/active-catalog/page');
    await begin();
    await dialog.getByRole('textbox').click();
    await page.keyboard.type(REMARK);
    await page.keyboard.press('Escape');
    await bulk(page, 'Ablehnen …').click();
    await expect(dialog.getByRole('textbox')).toHaveValue(REMARK);
    await clickAfterSession(page, dialog.getByRole('button', { name: 'Ablehnen' }));
    await page.getByLabel('E-Mail').fill(ADMIN);
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Seiten, / })).toBeVisible();
    await begin();
    await expect(dialog.getByRole('textbox')).toHaveValue(REMARK);
  });
});

test('a chosen page is moved to a position, and put back', async ({ page, request }) => {
  const { call } = await callAs(request, ADMIN);
  // A fair of its own, with the registers it begins with: other journeys count and move the pages of the demo's fairs.
  const days = { from: '2014-06-01', to: '2014-06-30', catalog_type: 2 };
  const { data: catalog } = await call('POST /catalog', { body: { name: `Umzug ${Date.now()}`, ...days } });
  const id = catalog.id;
  const order = async () =>
    (await call('GET /catalog/:id/sheet-plan', { id })).data
      .toSorted((a, b) => a.position - b.position)
      .map((one) => one.id);
  const before = await order();
  await page.goto(`/catalog/${id}/page`);
  await rows(page).nth(1).getByRole('checkbox').click();
  await bulk(page, 'Verschieben …').click();
  await page.getByRole('textbox', { name: 'An Position' }).fill('1');
  await page.keyboard.press('Enter');
  const undo = page.getByRole('button', { name: 'Rückgängig' });
  await expect(undo).toBeVisible();
  expect(await order()).toEqual([before[1], before[0], ...before.slice(2)]);
  await undo.click();
  await expect.poll(order).toEqual(before);
  await call('DELETE /catalog/:id', { id });
});
