import { expect, test } from '@playwright/test';
import { choose } from './choose.ts';
import { acceptCookies } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('exhibitor') });

const NAME = `Preisliste ${Date.now().toString(36).slice(-4)}`;

test('the wines of a price list follow each other, and a new vintage asks only for its prices', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL);
  const wine = page.getByRole('textbox', { name: 'Wein', exact: true });
  const region = page.getByRole('combobox', { name: 'Region' });
  const price = page.getByRole('textbox', { name: 'Preis', exact: true });
  const next = page.getByRole('button', { name: 'Speichern und nächster Wein' });
  await page.goto('/exhibitor-wine/create');
  await wine.fill(`${NAME} eins`);
  await page.getByLabel('Jahrgang').fill('2024');
  await choose(page, 'Region', 'Zürichsee');
  await choose(page, 'Weintyp', 'Rot');
  await choose(page, 'Flaschengrösse', '75');
  await next.click();
  // Refused for want of a price, it is saved as usual by the usual button afterwards, and not as «next».
  await expect(page.getByRole('alert').getByText(/Preis/)).toBeVisible();
  await price.fill('18');
  await next.click();

  await expect(page).toHaveURL(/create\?after=\d+$/);
  await expect(wine).toHaveValue('');
  await expect(wine).toBeFocused();
  await expect(region).toHaveValue(/Zürichsee/);
  await expect(page.getByRole('combobox', { name: 'Weintyp' })).toHaveValue('Rotwein');
  await page.keyboard.type(`${NAME} zwei`);
  await price.fill('21.50');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/\/exhibitor-wine\/edit\/\d+$/);

  await page.goto(`/exhibitor-wine?searchTerms=${encodeURIComponent(`${NAME} eins`)}`);
  await page.getByRole('link', { name: `Neuer Jahrgang von «${NAME} eins 2024»` }).click();
  await expect(wine).toHaveValue(`${NAME} eins`);
  await expect(page.getByLabel('Jahrgang')).toHaveValue('2025');
  await expect(price).toHaveValue('');
  await price.fill('19');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText(`«${NAME} eins 2025»`)).toBeVisible();
});
