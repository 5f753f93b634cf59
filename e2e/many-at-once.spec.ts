import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const REMARK = 'Bitte die Preise auf ganze Franken runden.';

const rows = (page: Page) => page.getByRole('rowgroup').last().getByRole('row');
const bulk = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('pages are downloaded, rejected and deactivated together, and those that stay say why', async ({
  page,
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

  // And with the keyboard.
  await all.press('Space');
  await bulk(page, 'Deaktivieren').press('Enter');
  await expect(page.getByText('2 Seiten sind inaktiv.')).toBeVisible();
  await expect(own.getByText('inaktiv', { exact: true })).toHaveCount(2);
});
