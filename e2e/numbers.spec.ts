import { expect, type Page, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { callAs } from './calls.ts';
import { seatOf, stateOf } from './stage.ts';

const selected = (page: Page) => page.evaluate(() => getSelection()?.toString());

test('the click into a filled price selects it, and Enter leads to the next one', async ({ page }) => {
  const { email, pageId } = seatOf('ownOrder');
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const prices = page.getByRole('textbox', { name: /^Preis/ });
  const filled = prices.nth(0);
  await expect(filled).not.toHaveValue('');
  await filled.click();
  expect(await selected(page)).toBe(await filled.inputValue());
  // A second click places the caret.
  await filled.click();
  expect(await selected(page)).toBe('');
  await page.keyboard.press('Escape');
});

test('in the form of a wine the click selects number and price, and Enter goes from price to price', async ({
  page,
}) => {
  const { email } = seatOf('ownOrder');
  const { call } = await callAs(page.request, email);
  const list = { perPage: '2', page: '1' };
  const [{ data: sizes }, { data: regions }, { data: types }] = await Promise.all([
    call('GET /bottle-size/:perPage/:page', list),
    call('GET /region/:perPage/:page', list),
    call('GET /wine-type/:perPage/:page', list),
  ]);
  const { data: wine } = await call('POST /wine', {
    body: {
      wine: `Zwei Preise ${Date.now().toString(36)}`,
      year: '2022',
      region_id: regions[0]?.id ?? 0,
      wine_type_id: types[0]?.id ?? 0,
      alcohol_content_level: 30,
      bottle_size: sizes.map(({ id }, i) => ({ bottle_size_id: id, price: 24.5 + i })),
    },
  });
  await beginAs(page, email, `/exhibitor-wine/edit/${wine.id}`);
  const year = page.getByRole('textbox', { name: /^Jahrgang/ });
  await year.click();
  await page.keyboard.type('2021');
  await expect(year).toHaveValue('2021');
  const prices = page.getByRole('textbox', { name: /^Preis/ });
  await prices.nth(0).click();
  await page.keyboard.type('54.5');
  await page.keyboard.press('Enter');
  await expect(prices.nth(0)).toHaveValue('54.50');
  await expect(prices.nth(1)).toBeFocused();
  await page.keyboard.type('30');
  await expect(prices.nth(1)).toHaveValue('30');
  await call('DELETE /wine/:id', { id: wine.id });
});

test.describe('the decision desk', () => {
  test.use({ storageState: stateOf('admin') });

  test('shows no number before it is known', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/(catalog\/\d+\/waiting-pages|logo\/\d|admin-request\/\d)/, async (route) => {
      await released;
      await route.fallback();
    });
    await page.goto('/active-catalog/decide');
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(['Seiten', 'Logos', 'Anfragen']);
    release();
    await expect(tabs.first()).toHaveText(/^Seiten \(\d+\)$/);
  });
});

test('a new category begins with the bottle sizes of the one before', async ({ page }) => {
  const { email, pageId } = seatOf('categories');
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const sizes = page.getByRole('combobox', { name: /^Erste Flaschengrösse von/ });
  await expect(sizes.last()).not.toHaveValue('');
  const before = await sizes.last().inputValue();
  const name = `Neu ${Date.now().toString(36)}`;
  await page.getByRole('textbox', { name: 'Neue Kategorie' }).fill(name);
  await page.keyboard.press('Enter');
  const own = page.getByRole('combobox', { name: `Erste Flaschengrösse von ${name}` });
  await expect(own).toHaveValue(before);
  // Its hint leads to the place.
  const list = page.getByRole('list', { name: 'Zum Freigeben' });
  await list.getByRole('link', { name: /ohne Wein/ }).click();
  await expect(page.getByRole('textbox', { name: `Name der Kategorie ${name}` })).toBeFocused();
  await page.getByRole('button', { name: `Kategorie ${name} löschen` }).click();
});
