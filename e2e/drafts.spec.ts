import { expect, type Page, test } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { kill, restored, written, writtenList } from './kept-drafts.ts';
import { acceptCookies, clickAfterSession, PASSWORD, SUPER } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const paste = (page: Page) => page.getByLabel('Aus Excel eingefügte Zellen');
const corrected = (page: Page) =>
  page.getByRole('button', { name: 'Region in Zeile 2 ändern, jetzt Zürichsee' });

test('a form that creates something has its text again after the tab was killed, until it is dropped or stored', async ({
  page,
  context,
}) => {
  await page.goto('/country/create');
  await name(page).click();
  await page.keyboard.type('Hochmark');
  await written(page, 'Hochmark');
  await kill(page);

  const second = await context.newPage();
  await second.goto('/country/create');
  await expect(restored(second)).toBeVisible();
  await expect(name(second)).toHaveValue('Hochmark');
  // A reload keeps it, and what was typed in the last moment before it, too.
  await name(second).press('End');
  await second.keyboard.type('land');
  second.on('dialog', (asked) => void asked.accept());
  await second.reload();
  await expect(restored(second)).toBeVisible();
  await expect(name(second)).toHaveValue('Hochmarkland');

  await second.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await expect(name(second)).toHaveValue('');
  await expect(restored(second)).toHaveCount(0);
  await second.reload();
  await expect(name(second)).toHaveValue('');
  await expect(restored(second)).toHaveCount(0);
});

test('two tabs of one form have a draft each, and another account sees neither', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  await page.goto('/country/create');
  await name(page).fill('Erstland');
  await written(page, 'Erstland');
  const second = await context.newPage();
  await second.goto('/country/create');
  await expect(name(second)).toHaveValue('');
  await name(second).fill('Zweitland');
  await written(second, 'Zweitland');
  await kill(second);
  await written(page, 'Erstland');
  const third = await context.newPage();
  await third.goto('/country/create');
  await expect(name(third)).toHaveValue('Zweitland');
  await third.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await third.close();
  await expect(name(page)).toHaveValue('Erstland');

  const other = await browser.newContext({ baseURL });
  const stranger = await other.newPage();
  await acceptCookies(stranger, baseURL);
  const entries = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('kept-work')),
  );
  expect(entries).toHaveLength(1);
  await stranger.goto('/login');
  await stranger.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value);
  }, entries);
  await beginAs(stranger, SUPER, '/country/create');
  await expect(name(stranger)).toHaveValue('');
  await expect(restored(stranger)).toHaveCount(0);
  await other.close();
});

test('the message to the designer is there again after a reload and after the end of the session', async ({
  page,
}) => {
  const { email, pageId } = seatOf('shownAd');
  const address = `/exhibitor-page/edit/${pageId}`;
  await beginAs(page, email, address);
  const open = page.getByRole('button', { name: 'An die Grafikerin senden' });
  const dialog = page.getByRole('dialog', { name: 'Link für die Grafikerin' });
  const note = dialog.getByLabel('Nachricht (freiwillig)');
  await open.click();
  await note.click();
  await page.keyboard.type('Bitte das Blau dunkler.');
  await page.reload();
  await open.click();
  await expect(restored(page)).toBeVisible();
  await expect(note).toHaveValue('Bitte das Blau dunkler.');
  await note.press('End');
  await page.keyboard.type(' Danke.');
  await clickAfterSession(page, dialog.getByRole('button', { name: 'Link erstellen' }));
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await open.click();
  await expect(note).toHaveValue('Bitte das Blau dunkler. Danke.');
  // Closed by Escape it stays, and once it is sent there is nothing left of it.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await open.click();
  await expect(note).toHaveValue('Bitte das Blau dunkler. Danke.');
  await dialog.getByRole('button', { name: 'Link erstellen' }).click();
  await expect(dialog.getByLabel('Adresse des Links')).toBeVisible();
  await page.keyboard.press('Escape');
  await open.click();
  await expect(note).toHaveValue('');
  await dialog
    .getByRole('button', { name: /^Sperren/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'Link sperren' }).getByRole('button', { name: 'Sperren' }).click();
});

test('an import list comes back with its corrections, and makes way for another one only when asked', async ({
  page,
  context,
}) => {
  const { email } = seatOf('wineImport');
  await beginAs(page, email, '/exhibitor-wine/import');
  const list = ['Wein\tRegion\tInhalt\tPreis CHF', 'Entwurf Rot\tZürichse\t75 cl\t18.50'].join('\n');
  await paste(page).fill(list);
  await writtenList(page, 'Entwurf Rot');
  await kill(page);
  const second = await context.newPage();
  await second.goto('/exhibitor-wine/import');
  await expect(restored(second)).toBeVisible();
  await expect(paste(second)).toHaveValue(list);
  await second.getByRole('button', { name: 'Liste lesen' }).click();
  await second.getByRole('button', { name: '«Zürichsee» übernehmen' }).click();
  await expect(corrected(second)).toBeVisible();
  await writtenList(second, 'Zürichsee');
  // The tab dies while a cell is open, and what was typed in it is there all the same.
  await second.getByRole('button', { name: /^Wein in Zeile 2 ändern/ }).click();
  await second.getByRole('textbox', { name: 'Wein in Zeile 2' }).fill('Entwurf Rot Extra');
  await writtenList(second, 'Entwurf Rot Extra');
  await kill(second);
  const third = await context.newPage();
  await third.goto('/exhibitor-wine/import');
  await expect(restored(third)).toBeVisible();
  await expect(corrected(third)).toBeVisible();
  await expect(
    third.getByRole('button', { name: /^Wein in Zeile 2 ändern, jetzt Entwurf Rot Extra/ }),
  ).toBeVisible();

  const another = third.getByRole('button', { name: 'Andere Liste' });
  const question = third.getByRole('dialog');
  await another.click();
  await expect(question).toContainText('Was Sie an dieser Liste korrigiert haben, geht verloren.');
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(corrected(third)).toBeVisible();
  await another.click();
  await question.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(paste(third)).toHaveValue('');
  await third.reload();
  await expect(third.getByRole('button', { name: 'Liste lesen' })).toBeVisible();
  await expect(paste(third)).toHaveValue('');
  await expect(restored(third)).toHaveCount(0);
});
