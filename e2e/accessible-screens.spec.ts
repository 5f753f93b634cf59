import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { violationsOn } from './axe.ts';
import { screens } from './screens.ts';
import { acceptCookies, speak } from './session.ts';
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

/**
 * Leads to a screen as a link does, without loading the application again: that would take twice as long, and only
 * the first screen needs it. The title of the screen before is marked, so that it is not taken for that of the next; two
 * screens may share the element, but not the text.
 */
async function follow(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    for (const title of document.querySelectorAll('h1')) title.dataset.left = title.textContent;
    history.pushState({ idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].every((title) => title.dataset.left !== title.textContent),
  );
}

/** Opens a screen. @returns whether the reader may be there, and where its breadcrumb leads */
async function open(page: Page, path: string, language: Language) {
  await follow(page, path);
  await settled(page, language);
  const say = words[language];
  const crumbs = page.getByRole('navigation', { name: say.breadcrumb }).getByRole('link');
  return {
    allowed: (await page.getByRole('heading', { name: say.noPermission }).count()) === 0,
    above: await crumbs.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    ),
  };
}

async function check(page: Page, paths: string[], language: Language): Promise<void> {
  await speak(page, language);
  const allowed = new Map<string, boolean>();
  const above = new Set<string>();
  for (const path of paths) {
    const screen = await open(page, path, language);
    allowed.set(path, screen.allowed);
    for (const crumb of screen.above) above.add(crumb);
    expect.soft(await violationsOn(page), path).toEqual([]);
    expect.soft(await page.getByRole('heading', { level: 1 }).count(), `titles of ${path}`).toBe(1);
  }
  // A breadcrumb leads only where its reader may go.
  for (const crumb of above) {
    const known = allowed.get(crumb) ?? (await open(page, crumb, language)).allowed;
    expect.soft(known, `breadcrumb to ${crumb}`).toBe(true);
  }
}

/** Which screens are looked at by whom. */
const visitors = [
  ['organiser', 'admin'],
  ['reference', 'admin'],
  ['superAdmin', 'super'],
  ['exhibitor', 'exhibitor'],
] as const;

for (const language of ['de', 'en'] as const) {
  test(`every screen before signing in is accessible (${language})`, async ({ page, baseURL }) => {
    await acceptCookies(page, baseURL);
    await check(page, screens(language).guest, language);
  });

  for (const [part, who] of visitors) {
    test(`every ${part} screen is accessible (${language})`, async ({ openBrowser }) => {
      test.setTimeout(480_000);
      const page = await openBrowser({ storageState: stateOf(who) });
      await check(page, screens(language)[part], language);
    });
  }
}
