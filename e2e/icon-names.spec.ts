import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { styleOfPart } from './part-file.ts';
import { stateOf } from './stage.ts';

/** The style of the names, without which what shows them does not begin. */
const NAMES = `**/${styleOfPart('icon-name')}`;
const NAME = 'Druck von «Hauptmesse 2026»';

test('the keyboard and a resting finger are told what an icon does', async ({ openBrowser }) => {
  const page = await openBrowser({
    storageState: stateOf('admin'),
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  await page.goto('/catalog');
  const icon = page.getByRole('row', { name: /Hauptmesse 2026/ }).getByRole('link', { name: NAME });
  const name = page.locator('body > div').getByText(NAME, { exact: true });

  await page.getByRole('button', { name: 'Neu laden' }).click();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(icon).toBeFocused({ timeout: 10 });
  }).toPass({ intervals: [10] });
  await expect(name).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(name).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(name).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(name).toHaveCount(0);

  // Held, an icon says its name and is not pressed; tapped, it is.
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchCancel' | 'touchEnd', touchPoints: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
  await expect(async () => {
    // A fair that somebody creates meanwhile moves the rows: the finger is set down where the icon is then.
    await icon.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await icon.boundingBox()) ?? {};
    await send('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    try {
      await expect(name).toBeVisible({ timeout: 5000 });
    } catch (missed) {
      await send('touchCancel', []);
      throw missed;
    }
  }).toPass();
  await send('touchEnd', []);
  await expect(name).toHaveCount(0);
  await expect(page).toHaveURL(/\/catalog$/);
  await icon.tap();
  await expect(page).toHaveURL(/\/print$/);
});

test('the first tap on an icon does not swallow the next one, however late its name comes', async ({
  openBrowser,
}) => {
  const page = await openBrowser({
    storageState: stateOf('admin'),
    viewport: { width: 420, height: 800 },
    hasTouch: true,
  });
  // What names icons is fetched with the first touch; here it comes once the finger is lifted.
  const names = page.waitForRequest(NAMES);
  let come = () => {};
  const lifted = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(NAMES, (route) => lifted.then(() => route.continue()));
  await page.goto('/catalog');
  await page.getByRole('button', { name: 'Menü öffnen' }).tap();
  come();
  await (await (await names).response())?.finished();
  const menu = page.getByRole('dialog', { name: 'Hauptmenü' });
  // Longer than a finger has to rest for the name.
  const now = () => page.evaluate(() => performance.now());
  const came = await now();
  await expect.poll(now).toBeGreaterThan(came + 700);
  await menu.getByRole('link', { name: 'Druck', exact: true }).tap();
  await expect(page).toHaveURL(/\/print$/);
});

test('the name of an icon follows what is pressed, and goes with it', async ({ openBrowser }) => {
  const page = await openBrowser({ storageState: stateOf('admin'), viewport: { width: 1440, height: 900 } });
  await page.goto('/catalog');
  const shown = (text: string) => page.locator('body > div').getByText(text, { exact: true });
  const icon = page.getByRole('button', { name: /^Menü ver/ });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(icon).toBeFocused({ timeout: 10 });
  }).toPass({ intervals: [10] });
  await expect(shown('Menü verkleinern')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shown('Menü vergrössern')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(shown('Menü verkleinern')).toBeVisible();
  // As when what it belongs to is deleted elsewhere.
  await icon.evaluate((button) => button.remove());
  await expect(shown('Menü verkleinern')).toHaveCount(0);
});
