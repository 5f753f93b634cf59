import { expect, type Page, test } from '@playwright/test';
import { isFileOf } from './part-file.ts';
import { stateOf } from './stage.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Suchen und springen' });
const under = (page: Page, heading: string) => page.getByRole('group', { name: heading, exact: true });

const rest = (page: Page) => page.getByRole('dialog').getByRole('option', { name: /^Alle .+ anzeigen$/ });
const count = (page: Page) => page.getByRole('dialog').getByRole('status');

/** Opens the palette on a screen that is ready. */
async function openPalette(page: Page, path = '/country') {
  await page.goto(path);
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('the organiser', () => {
  test.use({ storageState: stateOf('admin') });

  test('opens a screen using only the keyboard', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('region');
    await expect(under(page, 'Menü').getByRole('option', { name: 'Regionen' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/region$/);
    await expect(page.getByRole('main')).toBeFocused();

    // What is in the menu is not offered a second time as a form.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('logo hochladen');
    const options = page.getByRole('dialog').getByRole('option');
    await expect(options).toHaveText(['Logo hochladen']);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('fortschritt');
    await expect(options.first()).toContainText('Fortschritt der Aussteller');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalog\/\d+\/progress$/);
  });

  test('finds a page by its number and opens it', async ({ page }) => {
    await openPalette(page, '/active-catalog/page');
    const row = page
      .getByRole('row')
      .filter({ has: page.locator('a[href*="/page/edit/"]') })
      .first();
    const address = (await row.locator('a[href*="/page/edit/"]').getAttribute('href')) ?? '';
    const position = await row.getByRole('textbox', { name: /^Position von/ }).inputValue();
    await page.keyboard.type(`Position ${position}`);
    const hit = under(page, 'Seiten').getByRole('option');
    await expect(hit).toHaveCount(1);
    await expect(hit).toContainText(`Position ${position}: `);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });

  test('finds exhibitors, their pages and wines by name, and the list with the rest', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('wein');
    await expect(under(page, 'Aussteller').getByRole('option')).toHaveCount(6);
    await expect(under(page, 'Seiten').getByRole('option').first()).toContainText(/^Position \d+: /);
    await expect(
      under(page, 'Weine').getByRole('option', { name: /^Alle \d’\d{3} anzeigen$/ }),
    ).toBeVisible();
    // The lists with the rest are no results.
    const shown = (await page.getByRole('dialog').getByRole('option').count()) - (await rest(page).count());
    await expect(count(page)).toHaveText(new RegExp(`^${shown} von \\d’\\d{3} Treffern$`));
    const all = under(page, 'Aussteller').getByRole('option', { name: /^Alle \d+ anzeigen$/ });
    await all.hover();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/exhibitor\?searchTerms=wein$/);
    await expect(page.getByRole('button', { name: 'Filter «Suche: wein» entfernen' })).toBeVisible();
  });

  test('opens all there is of an exhibitor who has not asked yet and a catalogue’s pages with the arrow keys', async ({
    page,
  }) => {
    await openPalette(page);
    await page.keyboard.type('Caveau du Limmat');
    const exhibitor = under(page, 'Aussteller').getByRole('option', { name: /Le Caveau du Limmatquai/ });
    await expect(count(page)).toHaveText(/^\d+ von \d+ Treffern$/);
    const names = await page.getByRole('dialog').getByRole('option').allTextContents();
    for (const name of names) {
      if (name.includes('info@le-caveau-du-limmatquai')) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(exhibitor).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    // This one does not take part in the fair that runs, but still may.
    await expect(page).toHaveURL(/\/catalog\/\d+\/progress\/\d+$/);
    await page.keyboard.press('Control+k');
    await field(page).fill('Hauptmesse 2');
    await under(page, 'Kataloge').getByRole('option').first().click();
    await expect(page).toHaveURL(/\/catalog\/\d+\/page$/);
  });

  test('opens all there is of an exhibitor who takes part, from where a link leads to the form', async ({
    page,
  }) => {
    // Misremembered, it leads there as well.
    for (const typed of ['Alpenwein Genossenschaft', 'Alpenwien Genosenschaft']) {
      await openPalette(page);
      await page.keyboard.type(typed);
      await under(page, 'Aussteller')
        .getByRole('option', { name: /Alpenwein Genossenschaft/ })
        .click();
      await expect(page).toHaveURL(/\/catalog\/\d+\/progress\/\d+$/);
    }
    await expect(page.locator('main a[href*="/exhibitor/edit/"]')).toBeVisible();
  });

  for (const [typed, found, address] of [
    ['druckerei', 'Link für die Druckerei', /\/catalog\/\d+\/print$/],
    ['umschlag', 'Umschlag hochladen', /\/catalog\/\d+\/print$/],
    ['export stände', 'Stände: als Datei herunterladen', /\/stand$/],
    ['passwort', 'Eigenes Passwort ändern', /\/account$/],
  ] as const)
    test(`finds what can be done by the word «${typed}»`, async ({ page }) => {
      await openPalette(page);
      await page.keyboard.type(typed);
      await under(page, 'Aktionen').getByRole('option', { name: found }).click();
      await expect(page).toHaveURL(address);
    });

  test('keeps what is typed before the palette is there', async ({ page }) => {
    let fetched = () => {};
    const held = new Promise<void>((done) => {
      fetched = done;
    });
    await page.route(isFileOf('command-palette'), async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/country');
    await expect(page.getByRole('row').nth(2)).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('regionx');
    await page.keyboard.press('Backspace');
    await expect(field(page)).toHaveCount(0);
    fetched();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('e');
    await expect(field(page)).toHaveValue('regione');
    await expect(under(page, 'Menü').getByRole('option', { name: 'Regionen' })).toBeVisible();
  });

  test('takes no letter from a field when it cannot be fetched', async ({ page }) => {
    await page.route(isFileOf('command-palette'), (route) => route.abort());
    await page.goto('/country');
    const search = page.getByRole('searchbox');
    await search.click();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.keyboard.type('Frank');
    await expect(search).toHaveValue('Frank');
  });

  test('begins anew when it is opened again at once', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('generieren');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Frank');
    await expect(field(page)).toHaveValue('Frank');
  });

  test('starts an action, and works on behalf of an exhibitor', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('generieren');
    const generate = under(page, 'Aktionen').getByRole('option', { name: /^Katalog generieren/ });
    await expect(generate).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /generieren/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('anmelden');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('Anmelden als ');
    await page.keyboard.type('Caveau du Limmat');
    const exhibitor = under(page, 'Anmelden als').getByRole('option', { name: /Le Caveau du Limmatquai/ });
    await exhibitor.first().click();
    await expect(page.getByText(/Sie arbeiten .*Le Caveau du Limmatquai/)).toBeVisible();
  });

  test('says so when nothing is found, and when the server cannot be asked', async ({ page }) => {
    await openPalette(page);
    await page.keyboard.type('gibt es nicht');
    await expect(page.getByText('Nichts gefunden. Versuchen Sie ein anderes Wort.')).toBeVisible();
    await expect(count(page)).toHaveText('0 Treffer');
    await page.route('**/api/wine/**', (route) => route.abort());
    await field(page).fill('regionen');
    await expect(page.getByText(/^Weine: Die Suche ist nicht möglich\./)).toBeVisible();
    await expect(under(page, 'Menü').getByRole('option', { name: 'Regionen' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('an exhibitor', () => {
  test.use({ storageState: stateOf('exhibitor') });

  test('finds own wines and pages, but no one else’s', async ({ page }) => {
    await openPalette(page, '/exhibitor-wine');
    const row = page
      .getByRole('row')
      .filter({ has: page.locator('a[href^="/exhibitor-wine/edit/"]') })
      .first();
    const name = (await row.locator('strong').textContent()) ?? '';
    await page.keyboard.type(name);
    await expect(under(page, 'Weine').getByRole('option').first()).toContainText(name);
    await expect(under(page, 'Aussteller')).toHaveCount(0);
    await under(page, 'Weine').getByRole('option').first().click();
    await expect(page).toHaveURL(/\/exhibitor-wine\/edit\/\d+$/);

    await page.goto('/exhibitor-page');
    const position = page.getByRole('textbox', { name: /^Position von/ }).first();
    await expect(position).toBeVisible();
    const number = await position.inputValue();
    await page.keyboard.press('Control+k');
    await field(page).fill(number);
    await under(page, 'Seiten')
      .getByRole('option', { name: `Position ${number}: ` })
      .click();
    await expect(page).toHaveURL(/\/exhibitor-page\/edit\/\d+$/);
  });
});
