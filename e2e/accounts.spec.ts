import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { acceptCookies, SUPER, signIn } from './session.ts';

const EMAIL = `kasse-${Date.now().toString(36)}@messe.test`;
const FIRST = 'drei rote Boote';
const SECOND = 'vier blaue Boote';

test('a super administrator creates an account, its owner changes it, and it is closed again', async ({
  page,
  baseURL,
  openBrowser,
}) => {
  await acceptCookies(page, baseURL);
  await signIn(page, SUPER);
  const menu = page.getByRole('navigation', { name: 'Menü' });
  await menu.getByRole('link', { name: 'Messeleitung' }).click();
  await expect(page.getByRole('row', { name: 'vorjahr@rebblatt.test' })).toContainText('geschlossen');
  await menu.getByRole('link', { name: 'Konto hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill(EMAIL);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Messekasse');
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(FIRST);
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill('drei rote Bote');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die beiden Passwörter müssen gleich sein.').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(FIRST);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`«${EMAIL}» ist angelegt.`)).toBeVisible();
  await expect(page.getByRole('row', { name: EMAIL })).toContainText('Administration');

  const own = await openBrowser();
  await signIn(own, EMAIL, '/login?redirectUrl=/admin', { password: FIRST });
  await expect(own.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await own.goto('/account');
  await own.getByRole('textbox', { name: 'Name', exact: true }).fill('Kasse am Steg');
  await own.getByRole('radio', { name: 'English' }).click();
  await own.getByRole('textbox', { name: 'Bisheriges Passwort' }).fill(FIRST);
  await own.getByRole('textbox', { name: 'Neues Passwort' }).fill(SECOND);
  await own.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(SECOND);
  await own.getByRole('button', { name: 'Speichern' }).click();
  await expect(own.getByText('Your account has been saved.')).toBeVisible();
  await expect(own.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
  await expect(own.getByText('Welcome, Kasse am Steg')).toBeVisible();
  await expect(own.getByRole('link', { name: 'Organiser', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: `«${EMAIL}» bearbeiten` }).click();
  await page.getByRole('checkbox', { name: 'Konto offen' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`«${EMAIL}» ist gespeichert.`)).toBeVisible();
  await own.reload();
  await expect(own.getByRole('button', { name: 'Sign in' })).toBeVisible();

  await menu.getByRole('link', { name: 'Messeleitung' }).click();
  await page.getByRole('button', { name: `«${EMAIL}» löschen` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText(`«${EMAIL}» ist gelöscht.`)).toBeVisible();
});

test('administrators cannot close their own account, and the refusal says so', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL);
  await signIn(page, SUPER, '/login?redirectUrl=/admin');
  await page.getByRole('button', { name: `«${SUPER}» löschen` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Das eigene Konto können Sie weder schliessen noch löschen')).toBeVisible();
  await page.getByRole('link', { name: `«${SUPER}» bearbeiten` }).click();
  await expect(page.getByText('Das Passwort ändern Sie unter «Mein Konto».')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Konto offen' })).toHaveCount(0);
});
