import { expect, test } from '@playwright/test';
import { seatOf, stateOf } from './stage.ts';

/** 320 CSS pixels: what remains of 1280 at a zoom of 400 %. */
test.use({ viewport: { width: 320, height: 640 }, storageState: stateOf('admin') });

const paths = () => [
  '/catalog',
  '/catalog/create',
  '/active-catalog/page',
  `/active-catalog/page/edit/${seatOf('shownDraft').pageId}`,
  `/active-catalog/page/edit/${seatOf('shownRelease').pageId}`,
  '/wine',
  '/wine/create',
  '/exhibitor',
  '/country',
  '/catalog/1/print',
  '/admin-logo',
];

test('no main screen scrolls sideways at 320 pixels', async ({ page }) => {
  const wide: string[] = [];
  for (const path of paths()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path} is ${width} wide`);
  }
  expect(wide).toEqual([]);
});
