import { expect, type Page, test, type WebSocketRoute } from '@playwright/test';
import { beginAs } from './begin-as.ts';
import { ADMIN, acceptCookies, clickAfterSession, PASSWORD, SUPER, signIn } from './session.ts';
import { seatOf } from './stage.ts';

test.beforeEach(({ page, baseURL }) => acceptCookies(page, baseURL));

const dialog = (page: Page) => page.getByRole('dialog');
const saved = (page: Page) => expect(page.getByRole('status').getByText(/^Gespeichert \d/)).toBeVisible();
const isBack = (page: Page) =>
  expect(page.getByText('Was Sie vor der Anmeldung eingegeben haben, ist wieder da.')).toBeVisible();
/**
 * From here to `page.clock.resume()` nothing is stored by itself, however slow the machine is. The clock of the page is
 * installed before its screen opens.
 */
const untilStored = (page: Page) =>
  expect(async () => {
    // On a busy machine that moment may have passed when the clock is asked for it.
    await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 100));
  }).toPass();
/** On the login screen, with the address to open afterwards. */
async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-Mail').fill(email);
  await page.getByRole('textbox', { name: 'Passwort', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

test('text typed when the session ended is restored, only for the same user', async ({ page }) => {
  await signIn(page, ADMIN, '/login?redirectUrl=/country/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Hochmark');
  await clickAfterSession(page, page.getByRole('button', { name: 'Speichern' }));
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fcountry%2Fcreate$/);
  await expect(page.getByText('was Sie eingegeben haben, ist dann wieder da')).toBeVisible();

  await signInHere(page, SUPER);
  await expect(name).toHaveValue('');
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await page.goto('/login?redirectUrl=/region/create');
  await signInHere(page, ADMIN);
  await expect(page.getByRole('textbox', { name: 'Region', exact: true })).toHaveValue('');
  await page.goto('/country/create');
  await isBack(page);
  await expect(name).toHaveValue('Hochmark');

  const signOut = page.getByRole('button', { name: 'Abmelden' });
  await signOut.click();
  await expect(dialog(page)).toContainText('Wenn Sie sich abmelden, gehen sie verloren.');
  await dialog(page).getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(name).toHaveValue('Hochmark');
  await signOut.click();
  await dialog(page).getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, ADMIN, '/login?redirectUrl=/country/create');
  await expect(name).toHaveValue('');
});

test('the page editor saves text after the last key, waits when left, and keeps text after a session', async ({
  page,
}) => {
  const { email, pageId } = seatOf('unsavedWork');
  const address = `/exhibitor-page/edit/${pageId}`;
  await page.clock.install();
  await beginAs(page, email, address);
  // Text that was typed and deleted again does not count as unsaved.
  const added = page.getByRole('textbox', { name: 'Neue Kategorie' });
  await added.fill('Halbe Flaschen');
  await added.fill('');
  const footer = page.getByLabel('Fusszeile');
  await footer.fill('');
  await footer.pressSequentially('Lieferung ab 6 ');
  await saved(page);
  await expect(page.getByRole('status').getByText(/^Gespeichert \d/)).toBeInViewport();
  await expect(footer).toBeFocused();
  await footer.pressSequentially('Flaschen');
  await page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('link', { name: 'Meine Seiten' })
    .click();
  await expect(page).toHaveURL(/\/exhibitor-page$/);
  await expect(dialog(page)).toHaveCount(0);

  await page.goto(address);
  await expect(footer).toHaveValue('Lieferung ab 6 Flaschen');
  await untilStored(page);
  await added.fill('Halbe Flaschen');
  await footer.fill('Lieferung ab 12 Flaschen');
  await clickAfterSession(page, page.getByRole('button', { name: 'Seite freigeben' }));
  await page.clock.resume();
  await signInHere(page, email);
  await isBack(page);
  await expect(added).toHaveValue('Halbe Flaschen');
  await saved(page);
  await added.fill('');
  await page.reload();
  await expect(footer).toHaveValue('Lieferung ab 12 Flaschen');
});

test('what found no server is saved as soon as the live channel is there again, before its time has come', async ({
  page,
}) => {
  const { email, pageId } = seatOf('unsavedWork');
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket('**/socket.io/**', (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  await page.clock.install();
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  await expect.poll(() => sockets.length).toBe(1);
  let down = true;
  let tries = 0;
  await page.route(`**/api/page/${pageId}`, (route) => {
    if (route.request().method() !== 'PUT' || !down) return route.fallback();
    tries += 1;
    return route.abort('connectionrefused');
  });
  await page.getByLabel('Fusszeile').fill(`Lieferung ab ${Date.now()}`);
  const failed = page.getByText(/^Nicht gespeichert/);
  await expect(failed).toBeVisible();
  // From now on only the test lets time pass, up to the second try; the third comes 3 to 5 seconds after it.
  await untilStored(page);
  await expect(async () => {
    await page.clock.runFor(200);
    expect(tries).toBe(2);
  }).toPass({ intervals: [50] });
  await expect(failed).toBeVisible();
  down = false;
  await sockets[0]?.close();
  // The channel comes back after half a second to one and a half.
  await page.clock.runFor(1600);
  await expect.poll(() => sockets.length).toBe(2);
  await expect(page.getByText(/^Gespeichert \d/)).toBeVisible();
});

test('signing out in another tab keeps what was just typed in this one, and says so', async ({ page }) => {
  const { email, pageId } = seatOf('unsavedWork');
  await page.clock.install();
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const footer = page.getByLabel('Fusszeile');
  await expect(footer).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/exhibitor-wine');
  const signOut = other.getByRole('button', { name: 'Abmelden' });
  await signOut.hover();
  // The category waits for its button; the footer would be stored a second later.
  await untilStored(page);
  const added = page.getByRole('textbox', { name: 'Neue Kategorie' });
  await added.fill('Halbe Flaschen');
  await footer.fill('Lieferung ab 18 Flaschen');
  await signOut.click();
  await expect(page.getByText('Sie haben sich in einem anderen Fenster abgemeldet.')).toBeVisible();
  await page.clock.resume();
  await signInHere(page, email);
  await isBack(page);
  await expect(added).toHaveValue('Halbe Flaschen');
  await added.fill('');
  await expect(footer).toHaveValue('Lieferung ab 18 Flaschen');
  await saved(page);
});

test('working as an exhibitor in another tab keeps what was typed in this one until the return', async ({
  page,
}) => {
  const { company } = seatOf('loginAs');
  await beginAs(page, SUPER, '/country/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Hochmark');
  const other = await page.context().newPage();
  await other.goto(`/exhibitor?searchTerms=${encodeURIComponent(company)}`);
  await other.getByRole('button', { name: `Als ${company} anmelden` }).click();
  await expect(page.getByRole('heading', { name: 'Keine Berechtigung' })).toBeVisible();
  await other.getByRole('button', { name: 'Zurück zum eigenen Konto' }).click();
  await isBack(page);
  await expect(name).toHaveValue('Hochmark');
});

test('the end of the collection says what could not be stored, with its text', async ({ page }) => {
  const { email, pageId } = seatOf('unsavedWork');
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const footer = page.getByLabel('Fusszeile');
  await expect(footer).toBeVisible();
  // Midnight: other journeys still need the active catalogue, so only this browser's responses are changed.
  // It strikes with what is saved first: the page may be read again before.
  let ended = false;
  await page.route(`**/api/page/${pageId}`, async (route) => {
    const error = 'catalog.closed';
    const params = { name: 'Hauptmesse' };
    if (route.request().method() === 'PUT') {
      ended = true;
      return route.fulfill({ status: 409, json: { error, message: error, error_message: error, params } });
    }
    const response = await route.fetch();
    const { data } = await response.json();
    return route.fulfill({ response, json: { data: { ...data, editable: ended ? 0 : data.editable } } });
  });
  await page.getByRole('textbox', { name: 'Neue Kategorie' }).fill('Halbe Flaschen');
  await footer.fill('Preise bis Ende Jahr');
  const notice = page.getByRole('dialog', { name: 'Nicht gespeichert' });
  await expect(notice).toContainText('Die Datensammlung für diesen Katalog ist geschlossen.');
  await expect(footer).toHaveCount(0);
  await expect(notice.getByRole('textbox')).toHaveValue(
    'Neue Kategorie: Halbe Flaschen\nFusszeile: Preise bis Ende Jahr',
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await notice.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(notice.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Fusszeile: Preise bis Ende Jahr',
  );
});
