import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { beginAs } from './begin-as.ts';
import { callAs } from './calls.ts';
import { acceptCookies, clickAfterSession, PASSWORD } from './session.ts';
import { sheetFile } from './sheet-file.ts';
import { seatOf } from './stage.ts';

const stamp = Date.now().toString(36);
const names = [
  'Räuschling',
  'Federweiss',
  'Clairet',
  'Barrique',
  'Auslese',
  'Cuvée',
  'Kerner',
  'Spätlese',
].map((name) => `${name} Import ${stamp}`);

/** What Excel puts on the clipboard: eight wines, two of them with a typing mistake in the region. */
const pasted = [
  'Wein\tJg\tRegion\tTyp\tTraube\tInhalt\tPreis CHF\tAlkohol',
  ...names.map(
    (name, i) =>
      `${name}\t202${i % 5}\t${i % 4 ? 'zuerichsee' : 'Zürichse'}\trot\tPinot Noir\t0,75 l\t${18 + i}.50\t12.5 %`,
  ),
].join('\r\n');

async function openImport(page: Page, baseURL: string | undefined) {
  await acceptCookies(page, baseURL);
  await beginAs(page, seatOf('wineImport').email, '/exhibitor-wine/import');
}

test('an exhibitor pastes eight wines, corrects one cell, imports them and takes it back', async ({
  page,
  baseURL,
}) => {
  await openImport(page, baseURL);
  await page.getByLabel('Aus Excel eingefügte Zellen').fill(pasted);
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  await expect(page.getByRole('button', { name: 'Zu klären (2)' })).toBeVisible();
  // What would be written is counted, not what is still in doubt.
  await expect(page.getByRole('button', { name: '6 Weine übernehmen' })).toBeDisabled();
  await expect(page.getByText('2 Zeilen brauchen noch eine Korrektur.')).toBeVisible();
  for (const row of [2, 6, 2]) {
    await page.getByRole('button', { name: 'Zur nächsten Stelle' }).press('Enter');
    await expect(
      page.getByRole('button', { name: `Region in Zeile ${row} ändern, jetzt Zürichse` }),
    ).toBeFocused();
  }
  expect(await violationsOn(page)).toEqual([]);
  // A cell that is left as it is has the focus again; a price stands on one line.
  for (const [column, role] of [
    ['Jahrgang', 'textbox'],
    ['Region', 'combobox'],
  ] as const) {
    const cell = page.getByRole('button', { name: new RegExp(`^${column} in Zeile 3 ändern`) });
    await cell.press('Enter');
    await expect(page.getByRole(role, { name: `${column} in Zeile 3`, exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(cell).toBeFocused();
  }
  const price = page.getByRole('button', { name: 'Preis in Zeile 3 ändern, jetzt 19.50' });
  expect((await price.boundingBox())?.height).toBeLessThan(36);
  await page.getByRole('button', { name: '«Zürichsee» übernehmen' }).first().click();
  await expect(page.getByRole('button', { name: 'Zu klären (0)' })).toBeVisible();
  await page.getByRole('button', { name: '8 Weine übernehmen' }).click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 8, geändert: 0.')).toBeVisible();
  const undo = page.getByRole('button', { name: 'Import rückgängig machen' });
  await undo.click();
  await expect(
    page.getByText('Der Import ist rückgängig gemacht. Entfernt: 8, zurückgesetzt: 0.'),
  ).toBeVisible();
  await page.goto(`/exhibitor-wine?searchTerms=${stamp}`);
  await expect(page.getByText(names[0] ?? '')).toHaveCount(0);
});

test('an exhibitor uploads a workbook, fills what it lacks and sees the wines in the list', async ({
  page,
  baseURL,
}) => {
  await openImport(page, baseURL);
  const buffer = await sheetFile([
    ['Bezeichnung', 'Jahrgang', 'Herkunft', 'Preis 75 cl'],
    [`Mappe ${stamp}`, 2021, 'Zürichsee', 21.5],
    [`Mappe Reserve ${stamp}`, 2020, 'Zürichsee', 34],
  ]);
  await page.setInputFiles('input[type=file]', { name: 'weine.xlsx', mimeType: '', buffer });
  await page.getByRole('combobox', { name: 'Weintyp für alle' }).click();
  await page.getByRole('option', { name: 'Rotwein' }).click();
  await page.getByRole('combobox', { name: 'Alkoholgehalt für alle' }).click();
  await page.getByRole('option', { name: 'Regular' }).click();
  await page.getByRole('button', { name: '2 Weine übernehmen' }).click();
  await page.getByRole('link', { name: 'Zu den Weinen' }).click();
  await page.goto(`/exhibitor-wine?searchTerms=${stamp}`);
  await expect(page.getByText(`Mappe Reserve ${stamp}`)).toBeVisible();
  await expect(page.getByText('34.00')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Herunterladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Liste herunterladen' });
  await expect(dialog.getByText('2 Zeilen, so gefiltert und sortiert wie in der Liste.')).toBeVisible();
  await dialog.getByLabel('Auszeichnung').uncheck();
  await dialog.getByRole('button', { name: 'CSV', exact: true }).click();
  const file = await (await download).path();
  const text = await readFile(file, 'utf8');
  expect(text).not.toContain('Auszeichnung');
  await page.goto('/exhibitor-wine/import');
  const changed = Buffer.from(text.replace('34', '36.5'));
  await page.setInputFiles('input[type=file]', { name: 'weine.csv', mimeType: '', buffer: changed });
  // Of a list that is read back only what differs is shown at first.
  const outcome = page.getByText('Preis: 34.00 / 75 cl');
  await expect(outcome).toContainText('36.50 / 75 cl');
  await expect(outcome.getByRole('img', { name: 'wird zu' })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Schon vorhanden (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Alle (2)' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('button', { name: 'Einen Wein übernehmen' }).click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 0, geändert: 1.')).toBeVisible();
});

test('a list without headings is recognised by what stands in it, and undone days later', async ({
  page,
  baseURL,
}) => {
  await openImport(page, baseURL);
  const earlier = page.getByRole('region', { name: 'Bisherige Importe' });
  const long = `Lange${stamp}${'g'.repeat(150)}`;
  await page
    .getByLabel('Aus Excel eingefügte Zellen')
    .fill(
      [
        `Merlot ${stamp} 2023\tRotwein\tBlauburgunder\t30\t75`,
        `Steg ${stamp} 2022\tRotwein\tMerlot\tCHF 25.-\t75`,
        `${long}\tRotwein\tMerlot\tgratis\t75`,
      ].join('\n'),
    );
  await page.getByRole('button', { name: 'Liste lesen' }).press('Enter');
  await expect(page.getByText('5 von 5 Spalten zugeordnet')).toBeVisible();
  // Bare numbers were taken for what they may be, which is asked.
  const asked = page.getByRole('region', { name: 'Das müssen wir Sie fragen' });
  await expect(asked.getByRole('radio', { name: 'Preis: 30 · CHF 25.- · gratis' })).toBeChecked();
  await asked.getByRole('button', { name: 'So übernehmen' }).click();
  await expect(asked).toHaveCount(0);
  // What most wines have is chosen, and where that comes from is said; it can be changed.
  await expect(page.getByText(/^Wie bei .+, die schon da sind\.$/).first()).toBeVisible();
  const region = page.getByRole('combobox', { name: 'Region für alle' });
  await region.click();
  await region.fill('Zürichs');
  await page.getByRole('option', { name: 'Zürichsee' }).click();
  const alcohol = page.getByRole('combobox', { name: 'Alkoholgehalt für alle' });
  await alcohol.click();
  await page.getByRole('option', { name: 'Regular' }).click();
  await expect(region).toHaveValue('Zürichsee');
  await page.getByRole('button', { name: 'Jahrgänge übernehmen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Jahrgang in Zeile 1 ändern, jetzt 2023' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Rebsorte in Zeile 1 ändern, jetzt Pinot Noir' }),
  ).toBeVisible();
  await expect(page.getByText('in der Liste: Blauburgunder')).toBeVisible();
  await expect(page.getByText('«gratis» ist kein Preis.')).toBeVisible();
  await expect(page.getByRole('button', { name: '2 Weine übernehmen' })).toBeDisabled();
  // A long name leaves the doubtful cells beside it on the screen.
  await expect(page.getByText('«gratis» ist kein Preis.')).toBeInViewport();
  await page.getByRole('button', { name: 'Diese Zeilen auslassen' }).click();
  await page.getByRole('button', { name: '2 Weine übernehmen' }).click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 2, geändert: 0.')).toBeVisible();

  await page.goto('/exhibitor-wine/import');
  const item = earlier.getByRole('listitem').first();
  await expect(item).toContainText('Neu: 2, geändert: 0');
  expect(await violationsOn(page)).toEqual([]);
  // Undone elsewhere meanwhile: the refusal stands beside the import.
  const { call } = await callAs(page.request, seatOf('wineImport').email);
  const { data } = await call('GET /wine/:perPage/:page', { perPage: 100, page: 1 });
  expect(data.find(({ wine: name }) => name === `Merlot ${stamp}`)?.year).toBe(2023);
  const { data: imports } = await call('GET /wine-import', {});
  await call('POST /wine-import/undo/:id', { id: imports[0]?.id ?? 0 });
  await item.getByRole('button', { name: /rückgängig machen$/ }).press('Enter');
  await expect(item.getByRole('alert')).toContainText('schon rückgängig gemacht');

  await page
    .getByLabel('Aus Excel eingefügte Zellen')
    .fill(`Wein\tRegion\tTyp\tAlkohol\nWieder weg ${stamp}\tZürichsee\trot\t12`);
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  await page.getByRole('button', { name: 'Einen Wein übernehmen' }).click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 1, geändert: 0.')).toBeVisible();
  await page.reload();
  await expect(item).toContainText('Neu: 1, geändert: 0');
  await item.getByRole('button', { name: /rückgängig machen$/ }).click();
  await expect(
    page.getByText('Der Import ist rückgängig gemacht. Entfernt: 1, zurückgesetzt: 0.'),
  ).toBeVisible();
});

test('a list is there again with its corrections after the session ended', async ({ page, baseURL }) => {
  await openImport(page, baseURL);
  const signInAgain = async () => {
    await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveURL(/\/exhibitor-wine\/import$/);
  };
  const cells = page.getByLabel('Aus Excel eingefügte Zellen');
  // A template that was filled in part: what nobody has filled is asked once for all wines.
  await cells.fill(
    `Wein\tRegion\tTyp\tAlkohol\tFlaschengrösse 1\tPreis 1\nSpät ${stamp}\t\trot\t12\t\t19\nAbend ${stamp}\t\tRotwien\t12\t\t21`,
  );
  await clickAfterSession(page, page.getByRole('button', { name: 'Liste lesen' }));
  await page.getByLabel('E-Mail').fill(seatOf('wineImport').email);
  await signInAgain();
  await expect(page.getByText('Was Sie vor der Anmeldung eingegeben haben, ist wieder da.')).toBeVisible();
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  for (const [label, text] of [
    ['Region', 'Zürichsee'],
    ['Flaschengrösse', '75 cl'],
  ] as const) {
    const field = page.getByRole('combobox', { name: `${label} für alle` });
    await field.click();
    await field.fill(text);
    await page.getByRole('option', { name: text, exact: true }).click();
  }
  await page.getByRole('button', { name: '«Rotwein» übernehmen' }).click();
  const write = page.getByRole('button', { name: '2 Weine übernehmen' });
  await expect(write).toBeEnabled();
  await clickAfterSession(page, write);
  await page.getByLabel('E-Mail').fill(seatOf('wineImport').email);
  await signInAgain();
  await write.click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 2, geändert: 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).click();
  await expect(
    page.getByText('Der Import ist rückgängig gemacht. Entfernt: 2, zurückgesetzt: 0.'),
  ).toBeVisible();
});

test.describe('with a finger on a small screen', () => {
  test.use({ viewport: { width: 420, height: 800 }, hasTouch: true });

  test('a list is pasted, corrected, imported and taken back', async ({ page, baseURL }) => {
    await openImport(page, baseURL);
    await page.getByLabel('Aus Excel eingefügte Zellen').tap();
    await page.keyboard.insertText(`Wein\tRegion\tTyp\tAlkohol\nHandy ${stamp}\tZürichsee\trto\t12`);
    await page.getByRole('button', { name: 'Liste lesen' }).tap();
    await page.getByRole('button', { name: /^Weintyp in Zeile 2 ändern/ }).tap();
    await page.getByRole('combobox', { name: 'Weintyp in Zeile 2' }).tap();
    await page.getByRole('option', { name: 'Rotwein' }).tap();
    const write = page.getByRole('button', { name: 'Einen Wein übernehmen' });
    await expect(write).toBeEnabled();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await write.tap();
    await expect(page.getByText('Die Liste ist übernommen. Neu: 1, geändert: 0.')).toBeVisible();
    await page.getByRole('button', { name: 'Import rückgängig machen' }).tap();
    await expect(
      page.getByText('Der Import ist rückgängig gemacht. Entfernt: 1, zurückgesetzt: 0.'),
    ).toBeVisible();
  });
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 420, height: 800 } });

  test('what was written is said where the person looks', async ({ page, baseURL }) => {
    await openImport(page, baseURL);
    const rows = names.map(
      (name, i) => `${name} Telefon\t202${i % 5}\tZürichsee\tRotwein\t75 cl\t${18 + i}.50`,
    );
    await page
      .getByLabel('Aus Excel eingefügte Zellen')
      .fill(['Wein\tJg\tRegion\tTyp\tInhalt\tPreis', ...rows].join('\n'));
    await page.getByRole('button', { name: 'Liste lesen' }).click();
    await page.getByRole('button', { name: '8 Weine übernehmen' }).click();
    await expect(page.getByText(/^8 Weine sind neu|Die Liste ist übernommen/)).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Rückgängig machen' }).first().click();
    await expect(page.getByText(/^8 Weine sind neu|Die Liste ist übernommen/)).toHaveCount(0);
  });
});
