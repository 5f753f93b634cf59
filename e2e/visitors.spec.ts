import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { violationsOn } from './axe.ts';
import { tabTo } from './by-keys.ts';

/** The catalogue for visitors: last year's fair of the demo, without an account. */

const startOf = async (page: Page): Promise<string> => {
  await page.goto('/katalog');
  return new URL(page.url()).pathname;
};

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'de-CH',
    serviceWorkers: 'allow',
  });

  test('a visitor searches, marks, tastes, goes on without a connection, and shares the list', async ({
    page,
    openBrowser,
  }) => {
    const root = await startOf(page);
    await page.getByRole('searchbox', { name: 'Suchen' }).fill('raeuschling');
    const count = page.getByRole('status').filter({ hasText: /Weine$/ });
    await expect(count).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Räuschling' }).first()).toBeVisible();
    await page.getByText('Filter', { exact: true }).tap();
    await page.getByText('Schiff', { exact: true }).tap();
    const ship = page.getByRole('checkbox').first();
    await ship.tap();
    await expect(page).toHaveURL(/q=raeuschling.*ship=/);
    await page.getByText('Preis', { exact: true }).tap();
    await page.getByRole('checkbox', { name: '15 bis 25' }).tap();
    await expect(page).toHaveURL(/price=15/);

    const stars = page.getByRole('button', { name: /^Merken: / });
    for (let n = 0; n < 5; n++) await stars.nth(n).tap();
    await expect(stars.nth(4)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Merkliste (5)' }).tap();
    await expect(page.getByRole('group', { name: /^Punkte für / })).toHaveCount(5);
    for (const n of [0, 1])
      await page
        .getByRole('group', { name: /^Punkte für / })
        .nth(n)
        .getByRole('button', { name: '4' })
        .tap();
    await page.getByRole('checkbox', { name: 'Nur noch nicht gekostete' }).tap();
    await expect(page.getByRole('group', { name: /^Punkte für / })).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Nur noch nicht gekostete' }).tap();
    const note = page.getByRole('textbox', { name: /^Notiz zu / }).first();
    await note.fill('Würzig');
    await note.blur();

    await page.goto(root);
    await page.getByRole('button', { name: 'Auf dieses Gerät laden' }).tap();
    await expect(page.getByText(/Ausgabe \d+ ist auf diesem Gerät/)).toBeVisible({ timeout: 30_000 });
    await page.context().setOffline(true);
    await page.goto(`${root}?q=pinot`);
    await expect(page.getByRole('status').filter({ hasText: /Weine$/ })).toBeVisible();
    await page.goto(`${root}merkliste`);
    await expect(page.getByRole('textbox', { name: /^Notiz zu / }).first()).toHaveValue('Würzig');
    await page.context().setOffline(false);

    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.getByRole('button', { name: 'Adresse mit der Liste kopieren' }).tap();
    await expect(page).toHaveURL(/#liste=/);
    const other = await openBrowser({ locale: 'de-CH' });
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(other.getByRole('textbox', { name: /^Notiz zu / })).toHaveCount(5);
    await expect(other.getByRole('textbox', { name: /^Notiz zu / }).first()).toHaveValue('Würzig');
  });
});

test('a visitor finds and marks a wine with the keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startOf(page);
  await page.goto(`${new URL(page.url()).pathname.replace(/(fr|en)\/$/, '')}`);
  await tabTo(page.getByRole('searchbox', { name: 'Suchen' }), 10);
  await page.keyboard.type('raeuschling');
  const star = page.getByRole('button', { name: /^Merken: / }).first();
  await tabTo(star, 60);
  await page.keyboard.press('Enter');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toBeFocused();
  await expect(page.getByRole('link', { name: 'Merkliste (1)' })).toBeVisible();
});

for (const [language, part] of [
  ['de', ''],
  ['fr', 'fr/'],
  ['en', 'en/'],
] as const)
  test(`every kind of page for visitors is accessible and fits a narrow screen, in ${language}`, async ({
    page,
  }) => {
    const root = (await startOf(page)).replace(/(fr|en)\/$/, '');
    const data = await (await page.request.get(`${root}daten.json`)).json();
    const ids = [
      ['aussteller', data.exhibitors[0].id],
      ['region', data.regions[0].id],
      ['rebsorte', data.grape_varieties[0].id],
      ['auszeichnung', data.awards[0].id],
    ].map(([kind, id]) => `${kind}/${id}`);
    const ship = data.ships[0].name.toLowerCase().replace(/ /g, '-').replace(/ä/g, 'ae').replace(/ü/g, 'ue');
    for (const path of ['', '?q=pinot&type=1', 'merkliste', `schiff/${ship}`, ...ids, 'nichts']) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(root + part + path);
      if (path.startsWith('?')) await expect(page.locator('.hits li').first()).toBeVisible();
      expect(await violationsOn(page), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of ['', ids[0]]) {
      await page.goto(root + part + path);
      expect(await violationsOn(page), `${path} in the dark`).toEqual([]);
    }
  });
