import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { beginAs } from './begin-as.ts';
import { callAs } from './calls.ts';
import { acceptCookies } from './session.ts';
import { seatOf } from './stage.ts';

/** The seat's other journey imports wines and leaves its page alone. */
test('a page of last year comes with the new vintage and its prices from one table, and all of it is undone at once', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, pageId } = seatOf('wineImport');
  const { call } = await callAs(request, email);
  const { data: sources } = await call('GET /pages-import/:page_id', { page_id: pageId });
  const source = sources.find(({ importable, wines }) => importable === 1 && wines > 1);
  expect(source).toBeDefined();
  const year = new Date().getFullYear();
  const last = await call('GET /page-category/by-page/:page_id', { page_id: source?.id ?? 0 });
  const before = await call('GET /page-category/by-page/:page_id', { page_id: pageId });
  const wine = last.data.flatMap(({ wines }) => wines).find((one) => one.year !== year);

  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  await page.getByRole('button', { name: 'Vorjahr importieren' }).click();
  await page
    .getByRole('menuitem', { name: new RegExp(`^${source?.catalog.name}, Position ${source?.position}`) })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Seite importieren' });
  const name = [wine?.wine, wine?.year].filter(Boolean).join(' ');
  const vintage = dialog.getByRole('textbox', { name: `Jahrgang von ${name}` });
  await expect(vintage).toHaveValue(wine?.year ? String(wine.year + 1) : '');
  expect(await violationsOn(page)).toEqual([]);
  await vintage.fill(String(year + 1));
  await expect(dialog.getByText(`Geben Sie ein Jahr bis ${year} ein.`)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Mit neuem Jahrgang importieren' })).toBeDisabled();
  await vintage.fill(String(year));
  await dialog
    .getByRole('textbox', { name: `Preis von ${name} ` })
    .first()
    .fill('77.50');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Mit neuem Jahrgang importieren' }).click();
  await expect(page.getByText(/^Die Seite ist importiert\./)).toBeVisible();
  const price = page.getByRole('textbox', { name: `Preis von ${wine?.wine} ${year} ` }).first();
  await expect(price).toHaveValue('77.50');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('Der Import ist rückgängig gemacht, die Seite ist wie zuvor.')).toBeVisible();
  await expect(price).toHaveCount(0);
  const after = await call('GET /page-category/by-page/:page_id', { page_id: pageId });
  const content = ({ data }: typeof before) =>
    data.map(({ category, wines }) => [category, wines.map(({ id }) => id)]);
  expect(content(after)).toEqual(content(before));
});
