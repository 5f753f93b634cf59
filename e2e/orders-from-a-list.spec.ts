import { expect, test } from '@playwright/test';
import { callAs } from './calls.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('super') });

const stamp = Date.now().toString(36);

test('orders on paper become requests, are accepted at once, and their catalogue gets a look of its own', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { call } = await callAs(request, 'super@rebblatt.test');
  // A fair of its own, far from every other journey's.
  const name = `Papiermesse ${stamp}`;
  const year = 2100 + (Date.now() % 800);
  const { data: catalog } = await call('POST /catalog', {
    body: { name, from: `${year}-05-01`, to: `${year}-05-31`, catalog_type: 2 },
  });
  const rows = ['Rebhof', 'Kellerei'].map((company) => [
    `${company} ${stamp}`,
    `${company}-${stamp}@liste.test`,
  ]);
  const columns = ['company_name', 'email'].map((field) => ({ heading: field, field }));
  await call('POST /import/:resource', {
    resource: 'exhibitor',
    body: { columns, rows: rows.map((cells, i) => ({ line: i + 1, cells })), create: [] },
  });

  await page.goto(
    `/admin-request?${new URLSearchParams({ columnFilters: JSON.stringify({ catalog_id: catalog.id }) })}`,
  );
  await page.getByRole('link', { name: 'Aus einer Liste' }).click();
  const list = [
    ['Aussteller', 'Messe', 'Standnummer', 'Weinseiten', 'Inserate', 'Titel'],
    [`Rebhof ${stamp}`, name, 'Z-11', '2', '', 'Graubünden'],
    [`Kellerey ${stamp}`, name, 'Z-12, Z-13', '1', '1', 'Wallis'],
  ];
  await page
    .getByRole('textbox', { name: 'Zellen einfügen' })
    .fill(list.map((cells) => cells.join('\t')).join('\n'));
  await page.getByRole('button', { name: 'Liste lesen' }).click();
  await expect(page.getByText(`«Kellerey ${stamp}» gibt es noch nicht.`)).toBeVisible();
  await page.getByRole('button', { name: `Kellerei ${stamp}` }).click();
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(page.getByText('Übernommen: 2 neu, 0 geändert.')).toBeVisible();

  await page.goto(
    `/admin-request?${new URLSearchParams({ columnFilters: JSON.stringify({ catalog_id: catalog.id }) })}`,
  );
  const rowOf = (company: string) => page.getByRole('row', { name: `${company} ${stamp}` });
  for (const company of ['Rebhof', 'Kellerei']) {
    await expect(rowOf(company)).toContainText('wartet auf Entscheid');
    await rowOf(company).getByRole('checkbox').click();
  }
  await page.getByRole('button', { name: 'Annehmen wie vorgeschlagen' }).click();
  const dialog = page.getByRole('dialog', { name: '2 Anfragen annehmen?' });
  await dialog.getByRole('button', { name: '2 annehmen' }).click();
  await expect(page.getByText('2 Anfragen sind angenommen.')).toBeVisible();
  await expect(rowOf('Kellerei')).toContainText('angenommen');

  await page.goto(`/catalog/edit/${catalog.id}`);
  await page.getByRole('link', { name: 'Gestaltung' }).click();
  const pages = page.getByRole('region', { name: 'Seiten in dieser Gestaltung' });
  await expect(pages.getByText('Graubünden').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Satz am Fuss der Weinseiten' }).fill('Alle Preise inkl. MwSt.');
  await expect(pages.getByText('Alle Preise inkl. MwSt.').first()).toBeVisible();
  const accent = page.getByRole('combobox', { name: 'Schmuckfarbe: Farbe' });
  await accent.click();
  await page.getByRole('option', { name: 'eigene Farbe' }).click();
  await page.getByRole('textbox', { name: 'C %' }).fill('0');
  await page.getByRole('textbox', { name: 'M %' }).fill('0');
  await page.getByRole('textbox', { name: 'K %' }).fill('0');
  await expect(page.getByText(/In dieser Farbe wäre kleine Schrift schlecht zu lesen/)).toBeVisible();
  await accent.click();
  await page.getByRole('option', { name: 'Rebe' }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Die Gestaltung ist gespeichert.')).toBeVisible();
  await page.reload();
  await expect(accent).toHaveValue('Rebe');
  await expect(pages.getByText('Alle Preise inkl. MwSt.').first()).toBeVisible();
});
