import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { beginAs } from './begin-as.ts';
import { addWine, CATEGORY, putOnPage } from './fill-a-page.ts';
import { acceptCookies } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

const WINE = `Steilhang ${Date.now().toString(36).slice(-4)}`;
const NAME = `${WINE} 2023`;

const preview = (page: Page) => page.getByRole('region', { name: 'Die Seite, wie sie gedruckt wird' });
const saved = (page: Page) => expect(page.getByRole('status').getByText(/^Gespeichert \d/)).toBeVisible();

/** A click would scroll until nothing covers the button any more. */
const isCovered = (button: Element) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

test('an exhibitor fills a page: price, second category, order, and everything is stored', async ({
  page,
  baseURL,
}) => {
  const { email, pageId } = seatOf('categories');
  await acceptCookies(page, baseURL);
  await beginAs(page, email);
  await addWine(page, 'de', WINE, 'Chardonnay');
  await putOnPage(page, 'de', pageId, WINE);
  // Nothing that comes and goes with saving moves the button from under the pointer.
  const release = page.getByRole('button', { name: 'Seite freigeben' });
  await page.evaluate(() => scrollTo({ top: 0 }));
  const whenSaved = await release.boundingBox();
  await page.reload();
  await expect(page.getByText('Passt auf die Seite')).toBeVisible();
  expect(await release.boundingBox()).toEqual(whenSaved);

  const price = page.getByRole('textbox', { name: new RegExp(`^Preis von .*${WINE}.* in CHF$`) });
  await price.fill('kein Betrag');
  await price.press('Enter');
  await expect(page.getByText('Geben Sie einen Betrag ein, zum Beispiel 24.50.')).toBeVisible();
  await price.fill('31.90');
  await price.press('Enter');
  await expect(preview(page).getByText('31.90').first()).toBeVisible();
  await saved(page);
  // However far the page is scrolled, its state is seen and lies over no button.
  for (const top of [60, 105, 400]) {
    await page.evaluate((y) => scrollTo({ top: y }), top);
    await expect(page.getByRole('status').getByText(/^Gespeichert \d/)).toBeInViewport();
    if (top < 200) await expect.poll(() => release.evaluate(isCovered)).toBe(false);
  }

  await price.fill('');
  await price.press('Enter');
  const leave = page.getByRole('dialog', { name: 'Wein von der Seite nehmen?' });
  await expect(leave.getByText(`Ohne diesen Preis stünde «${WINE}»`)).toBeVisible();
  await leave.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('Nehmen Sie den Wein zuerst von der Seite.')).toBeVisible();
  await price.press('Escape');
  await expect(price).toHaveValue('31.90');

  await page.getByRole('textbox', { name: 'Neue Kategorie' }).fill('Zum Lagern');
  await page.getByRole('button', { name: 'Kategorie anlegen' }).dblclick();
  const cellar = page.getByRole('region', { name: 'Zum Lagern' });
  await saved(page);
  await expect(cellar).toHaveCount(1);
  await page.getByRole('button', { name: `Weitere Aktionen für Kategorie Zum Lagern` }).click();
  await page.getByRole('menuitem', { name: 'Nach oben' }).click();
  const names = page.getByRole('textbox', { name: /^Name der Kategorie/ });
  await expect(names.last()).toHaveValue(CATEGORY);
  await saved(page);

  await page.reload();
  await expect(names.last()).toHaveValue(CATEGORY);
  await expect(price).toHaveValue('31.90');
  await page.getByRole('button', { name: `Kategorie ${CATEGORY} löschen` }).click();
  const dialog = page.getByRole('dialog', { name: `Kategorie «${CATEGORY}» löschen` });
  await expect(dialog.getByText('bleibt in Ihrer Weinliste')).toBeVisible();
  await dialog.getByRole('button', { name: 'Löschen' }).click();
  await expect(preview(page).getByText(WINE)).toHaveCount(0);

  // What was removed from the page is restored in its place, the category with its wine, and the wine alone.
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText(`Die Kategorie «${CATEGORY}» ist wieder da.`)).toBeVisible();
  await expect(names.last()).toHaveValue(CATEGORY);
  await expect(price).toHaveValue('31.90');
  await page.getByRole('button', { name: `${NAME} von der Seite nehmen` }).click();
  await expect(page.getByText(`«${NAME}» steht nicht mehr auf der Seite.`)).toBeVisible();
  await expect(price).toHaveCount(0);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(price).toHaveValue('31.90');
  await saved(page);
  await page.reload();
  await expect(names.last()).toHaveValue(CATEGORY);
  await expect(price).toHaveValue('31.90');
  await page.getByRole('button', { name: `${NAME} von der Seite nehmen` }).click();
  await expect(page.getByText(`«${NAME}» steht nicht mehr auf der Seite.`)).toBeVisible();
  await page.goto('/exhibitor-wine');
  await page.getByRole('searchbox').fill(WINE);
  await expect(page.getByRole('link', { name: `«${NAME}» bearbeiten` })).toBeVisible();
});

test('two own pages exchange their positions', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL);
  await beginAs(page, seatOf('ownOrder').email, '/exhibitor-page');
  const links = page.locator('tr a[href^="/exhibitor-page/edit/"]');
  await expect(links.nth(1)).toBeVisible();
  const order = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const [first, second, ...rest] = await order();
  const positions = page.getByRole('textbox', { name: /^Position von/ });
  await positions.first().fill(await positions.nth(1).inputValue());
  await positions.first().press('Enter');
  await expect(page.getByText(/ist jetzt auf Position \d+\.$/)).toBeVisible();
  // Other journeys move other pages meanwhile: only the order matters, not the numbers.
  await expect.poll(order).toEqual([second, first, ...rest]);
  await page.reload();
  await expect(links.nth(1)).toBeVisible();
  expect(await order()).toEqual([second, first, ...rest]);
});

test('in dark mode only what is printed is white', async ({ openBrowser }) => {
  const page = await openBrowser({ storageState: stateOf('admin'), colorScheme: 'dark' });
  await page.goto(`/active-catalog/page/edit/${seatOf('shownDraft').pageId}`);
  const white = ['background-color', 'rgb(255, 255, 255)'] as const;
  await expect(page.locator('label').filter({ hasText: 'Kein Logo' })).not.toHaveCSS(...white);
  await expect(preview(page).locator('[class*=paper]')).toHaveCSS(...white);
});

test('the preview has its size in a browser that reports sizes late', async ({ openBrowser }) => {
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.addInitScript(() => {
    ResizeObserver.prototype.observe = () => undefined;
  });
  await page.goto(`/active-catalog/page/edit/${seatOf('shownDraft').pageId}`);
  const [stage, sheet] = ['[class*=stage]', '.sheet'].map((part) => preview(page).locator(part));
  const across = async () =>
    ((await sheet?.boundingBox())?.width ?? 0) / ((await stage?.boundingBox())?.width ?? 1);
  await expect.poll(across).toBeGreaterThan(0.9);
});

test('scroll bars that are always there have the colours of the screen', async ({ openBrowser }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openBrowser({ storageState: stateOf('admin'), colorScheme });
    await page.goto('/active-catalog/page');
    await page.getByRole('button', { name: 'Bogenplan' }).click();
    const strip = page.getByRole('region', { name: 'Bogenplan' }).locator('[class*=strip]');
    for (const scrolled of [page.locator('html'), page.getByRole('navigation').first(), strip])
      await expect(scrolled).toHaveCSS(
        'scrollbar-color',
        `${colorScheme === 'light' ? 'rgb(134, 147, 143)' : 'rgb(107, 122, 118)'} rgba(0, 0, 0, 0)`,
      );
  }
});
