import { expect, type Page, test } from '@playwright/test';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Wartungsarbeiten' });

/** Answers these calls of the browser, by default all, as the server does with MAINTENANCE=1. */
async function closeForMaintenance(page: Page, calls = '**/api/**'): Promise<void> {
  await page.route(calls, (route) =>
    route.fulfill({ status: 503, json: { error: 'server.maintenance', message: 'Maintenance', params: {} } }),
  );
}

test('a form is covered during maintenance, and typed text is still there afterwards', async ({ page }) => {
  await page.goto('/country/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Hochmark');
  // At first only saving: any call in the background would cover the button before it is pressed.
  await closeForMaintenance(page, '**/api/country');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(title(page)).toBeVisible();
  await closeForMaintenance(page);
  await expect(page).toHaveTitle(/Wartungsarbeiten/);
  await expect(name).toBeHidden();
  const answered = page.waitForResponse('**/api/user');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  expect((await answered).status()).toBe(503);
  await expect(title(page)).toBeVisible();

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(title(page)).toHaveCount(0);
  await expect(name).toHaveValue('Hochmark');
  await expect(page).toHaveTitle(/Land/);
  await expect(page).toHaveURL(/\/country\/create$/);
});

test('its address leads to the start when there is no maintenance', async ({ page }) => {
  // At once, and not with a timer of the screen: there is none.
  await page.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  });
  await page.goto('/maintenance-mode');
  await expect(page).not.toHaveURL(/maintenance-mode/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kataloge' })).toBeVisible();
  await expect(title(page)).toHaveCount(0);
});

test('an opened dialog is covered too, and can be continued afterwards', async ({ page }) => {
  await page.goto('/country');
  await expect(page.getByRole('row', { name: /Argentinien/ })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Suchen und springen' });
  await expect(search).toBeFocused();
  await closeForMaintenance(page);
  await page.keyboard.type('wein');
  await expect(title(page)).toBeVisible();
  await expect(search).toBeHidden();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(search).toHaveValue('wein');
});

test('visitors during maintenance are told so, and see the requested screen as soon as it is over', async ({
  page,
}) => {
  await closeForMaintenance(page);
  await page.goto('/country?searchTerms=Frank');
  await expect(title(page)).toBeVisible();
  await page.unroute('**/api/**');
  await expect(page.getByRole('row', { name: /Frankreich/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Argentinien/ })).toHaveCount(0);
});

for (const [status, error, text] of [
  [502, 'print.browser-down', 'Die Druckaufbereitung ist gerade nicht verfügbar.'],
  [504, 'print.too-slow', 'Die Druckaufbereitung hat zu lange gedauert.'],
  [507, 'server.storage-full', 'Auf dem Server ist kein Speicherplatz mehr frei.'],
] as const) {
  test(`a response of ${error} is reported where it happened, and nothing is covered`, async ({ page }) => {
    const { pageId } = seatOf('shownDraft');
    await page.route('**/api/page-wine-download/*', (route) =>
      route.fulfill({ status, json: { error, message: error, error_message: error, params: {} } }),
    );
    await page.goto(`/active-catalog/page/edit/${pageId}`);
    await page.getByRole('button', { name: 'PDF', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Seite herunterladen' }).click();
    await expect(page.getByText(text)).toBeVisible();
    await expect(title(page)).toHaveCount(0);
    await expect(page.getByLabel('Fusszeile')).toBeVisible();
  });
}
