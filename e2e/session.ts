import { expect, type Locator, type Page } from '@playwright/test';
import { type Language, words } from './words.ts';

export const ADMIN = 'admin@rebblatt.test';
export const SUPER = 'super@rebblatt.test';
export const EXHIBITOR = 'exhibitor@rebblatt.test';
export const FRENCH_EXHIBITOR = 'exposant@rebblatt.test';
export const PASSWORD = 'degustation';

/** Signs in on the login screen, as a user does, and waits for the signed-in area. */
export async function signIn(
  page: Page,
  email: string,
  path = '/login',
  { password = PASSWORD, language = 'de' as Language } = {},
): Promise<void> {
  const say = words[language];
  await page.goto(path);
  // As chosen in this browser, because the account may last have used another one.
  await page.evaluate((shown) => localStorage.setItem('language', shown), language);
  await page.getByLabel(say.email).fill(email);
  await page.getByRole('textbox', { name: say.password, exact: true }).fill(password);
  await page.getByRole('button', { name: say.signIn }).click();
  await expect(page.getByRole('button', { name: say.signOut })).toBeVisible();
}

/** The token of this browser's session. */
async function sessionHeaders(page: Page): Promise<{ Authorization: string }> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').access_token);
  return { Authorization: `Bearer ${token}` };
}

const LOGIN_WITH_RETURN = /\/login\?redirectUrl=/;

/**
 * Ends the session of this browser on the server, as when it expires or is ended elsewhere, then clicks, and waits for the
 * login with the way back.
 */
export async function clickAfterSession(page: Page, target: Locator): Promise<void> {
  await page.request.post('/api/logout', { headers: await sessionHeaders(page) });
  // A screen that saves or reads by itself may be told first; then nothing is left to click.
  await target.click({ timeout: 5000 }).catch((error) => {
    if (!LOGIN_WITH_RETURN.test(page.url())) throw error;
  });
  await expect(page).toHaveURL(LOGIN_WITH_RETURN);
}

/** Removes the page that an organiser has open, so that the next run starts with the same fair. */
export async function removeOpenPage(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const gone = await page.request.delete(`/api/page/${id}`, { headers: await sessionHeaders(page) });
  expect(gone.status()).toBe(200);
}

/** Accepts cookies in advance, so that the cookie bar covers nothing. */
export async function acceptCookies(page: Page, baseURL: string | undefined): Promise<void> {
  await page.context().addCookies([{ name: 'cookie-accepted', value: '1', url: baseURL ?? '' }]);
}

/** Sets the language of the browser from its first screen. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.context().addInitScript((chosen) => localStorage.setItem('language', chosen), language);
}
