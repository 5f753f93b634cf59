import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { choose } from './choose.ts';
import { linkMailedTo } from './outbox.ts';
import { signIn } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('super') });

const stamp = Date.now().toString(36);
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the organiser creates an exhibitor, adds it to a catalogue and manages its access', async ({
  page,
  openBrowser,
}) => {
  const company = `Rebgut Neumatt ${stamp}`;
  const email = `neumatt-${stamp}@neuland.test`;
  await page.goto('/exhibitor');
  await page.getByRole('link', { name: 'Aussteller hinzufügen' }).click();
  await page.getByRole('textbox', { name: 'Firma', exact: true }).fill(company);
  await page.getByRole('textbox', { name: 'E-Mail', exact: true }).fill(email);
  await choose(page, 'Regionen', 'Bündner Herrschaft');
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill('drei rote Boote');
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill('drei rote');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'haus.png', mimeType: 'image/png', buffer: pixel });
  await expect(page.getByRole('img', { name: 'haus.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('alert')).toContainText('Bitte prüfen Sie 1 Angabe');
  await page.getByRole('textbox', { name: 'Passwort wiederholen' }).fill('drei rote Boote');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`«${company}» ist angelegt.`)).toBeVisible();
  await expect(page).toHaveURL(/\/exhibitor$/);

  // No row is marked yet, so none can be added to a catalogue.
  const assign = page.getByRole('button', { name: 'Einem Katalog zuteilen' });
  await expect(assign).toBeDisabled();
  await page.getByRole('searchbox').fill(stamp);
  const row = page.getByRole('row', { name: company });
  await row.getByRole('checkbox').click();
  await assign.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('combobox', { name: 'Katalog' })).toHaveValue(/Hauptmesse/);
  await dialog.getByRole('button', { name: 'Zuteilen' }).click();
  await expect(page.getByText('1 Aussteller ist zugeteilt.')).toBeVisible();
  await expect(row).toContainText('Hauptmesse');
  await expect(row).toContainText(/(?<!nicht )freigeschaltet/);

  // Who takes part is opened with everything there is of them; the form is behind its pencil.
  await row.getByText(company, { exact: true }).click();
  await expect(page).toHaveURL(/\/catalog\/\d+\/progress\/\d+$/);
  await expect(page.getByRole('heading', { name: company })).toBeVisible();
  await page.goBack();
  expect(
    await row
      .locator('td:last-child')
      .getByRole('link')
      .or(row.locator('td:last-child').getByRole('button'))
      .count(),
  ).toBe(4);
  await row.getByRole('button', { name: `Weitere Aktionen zu «${company}»` }).click();
  await page.getByRole('menuitem', { name: `Weine von ${company}` }).click();
  const chip = page.getByRole('button', { name: `Filter «Aussteller: ${company}» entfernen` });
  await expect(page.getByText('0 Einträge', { exact: true })).toBeVisible();
  await chip.click();
  await expect(page.getByText(/^1–20 von/)).toBeVisible();

  await page.goto(`/exhibitor?searchTerms=${stamp}`);
  await row.getByRole('link', { name: `«${company}» bearbeiten` }).click();
  await expect(page.getByRole('button', { name: 'haus.png' })).toBeVisible();
  await page.getByRole('button', { name: 'Link für neues Passwort mailen' }).click();
  await expect(page.getByText(`Der Link für ein neues Passwort geht an ${email}.`)).toBeVisible();

  const winery = await openBrowser({ storageState: { cookies: [], origins: [] } });
  await signIn(winery, email, '/login', { password: 'drei rote Boote' });
  await winery.goto('/exhibitor-wine/create');
  await winery.getByRole('combobox', { name: 'Region' }).click();
  await expect(winery.getByRole('option').first()).toHaveText('Bündner Herrschaft');

  await page.getByRole('button', { name: 'Überall abmelden' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Überall abmelden' }).click();
  await expect(page.getByText(`«${company}» ist überall abgemeldet.`)).toBeVisible();
  await winery.goto('/profile/edit');
  await expect(winery).toHaveURL(/\/login/);
  await expect.poll(() => linkMailedTo(email)).toContain('/reset-password/');

  const remove = async () => {
    await page.getByRole('button', { name: 'Aussteller löschen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  };
  await remove();
  await expect(page.getByText('Zu diesem Aussteller gehört noch: 1 Katalog.')).toBeVisible();
  // Who was assigned by mistake is taken out of the catalogue again, and can be deleted.
  const address = page.url();
  await page.getByRole('combobox', { name: 'Kataloge' }).press('Backspace');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(`«${company}» ist gespeichert.`)).toBeVisible();
  await page.goto(address);
  await remove();
  await expect(page.getByText(`«${company}» ist gelöscht.`)).toBeVisible();
});
