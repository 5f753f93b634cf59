import { expect, type Page, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { callAs } from './calls.ts';
import { restored, written } from './kept-drafts.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

test('whom a company invites is there again after a reload, until the invitation is sent', async ({
  page,
}) => {
  const { email } = seatOf('shownAd');
  const helper = `helfer-${Date.now().toString(36)}@leute.test`;
  await beginAs(page, email, '/profile/edit');
  const dialog = page.getByRole('dialog', { name: 'Wer sich für die Firma anmeldet' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  const address = dialog.getByRole('textbox', { name: 'E-Mail-Adresse' });
  const open = () => page.getByRole('button', { name: 'Personen' }).click();
  await open();
  await name.fill('Lena Rebmann');
  await address.fill(helper);
  await dialog.getByRole('radio', { name: 'liest nur' }).click();
  await written(page, helper);
  await page.reload();
  await open();
  await expect(restored(page)).toBeVisible();
  await expect(name).toHaveValue('Lena Rebmann');
  await expect(address).toHaveValue(helper);
  await expect(dialog.getByRole('radio', { name: 'liest nur' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(page.getByText(`Die Einladung an ${helper} ist unterwegs.`)).toBeVisible();
  await page.reload();
  await open();
  await expect(address).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);
  const person = dialog.getByRole('listitem').filter({ hasText: helper });
  await person.getByRole('button', { name: 'Entfernen' }).click();
  await page
    .getByRole('dialog', { name: 'Lena Rebmann entfernen?' })
    .getByRole('button', { name: 'Entfernen' })
    .click();
  await expect(person).toBeHidden();
});

test('words for an invitation come back for those to whom they were written, and for nobody else', async ({
  page,
}) => {
  const text = 'Wir freuen uns, dass Sie in Zürich dabei sind.';
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Ihre Worte dazu' });
  const invite = async (company: string) => {
    await page.goto(`/exhibitor?searchTerms=${encodeURIComponent(company)}`);
    await page.getByRole('row').filter({ hasText: company }).first().getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  };
  const [one, other] = [seatOf('shownDraft').company, seatOf('shownRelease').company];
  await invite(one);
  await field.fill(text);
  await written(page, text);
  await invite(other);
  await expect(field).toHaveValue('');
  await invite(one);
  await expect(restored(page)).toBeVisible();
  await expect(field).toHaveValue(text);
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await invite(one);
  await expect(field).toHaveValue('');
});

/** The first page of another year that the exhibitor can take over. */
async function sourceFor(page: Page, email: string, pageId: number) {
  const { call } = await callAs(page.request, email);
  const { data } = await call('GET /pages-import/:page_id', { page_id: pageId });
  const source = data.find(({ importable, wines }) => importable === 1 && wines > 1);
  return new RegExp(`^${source?.catalog.name}, Position ${source?.position}`);
}

test('years and prices of the next vintages are there again after a reload', async ({ page }) => {
  const { email, pageId } = seatOf('wineImport');
  const source = await sourceFor(page, email, pageId);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const dialog = page.getByRole('dialog', { name: 'Seite importieren' });
  const year = dialog.getByRole('textbox', { name: /^Jahrgang von / }).first();
  const price = dialog.getByRole('textbox', { name: /^Preis von / }).first();
  const open = async () => {
    await page.getByRole('button', { name: 'Vorjahr importieren' }).click();
    await page.getByRole('menuitem', { name: source }).click();
  };
  await open();
  await year.fill('2019');
  await price.fill('78.25');
  await written(page, '78.25');
  await page.reload();
  await open();
  await expect(restored(page)).toBeVisible();
  await expect(year).toHaveValue('2019');
  await expect(price).toHaveValue('78.25');
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await expect(price).not.toHaveValue('78.25');
});
