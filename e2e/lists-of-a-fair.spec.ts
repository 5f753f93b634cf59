import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { tabTo } from './by-keys.ts';
import { callAs } from './calls.ts';
import { choose } from './choose.ts';
import { textsOf } from './pdf.ts';
import { acceptCookies, speak } from './session.ts';
import { cellsOf } from './sheet-file.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('super') });

const SHIP = 'Stadt Zürich';
const DECK = 'Hauptdeck';
/** What is left between the margins of a sheet, 182 mm. */
const A4_LESS_MARGINS_PX = 688;

/** A fair of one journey alone: two companies are there, each with a page, and all other stands of the ships are free. */
async function aFair(request: APIRequestContext) {
  const { call } = await callAs(request, 'super@rebblatt.test');
  const stamp = Date.now().toString(36);
  // In a month that no other journey takes.
  const year = 2100 + (Date.now() % 800);
  const name = `Stegmesse ${stamp}`;
  const { data: catalog } = await call('POST /catalog', {
    body: { name, from: `${year}-09-01`, to: `${year}-09-30`, catalog_type: 2, reminder_days: [] },
  });
  const companies = ['Rebhof', 'Kellerei'].map((company) => `${company} ${stamp}`);
  await call('POST /import/:resource', {
    resource: 'exhibitor',
    body: {
      columns: ['company_name', 'email', 'phone'].map((field) => ({ heading: field, field })),
      rows: companies.map((company, i) => ({
        line: i + 1,
        cells: [company, `steg${i}-${stamp}@liste.test`, '+41 44 555 12 34'],
      })),
      create: [],
    },
  });
  const ordered = ['company_name', 'catalog', 'stands', 'count_pages_wine', 'titles', 'service'];
  await call('POST /import/:resource', {
    resource: 'request',
    body: {
      columns: ordered.map((field) => ({ heading: field, field })),
      rows: companies.map((company, i) => ({
        line: i + 1,
        cells: [company, name, `Z-0${i + 1}`, '1', 'Graubünden', `${i + 2} × Kühlschrank 140 l`],
      })),
      create: [],
    },
  });
  const { data: requests } = await call('GET /admin-request/:perPage/:page', { perPage: 1000, page: 1 });
  const ids = requests.filter(({ catalog_id }) => catalog_id === catalog.id).map(({ id }) => id);
  const { data: decided } = await call('POST /admin-request/accept', { body: { ids } });
  expect(decided.accepted).toBe(2);
  return { call, catalog, first: companies[0] ?? '', second: companies[1] ?? '' };
}

const cardOf = (page: Page, stand: string) =>
  page.locator('li[data-standing]').filter({ has: page.getByText(stand, { exact: true }) });
const question = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Presses the mouse on one card and puts down on another. */
async function dragOnto(page: Page, from: Locator, to: Locator) {
  const middleOf = async (card: Locator) => {
    const { x, y, width, height } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return [x + width / 2, y + height - 12] as const;
  };
  await from.scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  const goal = await middleOf(to);
  await page.mouse.move(goal[0] - 8, goal[1], { steps: 6 });
  await page.mouse.move(...goal, { steps: 3 });
  await expect(to).toHaveAttribute('data-over');
  await page.mouse.up();
}

test('the lists of a fair are found, filtered, taken along as a file and printed', async ({
  page,
  request,
  baseURL,
}) => {
  const { catalog, first, second } = await aFair(request);
  await acceptCookies(page, baseURL);
  await page.goto(`/catalog/edit/${catalog.id}`);
  await page.getByRole('link', { name: 'Listen', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Stände, ${catalog.name}` })).toBeVisible();
  await page.getByRole('combobox', { name: 'Alle Schiffe' }).selectOption(SHIP);
  await expect(page.getByText(/^18 von 170/)).toBeVisible();
  const deckTable = page.getByRole('table', { name: `${SHIP}, ${DECK}` });
  await expect(deckTable.getByRole('row', { name: `Z-01 ${first}` })).toContainText('+41 44 555 12 34');
  await expect(deckTable.getByRole('row', { name: 'Z-03' })).toContainText('frei');

  const printed = await textsOf(await page.pdf({ preferCSSPageSize: true }));
  expect(printed).toHaveLength(1);
  expect(printed[0]).toContain(`Stände, ${catalog.name}`);
  expect(printed[0]).toMatch(/gedruckt am \d\d\.\d\d\.\d{4}/);
  expect(printed[0]).toContain(`${SHIP}, ${DECK}`);
  // Nothing of the frame of the product.
  expect(printed[0]).not.toContain('Stammdaten');
  expect(printed[0]).not.toContain('Herunterladen');

  await page.goto(`/catalog/${catalog.id}/lists?list=services`);
  const cooler = page.getByRole('table', { name: 'Kühlschrank 140 l' });
  await expect(cooler.getByRole('row', { name: second })).toContainText('3');
  await expect(cooler.getByRole('row', { name: 'Total' })).toContainText('5');
  await page.getByRole('combobox', { name: 'Geordnet' }).selectOption('nach Aussteller');
  await expect(page.getByRole('row', { name: first })).toContainText('2 × Kühlschrank 140 l');

  await page.getByRole('link', { name: 'Adressen' }).click();
  const search = page.getByRole('searchbox', { name: 'Aussteller, Ort oder E-Mail suchen' });
  await search.click();
  await page.keyboard.type('kellerei');
  await expect(page.getByText('1 von 2')).toBeVisible();
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Excel (XLSX)' }).click(),
  ]);
  const cells = cellsOf(await readFile(await download.path()));
  expect(cells).toHaveLength(2);
  expect(cells[1]?.[0]).toBe(second);
  expect(cells[1]).toContain('Z-02');

  // The main fair has every state; on paper each stays in its column, and the table on its sheet.
  const { call } = await callAs(request, 'super@rebblatt.test');
  const { data: catalogs } = await call('GET /catalog/:perPage/:page', { perPage: 100, page: 1 });
  const main = catalogs.find(({ name }) => name.startsWith('Hauptmesse 2026'));
  await speak(page, 'fr');
  await page.goto(`/catalog/${main?.id}/lists?list=services`);
  await expect(
    page
      .getByRole('cell')
      .getByText(/décision/)
      .first(),
  ).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: A4_LESS_MARGINS_PX, height: 1000 });
  const over = await page
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
    );
  expect(over).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(A4_LESS_MARGINS_PX);
});

test('on the plan two companies exchange their stands by mouse, keyboard, menu and finger', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  const { call, catalog, first, second } = await aFair(request);
  await acceptCookies(page, baseURL);
  await page.goto(`/catalog/${catalog.id}/lists`);
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: `Plan, ${catalog.name}` })).toBeVisible();
  await page.getByRole('combobox', { name: 'Alle Schiffe' }).selectOption(SHIP);
  const [one, two, three, five] = [1, 2, 3, 5].map((place) => cardOf(page, `Z-0${place}`));
  if (!one || !two || !three || !five) throw new Error('There is no card.');
  await expect(one).toContainText(first);
  await expect(three).toContainText('frei');

  // By mouse: the question says what changes, and declined nothing does.
  await dragOnto(page, one, two);
  const exchange = question(page, 'Stände tauschen?');
  await expect(exchange).toContainText(`${first} kommt von Z-01 an den Stand Z-02.`);
  await expect(exchange).toContainText(`${second} kommt von Z-02 an den Stand Z-01.`);
  await expect(exchange).toContainText('Die Seite auf Position');
  await exchange.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(exchange).toBeHidden();
  await expect(one).toContainText(first);
  await dragOnto(page, one, two);
  await exchange.getByRole('button', { name: 'Stände tauschen' }).click();
  await expect(one).toContainText(second);
  await expect(two).toContainText(first);
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(one).toContainText(first);

  // By keyboard alone to a free stand: to the handle, lifted, three to the right, put down.
  await page.getByRole('combobox', { name: 'Freie und vergebene' }).focus();
  await tabTo(one.getByRole('button', { name: `${first} von Stand Z-01 verschieben` }), 3);
  await page.keyboard.press('Space');
  await expect(page.getByText(`${first} aufgenommen, Stand Z-01.`)).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(two).toHaveAttribute('data-over');
  await page.keyboard.press('ArrowRight');
  await expect(three).toHaveAttribute('data-over');
  await page.keyboard.press('Space');
  const move = question(page, 'Stand wechseln?');
  await expect(move).toContainText(`${first} kommt von Z-01 an den Stand Z-03.`);
  await move.getByRole('button', { name: 'Stand wechseln' }).click();
  await expect(three).toContainText(first);
  await expect(one).toContainText('frei');

  // Without dragging: by the menu of the card.
  await two.getByRole('button', { name: /^Weitere Aktionen zu/ }).click();
  await page.getByRole('menuitem', { name: 'Stand wechseln' }).click();
  await choose(page.getByRole('dialog', { name: `${second}: Stand Z-02 wechseln` }), 'Neuer Stand', 'Z-05');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await move.getByRole('button', { name: 'Stand wechseln' }).click();
  await expect(five).toContainText(second);
  // While it goes, the question still lies over the handle.
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // By a finger on the handle.
  const touch = await context.newCDPSession(page);
  const finger = async (type: 'touchStart' | 'touchMove', at: Locator) => {
    const { x, y, width, height } = (await at.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const point = { x: x + width / 2, y: y + height / 2 };
    await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  };
  const handle = five.getByRole('button', { name: `${second} von Stand Z-05 verschieben` });
  await handle.scrollIntoViewIfNeeded();
  await finger('touchStart', handle);
  await finger('touchMove', two);
  // A finger never rests: the plan may still be scrolling to it.
  await expect(async () => {
    await finger('touchMove', one);
    await expect(one).toHaveAttribute('data-over', { timeout: 1000 });
  }).toPass();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await move.getByRole('button', { name: 'Stand wechseln' }).click();
  await expect(one).toContainText(second);

  // The page has come along.
  const { data: stands } = await call('GET /catalog/:id/stands', { id: catalog.id });
  const exhibitor = stands.find(({ stand }) => stand === 'Z-03')?.company?.id ?? 0;
  const { data: sheet } = await call('GET /catalog/:id/progress/:exhibitor', { id: catalog.id, exhibitor });
  expect(sheet.pages[0]?.stand).toBe('Z-03');
});

test('on the plan of a printed catalogue every company keeps its stand, and why is said', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL);
  await page.goto('/catalog/1/lists?list=plan&standing=taken');
  const cards = page.locator('li[data-standing="taken"]');
  const [from, to] = [cards.nth(0), cards.nth(1)];
  const stand = (await from.locator('strong').textContent()) ?? '';
  await dragOnto(page, from, to);
  await expect(
    page.getByText(/behält den Stand .*: Die Seite auf Position \d+ ist freigegeben/),
  ).toBeVisible();
  await expect(cardOf(page, stand)).toBeVisible();
});
