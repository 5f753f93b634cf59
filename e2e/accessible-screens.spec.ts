import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { screens } from './screens.ts';
import { acceptCookies } from './session.ts';
import { stateOf } from './stage.ts';
import { type Language, words } from './words.ts';

test.describe.configure({ mode: 'parallel' });

/**
 * A screen is complete when its title stands and nothing is on its way any more. What says "loading" fades in, and a
 * text that is half there has no contrast that anybody could judge.
 */
async function settled(page: Page, language: Language): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByLabel(words[language].loadingList)).toHaveCount(0);
  await expect(page.getByRole('status').getByText(words[language].loading, { exact: true })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function check(context: BrowserContext, paths: string[], language: Language): Promise<void> {
  await context.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path);
    await settled(page, language);
    expect.soft(await violationsOn(page), path).toEqual([]);
    expect.soft(await page.getByRole('heading', { level: 1 }).count(), `titles of ${path}`).toBe(1);
  }
  await context.close();
}

/** Which screens are looked at by whom. */
const visitors = [
  ['office', 'admin'],
  ['reference', 'admin'],
  ['superAdmin', 'super'],
  ['exhibitor', 'exhibitor'],
] as const;

for (const language of ['de', 'en'] as const) {
  test(`every screen before signing in is accessible (${language})`, async ({ browser, baseURL }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await acceptCookies(page, baseURL);
    await page.close();
    await check(context, screens(language).guest, language);
  });

  for (const [part, who] of visitors) {
    test(`every ${part} screen is accessible (${language})`, async ({ browser }) => {
      test.setTimeout(240_000);
      const context = await browser.newContext({
        storageState: stateOf(who),
      });
      await check(context, screens(language)[part], language);
    });
  }
}
