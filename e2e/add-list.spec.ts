import { expect, test } from '@playwright/test';
import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM } from '@rebblatt/contracts';
import { beginAs } from './begin-as.ts';
import { callAs } from './calls.ts';
import { choose } from './choose.ts';
import { restored, written } from './kept-drafts.ts';
import { makeAd } from './pdf.ts';
import { acceptCookies } from './session.ts';
import { seatOf } from './stage.ts';

const STAMP = Date.now().toString(36).slice(-4);
const CATEGORY = `Keller ${STAMP}`;
const priced = ['Amphore', 'Barrique', 'Cuvée'].map((name) => `${name} ${STAMP}`);
const unpriced = ['Dessert', 'Eiswein'].map((name) => `${name} ${STAMP}`);

test('several wines come to a page at once, with missing prices and a new one, and Enter leads through the prices', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, pageId } = seatOf('addList');
  const { call } = await callAs(request, email);
  const { data: sizes } = await call('GET /bottle-size', {});
  const bottle = sizes.find(({ size }) => size.startsWith('75')) ?? sizes[0];
  const half = sizes.find(({ id }) => id !== bottle?.id);
  for (const wine of [...priced, ...unpriced])
    await addWine(call, wine, priced.includes(wine) ? bottle?.id : undefined);
  await call('POST /page-category', {
    body: {
      page_id: pageId,
      category: CATEGORY,
      position: 100,
      bottle_size1_id: undefined,
      bottle_size2_id: half?.id,
    },
  });

  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const shelf = page.getByRole('region', { name: CATEGORY, exact: true });
  // A bottle size is found by typing, as in every select.
  const size = shelf.getByRole('combobox', { name: `Erste Flaschengrösse von ${CATEGORY}` });
  await shelf.getByRole('textbox', { name: `Name der Kategorie ${CATEGORY}` }).press('Tab');
  await page.keyboard.type('75');
  await expect(page.getByRole('option', { name: bottle?.size })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(size).toHaveValue(bottle?.size ?? '');
  // With Tab as well: what is marked is taken, not lost.
  const second = shelf.getByRole('combobox', { name: `Zweite Flaschengrösse von ${CATEGORY}` });
  const large = sizes.find(({ id }) => id !== bottle?.id && id !== half?.id);
  for (const wanted of [large?.size ?? '', half?.size ?? '']) {
    await size.focus();
    await size.press('Tab');
    await expect(second).toBeFocused();
    await page.keyboard.type(wanted);
    await expect(page.getByRole('option').first()).toHaveText(wanted);
    await page.keyboard.press('Tab');
    await expect(second).toHaveValue(wanted);
  }
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/page-category/candidates/**', async (route) => {
    await answered;
    await route.continue();
  });
  await shelf.getByRole('button', { name: 'Aus der Liste' }).click();
  const list = page.getByRole('region', { name: `Weine für ${CATEGORY}` });
  // The buttons come with the wines, which would push them away while they are pressed.
  await expect(list).toBeAttached();
  await expect(list.getByRole('button')).toHaveCount(0);
  answer();
  // From the first to the last with Shift, then two prices by keyboard.
  await list.getByLabel('Wein oder Jahrgang suchen').fill(STAMP);
  await list.getByRole('checkbox', { name: priced[0] }).check();
  await list.getByRole('checkbox', { name: priced[2] }).click({ modifiers: ['Shift'] });
  await expect(list.getByRole('checkbox', { name: priced[1] })).toBeChecked();
  await expect(list.getByRole('checkbox', { name: unpriced[0] })).toBeDisabled();
  await list.getByRole('textbox', { name: `Preis von ${unpriced[0]}` }).fill('31');
  await page.keyboard.press('Enter');
  await page.keyboard.type('42.50');
  // Prices that were typed are there again after a reload.
  await written(page, '42.50');
  await page.reload();
  await shelf.getByRole('button', { name: 'Aus der Liste' }).click();
  await expect(restored(page)).toBeVisible();
  await expect(list.getByRole('textbox', { name: `Preis von ${unpriced[0]}` })).toHaveValue('31');
  await list.getByRole('button', { name: '5 Weine hinzufügen' }).click();
  await expect(page.getByText('5 Weine stehen auf der Seite.')).toBeVisible();
  const price = (wine: string) =>
    shelf.getByRole('textbox', { name: new RegExp(`^Preis von ${wine} .* ${bottle?.size}`) });
  await expect(price(unpriced[1] ?? '')).toHaveValue('42.50');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByText('5 Weine stehen nicht mehr auf der Seite.')).toBeVisible();
  await expect(price(unpriced[1] ?? '')).toHaveCount(0);

  // Their prices are kept, so that all of them can be ticked at once now.
  await shelf.getByRole('button', { name: 'Aus der Liste' }).click();
  await list.getByLabel('Wein oder Jahrgang suchen').fill(STAMP);
  await list.getByRole('checkbox', { name: 'Alle 5 Weine wählen' }).check();
  await list.getByRole('button', { name: '5 Weine hinzufügen' }).click();
  await expect(page.getByText('5 Weine stehen auf der Seite.')).toBeVisible();

  await price(priced[0] ?? '').fill('21');
  await page.keyboard.press('Enter');
  await expect(price(priced[1] ?? '')).toBeFocused();
  // It is selected: what is typed replaces it.
  await page.keyboard.type('22');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(price(priced[1] ?? '')).toBeFocused();
  await expect(price(priced[1] ?? '')).toHaveValue(/^22(\.00)?$/);

  await shelf.getByRole('button', { name: 'Aus der Liste' }).click();
  // No letter is lost that is typed before the form is there.
  await list.getByRole('button', { name: 'Neuer Wein' }).click();
  await page.keyboard.type(`Federweiss ${STAMP}`);
  await expect(list.getByRole('textbox', { name: 'Wein', exact: true })).toHaveValue(`Federweiss ${STAMP}`);
  await list.getByRole('button', { name: 'Anlegen und hinzufügen' }).click();
  await expect(list.getByRole('alert')).toBeVisible();
  await choose(list, 'Region', 'Zürichsee');
  await choose(list, 'Weintyp', 'Rot');
  await list.getByRole('textbox', { name: 'Preis', exact: true }).first().fill('17');
  await list
    .getByRole('button', { name: /^Preis .* entfernen$/ })
    .last()
    .click();
  await list.getByRole('button', { name: 'Anlegen und hinzufügen' }).click();
  await expect(price(`Federweiss ${STAMP}`)).toHaveValue('17.00');
  await expect(list.getByRole('textbox', { name: 'Wein', exact: true })).toBeFocused();
  // A choice is replaced by typing and Enter: what was chosen is not among the matches.
  const type = list.getByRole('combobox', { name: 'Weintyp' });
  await expect(type).toHaveValue('Rotwein');
  await type.click();
  await page.keyboard.type('Weissw');
  await expect(page.getByRole('option')).toHaveText(['Weisswein']);
  await page.keyboard.press('Enter');
  await expect(type).toHaveValue('Weisswein');
  await expect(page.getByRole('status').getByText(/^Gespeichert \d/)).toBeVisible();
  await page.reload();
  await expect(price(`Federweiss ${STAMP}`)).toHaveValue('17.00');
  await expect(price(priced[0] ?? '')).toHaveValue('21.00');
});

test('wines are offered by the bottle sizes that are stored, however long storing them takes', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, pageId } = seatOf('addList');
  const { call } = await callAs(request, email);
  const wine = `Langsam ${STAMP}`;
  const { data: sizes } = await call('GET /bottle-size', {});
  const [wanted, ...others] = sizes.map(({ id }) => id);
  await addWine(call, wine, wanted);
  const category = `Andere ${STAMP}`;
  const [bottle_size1_id, bottle_size2_id] = others;
  await call('POST /page-category', {
    body: { page_id: pageId, category, position: 100, bottle_size1_id, bottle_size2_id },
  });
  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const shelf = page.getByRole('region', { name: category, exact: true });
  let store = () => {};
  const stored = new Promise<void>((resolve) => {
    store = resolve;
  });
  await page.route('**/api/page-category/*', async (route) => {
    await stored;
    await route.continue();
  });
  await choose(shelf, `Erste Flaschengrösse von ${category}`, sizes[0]?.size ?? '');
  const offered = page.waitForResponse('**/api/page-category/candidates/**');
  await shelf.getByRole('combobox', { name: `Wein zu ${category} hinzufügen` }).click();
  await (await offered).finished();
  store();
  await page.getByRole('option', { name: wine }).click();
  const price = shelf.getByRole('textbox', { name: new RegExp(`^Preis von ${wine}`) });
  await expect(price.first()).toHaveValue('20.00');
  await expect(page.getByRole('status').getByText(/^Gespeichert \d/)).toBeVisible();
});

test('a wine and a logo lead back to the page, and what the organiser decides reaches the open page', async ({
  page,
  request,
  baseURL,
}) => {
  const { email, pageId } = seatOf('addList');
  const editor = `/exhibitor-page/edit/${pageId}`;
  await acceptCookies(page, baseURL);
  await beginAs(page, email, editor);
  await page
    .getByRole('button', { name: /^Weitere Aktionen für / })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Wein bearbeiten' }).click();
  const wine = page.getByRole('textbox', { name: 'Wein', exact: true });
  const name = `Umgetauft ${STAMP}`;
  await wine.fill(name);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${editor}$`));
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByRole('link', { name: 'Logo hochladen' }).click();
  // The editor has a way back too; that of the upload is meant.
  await expect(page).toHaveURL(/\/logo\/create\?/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logo hochladen');
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect(page).toHaveURL(new RegExp(`${editor}$`));

  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/, Position \d+$/);
  const { call } = await callAs(request, 'admin@rebblatt.test');
  await call('PUT /page/:id', { id: pageId, body: { active: 0 } });
  await expect(page.getByText(/^Die Messeleitung druckt Ihre Seite auf Position \d+ nicht\./)).toBeVisible();
  await expect(page.getByText('wird nicht gedruckt', { exact: true })).toBeVisible();
  await call('PUT /page/:id', { id: pageId, body: { active: 1 } });
  await expect(page.getByText(/Position \d+ wird wieder gedruckt\./)).toBeVisible();

  // A logo that is approved meanwhile is offered without opening the page again.
  const own = await callAs(request, email);
  const file = {
    name: `logo-${STAMP}.pdf`,
    mimeType: 'application/pdf',
    buffer: await makeAd({ widthMm: LOGO_WIDTH_MM, heightMm: LOGO_HEIGHT_MM }),
  };
  const headers = { Authorization: `Bearer ${own.session.access_token}` };
  const sent = await request.post('/api/logo', { headers, multipart: { file } });
  const { id } = (await sent.json()).data;
  const state = async () => (await own.call('GET /logo/:id', { id })).data.status;
  await expect.poll(state, { timeout: 60_000 }).toBe(1);
  const offered = page.getByRole('radio', { name: `Logo ${file.name}` });
  await expect(offered).toHaveCount(0);
  await call('PUT /logo/:id', { id, body: { approved: 1 } });
  await expect(offered).toHaveCount(1);

  // What was typed and not stored is listed when somebody else releases the page.
  const price = page.getByRole('textbox', { name: new RegExp(`^Preis von ${name}`) }).first();
  await price.fill('siebzehn');
  await price.press('Enter');
  await expect(page.getByText('Geben Sie einen Betrag ein, zum Beispiel 24.50.')).toBeVisible();
  await call('POST /page/exhibitor-release/:id', { id: pageId, body: {} });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('siebzehn')).toBeVisible();
  await expect(dialog.getByText(/wartet auf Entscheid/)).toBeVisible();
  await expect(page.getByText('wartet seit heute', { exact: true })).toBeVisible();
});

/** A wine of the account, with a price for one bottle size or without any. */
async function addWine(call: Awaited<ReturnType<typeof callAs>>['call'], wine: string, size?: number) {
  const { data: regions } = await call('GET /region', {});
  const { data: types } = await call('GET /wine-type', {});
  await call('POST /wine', {
    body: {
      wine,
      year: 2024,
      region_id: regions[0]?.id ?? 0,
      wine_type_id: types[0]?.id ?? 0,
      alcohol_content_level: 30,
      bottle_size: size === undefined ? [] : [{ bottle_size_id: size, price: 20 }],
      sku: null,
      wine_category_id: null,
      award_id: null,
      public_wine: 1,
      grape_varieties: [],
    },
  });
}
