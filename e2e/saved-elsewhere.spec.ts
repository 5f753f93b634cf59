import { expect, type Page, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { callAs, callerOf } from './calls.ts';
import { acceptCookies } from './session.ts';
import { seatOf } from './stage.ts';

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
const preview = (page: Page) => page.getByRole('region', { name: 'Die Seite, wie sie gedruckt wird' });
const saved = (page: Page) => expect(page.getByRole('status').getByText(/^Gespeichert \d/)).toBeVisible();

/** Calls the server as the same user on another computer. */
async function elsewhere(page: Page) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').access_token);
  return callerOf(page.request, token);
}

test('changes saved first by another user on a wine page are loaded, and editing continues', async ({
  page,
  baseURL,
}) => {
  const { email, pageId } = seatOf('savedElsewhere');
  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const footer = page.getByLabel('Fusszeile');
  await expect(footer).toBeVisible();
  const callElsewhere = await elsewhere(page);

  await callElsewhere('PUT /page/:id', { id: pageId, body: { footer: 'Preise ab Keller.' } });
  await footer.fill('Preise ab Hof.');
  await footer.blur();
  await expect(dialog(page).getByRole('cell', { name: 'Preise ab Hof.' })).toBeVisible();
  await expect(dialog(page).getByRole('cell', { name: 'Preise ab Keller.' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Gespeicherte Angaben übernehmen' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(footer).toHaveValue('Preise ab Keller.');
  await expect(preview(page).getByText('Preise ab Keller.')).toBeVisible();
  await footer.fill('Preise ab Keller, inkl. MwSt.');
  await footer.blur();
  await saved(page);

  const name = page.getByRole('textbox', { name: /^Name der Kategorie/ }).first();
  const { data: categories } = await callElsewhere('GET /page-category/by-page/:page_id', {
    page_id: pageId,
  });
  const id = categories[0]?.id ?? 0;
  await callElsewhere('PUT /page-category/:id', { id, body: { category: 'Im Holzfass' } });
  await name.fill('Im Stahltank');
  await name.blur();
  await expect(dialog(page).getByRole('cell', { name: 'Im Holzfass' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Gespeicherte Angaben übernehmen' }).click();
  await expect(name).toHaveValue('Im Holzfass');
  await name.fill('Im kleinen Holzfass');
  await name.blur();
  await expect(preview(page).getByText('Im kleinen Holzfass')).toBeVisible();
  await saved(page);

  await page.reload();
  await expect(footer).toHaveValue('Preise ab Keller, inkl. MwSt.');
  await expect(name).toHaveValue('Im kleinen Holzfass');
});

test('an editor stays, with what is typed there, when its page cannot be read again', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, pageId } = seatOf('savedElsewhere');
  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  await page
    .getByRole('button', { name: /aus der Liste wählen$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Neuer Wein' }).click();
  const wine = page.getByRole('textbox', { name: 'Wein', exact: true });
  await wine.fill('Halb getippt');
  const url = `**/api/page/${pageId}`;
  await page.route(url, (route) => route.fulfill({ status: 500, json: {} }));
  const refused = page.waitForResponse(url);
  const { call } = await callAs(request, 'admin@rebblatt.test');
  await call('PUT /page/:id', { id: pageId, body: { active: 0 } });
  await (await refused).finished();
  await page.unroute(url);
  const again = page.waitForResponse(url);
  await call('PUT /page/:id', { id: pageId, body: { active: 1 } });
  await (await again).finished();
  await expect(page.getByText('in Arbeit', { exact: true })).toBeVisible();
  await expect(wine).toHaveValue('Halb getippt');
});
