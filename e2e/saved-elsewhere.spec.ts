import { expect, type Page, test } from '@playwright/test';
import type { PageCategoryItem } from '@rebblatt/contracts';
import { acceptCookies, signIn } from './session.ts';
import { seatOf } from './stage.ts';

const dialog = (page: Page) =>
  page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
const preview = (page: Page) => page.getByRole('region', { name: 'Die Seite, wie sie gedruckt wird' });
const saved = (page: Page) => expect(page.getByRole('status').getByText(/^Gespeichert \d/)).toBeVisible();

/** Calls the server as the same person at another desk. */
async function elsewhere(page: Page) {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').access_token);
  const headers = { Authorization: `Bearer ${token}` };
  return {
    async put(path: string, data: object) {
      const answer = await page.request.put(path, { headers, data });
      expect(answer.status(), await answer.text()).toBe(200);
    },
    async get<Data>(path: string) {
      return ((await (await page.request.get(path, { headers })).json()) as { data: Data }).data;
    },
  };
}

test('what somebody else saved on a wine page first is taken over, and work goes on from there', async ({
  page,
  baseURL,
}) => {
  const { email, pageId } = seatOf('savedElsewhere');
  await acceptCookies(page, baseURL);
  await signIn(page, email, `/login?redirectUrl=/exhibitor-page/edit/${pageId}`);
  const footer = page.getByLabel('Fusszeile');
  await expect(footer).toBeVisible();
  const other = await elsewhere(page);

  await other.put(`/api/page/${pageId}`, { footer: 'Preise ab Keller.' });
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
  const [category] = await other.get<PageCategoryItem[]>(`/api/page-category/by-page/${pageId}`);
  await other.put(`/api/page-category/${category?.id}`, { category: 'Im Holzfass' });
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
