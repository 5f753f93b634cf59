import type { Page } from '@playwright/test';

/** Signs the demo's organiser in. */
export async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-Mail').fill('admin@rebblatt.test');
  await page.getByRole('textbox', { name: 'Passwort' }).fill('degustation');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/catalog$/);
  await page.close();
}
