import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { linkMailedTo } from './outbox.ts';
import { acceptCookies, PASSWORD, SUPER, signIn } from './session.ts';

const OWN_PASSWORD = 'drei rote Boote';

test('people of a company sign in for it, each with a right of their own', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const stamp = `${Date.now().toString(36)}${test.info().workerIndex}`;
  const [company, helper] = [`firma-${stamp}@leute.test`, `helferin-${stamp}@leute.test`];
  const { call } = await callAs(page.request, SUPER);
  await call('POST /exhibitor', {
    body: {
      email: company,
      password: PASSWORD,
      passwordRepeat: PASSWORD,
      company_name: `Weingut Viele Hände ${stamp}`,
      zip_code: '0000',
      active: 1,
    },
  });
  await acceptCookies(page, baseURL);
  await signIn(page, company);
  await page.goto('/profile/edit');
  await page.getByRole('button', { name: 'Personen' }).click();
  const people = page.getByRole('dialog', { name: 'Wer sich für die Firma anmeldet' });
  await people.getByRole('textbox', { name: 'Name' }).fill('Lena Rebmann');
  await people.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(helper);
  await people.getByRole('radio', { name: 'liest nur' }).click();
  await people
    .getByRole('region', { name: 'Eine Person einladen' })
    .getByRole('checkbox', { name: 'Mitteilungen' })
    .uncheck();
  await people.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(page.getByText(`Die Einladung an ${helper} ist unterwegs.`)).toBeVisible();
  const person = people.getByRole('listitem').filter({ hasText: helper });
  await expect(person).toContainText('eingeladen, noch kein Passwort');

  const other = await openBrowser({ storageState: { cookies: [], origins: [] } });
  await acceptCookies(other, baseURL);
  await other.goto(await linkMailedTo(helper));
  await expect(other.getByRole('heading', { name: 'Willkommen, Lena Rebmann' })).toBeVisible();
  await other.getByRole('textbox', { name: 'Passwort', exact: true }).fill(OWN_PASSWORD);
  await other.getByRole('textbox', { name: 'Passwort wiederholen' }).fill(OWN_PASSWORD);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: 'Abmelden' })).toBeAttached();

  // Whoever only reads is told so, and whom to ask; nothing can be typed or saved.
  await other.goto('/profile/edit');
  await expect(other.getByRole('textbox', { name: 'Ort', exact: true })).toBeDisabled();
  await expect(other.getByRole('button', { name: 'Datei wählen' })).toBeDisabled();
  await expect(other.getByRole('button', { name: 'Personen' })).toBeHidden();
  await expect(other.getByRole('button', { name: 'Speichern' })).toBeHidden();
  await expect(other.getByRole('status').filter({ hasText: `Weingut Viele Hände ${stamp}` })).toContainText(
    'lesen',
  );

  const right = person.getByRole('combobox', { name: 'Lena Rebmann: Recht' });
  await right.selectOption('füllt und lädt hoch');
  await expect(page.getByText('Das Recht von Lena Rebmann ist geändert.')).toBeVisible();
  const mails = person.getByRole('group', { name: 'Lena Rebmann: E-Mails an die Firma' });
  await expect(mails.getByRole('checkbox', { name: 'Mitteilungen' })).not.toBeChecked();
  await mails.getByRole('checkbox', { name: 'Fristen' }).uncheck();
  await expect(page.getByText('Die E-Mails an Lena Rebmann sind geändert.')).toBeVisible();
  await other.reload();
  await other.getByRole('textbox', { name: 'Ort', exact: true }).fill('Meilen');
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByText('Ihr Profil ist gespeichert.')).toBeVisible();

  await person.getByRole('button', { name: 'Entfernen' }).click();
  await page
    .getByRole('dialog', { name: 'Lena Rebmann entfernen?' })
    .getByRole('button', { name: 'Entfernen' })
    .click();
  await expect(person).toBeHidden();
  await other.goto('/exhibitor-wine');
  await expect(other.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
});
