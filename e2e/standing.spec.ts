import { expect, type Page, test } from '@playwright/test';
import { tabTo } from './by-keys.ts';
import { callAs } from './calls.ts';
import { pick } from './choose.ts';
import { ADMIN } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const stripOf = (page: Page) => page.getByRole('region', { name: 'Stand des Katalogs' });

/** One number of the strip: how many, and the link to them. */
async function figureOf(page: Page, name: RegExp) {
  const link = stripOf(page).getByRole('link', { name });
  const count = Number(/^\d+/.exec((await link.textContent()) ?? '')?.[0]);
  return { link, count };
}

/** The list behind a number says the same one. */
const expectRows = (page: Page, count: number, timeout?: number) =>
  expect(page.getByText(new RegExp(`^1–\\d+ von ${count}$`))).toBeVisible({ timeout });

test('each number of the strip leads to a list of exactly so many', async ({ page }) => {
  // Other journeys may change a number between the strip and its list.
  for (const figure of [/warten auf Entscheid/, /Logos zu genehmigen/, /Aussteller nicht begonnen/])
    await expect(async () => {
      await page.goto('/catalog');
      const { link, count } = await figureOf(page, figure);
      expect(count, String(figure)).toBeGreaterThan(0);
      await link.click();
      await expectRows(page, count, 10_000);
    }).toPass();
});

test('by keyboard alone a number leads to its list, and the progress to all of one exhibitor', async ({
  page,
}) => {
  await page.goto('/catalog');
  const faulty = await figureOf(page, /PDF mit Fehlern/);
  await tabTo(page.getByRole('link', { name: 'Zum Inhalt springen' }), 1);
  await page.keyboard.press('Enter');
  await tabTo(faulty.link, 10);
  await page.keyboard.press('Enter');
  await expectRows(page, faulty.count);
  await expect(page.getByRole('cell', { name: /^PDF hat \d+ Fehler$/ })).toHaveCount(faulty.count);
  const list = page.getByRole('link', { name: `PDF mit Fehlern ${faulty.count}`, exact: true });
  await expect(list).toHaveAttribute('aria-current', 'true');

  // Alt and the arrow key belong to the browser, which a test has no keys for.
  await page.goBack();
  await expect(faulty.link).toBeVisible();
  await tabTo(stripOf(page).getByRole('link', { name: 'Fortschritt der Aussteller' }), 10);
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: /^Logo nicht bereit \d+$/ });
  await tabTo(view, 12);
  const count = Number(/\d+$/.exec((await view.textContent()) ?? '')?.[0]);
  await page.keyboard.press('Enter');
  const heads = page.getByRole('rowheader');
  await expect(heads).toHaveCount(count);
  await expect(view).toHaveAttribute('aria-current', 'true');
  await expect(view).toBeFocused();
  const order = page.getByLabel('Sortieren nach');
  await tabTo(order, 5);
  await pick(order, 'Am meisten offen zuerst', 'space bar');
  const company = heads.first().getByRole('link');
  const name = (await company.textContent()) ?? '';
  await tabTo(company, 2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Logos' })).toContainText('genehmigt');
  await page.goBack();
  await expect(heads).toHaveCount(count);
  // Back at the exhibitor who was left, not at the beginning.
  await expect(company).toBeFocused();
  await expect(page.locator('[data-returned]')).toContainText(name);
  // On to the next one and back again, which the head that stays on the screen does not cover.
  await tabTo(heads.nth(1).getByRole('link'), 12);
  await tabTo(company, 12, { key: 'Shift+Tab' });
});

test('the strip of a fair that another one has followed asks for nothing that can no longer be done', async ({
  page,
  request,
}) => {
  const { call } = await callAs(request, ADMIN);
  const { data: catalogs } = await call('GET /catalog/:perPage/:page', { perPage: 100, page: 1 });
  const running = catalogs.find(({ currently_active }) => currently_active === 1);
  const past = catalogs.find(({ name }) => name.startsWith('Frühlingsmesse'));
  await page.goto(`/catalog/${past?.id}/print`);
  await expect(stripOf(page).getByRole('link', { name: /^\d+ angenommen$/ })).toBeVisible();
  await expect(stripOf(page)).not.toContainText(/nicht begonnen|zu genehmigen/);
  await page.goto(`/catalog/${running?.id}/print`);
  await expect(stripOf(page)).toContainText(/zu genehmigen.*nicht begonnen/);
});

test('the exhibitors of a view of the progress are chosen for a reminder', async ({ page }) => {
  await page.goto('/catalog');
  await stripOf(page).getByRole('link', { name: 'Fortschritt der Aussteller' }).click();
  const view = page.getByRole('link', { name: /^Keine Anfrage \d+$/ });
  const count = Number(/\d+$/.exec((await view.textContent()) ?? '')?.[0]);
  await view.click();
  await expect(page.getByRole('rowheader')).toHaveCount(count);
  const remind = page.getByRole('link', { name: /^Diese \d+ erinnern$/ });
  const due = Number(/\d+/.exec((await remind.textContent()) ?? '')?.[0]);
  expect(due).toBeLessThanOrEqual(count);
  await remind.click();
  // As many are ticked as the link said; who was reminded within a day is listed too.
  const send = page.getByRole('button', {
    name: due === 1 ? 'Einen Aussteller erinnern' : `${due} Aussteller erinnern`,
  });
  await expect(send).toBeEnabled();
  const topics = page.getByRole('group', { name: 'Woran erinnern' });
  await expect(topics.getByText(`Keine Anfrage (${count})`)).toBeVisible();
  const boxes = page.getByRole('list').getByRole('checkbox');
  await expect(page.getByRole('list').getByRole('checkbox', { checked: true })).not.toHaveCount(0);
  await expect(page.getByText(`Nur die ${count} gewählten Aussteller.`)).toBeVisible();
  const chosen = await boxes.count();
  await page.getByRole('link', { name: /^Alle \d+ zeigen$/ }).click();
  await expect.poll(() => boxes.count()).toBeGreaterThan(chosen);
});

test('the progress is searched and ordered, and says what its signs mean', async ({ page }) => {
  await page.goto('/catalog');
  await stripOf(page).getByRole('link', { name: 'Fortschritt der Aussteller' }).click();
  const heads = page.getByRole('rowheader');
  await expect(heads).not.toHaveCount(0);
  const all = await heads.count();
  await expect(page.getByRole('list', { name: 'Zeichen' })).toContainText('fehlt oder ist zu ändern');

  await pick(page.getByLabel('Sortieren nach'), 'Am längsten nicht angemeldet zuerst');
  await expect(page).toHaveURL(/order=sign-in/);
  const signIns = async () =>
    (await page.getByRole('row').locator('td:last-child').allTextContents()).map((day) =>
      day === 'noch nie' ? '' : day.split('.').reverse().join('-'),
    );
  await expect.poll(async () => (await signIns()).join() === (await signIns()).sort().join()).toBe(true);
  expect(new Set(await signIns()).size).toBeGreaterThan(1);
  await pick(page.getByLabel('Sortieren nach'), 'Am meisten offen zuerst');
  // Whoever misses two things misses the logo too; nothing is missing of the last one.
  const approved = (row: number) => page.getByRole('row').nth(row).getByText('genehmigt', { exact: true });
  await expect(approved(all)).toBeVisible();
  await expect(approved(1)).toHaveCount(0);
  await expect(heads).toHaveCount(all);

  const first = (await heads.first().getByRole('link').textContent()) ?? '';
  const search = page.getByRole('searchbox', { name: 'Firma suchen' });
  await search.click();
  await page.keyboard.type(first.toUpperCase());
  await expect(heads.filter({ hasText: first })).not.toHaveCount(0);
  await expect.poll(() => heads.count()).toBeLessThan(all);
  // The search stays with another view and on the way back from an exhibitor.
  await page.getByRole('link', { name: /^Keine Anfrage \d+$/ }).click();
  await expect(search).toHaveValue(first.toUpperCase());
  await page.getByRole('link', { name: /^Alle \d+$/ }).click();
  await heads.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue(first.toUpperCase());
  await search.click({ clickCount: 3 });
  await page.keyboard.type('Niemandsland');
  await expect(page.getByText('Kein Aussteller dieser Ansicht heisst «Niemandsland».')).toBeVisible();
});

test('everything of one exhibitor is a click away from the progress, and its pages open from there', async ({
  page,
}) => {
  await page.goto('/catalog');
  await stripOf(page).getByRole('link', { name: 'Fortschritt der Aussteller' }).click();
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: /: Weinseite, / }) });
  const company = row.first().getByRole('rowheader').getByRole('link');
  const name = (await company.textContent()) ?? '';
  // Beside the links of the row.
  await row.first().getByRole('cell').last().click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  const pages = page.getByRole('region', { name: 'Seiten in diesem Katalog' });
  const first = pages.getByRole('link').first();
  const position = /\d+$/.exec((await first.textContent()) ?? '')?.[0];
  await first.click();
  await expect(page).toHaveURL(/\/page\/edit\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(String(position));

  // Each screen leads back to the one that it was opened from, not to the list of its kind.
  const back = (to: string) =>
    page.getByRole('navigation', { name: 'Brotkrümelpfad' }).getByRole('link', { name: to }).click();
  await back('Aussteller im Katalog');
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await back('Fortschritt');
  await expect(page.locator('[data-returned]')).toContainText(name);
  // What is clicked next is a row of this view, not one that leaves under the mouse.
  const view = page.getByRole('link', { name: /^Seiten nicht fertig \d+$/ });
  await view.click();
  await expect(page).toHaveURL(/\/progress\?missing=page$/);
  const shown = async () => Number(/\d+$/.exec((await view.textContent()) ?? '')?.[0]);
  await expect.poll(async () => (await page.getByRole('rowheader').count()) - (await shown())).toBe(0);
  await page
    .getByRole('link', { name: /: Weinseite, in Arbeit$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/page\/edit\/\d+/);
  await page.getByRole('main').getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(page).toHaveURL(/\/progress\?missing=page$/);
});

test.describe('with a finger on a small screen', () => {
  test.use({ viewport: { width: 420, height: 800 }, hasTouch: true });

  test('the pages that wait are listed, the longest wait first', async ({ page }) => {
    await page.goto('/catalog');
    const { link, count } = await figureOf(page, /warten auf Entscheid/);
    const since = /seit \d+ Tagen/.exec((await link.textContent()) ?? '')?.[0] ?? '';
    await link.tap();
    await expectRows(page, count);
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: `wartet ${since}` })
        .first(),
    ).toBeVisible();
  });
});
