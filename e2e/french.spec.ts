import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { addWine, putOnPage, release } from './fill-a-page.ts';
import { mailWith } from './outbox.ts';
import { ADMIN, acceptCookies, FRENCH_EXHIBITOR, PASSWORD, signIn } from './session.ts';
import { seatOf } from './stage.ts';
import { words } from './words.ts';

const say = words.fr;
const WINE = 'Plein soleil';
/** Not chosen on the screen: the browser asks for it. */
const FRENCH = { locale: 'fr-CH' };

test('a browser that asks for French shows it, and mails to its user are French too', async ({
  openBrowser,
  baseURL,
}) => {
  const { email, pageId } = seatOf('french');
  const exhibitor = await openBrowser(FRENCH);
  await acceptCookies(exhibitor, baseURL);
  await exhibitor.goto('/login');
  await expect(exhibitor.locator('html')).toHaveAttribute('lang', 'fr-CH');
  await enter(exhibitor, email, say);
  await addWine(exhibitor, 'fr', WINE);
  await putOnPage(exhibitor, 'fr', pageId, WINE);
  await release(exhibitor, 'fr');

  const organiser = await openBrowser(FRENCH);
  await acceptCookies(organiser, baseURL);
  await signIn(organiser, ADMIN, `/login?redirectUrl=/active-catalog/page/edit/${pageId}`, {
    language: 'fr',
  });
  await organiser.getByLabel(say.accept).check();
  await organiser.getByRole('button', { name: say.save }).click();
  await expect(organiser.getByText(say.accepted)).toBeVisible();
  const mail = await mailWith(email, 'est acceptée et sera imprimée.');
  expect(mail).toContain('Bonjour,');
  expect(mail).toContain('<html lang="fr-CH">');
});

test('an account finds its language in another browser, and all three can be chosen there', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL);
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-CH');
  for (const name of ['Français', 'English']) await expect(page.getByRole('button', { name })).toBeVisible();
  await enter(page, FRENCH_EXHIBITOR, words.de);
  await expect(page.getByText('Bienvenue')).toBeVisible();

  await page.getByRole('button', { name: 'Langue' }).click();
  for (const name of ['Français', 'English'])
    await expect(page.getByRole('menuitem', { name })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.getByText('Willkommen')).toBeVisible();
  await page.getByRole('button', { name: 'Sprache' }).click();
  const stored = page.waitForResponse(/\/api\/user\?language=fr/);
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await stored;
  await expect(page.getByText('Bienvenue')).toBeVisible();
});

/** Signs in without a choice of language, on a screen that shows these words. */
async function enter(page: Page, email: string, shown: typeof words.de | typeof words.fr): Promise<void> {
  await page.getByLabel(shown.email).fill(email);
  await page.getByRole('textbox', { name: shown.password, exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: shown.signIn }).click();
  await expect(page.getByRole('button', { name: say.signOut })).toBeVisible();
}
