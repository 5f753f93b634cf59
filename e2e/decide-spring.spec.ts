import { expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { isFileOf } from './part-file.ts';
import { ADMIN } from './session.ts';
import { stateOf } from './stage.ts';
import { waitAgain } from './waiting.ts';

/** Its queue is nobody else's. */
const FAIR = 'Frühlingsmesse 2026';

const accept = (page: Page) => page.getByRole('button', { name: 'Annehmen' });
const place = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ von \d+/ });
const position = (page: Page) => page.locator('dt:has-text("Position") + dd');

test('goes on after a proposed correction, keeps its page apart and asks before it lapses', async ({
  openBrowser,
  request,
}) => {
  const { base, chosen } = await waitAgain(request, 3, FAIR);
  const { call } = await callAs(request, ADMIN);
  // As the wines and profiles are today: what has changed since a release cannot be corrected in it.
  for (const { page: old } of chosen) {
    await call('POST /page/cancel-release/:id', { id: old.id, body: {} });
    await call('POST /page/exhibitor-release/:id', { id: old.id, body: {} });
  }
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/decide`);
  await expect(place(page)).toContainText('1 von 3');
  const proposed = String(await position(page).textContent());
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Korrektur vorschlagen' });
  await dialog.getByLabel('Fusszeile').fill(`Steg ${Date.now()}`);
  await dialog.getByRole('button', { name: 'Vorschlagen und weiter' }).click();
  await expect(dialog).toHaveCount(0);

  // The next key does not meet the page that waits for its exhibitor.
  await expect(position(page)).not.toHaveText(proposed);
  await expect(place(page)).toContainText('1 von 2');
  await expect(place(page)).toContainText('1 wartet auf den Aussteller');
  await expect(page.getByRole('tab', { name: 'Seiten (2)' })).toBeVisible();
  for (const left of [2, 1]) {
    await expect(place(page)).toContainText(`1 von ${left}`);
    await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
    await page.keyboard.press('a');
  }
  await expect(position(page)).toHaveText(proposed);
  await expect(place(page)).toContainText('1 von 1, wartet auf den Aussteller');
  await expect(page.getByRole('tab', { name: 'Seiten (0)' })).toBeVisible();

  await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('a');
  const question = page.getByRole('dialog', { name: 'Die vorgeschlagene Korrektur verfällt' });
  await question.getByRole('button', { name: 'Auf den Aussteller warten' }).click();
  await expect(question).toHaveCount(0);
  await expect(position(page)).toHaveText(proposed);

  // On the screen of the page and for marked rows of the list it is asked as well.
  const { page: one } =
    chosen.find(({ page: { position: at } }) => String(at) === proposed) ?? chosen[0] ?? {};
  await page.goto(`${base}/page/edit/${one?.id}`);
  await page.getByRole('radio', { name: /^Annehmen/ }).click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await question.getByRole('button', { name: 'Auf den Aussteller warten' }).click();
  page.once('dialog', (leaving) => void leaving.accept());
  await page.goto(
    `${base}/page?columnFilters=${encodeURIComponent(JSON.stringify({ standing: 'corrected' }))}`,
  );
  await page.getByRole('checkbox', { name: 'Alle sichtbaren Zeilen auswählen' }).click();
  await page.getByRole('button', { name: 'Annehmen', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annehmen' }).click();
  await question.getByRole('button', { name: 'Ohne Korrektur annehmen' }).click();
  await expect(page.getByText('Eine Seite ist angenommen.')).toBeVisible();
});

test('loses no key: one that comes before its page waits for it, and a click on a tab lets the arrows leaf', async ({
  openBrowser,
  request,
}) => {
  const { base } = await waitAgain(request, 4, FAIR);
  const page = await openBrowser({ storageState: stateOf('admin') });
  const fetched = new Set<string>();
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/api\/page-sheet\/\d+/, async (route) => {
    fetched.add(new URL(route.request().url()).pathname);
    await opened;
    await route.continue();
  });
  let bring = () => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.route(isFileOf('organiser-correction'), async (route) => {
    await brought;
    await route.continue();
  });
  await page.goto(`${base}/decide`);
  await expect(place(page)).toContainText('1 von 4');
  // Pressed before the part for corrections has come.
  await page.keyboard.press('c');
  bring();
  const dialog = page.getByRole('dialog', { name: 'Korrektur vorschlagen' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The page itself and the next two.
  await expect.poll(() => fetched.size).toBe(3);
  const first = String(await position(page).textContent());
  await page.keyboard.press('a');
  await expect(accept(page)).toHaveAttribute('data-loading', 'true');
  await expect(place(page)).toContainText('1 von 4');
  open();
  await expect(page.getByText(/^Angenommen: /)).toBeVisible();
  await expect(place(page)).toContainText('1 von 3');
  await expect(position(page)).not.toHaveText(first);

  const tab = page.getByRole('tab', { name: 'Seiten (3)' });
  await tab.click();
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toContainText('2 von 3');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^Logos/ }).click();
  const pages = page.getByRole('tab', { name: /^Seiten/ });
  await pages.click();
  await expect(pages).toHaveAttribute('aria-selected', 'true');
  await expect(place(page)).toContainText('1 von 3');
  await page.keyboard.press('ArrowRight');
  await expect(place(page)).toContainText('2 von 3');
  for (const left of [3, 2, 1]) {
    await expect(place(page)).toContainText(new RegExp(`^\\d von ${left}`));
    await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
    await accept(page).click();
  }
  await expect(page.getByText('Keine Seite wartet')).toBeVisible();
});

test('a draft that came back says on which page of the queue it was written, and leads there', async ({
  openBrowser,
  request,
}) => {
  const { base } = await waitAgain(request, 2, FAIR);
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/decide`);
  await expect(place(page)).toContainText('1 von 2');
  await page.keyboard.press('j');
  await expect(place(page)).toContainText('2 von 2');
  const name = (await place(page).locator('span').last().textContent()) ?? '';
  await page.keyboard.press('r');
  const remark = page.getByLabel('Was zu ändern ist');
  await expect(remark).toBeFocused();
  await page.keyboard.type('Bitte den Jahrgang prüfen.');
  page.on('dialog', (question) => question.accept());
  await page.reload();
  await expect(place(page)).toContainText('1 von 2');
  const notice = page.getByText(/^Ihr Entwurf von .+ wurde wiederhergestellt\.$/).locator('..');
  await notice.getByRole('button', { name }).click();
  await expect(place(page)).toContainText('2 von 2');
  await expect(remark).toHaveValue('Bitte den Jahrgang prüfen.');
  await expect(notice.getByRole('button', { name })).toHaveCount(0);
});

test('remarks are set one after the other while the page and the buttons stay where they are', async ({
  openBrowser,
  request,
}) => {
  const { base } = await waitAgain(request, 1, FAIR);
  const page = await openBrowser({
    storageState: stateOf('admin'),
    viewport: { width: 1366, height: 768 },
  });
  await page.goto(`${base}/decide`);
  const sheet = page.getByRole('button', { name: 'Anmerkung auf die Seite setzen' });
  await expect(sheet).toBeVisible();
  const { x, y, width } = (await sheet.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  for (const number of [1, 2, 3, 4, 5, 6]) {
    // Measured once: whoever looks at the page clicks where the next fault was seen.
    await page.mouse.click(x + width / 2, y + 50 * number);
    await expect(page.getByLabel(`Anmerkung ${number}`, { exact: true })).toBeFocused();
    await page.keyboard.type(`Punkt ${number}`);
    await expect(page.getByLabel(`Anmerkung ${number}`, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Ablehnen und weiter' })).toBeInViewport({ ratio: 1 });
    expect((await sheet.boundingBox())?.y).toBe(y);
  }
});
