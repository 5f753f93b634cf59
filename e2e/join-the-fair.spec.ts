import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { acceptCookies, PASSWORD, signIn } from './session.ts';
import { stateOf } from './stage.ts';

test('a winery registers, is activated by the organiser and signs in', async ({
  page,
  openBrowser,
  baseURL,
}) => {
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
  await page.getByLabel('Kontaktperson').fill('Rosa Neuland');
  await page.getByLabel('Hausnummer').fill('12a');
  await page.getByLabel('PLZ').fill('8702');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByText('Ihr Konto ist angelegt.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);

  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toContainText('noch nicht freigeschaltet');

  const organiser = await openBrowser({ storageState: stateOf('admin') });
  await organiser.goto('/exhibitor');
  await organiser.getByRole('link', { name: 'Freizuschalten' }).click();
  await organiser.getByRole('searchbox').fill(stamp);
  await organiser.getByRole('button', { name: `Weitere Aktionen zu «${company}»` }).click();
  await organiser.getByRole('menuitem', { name: `${company} freischalten` }).click();
  await organiser
    .getByRole('dialog')
    .getByRole('button', { name: `${company} freischalten` })
    .click();
  await expect(organiser.getByText(`«${company}» ist gespeichert.`)).toBeVisible();

  await signIn(page, email);
  await expect(page.getByText('Willkommen, Rosa Neuland')).toBeVisible();

  // Without a page the banner about the collection is hidden, and without a request no pages can be added.
  await page.goto('/exhibitor-page');
  await expect(page.getByRole('heading', { name: 'Sie haben noch keine Anfrage gestellt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Noch nichts unter' })).toHaveCount(0);
  await expect(page.getByText('bis zum Ende der Datensammlung')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Weinseite hinzufügen' })).toHaveCount(0);
  await page.goto('/active-catalog/page/wine/create/1');
  await expect(page.getByRole('heading', { name: 'Sie haben noch keine Anfrage gestellt' })).toBeVisible();
  await page.goto('/active-catalog/page/wine/create/7');
  await expect(page).toHaveURL(/\/exhibitor-page$/);

  await page.goto('/profile/edit');
  await page.getByRole('textbox', { name: 'Firma', exact: true }).fill(`${company} und Söhne`);
  await page.getByLabel('Kontaktperson').fill('Rosa und Jon Neuland');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Willkommen, Rosa und Jon Neuland')).toBeVisible();
});

test('a guest who registers has all but the passwords again after a reload, in this tab and until it is sent', async ({
  page,
  context,
  baseURL,
}) => {
  await acceptCookies(page, baseURL);
  const stamp = Date.now().toString(36);
  const password = page.getByRole('textbox', { name: 'Passwort', exact: true });
  const fill = async () => {
    await page.getByLabel('E-Mail').fill(`entwurf-${stamp}@neuland.test`);
    await password.fill(PASSWORD);
    await page.getByLabel('Firmenname').fill(`Kellerei Entwurf ${stamp}`);
    await page.getByLabel('PLZ').fill('8702');
  };
  await page.goto('/register');
  await fill();
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByText(/^Ihr Entwurf von .* wurde wiederhergestellt/)).toBeVisible();
  await expect(page.getByLabel('E-Mail')).toHaveValue(`entwurf-${stamp}@neuland.test`);
  await expect(page.getByLabel('Firmenname')).toHaveValue(`Kellerei Entwurf ${stamp}`);
  await expect(page.getByLabel('PLZ')).toHaveValue('8702');
  await expect(password).toHaveValue('');
  const stored = () =>
    page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]));
  expect(await stored()).not.toContain(PASSWORD);

  const second = await context.newPage();
  await second.goto('/register');
  await expect(second.getByLabel('Firmenname')).toHaveValue('');
  await second.close();

  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await expect(page.getByLabel('Firmenname')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Firmenname')).toHaveValue('');

  await fill();
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Registrieren' }).click();
  await expect(page.getByText('Ihr Konto ist angelegt.')).toBeVisible();
  expect(await stored()).not.toContain(stamp);
});
