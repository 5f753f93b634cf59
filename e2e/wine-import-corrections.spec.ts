import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { beginAs } from './begin-as.ts';
import { acceptCookies } from './session.ts';
import { seatOf } from './stage.ts';

const stamp = Date.now().toString(36);

async function openImport(page: Page, baseURL: string | undefined, ...rows: string[]) {
  await acceptCookies(page, baseURL);
  await beginAs(page, seatOf('importCorrections').email, '/exhibitor-wine/import');
  await page.getByLabel('Aus Excel eingefügte Zellen').fill(rows.join('\n'));
  await page.getByRole('button', { name: 'Liste lesen' }).click();
}

test('a list of reds and whites without a type column is imported, each row by its own choice', async ({
  page,
  baseURL,
}) => {
  const rows = ['A', 'B', 'C', 'D'].map((name) => `Wechsel ${name} ${stamp}\tZürichse\t12`);
  await openImport(page, baseURL, 'Wein\tRegion\tAlkohol', ...rows);
  const cell = (field: string, row: number, now: string) =>
    page.getByRole('button', { name: `${field} in Zeile ${row} ändern, jetzt ${now}`, exact: true });
  // A suggestion for an unknown word holds for all cells that say it, and can be taken back.
  await page.getByRole('button', { name: '«Zürichsee» übernehmen' }).first().click();
  await expect(page.getByText('«Zürichse» ist in 4 Zeilen ersetzt.')).toBeVisible();
  await page.getByRole('button', { name: 'Schritt zurück' }).click();
  await expect(cell('Region', 5, 'Zürichse')).toBeVisible();
  await page.getByRole('button', { name: '«Zürichsee» übernehmen' }).first().click();
  // What is typed marks the first match; Enter takes it. By hand it is one row, and offered for the others.
  await cell('Weintyp', 2, 'leer').click();
  const type = page.getByRole('combobox', { name: 'Weintyp in Zeile 2' });
  await expect(type).toBeFocused();
  await page.keyboard.type('rotw');
  await expect(page.getByRole('option', { name: 'Rotwein' })).toHaveAttribute(
    'data-combobox-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(cell('Weintyp', 2, 'Rotwein')).toBeFocused();
  await expect(cell('Weintyp', 3, 'leer')).toBeVisible();
  await page.getByRole('button', { name: 'auch in den anderen 3 Zeilen' }).click();
  await expect(cell('Weintyp', 5, 'Rotwein')).toBeVisible();
  // A cell that was right is changed alone, with its text there until something is chosen.
  await cell('Weintyp', 4, 'Rotwein').press('Enter');
  const other = page.getByRole('combobox', { name: 'Weintyp in Zeile 4' });
  await expect(other).toHaveValue('Rotwein');
  await page.keyboard.type('weissw');
  await expect(page.getByRole('option', { name: 'Weisswein' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(cell('Weintyp', 4, 'Weisswein')).toBeVisible();
  await expect(cell('Weintyp', 5, 'Rotwein')).toBeVisible();
  // Left with a word that means nothing, it is as it was.
  await cell('Weintyp', 5, 'Rotwein').click();
  await page.keyboard.type('xyz');
  await page.getByRole('heading', { name: 'Die Weine' }).click();
  await expect(cell('Weintyp', 5, 'Rotwein')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: '4 Weine übernehmen' }).click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 4, geändert: 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect(page.getByText('Entfernt: 4, zurückgesetzt: 0.')).toBeVisible();
});

test('a word of any column is changed in its row alone, and offered for the others', async ({
  page,
  baseURL,
}) => {
  // What all cells say, what one of them becomes, and how much of it has to be typed.
  const columns = [
    ['Region', 'Zürichsee', 'Schaffhausen', 'schaff'],
    ['Weinkategorie', 'Bio', 'Vegan', 'veg'],
    ['Auszeichnung', 'Goldmedaille', 'Silbermedaille', 'silb'],
    ['Alkoholgehalt', 'Regular', 'Low Alcohol', 'low'],
    ['Im Register zeigen', 'ja', 'nein', 'nein'],
    ['Rebsorte', 'Pinot Noir', 'Merlot', 'merl'],
    ['Flaschengrösse', '75 cl', '50 cl', '50'],
  ] as const;
  const words = columns.map(([, word]) => word).join('\t');
  const rows = ['A', 'B', 'C'].map((name) => `Spalten ${name} ${stamp}\tRotwein\t${words}\t20`);
  const head = ['Wein', 'Weintyp', ...columns.map(([field]) => field), 'Preis'].join('\t');
  await openImport(page, baseURL, head, ...rows);
  for (const [field, , to, typed] of columns) {
    const cell = (row: number, now?: string) =>
      page.getByRole('button', { name: new RegExp(`^${field} in Zeile ${row} ändern, jetzt ${now ?? ''}`) });
    const before = await cell(3).getAttribute('aria-label');
    await cell(3).click();
    await expect(page.getByRole('combobox', { name: `${field} in Zeile 3` })).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await expect(cell(3, to)).toBeVisible();
    for (const row of [2, 4])
      await expect(cell(row)).toHaveAttribute(
        'aria-label',
        (before ?? '').replace('Zeile 3', `Zeile ${row}`),
      );
    await page.getByRole('button', { name: 'auch in den anderen 2 Zeilen' }).click();
    for (const row of [2, 4]) await expect(cell(row, to)).toBeVisible();
  }
});

test('groups, totals and dashes are no wines, and the next year takes the rest from the year before', async ({
  page,
  baseURL,
}) => {
  const head = 'Wein\tJahrgang\tRegion\tAlkohol\tTraube\tPreis 75 cl';
  const wine = (name: string, year: number, price: string) =>
    `${name} ${stamp}\t${year}\tZürichsee\t12\tPinot Noir\t${price}`;
  await openImport(
    page,
    baseURL,
    ...[head, 'Weissweine', wine('Halde', 2021, '20'), wine('Steg', 2021, '–')],
    ...[
      'Rotweine',
      wine('Berg', 2021, '30'),
      `Ohne Angaben ${stamp}`,
      wine('Turm', 2021, '31'),
      'Total\t\t\t\t\t81',
    ],
  );
  const cell = (field: string, row: number, now: string) =>
    page.getByRole('button', { name: `${field} in Zeile ${row} ändern, jetzt ${now}`, exact: true });
  await expect(cell('Weintyp', 3, 'Weisswein')).toBeVisible();
  await expect(cell('Weintyp', 6, 'Rotwein')).toBeVisible();
  await expect(page.getByText('In einer Zelle steht ein Strich statt eines Preises')).toBeVisible();
  // What was left out is seen with its reason, and taken back if it is a wine after all.
  await page.getByText('4 Zeilen sind keine Weine und bleiben weg').click();
  await expect(page.getByText('Summe')).toBeVisible();
  await page.getByRole('button', { name: `«Ohne Angaben ${stamp}» doch als Wein übernehmen` }).click();
  await expect(page.getByText('3 Zeilen sind keine Weine und bleiben weg')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zu klären (2)' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Diese Zeilen auslassen' }).press('Enter');
  await page.getByRole('button', { name: '3 Weine übernehmen' }).click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 3, geändert: 0.')).toBeVisible();

  await page.goto('/exhibitor-wine/import');
  await page
    .getByLabel('Aus Excel eingefügte Zellen')
    .fill(`Wein\tJahrgang\tPreis 75 cl\nHalde ${stamp}\t2022\t21\nSteg ${stamp}\t2022\t23`);
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  await expect(page.getByText('2 Weine gibt es schon mit einem früheren Jahrgang')).toBeVisible();
  await page.getByRole('button', { name: 'Vom früheren Jahrgang übernehmen' }).click();
  await expect(cell('Weintyp', 2, 'Weisswein')).toBeVisible();
  await expect(cell('Rebsorte', 3, 'Pinot Noir')).toBeVisible();
  await page.getByRole('button', { name: '2 Weine übernehmen' }).click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 2, geändert: 0.')).toBeVisible();
});

test('a grape that the fair does not know is left out, and it is said who adds it', async ({
  page,
  baseURL,
}) => {
  const wine = (name: string, grape: string) => `${name} ${stamp}\tZürichsee\tWeisswein\t12\t${grape}`;
  await openImport(
    page,
    baseURL,
    ...['Wein\tRegion\tWeintyp\tAlkohol\tRebsorte', wine('Nord', 'Sternlinger')],
    ...[wine('Süd', 'Sternlinger'), wine('Ost', 'Pinot Noir, Sternlinger')],
  );
  await expect(page.getByText('so nimmt die Messeleitung es auf.')).toBeVisible();
  const cell = (row: number, now: string) =>
    page.getByRole('button', { name: `Rebsorte in Zeile ${row} ändern, jetzt ${now}`, exact: true });
  const without = page.getByRole('button', { name: 'Ohne «Sternlinger»' });
  await without.first().click();
  await expect(cell(3, 'leer')).toBeVisible();
  // Of several it is the one alone that goes.
  await expect(cell(4, 'Pinot Noir, Sternlinger')).toBeVisible();
  await expect(without).toHaveCount(1);
  await without.click();
  await expect(without).toHaveCount(0);
  await expect(page.getByText('so nimmt die Messeleitung es auf.')).toHaveCount(0);
  await page.getByRole('button', { name: '3 Weine übernehmen' }).click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 3, geändert: 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect(page.getByText('Entfernt: 3, zurückgesetzt: 0.')).toBeVisible();
});
