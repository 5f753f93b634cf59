import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { linkMailedTo } from './outbox.ts';
import { acceptCookies, signIn } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('super') });

const stamp = Date.now().toString(36);
const PASSWORD = 'drei rote Boote';

test('companies come from a list, are invited, and begin with a password of their own', async ({
  page,
  openBrowser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const [german, french] = [`steg-${stamp}@liste.test`, `quai-${stamp}@liste.test`];
  await page.goto('/exhibitor');
  await page.getByRole('link', { name: 'Aus einer Liste' }).click();
  const list = [
    ['Firma', 'Vorname', 'Nachname', 'Strasse', 'PLZ/Ort', 'E-Mail', 'Sprache'],
    [`Weingut Steg ${stamp}`, 'Anna', 'Muster', 'Seestrasse 12', '8700 Küsnacht', german, 'd'],
    [`Domaine du Quai ${stamp}`, 'Luc', 'Exemple', '3, rue du Lac', '1003 Lausanne', 'quai.liste.test', 'f'],
  ];
  await page
    .getByRole('textbox', { name: 'Zellen einfügen' })
    .fill(list.map((cells) => cells.join('\t')).join('\n'));
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  const wrong = page.getByRole('textbox', { name: /E-Mail/ });
  await wrong.fill(french);
  await wrong.press('Enter');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('Übernommen: 2 neu, 0 geändert.')).toBeVisible();

  await page.getByRole('searchbox').fill(stamp);
  const rowOf = (name: string) => page.getByRole('row', { name: `${name} ${stamp}` });
  await expect(rowOf('Weingut Steg')).toContainText('noch nicht eingeladen');
  for (const name of ['Weingut Steg', 'Domaine du Quai']) await rowOf(name).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Einladen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '2 Aussteller einladen' });
  await dialog.getByRole('textbox', { name: 'Ihre Worte dazu' }).fill('Wir freuen uns auf Sie.');
  await dialog.getByRole('button', { name: 'Einladungen senden' }).click();
  await expect(page.getByText('2 Einladungen sind unterwegs.')).toBeVisible();
  await expect(rowOf('Weingut Steg')).toContainText('eingeladen am');

  // By keyboard, in the language of the browser.
  const winery = await openBrowser({ storageState: { cookies: [], origins: [] } });
  await acceptCookies(winery, baseURL);
  const link = await linkMailedTo(german);
  await winery.goto(link);
  await expect(winery.getByRole('heading', { name: `Willkommen, Weingut Steg ${stamp}` })).toBeVisible();
  await winery.getByRole('textbox', { name: 'Passwort', exact: true }).focus();
  await winery.keyboard.type(PASSWORD);
  await page.reload();
  await expect(rowOf('Weingut Steg')).toContainText('Einladung geöffnet am');
  // Also where there is little room nothing lies under the buttons of its row.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1024, height: 900 });
  const beyond = () =>
    page.getByRole('table').evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
  await expect.poll(beyond).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
  await winery.getByRole('textbox', { name: 'Passwort wiederholen' }).focus();
  await winery.keyboard.type(PASSWORD);
  await winery.keyboard.press('Enter');
  // It begins with the order.
  await winery.getByRole('dialog').getByRole('button', { name: 'Anfrage ausfüllen' }).press('Enter');
  await page.reload();
  await expect(rowOf('Weingut Steg')).toContainText(/(?<!nicht )freigeschaltet/);
  await winery.getByRole('button', { name: 'Abmelden' }).click();
  // The session ends before the next address is opened: somebody signed in would be led to their start.
  await expect(winery.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await winery.goto(link);
  await expect(winery.getByText('Für dieses Konto ist schon ein Passwort gesetzt.')).toBeVisible();
  await signIn(winery, german, '/login', { password: PASSWORD });

  // On a telephone, in the language of the account.
  const phone = await openBrowser({
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await acceptCookies(phone, baseURL);
  await phone.goto(await linkMailedTo(french));
  await expect(phone.getByRole('heading', { name: `Bienvenue, Domaine du Quai ${stamp}` })).toBeVisible();
  await phone.getByRole('textbox', { name: 'Mot de passe', exact: true }).tap();
  await phone.keyboard.type(PASSWORD);
  await phone.getByRole('textbox', { name: 'Répéter le mot de passe' }).tap();
  await phone.keyboard.type('autre chose');
  await phone.getByRole('button', { name: 'Enregistrer le mot de passe et commencer' }).tap();
  await expect(phone.getByRole('alert')).toBeFocused();
  await phone.getByRole('textbox', { name: 'Répéter le mot de passe' }).fill(PASSWORD);
  await phone.getByRole('button', { name: 'Enregistrer le mot de passe et commencer' }).tap();
  await expect(phone.getByRole('dialog', { name: /^Bienvenue/ })).toBeVisible();
});
