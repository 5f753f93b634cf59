import { expect, type Locator, type Page, test } from '@playwright/test';
import { tabTo } from './by-keys.ts';
import { callAs } from './calls.ts';
import { acceptCookies, PASSWORD } from './session.ts';
import { sheetFile } from './sheet-file.ts';
import { seatOf } from './stage.ts';

const MOST = 40;
const STAMP = Date.now().toString(36).slice(-5);

/** A price list as a grower has it: eight wines with all that a page prints. */
const priceList = [
  ['Wein', 'Jahrgang', 'Region', 'Weintyp', 'Rebsorte', 'Alkohol', 'Flaschengrösse', 'Preis'],
  ...['Räuschling', 'Federweiss', 'Clairet', 'Barrique', 'Auslese', 'Cuvée', 'Kerner', 'Spätlese'].map(
    (name, i) => [
      `${name} ${STAMP}`,
      2020 + (i % 5),
      'Zürichsee',
      i % 2 ? 'Rotwein' : 'Weisswein',
      'Pinot Noir',
      12.5,
      '75 cl',
      18 + i,
    ],
  ),
];

/** By its address: the position changes while other journeys add pages. */
const linkTo = (page: Page, pageId: number) => page.locator(`a[href*="/edit/${pageId}"]`);

test('from signing in to the released page with eight wines of a price list in at most 40 clicks and keys', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, pageId } = seatOf('priceList');
  // The page is still empty; its exhibitor has a logo and a stand.
  const { call } = await callAs(request, email);
  const { data: before } = await call('GET /page-category/by-page/:page_id', { page_id: pageId });
  for (const { id } of before) await call('DELETE /page-category/:id', { id });
  let acts = 0;
  /** One click of the mouse. */
  const click = async (target: Locator) => {
    await target.click();
    acts += 1;
  };
  /** One key that is not a letter of a text. */
  const press = async (key: string) => {
    await page.keyboard.press(key);
    acts += 1;
  };

  await acceptCookies(page, baseURL);
  await page.goto('/login');
  await click(page.getByLabel('E-Mail'));
  await page.keyboard.type(email);
  await press('Tab');
  await page.keyboard.type(PASSWORD);
  await press('Enter');

  await click(page.getByRole('link', { name: 'Liste importieren' }));
  const chooser = page.waitForEvent('filechooser');
  await click(page.getByRole('button', { name: 'Datei wählen' }));
  // The file is found and opened in the window of the system: a double click.
  await (await chooser).setFiles({
    name: 'Preisliste.xlsx',
    mimeType: '',
    buffer: await sheetFile(priceList),
  });
  acts += 2;
  await click(page.getByRole('button', { name: '8 Weine übernehmen' }));
  await click(page.getByRole('link', { name: 'Zu den Weinen' }));

  await click(
    page
      .getByRole('group', { name: 'Was noch zu tun ist' })
      .getByRole('listitem')
      .getByRole('link', { name: /^Weinseite auf Position \d+/ })
      .and(linkTo(page, pageId)),
  );
  await click(page.getByRole('textbox', { name: 'Neue Kategorie' }));
  await page.keyboard.type('Vom See');
  await press('Enter');
  const shelf = page.getByRole('region', { name: 'Vom See', exact: true });
  await click(shelf.getByRole('combobox', { name: 'Erste Flaschengrösse von Vom See' }));
  await click(page.getByRole('option', { name: '75 cl' }));
  await click(shelf.getByRole('button', { name: 'Aus der Liste' }));
  const list = page.getByRole('region', { name: 'Weine für Vom See' });
  await click(list.getByLabel('Wein oder Jahrgang suchen'));
  await page.keyboard.type(STAMP);
  await click(list.getByRole('checkbox', { name: 'Alle 8 Weine wählen' }));
  await click(list.getByRole('button', { name: '8 Weine hinzufügen' }));
  await expect(page.getByText('8 Weine stehen auf der Seite.')).toBeVisible();
  await click(page.getByRole('button', { name: 'Seite freigeben' }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Seite freigeben' }));
  await expect(page.getByText('Die Seite ist freigegeben. Die Messeleitung entscheidet.')).toBeVisible();
  test.info().annotations.push({ type: 'clicks and keys', description: String(acts) });
  expect(acts).toBeLessThanOrEqual(MOST);
});

test('by keyboard alone from signing in to the released page, and the focus is never lost', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, pageId } = seatOf('byKeyboard');
  const { call } = await callAs(request, email);
  const { data: before } = await call('GET /page-category/by-page/:page_id', { page_id: pageId });
  for (const { id } of before) await call('DELETE /page-category/:id', { id });

  await acceptCookies(page, baseURL);
  await page.goto('/login');
  await expect(page.getByLabel('E-Mail')).toBeVisible();
  await tabTo(page.getByLabel('E-Mail'), 3);
  await page.keyboard.type(email);
  await tabTo(page.getByRole('textbox', { name: 'Passwort', exact: true }), 1);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Als Nächstes')).toBeVisible();
  await tabTo(page.getByRole('link', { name: 'Zum Inhalt springen' }), 1);
  await page.keyboard.press('Enter');
  const first = page
    .getByRole('link', { name: /^Weinseite auf Position \d+/ })
    .and(linkTo(page, pageId))
    .first();
  await tabTo(first, 12);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Neue Kategorie' })).toBeVisible();
  await tabTo(page.getByRole('textbox', { name: 'Neue Kategorie' }), 14);
  await page.keyboard.type('Vom See');
  await page.keyboard.press('Enter');
  const shelf = page.getByRole('region', { name: 'Vom See', exact: true });
  await expect(shelf).toBeVisible();
  // The first category of a page asks for its bottle size; what is typed replaces what stands there.
  const size = shelf.getByRole('combobox', { name: 'Erste Flaschengrösse von Vom See' });
  await expect(size).toBeFocused();
  await page.keyboard.type('75');
  await expect(size).toHaveValue('75');
  await page.keyboard.press('Enter');
  await expect(size).toHaveValue('75 cl');
  await tabTo(shelf.getByRole('button', { name: 'Aus der Liste' }), 6);
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'Weine für Vom See' });
  await expect(list.getByRole('checkbox').first()).toBeVisible();
  await tabTo(list.getByRole('checkbox', { name: /^Alle \d+ Weine wählen/ }), 2);
  await page.keyboard.press('Space');
  // Enter adds what is ticked, without the way through all wines.
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ Weine stehen auf der Seite\.$/)).toBeVisible();
  await expect(shelf.getByRole('button', { name: 'Aus der Liste' })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Nach oben' }), 8, { appears: true });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page.getByRole('button', { name: 'Seite freigeben' }), 6);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const anyway = dialog.getByRole('button', { name: 'Trotzdem freigeben' });
  const release = dialog.getByRole('button', { name: 'Seite freigeben' });
  await expect(anyway.or(release)).toBeVisible();
  while (!(await release.isVisible())) {
    const asked = await dialog.getByRole('heading').textContent();
    await tabTo(anyway, 3);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('heading', { name: asked ?? '', exact: true })).toHaveCount(0);
    await expect(anyway.or(release)).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
  await tabTo(release, 2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Freigabe zurückziehen' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
