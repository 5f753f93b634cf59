import { expect, type Page } from '@playwright/test';
import { callAs } from './calls.ts';
import { words } from './words.ts';

/**
 * Signs a new browser in by a call, for journeys that are not about signing in: the form and the screen after it would be
 * a fifth more work. With a path it opens that screen, and waits for it.
 */
export async function beginAs(page: Page, email: string, path?: string): Promise<void> {
  const { access_token, role, user } = (await callAs(page.request, email)).session;
  const session = { id: user.id, access_token, role, user, administrator: null };
  // Nothing of the product runs there yet that would read what is stored.
  await page.goto('/logo.svg');
  await page.evaluate((opened) => {
    localStorage.setItem('language', 'de');
    localStorage.setItem('user', JSON.stringify(opened));
  }, session);
  if (path === undefined) return;
  await page.goto(path);
  await expect(page.getByRole('button', { name: words.de.signOut })).toBeVisible();
}
