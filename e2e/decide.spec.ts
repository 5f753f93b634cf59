import { expect, type Page } from '@playwright/test';
import type { PageRow } from '@rebblatt/contracts';
import { test } from './another-browser.ts';
import { beginAs } from './begin-as.ts';
import { callAs } from './calls.ts';
import { ADMIN, acceptCookies, clickAfterSession, SUPER, signIn } from './session.ts';
import { stateOf } from './stage.ts';
import { waitAgain } from './waiting.ts';

const BLOCK = 'Bitte ergänzen Sie die Jahrgänge. Wo keiner steht, nehmen wir an, dass der Wein keinen hat.';

const accept = (page: Page) => page.getByRole('button', { name: 'Annehmen' });
const place = (page: Page) => page.getByRole('status').filter({ hasText: / von \d+/ });

/** The page that is shown, and its exhibitor. */
async function shownIn<Chosen extends { page: PageRow }>(page: Page, chosen: Chosen[]): Promise<Chosen> {
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
  const position = Number(await page.locator('dt:has-text("Position") + dd').textContent());
  return chosen.find((one) => one.page.position === position) as Chosen;
}

async function reads(page: Page, baseURL: string | undefined, email: string, id: number) {
  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${id}`);
  await expect(page.getByText(`«${BLOCK}»`)).toBeVisible();
}

test('accepts ten pages with eleven keys, undoes one and rejects one with a kept text', async ({
  openBrowser,
  page: exhibitor,
  request,
  baseURL,
}) => {
  const { base, chosen } = await waitAgain(request, 12);
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/page`);
  let [keys, last] = [1, ''];
  await page.getByRole('link', { name: 'Entscheiden', exact: true }).click();
  for (let left = 12; left > 2; left--) {
    // The head says the number of the tab.
    await expect(place(page)).toContainText(`1 von ${left}`);
    await expect(page.getByRole('tab', { name: `Seiten (${left})`, exact: true })).toBeVisible();
    await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
    last = String(await place(page).locator('span').last().textContent());
    await page.keyboard.press('a');
    keys += 1;
  }
  expect(keys).toBeLessThanOrEqual(11);
  await expect(place(page)).toContainText('1 von 2');
  await expect(page.getByText(`Angenommen: ${last}`)).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(place(page)).toContainText('1 von 3');
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
  // Pressed twice it accepts the page that was seen, and not the next one.
  for (const key of 'aa') await page.keyboard.press(key);
  await expect(place(page)).toContainText('1 von 2');
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(place(page)).toContainText('1 von 2');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(place(page)).toContainText('1 von 3');
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
  // Letters in a field are letters.
  await page.keyboard.press('r');
  const remark = page.getByLabel('Was zu ändern ist');
  await expect(remark).toBeFocused();
  await page.keyboard.type('Jaja');
  await expect(remark).toHaveValue('Jaja');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('j');
  const rejected = await shownIn(page, chosen);
  await page.keyboard.press('r');
  await page.getByRole('button', { name: BLOCK }).click();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Abgelehnt: /)).toBeVisible();
  await expect(place(page)).toContainText('2 von 2');
  // Somebody else decides on what is shown; the key that was meant for it decides on nothing else.
  const { call } = await callAs(request, SUPER);
  const other = await shownIn(page, chosen);
  await call('PUT /page/:id', { id: other.page.id, body: { release_accepted: 1 } });
  await expect(page.getByText(/ist inzwischen angenommen\.$/)).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('button', { name: 'Zum Nächsten' }).click();
  await expect(place(page)).toContainText('1 von 1');
  await accept(page).click();
  await expect(page.getByText('Keine Seite wartet')).toBeVisible();

  await reads(exhibitor, baseURL, rejected.email, rejected.page.id);
});

test('sets remarks on the page, which the exhibitor ticks off where they stand', async ({
  openBrowser,
  page: exhibitor,
  request,
  baseURL,
}) => {
  const { base, chosen } = await waitAgain(request, 1);
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/decide`);
  const only = await shownIn(page, chosen);
  const sheet = await page.getByRole('button', { name: 'Anmerkung auf die Seite setzen' }).boundingBox();
  expect(sheet).not.toBeNull();
  const { x, y, width, height } = sheet ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 4);
  await expect(page.getByLabel('Anmerkung 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Der Jahrgang fehlt.');
  // By keyboard: without a place, then set on the page and moved.
  await page.getByRole('button', { name: 'Anmerkung hinzufügen' }).press('Enter');
  await expect(page.getByLabel('Anmerkung 2', { exact: true })).toBeFocused();
  await page.keyboard.type('Das Logo ist alt.');
  await page.getByRole('button', { name: 'Auf die Seite setzen', exact: true }).press('Enter');
  const pin = page.getByRole('button', { name: /^Anmerkung 2 auf der Seite/ });
  await expect(pin).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowDown');
  // What is written is not lost by loading the page again without a question.
  const question = page.waitForEvent('dialog');
  void page.evaluate(() => location.reload());
  expect((await question).type()).toBe('beforeunload');
  await (await question).dismiss();
  await page.getByRole('button', { name: 'Ablehnen und weiter' }).click();
  await expect(page.getByText(/^Abgelehnt: /)).toBeVisible();
  const { call } = await callAs(request, ADMIN);
  const [pull] = (await call('GET /page/:id/pulls', { id: only.page.id })).data;
  expect(pull?.remarks).toMatchObject([
    { number: 1, text: 'Der Jahrgang fehlt.' },
    { number: 2, text: 'Das Logo ist alt.', x_mm: 104, y_mm: 77.5 },
  ]);
  expect(pull?.remarks[0]?.x_mm).toBeCloseTo(105, 0);
  expect(pull?.remarks[0]?.y_mm).toBeCloseTo(32.3, 0);

  await acceptCookies(exhibitor, baseURL);
  await beginAs(exhibitor, only.email, `/exhibitor-page/edit/${only.page.id}`);
  await expect(exhibitor.getByRole('button', { name: 'Anmerkung 1: Der Jahrgang fehlt.' })).toBeVisible();
  // Their fair is over, so they cannot tick anything off; the organiser can.
  await expect(exhibitor.getByRole('checkbox', { name: 'Der Jahrgang fehlt.' })).toBeDisabled();
  await page.goto(`${base}/page/edit/${only.page.id}`);
  await page.getByRole('button', { name: 'Anmerkung 1: Der Jahrgang fehlt.' }).click();
  const box = page.getByRole('checkbox', { name: 'Der Jahrgang fehlt.' });
  await expect(box).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('1 von 2 erledigt')).toBeVisible();
  // A second tick within a moment counts as well, of the same remark and of another one.
  const logo = page.getByRole('checkbox', { name: 'Das Logo ist alt.' });
  await logo.click();
  await page.keyboard.press('Space');
  await box.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 von 2 erledigt')).toBeVisible();
  const ticked = async () =>
    (await call('GET /page/:id/pulls', { id: only.page.id })).data[0]?.remarks.map(({ done }) => done);
  await expect.poll(ticked).toEqual([1, 0]);
  await expect(box).toBeChecked();
  await expect(logo).not.toBeChecked();
  // Whoever ticks off with the keyboard goes on from there.
  await expect(box).toBeFocused();

  await call('POST /page/exhibitor-release/:id', { id: only.page.id, body: {} });
  await page.goto(`${base}/decide`);
  const answered = page.getByRole('region', { name: /^Anmerkungen zu Abzug \d+$/ });
  await expect(answered.getByRole('listitem').filter({ hasText: 'Jahrgang' })).toContainText('erledigt');
  await expect(answered.getByRole('listitem').filter({ hasText: 'Logo' })).toContainText('offen');
  await call('PUT /page/:id', { id: only.page.id, body: { release_accepted: 1 } });
  await expect(page.getByText('Keine Seite wartet')).toBeVisible();
});

test('proposes a correction, which the exhibitor takes over and which is then accepted', async ({
  openBrowser,
  page: exhibitor,
  request,
  baseURL,
}) => {
  const { base, chosen } = await waitAgain(request, 1);
  // Others than at the last run on the same fair.
  const pier = `Steg-${Date.now()}`;
  const number = `${1 + (Date.now() % 900)}a`;
  const { call } = await callAs(request, ADMIN);
  // As its exhibitor's wines and profile are today: what has changed since a release cannot be corrected in it.
  for (const { page: old } of chosen) {
    await call('POST /page/cancel-release/:id', { id: old.id, body: {} });
    await call('POST /page/exhibitor-release/:id', { id: old.id, body: {} });
  }
  const page = await openBrowser({});
  await acceptCookies(page, baseURL);
  const toQueue = `/login?redirectUrl=${encodeURIComponent(`${base}/decide`)}`;
  await signIn(page, ADMIN, toQueue);
  const only = await shownIn(page, chosen);
  await expect(page.getByRole('button', { name: 'Korrektur vorschlagen' })).toBeVisible();
  await page.keyboard.press('c');
  const dialog = page.getByRole('dialog', { name: 'Korrektur vorschlagen' });
  await dialog.getByLabel('Hausnummer').fill('erste');
  await dialog.getByLabel('Fusszeile').fill(pier);
  await expect(dialog.getByRole('insertion').filter({ hasText: pier })).toBeVisible();
  await dialog.getByRole('button', { name: 'Vorschlagen und weiter' }).click();
  await expect(dialog.getByLabel('Hausnummer')).toHaveAttribute('aria-invalid', 'true');

  // Half written when the session ends, it goes on after the next sign-in.
  await clickAfterSession(page, dialog.getByRole('button', { name: 'Vorschlagen und weiter' }));
  await signIn(page, ADMIN, toQueue);
  await page.getByRole('button', { name: 'Korrektur weiterschreiben' }).click();
  await expect(dialog.getByLabel('Fusszeile')).toHaveValue(pier);
  await dialog.getByLabel('Hausnummer').fill(number);
  await dialog.getByLabel('Ein Satz dazu').fill('So steht es auf Ihrem Schild.');
  await dialog.getByRole('button', { name: 'Vorschlagen und weiter' }).click();
  await expect(dialog).toHaveCount(0);
  const proposed = page.getByRole('region', { name: 'Korrektur vorgeschlagen, wartet auf den Aussteller' });
  await expect(proposed.getByRole('list', { name: 'Was sich ändert' }).getByRole('listitem')).toHaveCount(2);

  await acceptCookies(exhibitor, baseURL);
  await beginAs(exhibitor, only.email, `/exhibitor-page/edit/${only.page.id}`);
  const own = exhibitor.getByRole('region', { name: 'Die Messeleitung schlägt eine Korrektur vor' });
  await expect(own.getByText('«So steht es auf Ihrem Schild.»')).toBeVisible();
  await expect(own.getByRole('insertion').filter({ hasText: number })).toBeVisible();
  await own.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(exhibitor.getByRole('heading', { name: 'Sie haben die Korrektur übernommen' })).toBeVisible();

  await expect(page.getByRole('region', { name: 'Korrektur übernommen' })).toBeVisible();
  const { data } = await call('GET /page-sheet/:id', { id: only.page.id });
  expect(data.page.content).toMatchObject({ footer: pier, company: { number } });
  await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('a');
  // The queue goes on at once, and the call follows.
  await expect(page.getByText(/^Angenommen: /)).toBeVisible();
  const [pull, before] = (await call('GET /page/:id/pulls', { id: only.page.id })).data;
  expect([pull?.end, before?.end]).toEqual(['accepted', 'corrected']);
});

test('drops a half-written correction with the decision on its page, and undoing it brings the words back', async ({
  openBrowser,
  request,
}) => {
  const { base, chosen } = await waitAgain(request, 2);
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto(`${base}/page`);
  await page.getByRole('link', { name: 'Entscheiden', exact: true }).click();
  const first = await shownIn(page, chosen);
  const dialog = page.getByRole('dialog', { name: 'Korrektur vorschlagen' });
  const goOn = page.getByRole('button', { name: 'Korrektur weiterschreiben' });
  const begin = page.getByRole('button', { name: 'Korrektur vorschlagen' });
  /** Whether the browser asks before the tab is closed. */
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await begin.click();
  await dialog.getByLabel('Fusszeile').fill('Halb geschrieben');
  expect(await asks()).toBe(true);
  // The screen is left with what is written, and found again with it.
  await page.goBack();
  await expect(page).toHaveURL(/\/page$/);
  await page.getByRole('link', { name: 'Entscheiden', exact: true }).click();
  await expect(goOn).toBeVisible();
  expect(await asks()).toBe(true);

  await expect(accept(page)).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('a');
  await expect(page.getByText(/^Angenommen: /)).toBeVisible();
  await expect(begin).toBeVisible();
  expect(await asks()).toBe(false);

  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.locator('dt:has-text("Position") + dd')).toHaveText(String(first.page.position));
  await goOn.click();
  await expect(dialog.getByLabel('Fusszeile')).toHaveValue('Halb geschrieben');
  expect(await asks()).toBe(true);

  // Nothing waits for the journeys that follow.
  const { call } = await callAs(request, ADMIN);
  for (const { page: waiting } of chosen)
    await call('PUT /page/:id', { id: waiting.id, body: { release_accepted: 1 } });
});

test('rejects a page on a phone, writing the text for it first', async ({
  openBrowser,
  page: exhibitor,
  request,
  baseURL,
}) => {
  const { base, chosen } = await waitAgain(request, 1);
  const phone = { viewport: { width: 420, height: 860 }, hasTouch: true, isMobile: true };
  const page = await openBrowser({ ...phone, storageState: stateOf('admin') });
  await page.goto(`${base}/decide`);
  const only = await shownIn(page, chosen);
  await page.getByRole('button', { name: 'Ablehnen' }).tap();
  await page.getByRole('button', { name: 'Textbausteine bearbeiten' }).tap();
  const dialog = page.getByRole('dialog');
  const own = 'Bitte den Händler nennen.';
  await dialog.getByLabel('Neuer Text').fill(own);
  await dialog.getByRole('button', { name: 'Hinzufügen' }).tap();
  await expect(dialog.getByLabel('Neuer Text')).toHaveValue('');
  await dialog
    .getByRole('button', { name: /^Text \d+ löschen$/ })
    .last()
    .tap();
  await expect(dialog.getByText(own)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Schliessen' }).tap();
  await page.getByRole('button', { name: BLOCK }).tap();
  await page.getByRole('button', { name: 'Ablehnen und weiter' }).tap();
  await expect(page.getByText(/^Abgelehnt: /)).toBeVisible();
  await reads(exhibitor, baseURL, only.email, only.page.id);
});
