import { expect, type Page, test } from '@playwright/test';
import { pick } from './choose.ts';
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
  await page.goBack();

  const faulty = await figureOf(page, /PDF mit Fehlern/);
  await faulty.link.focus();
  await page.keyboard.press('Tab');
  await expect((await figureOf(page, /Logos zu genehmigen/)).link).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectRows(page, faulty.count);
  await expect(page.getByRole('cell', { name: 'PDF hat 1 Fehler' })).toHaveCount(faulty.count);
  const view = page.getByRole('link', { name: `PDF mit Fehlern ${faulty.count}`, exact: true });
  await expect(view).toHaveAttribute('aria-current', 'true');
});

test('the exhibitors of a view of the progress are chosen for a reminder', async ({ page }) => {
  await page.goto('/catalog');
  await stripOf(page).getByRole('link', { name: 'Fortschritt der Aussteller' }).click();
  const view = page.getByRole('link', { name: /^Anfrage offen \d+$/ });
  const count = Number(/\d+$/.exec((await view.textContent()) ?? '')?.[0]);
  await view.click();
  await expect(page.getByRole('rowheader')).toHaveCount(count);
  // Whoever sent a request has nothing left to do: the organiser has.
  const remind = page.getByRole('link', { name: /^Diese \d+ erinnern$/ });
  const owing = Number(/\d+/.exec((await remind.textContent()) ?? '')?.[0]);
  expect(owing).toBeLessThanOrEqual(count);
  await remind.click();
  const boxes = page.getByRole('list').getByRole('checkbox');
  await expect(page.getByRole('list').getByRole('checkbox', { checked: true })).not.toHaveCount(0);
  await expect(page.getByText(`Nur die ${owing} gewählten Aussteller.`)).toBeVisible();
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
  await page.getByRole('link', { name: /^Anfrage offen \d+$/ }).click();
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
  await company.click();
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
  await page.getByRole('link', { name: /^Seiten offen \d+$/ }).click();
  await page
    .getByRole('link', { name: /: Weinseite, in Arbeit$/ })
    .first()
    .click();
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
