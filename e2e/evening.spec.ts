import { expect, test } from '@playwright/test';
import { callAs } from './calls.ts';
import { acceptCookies, EXHIBITOR } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('exhibitor') });

test('an exhibitor sees what is left to do, goes where it is done, and folds the list away', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL);
  await page.goto('/exhibitor-page');
  const standing = page.getByRole('group', { name: 'Was noch zu tun ist' });
  await expect(standing.getByText(/Als Nächstes/)).toBeVisible();
  await expect(standing.getByText(/es fehlen ein Logo, eine Kategorie mit Weinen/).first()).toBeVisible();
  const unfinished = standing.getByRole('listitem').filter({ hasText: 'ein Logo' }).first();
  await unfinished.getByRole('link').click();
  await expect(page).toHaveURL(/\/exhibitor-page\/edit\/\d+$/);
  const checks = page.getByRole('list', { name: 'Zum Freigeben' }).getByRole('listitem');
  // The only approved logo is chosen by itself.
  await expect(checks).toHaveText(['Logo', 'Kategorie anlegen', 'Preise', 'Passt auf die Seite']);
  const release = page.getByRole('button', { name: 'Seite freigeben' });
  await expect(release).toBeDisabled();
  await expect(release).toHaveAccessibleDescription('Zum Freigeben: Kategorie anlegen');

  await page.goBack();
  const title = standing.getByRole('heading', { name: 'Was noch zu tun ist' });
  await title.click();
  await expect(standing.getByRole('list')).toBeHidden();
  await page.goto('/exhibitor-wine');
  await expect(title).toBeVisible();
  await expect(standing.getByRole('list')).toBeHidden();
  await title.click();
  await expect(standing.getByRole('list')).toBeVisible();
});

test('wines that lack their price are said once and listed by a click, and what the notice says is not said twice', async ({
  page,
  request,
  baseURL,
}) => {
  const wine = `Preis folgt ${Date.now().toString(36)}`;
  const { call } = await callAs(request, EXHIBITOR);
  const { data: regions } = await call('GET /region', {});
  const { data: types } = await call('GET /wine-type', {});
  const { data: added } = await call('POST /wine', {
    body: {
      wine,
      year: 2024,
      region_id: regions[0]?.id ?? 0,
      wine_type_id: types[0]?.id ?? 0,
      alcohol_content_level: 30,
      bottle_size: [],
      sku: null,
      wine_category_id: null,
      award_id: null,
      public_wine: 1,
      grape_varieties: [],
    },
  });
  await acceptCookies(page, baseURL);
  await page.goto('/exhibitor-wine');
  const standing = page.getByRole('group', { name: 'Was noch zu tun ist' });
  await standing.getByRole('link', { name: /fehlt der Preis$/ }).click();
  await expect(page.getByRole('button', { name: 'Filter «Preis: fehlt» entfernen' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ohne Preis \d+$/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('row').filter({ hasText: wine })).toBeVisible();

  // The notice is where the wines are; where it is not, the start lists the wines without alcohol content.
  const alcohol = standing.getByRole('link', { name: /fehlt der Alkoholgehalt$/ });
  await expect(page.getByText(/noch keinen Alkoholgehalt/)).toBeVisible();
  await expect(alcohol).toHaveCount(0);
  await page.getByRole('link', { name: 'Diese Weine zeigen' }).click();
  await expect(page.getByText(/noch keinen Alkoholgehalt/)).toHaveCount(0);
  await expect(alcohol).toBeVisible();
  await call('DELETE /wine/:id', { id: added.id });
});
