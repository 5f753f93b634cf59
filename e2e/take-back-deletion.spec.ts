import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { EXHIBITOR } from './session.ts';
import { stateOf } from './stage.ts';

test('a deletion that the history can bring back says so, and is taken back from its message', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ storageState: stateOf('admin') });
  const filter = encodeURIComponent(JSON.stringify({ standing: 'draft' }));
  await page.goto(`/active-catalog/page?columnFilters=${filter}`);
  const bin = page.getByRole('button', { name: /^.+ löschen$/ }).last();
  const name = ((await bin.getAttribute('aria-label')) ?? '').replace(/^«|» löschen$/g, '');
  await bin.click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Das lässt sich rückgängig machen');
  await expect(question).not.toContainText('Freigabe');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText(`«${name}» ist gelöscht.`)).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(`Wieder da: ${name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: `«${name}» löschen` }).first()).toBeVisible();
});

test('whoever deletes a decided page is told that its decision does not come back', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ storageState: stateOf('admin') });
  const filter = encodeURIComponent(JSON.stringify({ standing: 'rejected' }));
  await page.goto(`/active-catalog/page?columnFilters=${filter}`);
  await page
    .getByRole('button', { name: /^.+ löschen$/ })
    .first()
    .click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Die Freigabe und ein Entscheid kommen dabei nicht zurück');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(question).toHaveCount(0);
});

test('three quick ticks mark three rows, and all that match can be marked at once', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto('/exhibitor');
  const boxes = page.getByRole('table').getByRole('checkbox');
  await expect(boxes.nth(6)).toBeVisible();
  const spots = await Promise.all([2, 3, 4].map(async (row) => boxes.nth(row).boundingBox()));
  // Where the rows were before the first of them was marked.
  for (const spot of spots) {
    const { x, y, width, height } = spot ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
  }
  for (const row of [2, 3, 4]) await expect(boxes.nth(row)).toBeChecked();
  const count = page.getByText(/^3 von [\d’]+ ausgewählt$/);
  await expect(count).toBeInViewport();
  const total = /von (\S+) /.exec((await count.textContent()) ?? '')?.[1];
  await page.getByRole('button', { name: `Alle ${total} auswählen` }).click();
  await expect(page.getByText(`${total} von ${total} ausgewählt`)).toBeInViewport();
});

test('an exhibitor takes back the deletion of a wine from its message', async ({ openBrowser, request }) => {
  const wine = `Aa zuviel ${Date.now().toString(36)}`;
  const { call } = await callAs(request, EXHIBITOR);
  const { data: regions } = await call('GET /region', {});
  const { data: types } = await call('GET /wine-type', {});
  await call('POST /wine', {
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
  const page = await openBrowser({ storageState: stateOf('exhibitor') });
  await page.goto('/exhibitor-wine');
  await page.getByRole('button', { name: `«${wine} 2024» löschen` }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('gleich danach in der Meldung rückgängig machen');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText(`«${wine} 2024» ist gelöscht.`)).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(`Wieder da: ${wine} 2024`)).toBeVisible();
  await expect(page.getByRole('button', { name: `«${wine} 2024» löschen` })).toBeVisible();
});
