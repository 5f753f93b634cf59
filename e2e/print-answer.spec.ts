import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './another-browser.ts';
import { violationsOn } from './axe.ts';
import { callAs } from './calls.ts';
import { makeAd } from './pdf.ts';
import { ADMIN } from './session.ts';
import { stateOf } from './stage.ts';

test('the print office shows what is wrong on a page, the organiser ticks it off, and the office approves the book', async ({
  openBrowser,
  request,
}) => {
  test.setTimeout(240_000);
  const { call } = await callAs(request, ADMIN);
  // A fair of its own: while somebody else makes a book of the same one, there is no other.
  const stamp = Date.now().toString(36);
  const year = 2100 + (Date.now() % 800);
  const days = { from: `${year}-05-01`, to: `${year}-05-31`, catalog_type: 2 as const, reminder_days: [] };
  const { data: fair } = await call('POST /catalog', { body: { name: `Andruck ${stamp}`, ...days } });
  const id = String(fair.id);
  await call('POST /print/catalog/:id', { id });
  const books = () => call('GET /print/catalog/:id', { id });
  await expect.poll(async () => (await books()).total, { timeout: 180_000 }).toBe(1);
  const [book] = (await books()).data;
  const { data: link } = await call('POST /print/result/:id/link', { id: book?.id ?? 0, body: {} });

  const office = await openBrowser({ storageState: { cookies: [], origins: [] } });
  await office.goto(link.url);
  const answer = office.getByRole('region', { name: 'Ihre Antwort' });
  await answer.getByRole('radio', { name: 'Anmerkung' }).check();
  await answer.getByLabel('Ihr Name').fill('Vorstufe');
  await answer.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(answer.getByRole('textbox', { name: 'Anmerkung' })).toHaveAccessibleDescription(
    /^Bei «Anmerkung» fehlt die Angabe/,
  );
  const text = `Das Logo ist unten abgeschnitten. ${Date.now().toString(36)}`;
  await answer.getByRole('textbox', { name: 'Anmerkung' }).fill(text);
  await answer.getByLabel('Seite der Datei').fill('2');
  const sheet = answer.getByRole('button', { name: 'Seite 2 der Datei; ein Klick setzt die Stelle' });
  await sheet.click({ position: { x: 120, y: 100 } });
  await expect(answer.getByText('Die Stelle ist gesetzt.')).toBeVisible();
  await office.keyboard.press('ArrowRight');
  expect(await violationsOn(office)).toEqual([]);
  await answer.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(office.getByText('Danke. Die Messeleitung hat Ihre Antwort.')).toBeVisible();
  const line = answer.getByRole('listitem').filter({ hasText: text });
  await expect(line).toContainText('Seite 2 der Datei');
  await expect(line).toContainText('mm von links');
  await expect(line).toContainText('offen');

  const desk = await openBrowser({ storageState: stateOf('admin') });
  await desk.goto(`/catalog/${id}/print`);
  const newest = desk
    .getByRole('listitem')
    .filter({ hasText: /^Buch \d/ })
    .first();
  await newest.getByRole('button', { name: /Antwort(en)? der Druckerei/ }).click();
  const dialog = desk.getByRole('dialog', { name: /^Antworten der Druckerei zu Buch/ });
  await dialog.getByRole('checkbox', { name: `Erledigt: ${text}` }).check();
  await expect(dialog.getByRole('checkbox', { name: `Erledigt: ${text}` })).toBeChecked();
  await expect(dialog.getByRole('link', { name: 'Zur Seite' }).first()).toHaveAttribute(
    'href',
    /page\/edit\/\d+$/,
  );
  expect(await violationsOn(desk)).toEqual([]);
  await dialog.getByRole('button', { name: 'Schliessen' }).click();

  await office.reload();
  await expect(line).toContainText('erledigt am');
  await answer.getByRole('radio', { name: 'Andruck oder ausgeschossene Bogen schicken' }).check();
  await answer.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(answer.getByText(/^Bei «PDF-Datei» fehlt die Angabe/)).toBeVisible();
  await answer.getByLabel('Ihr Name').fill('Vorstufe');
  const proof = { name: 'Andruck.pdf', mimeType: 'application/pdf', buffer: await makeAd() };
  const [chooser] = await Promise.all([
    office.waitForEvent('filechooser'),
    answer.getByRole('button', { name: 'Datei wählen' }).click(),
  ]);
  await chooser.setFiles(proof);
  expect(await violationsOn(office)).toEqual([]);
  await answer.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(answer.getByRole('listitem').filter({ hasText: 'Andruck.pdf' })).toBeVisible();
  await desk.getByRole('button', { name: /^Uploads, / }).click();
  await expect(desk.getByRole('link', { name: `Andruck ${stamp}: Vorstufe` })).toBeVisible();
  await desk.keyboard.press('Escape');
  await newest.getByRole('button', { name: /Antworten der Druckerei/ }).click();
  const [download] = await Promise.all([
    desk.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Andruck.pdf herunterladen' }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(proof.buffer);
  await dialog.getByRole('button', { name: 'Schliessen' }).click();
  await answer.getByRole('radio', { name: 'In Ordnung, kann so gedruckt werden' }).check();
  await answer.getByLabel('Ihr Name').fill('Vorstufe');
  await answer.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(newest.getByText(/^Gutgegeben von Vorstufe am /)).toBeVisible({ timeout: 60_000 });
  await desk.getByRole('button', { name: 'Katalog generieren' }).click();
  await expect(desk.getByRole('dialog')).toContainText('Die Druckerei hat Buch');
});
