import { expect, type Page, test } from '@playwright/test';
import { callAs } from './calls.ts';
import { ADMIN } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

/** Names as people remember them, and the company that each means. */
const REMEMBERED = [
  ['Tobelrein', 'Weingut Tobelrain'],
  ['vinotek belrive', 'Vinothek Bellerive'],
  ['Champagner Seestern', 'Champagne & Cie. Seestern'],
] as const;

const field = (page: Page) => page.getByRole('combobox', { name: 'Suchen und springen' });
const hits = (page: Page) => page.getByRole('group', { name: 'Aussteller', exact: true }).getByRole('option');

test('a misremembered name finds its company by the palette', async ({ page }) => {
  await page.goto('/country');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('Control+k');
  for (const [typed, meant] of REMEMBERED) {
    await field(page).fill(typed);
    const hit = hits(page).filter({ hasText: meant });
    await expect(hit).toContainText('Meinten Sie');
  }
  await hits(page).filter({ hasText: 'Seestern' }).click();
  await expect(page.getByRole('main').getByText('Champagne & Cie. Seestern').first()).toBeVisible();
});

test('the palette finds a stand by its name, also one that nobody has', async ({ page, request }) => {
  const { call } = await callAs(request, ADMIN);
  const { data } = await call('GET /stand/:perPage/:page', { perPage: 100, page: 1 });
  const free = data.find(({ holder, stand }) => !holder && /^[A-Z]+-\d+$/.test(stand));
  const name = free?.stand ?? '';
  expect(name).not.toBe('');
  await page.goto('/country');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('Control+k');
  const found = page.getByRole('group', { name: 'Stände', exact: true }).getByRole('option');
  for (const typed of [name, `Stand ${name}`]) {
    await field(page).fill(typed);
    await expect(found.filter({ hasText: name })).toHaveCount(1);
  }
  await found.filter({ hasText: name }).click();
  await expect(page).toHaveURL(new RegExp(`/stand/edit/${free?.id}$`));
});

test('a list and the progress of a fair offer the names that are near', async ({ page }) => {
  for (const [typed, meant] of REMEMBERED) {
    await page.goto(`/exhibitor?${new URLSearchParams({ searchTerms: typed })}`);
    await expect(page.getByText('Meinten Sie', { exact: true })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: meant, exact: true }).click();
    await expect(page.getByRole('row').filter({ hasText: meant }).first()).toBeVisible();
  }
  await page.goto('/catalog/1/progress');
  const company = page.getByRole('main').getByRole('searchbox');
  // Of a name that nobody has anything near to, nothing is said to be meant.
  await company.fill('Xqzwyk');
  await expect(page.getByText(/«Xqzwyk»/)).toBeVisible();
  await expect(page.getByText('Meinten Sie', { exact: true })).toHaveCount(0);
  await company.fill('Tobelrein');
  await expect(page.getByText('Meinten Sie', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Weingut Tobelrain', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Weingut Tobelrain' })).toHaveCount(1);
});

test('the stands, the history, the lists of a fair and a filter by company offer them too', async ({
  page,
}) => {
  const meant = 'Weingut Tobelrain';
  const offered = page.getByRole('main').getByRole('button', { name: meant, exact: true });
  for (const address of [
    `/stand?${new URLSearchParams({ searchTerms: 'Tobelrein' })}`,
    `/history?${new URLSearchParams({ searchTerms: 'Tobelrein' })}`,
    `/wine?${new URLSearchParams({ columnFilters: JSON.stringify({ 'user.company_name': 'Tobelrein' }) })}`,
  ]) {
    await page.goto(address);
    await expect(page.getByText('Meinten Sie', { exact: true })).toBeVisible();
    await offered.click();
    await expect(page.getByRole('row').filter({ hasText: meant }).first()).toBeVisible();
  }
  for (const list of ['stands', 'addresses']) {
    await page.goto(`/catalog/1/lists?${new URLSearchParams({ list, search: 'Tobelrein' })}`);
    await expect(page.getByText('Meinten Sie', { exact: true })).toBeVisible();
    await offered.click();
    await expect(page.getByRole('main').getByText(meant).first()).toBeVisible();
  }
});

test('the palette finds an exhibitor by telephone number, however it is written', async ({
  page,
  request,
}) => {
  const { call } = await callAs(request, ADMIN);
  const { data } = await call('GET /exhibitor/:perPage/:page', { perPage: 20, page: 1 });
  const known = data.find(({ phone }) => phone && data.filter((other) => other.phone === phone).length === 1);
  const phone = known?.phone ?? '';
  const digits = phone.replace(/\D/g, '');
  expect(digits.length).toBeGreaterThan(8);
  await page.goto('/country');
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('Control+k');
  for (const typed of [phone, `0${digits.slice(-9)}`, digits.slice(-7)]) {
    await field(page).fill(typed);
    await expect(hits(page).filter({ hasText: known?.company_name ?? '' })).toBeVisible();
  }
});
