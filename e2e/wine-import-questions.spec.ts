import { expect, test } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { beginAs } from './begin-as.ts';
import { acceptCookies } from './session.ts';
import { seatOf } from './stage.ts';

const stamp = Date.now().toString(36);
const list = [
  'Wein;Jahrgang;Region;Weinart;Alkohol;Inhalt;Messepreis;Ladenpreis;EK exkl. MwSt.',
  `Clevner ${stamp} 2021;2021;Zürichsee;rot;12.5;75 cl;19.00;21.50;9.80`,
  `Räuschling ${stamp};2022;Zürichsee;weiss;12;75 cl;16.00;18.00;8.40`,
].join('\n');

test('which of two prices is printed is asked once, with their values, and a vintage leaves the name', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL);
  await beginAs(page, seatOf('wineImport').email, '/exhibitor-wine/import');
  await page.getByLabel('Aus Excel eingefügte Zellen').fill(list);
  await page.getByRole('button', { name: 'Liste lesen' }).click();

  const asked = page.getByRole('region', { name: 'Das müssen wir Sie fragen' });
  await expect(asked.getByRole('radio')).toHaveCount(3);
  const write = page.getByRole('button', { name: '2 Weine übernehmen' });
  await expect(write).toBeDisabled();
  await expect(page.getByText('Beantworten Sie zuerst die Fragen zu den Spalten.')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await expect(asked.getByRole('button', { name: 'So übernehmen' })).toBeDisabled();
  // Sizes have no price to stand beside until then, which the answer settles.
  await asked.getByRole('radio', { name: 'Messepreis: 19.00 · 16.00' }).focus();
  await page.keyboard.press('Space');
  await asked.getByRole('button', { name: 'So übernehmen' }).press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preis in Zeile 2 ändern, jetzt 19.00' })).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Wein in Zeile 2 ändern, jetzt Clevner ${stamp}`, exact: true }),
  ).toBeVisible();
  await expect(page.getByText(`in der Liste: Clevner ${stamp} 2021`)).toBeVisible();
  await write.click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 2, geändert: 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Import rückgängig machen' }).first().click();
  await expect(page.getByText('Die Liste ist übernommen. Neu: 2, geändert: 0.')).toHaveCount(0);
});

test('tables side by side follow one another, and each price says its bottle', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL);
  await beginAs(page, seatOf('wineImport').email, '/exhibitor-wine/import');
  const tables = [
    'Wein;Preis 37.5 cl;Preis 75 cl;;Wein;Preis 37.5 cl;Preis 75 cl',
    `Clevner ${stamp};11.50;19.00;;Chasselas ${stamp};9.00;14.50`,
    `Completer ${stamp};;38.00;;Humagne ${stamp};12.00;21.00`,
  ];
  await page.getByLabel('Aus Excel eingefügte Zellen').fill(tables.join('\n'));
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  await expect(page.getByText('In der Datei stehen 2 Tabellen nebeneinander.')).toBeVisible();
  for (const heading of ['Preis 37.5 cl', 'Preis 75 cl'])
    await expect(page.getByRole('columnheader', { name: heading })).toBeVisible();
  await expect(
    page.getByRole('button', { name: `Wein in Zeile 5 ändern, jetzt Chasselas ${stamp}` }),
  ).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Preis 75 cl in Zeile 5 ändern, jetzt 14.50' }),
  ).toBeVisible();
});

test('vintages of two digits are completed at once', async ({ page, baseURL }) => {
  await acceptCookies(page, baseURL);
  await beginAs(page, seatOf('wineImport').email, '/exhibitor-wine/import');
  const short = ['Wein;Jg.;Preis', `Clevner ${stamp};21;19.00`, `Completer ${stamp};'19;38.00`];
  await page.getByLabel('Aus Excel eingefügte Zellen').fill(short.join('\n'));
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  await expect(page.getByText('2 Jahrgänge haben nur zwei Ziffern: «21» ist wohl 2021.')).toBeVisible();
  await page.getByRole('button', { name: 'Bei allen ergänzen' }).click();
  for (const [line, year] of [
    [2, 2021],
    [3, 2019],
  ])
    await expect(
      page.getByRole('button', { name: `Jahrgang in Zeile ${line} ändern, jetzt ${year}` }),
    ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bei allen ergänzen' })).toHaveCount(0);
});
