import { expect, test } from '@playwright/test';
import { acceptCookies, PASSWORD, signIn } from './session.ts';
import { stateOf } from './stage.ts';

test('a winery registers, is activated by the organiser and signs in', async ({ page, browser, baseURL }) => {
  const stamp = Date.now().toString(36);
  const email = `keller-${stamp}@neuland.test`;
  const company = `Kellerei Neuland ${stamp}`;
  await acceptCookies(page, baseURL);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Als Aussteller registrieren' }).click();
  await expect(page.getByRole('heading', { name: 'Registrieren' })).toBeVisible();
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(PASSWORD);
  await page.getByLabel('Firmenname').fill(company);
  await page.getByLabel('PLZ').fill('8702');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByText('Ihr Konto ist angelegt.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('noch nicht freigeschaltet');

  const office = await (await browser.newContext({ storageState: stateOf('admin') })).newPage();
  await office.goto('/exhibitor');
  await office.getByRole('link', { name: 'Zu aktivieren' }).click();
  await office.getByRole('searchbox').fill(stamp);
  await office.getByRole('button', { name: `${company} aktivieren` }).click();
  await office
    .getByRole('dialog')
    .getByRole('button', { name: `${company} aktivieren` })
    .click();
  await expect(office.getByText(`«${company}» ist gespeichert.`)).toBeVisible();

  await signIn(page, email);
  await expect(page.getByText(`Willkommen, ${company}`)).toBeVisible();
});
