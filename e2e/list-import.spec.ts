import { expect } from '@playwright/test';
import { test } from './empty-fair.ts';
import { kill, restored, writtenList } from './kept-drafts.ts';
import { acceptCookies, signIn } from './session.ts';

const LIST = [
  ['Stand-Nr.', 'Schiff', 'Deck', 'Bemerkung'],
  ['A-01', 'Seerose', 'Hauptdeck', 'am Steg'],
  ['A-02', 'Seerose', 'Hauptdeck', ''],
  ['B', 'Möwe', 'Oberdeck', ''],
];

test('stands come from a list with their ships, are corrected at their place, and go again', async ({
  emptyFair,
  openBrowser,
}) => {
  test.setTimeout(300_000);
  const { origin, email, password } = emptyFair;
  let page = await openBrowser({ baseURL: origin });
  await acceptCookies(page, origin);
  await signIn(page, email, '/login', { password });
  await page.goto('/stand');
  await page.getByRole('link', { name: 'Aus einer Liste' }).click();
  // What is no list says so in words.
  await page.locator('input[type=file]').setInputFiles({
    name: 'staende.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 1, 2, 3]),
  });
  await expect(page.getByText(/^Diese Datei ist/)).toBeVisible();
  const paste = page.getByRole('textbox', { name: 'Zellen einfügen' });
  await paste.fill(LIST.map((cells) => cells.join('\t')).join('\n'));
  await page.getByRole('button', { name: 'Liste lesen' }).click();

  const write = () => page.getByRole('button', { name: 'Übernehmen' });
  await expect(page.getByText('«Möwe» gibt es noch nicht.')).toBeVisible();
  await expect(write()).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Schiffe: gleich hinzufügen' }).press('Space');
  await page.getByRole('checkbox', { name: 'Decks: gleich hinzufügen' }).press('Space');
  await expect(page.getByText('Möwe» gibt es noch nicht.')).toBeHidden();
  const wrong = page.getByRole('textbox', { name: /Stand.*mindestens 2 Zeichen/ });
  await wrong.fill('B-01');
  await wrong.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '3 kommen dazu' })).toBeVisible();

  // What was settled is there again after the tab was killed.
  await writtenList(page, 'B-01');
  const context = page.context();
  await kill(page);
  page = await context.newPage();
  await page.goto('/import/stand');
  await expect(restored(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '3 kommen dazu' })).toBeVisible();

  // Who leaves with a list half done is asked.
  await page.getByRole('button', { name: 'Andere Liste' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await write().press('Enter');
  await expect(page.getByText('Übernommen: 3 neu, 0 geändert.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'B-01' })).toContainText('Möwe');
  // Nothing of a written list comes back.
  await page.goto('/import/stand');
  await expect(page.getByRole('button', { name: /^Liste vom .* rückgängig machen$/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Zellen einfügen' })).toHaveValue('');
  await expect(restored(page)).toHaveCount(0);

  // On a telephone, by touch.
  const phone = await openBrowser({ baseURL: origin, viewport: { width: 390, height: 844 }, hasTouch: true });
  await acceptCookies(phone, origin);
  await signIn(phone, email, '/login', { password });
  await phone.goto('/import/stand');
  await phone.getByRole('button', { name: /^Liste vom .* rückgängig machen$/ }).tap();
  await phone.getByRole('dialog').getByRole('button', { name: 'Rückgängig machen' }).tap();
  await expect(phone.getByText('Rückgängig gemacht: 7 entfernt, 0 wie vorher.')).toBeVisible();
  await phone.goto('/ship');
  await expect(phone.getByText('Noch nichts unter «Schiffe»')).toBeVisible();
});
