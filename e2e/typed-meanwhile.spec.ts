import { expect, type Page, type Route, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { callAs } from './calls.ts';
import { ADMIN } from './session.ts';
import { seatOf } from './stage.ts';

/** Holds the calls of a method to an address until they are let go. */
async function hold(page: Page, method: string, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let seen: (route: Route) => void;
  const held = new Promise<Route>((resolve) => {
    seen = resolve;
  });
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    seen(route);
    await released;
    await route.fallback();
  });
  return { held, release };
}

test('what is typed while a form is saved stays in its fields, and is saved with the next press', async ({
  page,
}) => {
  const { call } = await callAs(page.request, ADMIN);
  const name = `Zwischenland ${Date.now().toString(36)}`;
  const { data: country } = await call('POST /country', { body: { name } });
  await beginAs(page, ADMIN, `/country/edit/${country.id}`);
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  const save = page.getByRole('button', { name: 'Speichern' });
  const first = await hold(page, 'PUT', `**/api/country/${country.id}`);
  await field.press('End');
  await page.keyboard.type(' A');
  await save.click();
  await first.held;
  await field.click();
  await field.press('End');
  await page.keyboard.type('B');
  first.release();
  await expect(page.getByText(`«${name} A»`)).toBeVisible();
  await expect(field).toHaveValue(`${name} AB`);
  await expect
    .poll(async () => (await call('GET /country/:id', { id: country.id })).data.name)
    .toBe(`${name} A`);
  await save.click();
  await expect
    .poll(async () => (await call('GET /country/:id', { id: country.id })).data.name)
    .toBe(`${name} AB`);
  await call('DELETE /country/:id', { id: country.id });
});

test('the fields of a new entry are locked while it is created', async ({ page }) => {
  const { call } = await callAs(page.request, ADMIN);
  const name = `Neuland ${Date.now().toString(36)}`;
  await beginAs(page, ADMIN, '/country/create');
  const field = page.getByRole('textbox', { name: 'Name', exact: true });
  const { held, release } = await hold(page, 'POST', '**/api/country');
  await field.fill(name);
  const created = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/country'),
  );
  await field.press('Enter');
  await held;
  await expect(field).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/country$/);
  const { data } = (await (await created).json()) as { data: { id: number; name: string } };
  expect(data.name).toBe(name);
  await call('DELETE /country/:id', { id: data.id });
});

test('a change of the wine page that found no server is stored by itself once it is back', async ({
  page,
}) => {
  const { email, pageId } = seatOf('savedElsewhere');
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const footer = page.getByLabel('Fusszeile');
  await expect(footer).toBeVisible();
  // The server restarts; the browser itself never loses its connection.
  let away = true;
  await page.route('**/api/page/*', (route) =>
    away && route.request().method() === 'PUT' ? route.fulfill({ status: 502, body: '' }) : route.fallback(),
  );
  const text = `Ab Hof ${Date.now().toString(36)}`;
  await footer.fill(text);
  const chip = page.getByRole('status');
  await expect(chip.getByText('Nicht gespeichert')).toBeVisible();
  away = false;
  await expect(chip.getByText(/^Gespeichert \d/)).toBeVisible();
  await page.reload();
  await expect(footer).toHaveValue(text);
});
