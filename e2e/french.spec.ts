import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
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
  request,
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
  // The mail about the decision waits some minutes for others; the organiser can read it already.
  const { call } = await callAs(request, ADMIN);
  const { data: mails } = await call('GET /mail/:perPage/:page', { perPage: 1000, page: 1 });
  const held = mails.find(({ recipient, kind }) => recipient === email && kind === 'page-accepted');
  const { data: decision } = await call('GET /mail/:id', { id: held?.id ?? 0 });
  expect(decision.text).toContain('est acceptée et sera imprimée.');

  // One that leaves at once.
  const forgetful = await openBrowser(FRENCH);
  await acceptCookies(forgetful, baseURL);
  await forgetful.goto('/forgot-password');
  await forgetful.getByLabel(say.email).fill(email);
  await forgetful.getByRole('button', { name: 'Demander le lien' }).click();
  const mail = await mailWith(email, '/reset-password/');
  expect(mail).toMatch(/Bonjour \S.*,/);
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
