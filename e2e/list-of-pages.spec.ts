import { expect, test } from '@playwright/test';
import { callAs } from './calls.ts';
import { ADMIN, speak } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

test('the list of pages says each number once, has one filter of the status and no column of equal rows', async ({
  page,
  request,
}) => {
  const { call } = await callAs(request, ADMIN);
  const { data: catalogs } = await call('GET /catalog/:perPage/:page', { perPage: 100, page: 1 });
  const standings = await Promise.all(
    catalogs.map(async ({ id }) => ({ id, ...(await call('GET /catalog/:id/standing', { id })).data.pages })),
  );
  await page.goto('/active-catalog/page');
  const strip = page.getByRole('region', { name: 'Stand des Katalogs' });
  const views = page.getByRole('navigation', { name: 'Ansichten' }).getByRole('link');
  await expect(strip).toHaveAttribute('aria-busy', 'false');
  const labels = await views.allTextContents();
  expect(labels.length).toBeGreaterThan(5);
  for (const view of labels) expect(view).toMatch(/\d$/);
  for (const figure of await strip.getByRole('listitem').allTextContents())
    expect(figure).not.toMatch(/warten|abgelehnt|in Arbeit|angenommen|ohne PDF|PDF mit Fehlern|gedruckte/i);

  // One filter says where a page stands; there is none beside it for release or decision.
  const filters = page.locator('thead').getByRole('combobox');
  await expect(filters.and(page.getByLabel('Nach Status filtern'))).toHaveCount(1);
  await expect(page.getByLabel(/^Nach (?:Freigegeben|Freigabe|Entscheid|Angenommen) filtern$/)).toHaveCount(
    0,
  );
  // What nobody else is called by stands under the exhibitor, without a column of its own.
  await expect(page.getByRole('columnheader', { name: 'Beschreibung' })).toHaveCount(0);
  const heads = await page.getByRole('columnheader').allTextContents();
  const editorial = page.getByRole('row').filter({ hasText: 'Editorial' }).getByRole('cell');
  await expect(editorial.nth(heads.findIndex((head) => head.startsWith('Aussteller')))).toHaveText(
    'Editorial',
  );

  for (const { id, inactive } of standings) {
    await page.goto(`/catalog/${id}/page`);
    await expect(strip).toHaveAttribute('aria-busy', 'false');
    // The status says that a page is not printed; a second column would say the same of every other page.
    await expect(page.getByRole('columnheader', { name: 'Aktiv', exact: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^Nicht gedruckt/ })).toHaveCount(inactive > 0 ? 1 : 0);
  }
  expect(standings.some(({ inactive }) => inactive === 0)).toBe(true);
});

test('the list of exhibitors shows whom to call and where they stand', async ({ page, request }) => {
  const { call } = await callAs(request, ADMIN);
  const { data: people } = await call('GET /exhibitor/:perPage/:page', { perPage: 1000, page: 1 });
  const one = people.find(({ phone, stands }) => phone && stands.length > 0);
  await page.goto(`/exhibitor?searchTerms=${encodeURIComponent(one?.company_name ?? '')}`);
  const row = page.getByRole('row').filter({ hasText: one?.email });
  await expect(row.getByRole('link', { name: one?.phone ?? '' })).toHaveAttribute('href', /^tel:/);
  await expect(row).toContainText(one?.stands[0] ?? '');
});

test('in French neither the generated pages nor the countries of the regions are named in German', async ({
  page,
}) => {
  await speak(page, 'fr');
  await page.goto('/active-catalog/page');
  const made = page.getByRole('row').filter({ hasText: /Index (?:exposants|régions)|Parcours des vins/ });
  await expect(made).toHaveCount(4);
  for (const text of await made.allTextContents())
    expect(text).not.toMatch(/Ausstellerverzeichnis|Länder und Regionen|Weintour/);
  await page.goto('/region?searchTerms=Wallis');
  await expect(page.getByRole('row').filter({ hasText: 'Wallis' }).first()).toContainText('Suisse');
});
