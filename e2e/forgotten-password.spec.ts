import { expect, test } from '@playwright/test';
import { linkMailedTo } from './outbox.ts';
import { acceptCookies, signIn } from './session.ts';
import { seatOf } from './stage.ts';

const NEW_PASSWORD = 'zweite-lese';

test.beforeEach(({ page, baseURL }) => acceptCookies(page, baseURL));

test('a forgotten password is replaced by a link from the mail, which works once', async ({ page }) => {
  const { email } = seatOf('forgottenPassword');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Passwort vergessen' }).click();
  await expect(page.getByRole('heading', { name: 'Passwort vergessen' })).toBeVisible();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Wir haben Ihnen eine E-Mail mit einer Anleitung')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  const link = await linkMailedTo(email);
  await page.goto(link);
  await expect(page.getByText(`Setzen Sie ein neues Passwort für ${email}.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(NEW_PASSWORD);
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill('vertippt');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByText('Ihr Passwort ist geändert.')).toBeVisible();
  await signIn(page, email, '/login', { password: NEW_PASSWORD });
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();

  await page.goto(link);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill('dritte-lese');
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill('dritte-lese');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(page.getByRole('alert').first()).toContainText('ungültig oder abgelaufen');
});

test('an unknown address gets the same answer, so that no one can find out who has an account', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('E-Mail').fill('niemand@nirgends.test');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('falls zu dieser Adresse ein Konto besteht')).toBeVisible();
});
