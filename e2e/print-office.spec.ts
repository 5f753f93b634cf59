import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { test } from './another-browser.ts';
import { violationsOn } from './axe.ts';
import { tabTo } from './by-keys.ts';
import { callAs } from './calls.ts';
import { mailWith } from './outbox.ts';
import { makeAd, textsOf } from './pdf.ts';
import { ADMIN, acceptCookies } from './session.ts';
import { stateOf } from './stage.ts';
import { words } from './words.ts';

const say = words.de;
const NOTE = 'Bitte auf 115 g drucken.\nDer Umschlag folgt am Freitag.';
const PRINT_OFFICE = 'andruck@presse.test';
const BOOK_IS = /^(Vollständig|Entwurf: .+)\.$/;

test.use({ storageState: stateOf('admin') });

test('the print office reads what has changed and downloads only those pages', async ({
  page,
  openBrowser,
  baseURL,
  request,
}) => {
  test.setTimeout(480_000);
  const { catalogId, moveSomePage } = await springFair(request);
  const desk = `/catalog/${catalogId}/print`;
  const printer = await openBrowser({ storageState: { cookies: [], origins: [] } });
  await printer.setViewportSize({ width: 1366, height: 768 });

  await page.goto(desk);
  await generate(page);
  await printer.goto(await makeLink(page));
  // In a browser that is new to it the notice about cookies lies over nothing.
  const notice = printer.getByRole('region', { name: 'Hinweis zu Cookies' });
  await expect(async () => {
    const [bar, last] = [await notice.boundingBox(), await printer.getByRole('main').boundingBox()];
    expect(bar?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  }).toPass();
  await acceptCookies(printer, baseURL);
  await saved(printer, say.download);
  await expect(printer.getByText('Der Umschlag fehlt noch.')).toBeVisible();

  await page.goto(desk);
  const newest = page
    .getByRole('listitem')
    .filter({ hasText: /^Buch \d/ })
    .first();
  await expect(newest.getByText(BOOK_IS)).toBeVisible();
  const earlier = (await newest.getByText(/^Buch \d+$/).textContent()) ?? '';
  const company = await moveSomePage();
  // Somebody else did that; the open desk says so without being opened again.
  await expect(newest.getByText(/^Überholt\./)).toBeVisible({ timeout: 120_000 });
  // Who hands it over all the same is asked first. Later the dialog of the link opens above a question that was shown
  // before, where Escape must go to the next question alone.
  await newest.getByRole('button', { name: new RegExp(`${say.linkForPrinter}.*: ${earlier}$`) }).click();
  await page.getByRole('button', { name: say.createLink }).click();
  const outdated = page.getByRole('dialog', { name: 'Überholtes Buch weitergeben?' });
  await expect(outdated).toContainText('Überholt.');
  await page.keyboard.press('Escape');
  await expect(outdated).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Schliessen' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const cover = await makeAd({ widthMm: 500, pages: 2 });
  await uploadCover(page, cover);
  await generate(page);
  await expect(newest.getByText(earlier, { exact: true })).toHaveCount(0);
  await expect(newest.getByText(BOOK_IS)).toBeVisible();
  await expect(newest.getByText(/^Überholt\./)).toHaveCount(0);
  const names = await page
    .getByRole('main')
    .getByText(/^Frühlingsmesse.*\.pdf$/)
    .allInnerTexts();
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  await printer.goto(await mailLinkByKeys(page));
  await expect(page.getByRole('dialog').getByText(`gesendet an ${PRINT_OFFICE}`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sperren' }).first().click();
  const question = page.getByRole('dialog', { name: 'Link sperren?' });
  await expect(question).toContainText('Ein gesperrter Link lässt sich nicht wieder öffnen.');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(printer.getByText(NOTE)).toBeVisible();
  await expect(printer.getByText(/^CMYK für die Druckbedingung FOGRA39/)).toBeVisible();
  await expect(printer.getByText(/^Die fertige Datei wurde geprüft\./)).toBeVisible();
  // The first page was supplied by the organiser and its bleed was checked.
  const unexamined = /^Seite 2–\d+, .+: von Rebblatt selbst gesetzt/;
  await expect(printer.getByText(unexamined)).toBeVisible();
  const moved = printer.getByRole('listitem').filter({ hasText: `Weinseite, ${company}` });
  await expect(moved.getByText('verschoben').first()).toBeVisible();
  // The register names the page's new number.
  const register = printer.getByRole('listitem').filter({ hasText: 'geändert' }).first();
  for (const name of [/^Bisher: Seite \d+$/, /^Jetzt: Seite \d+$/]) {
    await register.scrollIntoViewIfNeeded();
    const picture = register.getByRole('img', { name });
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(960);
  }
  await expect(
    printer.getByText(/Rücken der Datei 80\smm, erwartet [\d.]+\smm bei \d+ Seiten\./),
  ).toBeVisible();
  const own = await saved(printer, 'Umschlag herunterladen');
  expect(own.bytes).toEqual(cover);
  expect(own.name).toMatch(/^Frühlingsmesse.* \d{4}-\d\d-\d\d Buch \d+ Umschlag \d{4}-\d\d-\d\d\.pdf$/);
  expect(await violationsOn(printer)).toEqual([]);

  const [, count] = /(\d+) Seiten sind zu ersetzen/.exec(await printer.getByRole('main').innerText()) ?? [];
  const extract = await saved(printer, `Nur die ${count} geänderten Seiten herunterladen`);
  expect(extract.name).toMatch(/^Frühlingsmesse.* \d{4}-\d\d-\d\d Buch \d+ geänderte Seiten\.pdf$/);
  const texts = await textsOf(extract.bytes);
  expect(texts).toHaveLength(Number(count));
  expect(texts.join(' ')).toContain(company);
  await printer.getByRole('button', { name: 'English' }).click();
  await expect(printer.getByRole('heading', { name: 'Changes' })).toBeVisible();
  await expect(printer.getByText(/^Page 2–\d+, .+: typeset by Rebblatt itself/)).toBeVisible();
  // Files are named in the language of who saves them, in the manifest too.
  const manifest = await saved(printer, 'Download manifest');
  expect(manifest.name).toMatch(/^Frühlingsmesse.* \d{4}-\d\d-\d\d Book \d+\.json$/);
  expect(JSON.parse(manifest.bytes.toString())).toMatchObject({
    file: { name: manifest.name.replace(/json$/, 'pdf') },
    cover: { name: expect.stringMatching(/ Book \d+ Cover \d{4}-\d\d-\d\d\.pdf$/) },
  });
  // A server that is busy is asked again, instead of being shown with its answer as text.
  const busy = { status: 503, headers: { 'Retry-After': '1' }, json: { error: 'server.busy' } };
  await printer.route('**/print-link/*/download', (route) => route.fulfill(busy), { times: 1 });
  expect((await saved(printer, words.en.download)).name).toMatch(/ Book \d+\.pdf$/);

  await page.goto(desk);
  await page
    .getByRole('link', { name: /^Änderungen in/ })
    .first()
    .click();
  await expect(page.getByRole('img', { name: /^Bisher: Seite/ }).first()).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test('a generation started by one user prevents others from starting a second one', async ({ page }) => {
  let begun = false;
  await page.route('**/api/print/catalog/1', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    if (begun)
      json.running = {
        ...{ progress: 40, step: 'print', started_by: null, cancelling: 0 },
        started_at: new Date().toISOString(),
      };
    await route.fulfill({ response, json });
  });
  await page.goto('/catalog/edit/1');
  const generating = page.getByRole('link', { name: say.generate });
  await expect(generating).toBeVisible();
  begun = true;
  await expect(generating).toHaveCount(0);
  for (const name of [say.generate, 'Seiten zählen'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  begun = false;
  await expect(generating).toBeVisible();
});

test('a print office with an incomplete link is told what to do', async ({ openBrowser }) => {
  const printer = await openBrowser({ storageState: { cookies: [], origins: [] } });
  await printer.goto('/print/7-lS-RD2X54ZX27I1SusUS8lqA4OyA8M0IzIM5Naaaa');
  await expect(
    printer.getByRole('heading', { name: 'Dieser Link ist ungültig oder abgelaufen.' }),
  ).toBeVisible();
  await expect(printer.getByText(/bei der Messeleitung einen neuen Link\.$/)).toBeVisible();
});

test('a print office abroad reads its link in the language of its browser, and can switch', async ({
  openBrowser,
}) => {
  const printer = await openBrowser({ storageState: { cookies: [], origins: [] }, locale: 'en-GB' });
  await printer.goto('/print/7-lS-RD2X54ZX27I1SusUS8lqA4OyA8M0IzIM5Naaaa');
  await expect(printer.getByRole('heading', { name: 'This link is invalid or has expired.' })).toBeVisible();
  await printer.getByRole('button', { name: 'Français' }).click();
  await expect(printer.locator('html')).toHaveAttribute('lang', /^fr/);
});

/** Uploads two spreads at the desk and waits for their pictures and for what the check says. */
async function uploadCover(page: Page, file: Buffer): Promise<void> {
  const section = page.getByRole('region', { name: 'Umschlag' });
  const upload = { name: 'umschlag.pdf', mimeType: 'application/pdf', buffer: file };
  await section.locator('input[type=file]').setInputFiles(upload);
  await expect(section.getByText(/^So kann es gedruckt werden/)).toBeVisible();
  for (const place of ['aussen: Rückseite, Rücken, Vorderseite', 'innen'])
    await expect(section.getByRole('figure', { name: place, exact: true }).locator('img')).toBeVisible();
  await expect(section.getByText(/Klären Sie die Dicke mit der Druckerei\.$/)).toBeVisible();
}

/** The spring exhibition of the demo, which no other journey prints. */
async function springFair(request: APIRequestContext) {
  const { call } = await callAs(request, ADMIN);
  const { data: catalogs } = await call('GET /catalog/:perPage/:page', { perPage: 100, page: 1 });
  const catalogId = catalogs.find(({ name }) => name.startsWith('Frühlingsmesse'))?.id ?? 0;
  /** Moves a printed wine page in the middle of the book, outside of what the journeys about moving check. */
  const moveSomePage = async (): Promise<string> => {
    const all = { id: catalogId, perPage: 1000, page: 1 };
    const { data: rows } = await call('GET /catalog/:id/page/:perPage/:page', all);
    const wine = rows.filter((row) => row.page_type === 1 && row.state === 'accepted' && row.active === 1);
    const at = Math.floor(wine.length / 2);
    const [one, two] = [wine[at], wine[at + 3]];
    const move = { page_id: one?.id ?? 0, new_position: two?.position ?? 0 };
    await call('PUT /page/change-position/:page_id/:new_position', move);
    return one?.exhibitor?.company_name ?? '';
  };
  return { catalogId, moveSomePage };
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: say.generate }).click();
  const dialog = page.getByRole('dialog');
  await expect(
    dialog.getByText(
      /^Gedruckte Seiten heute: \d+, dazu Umschlagseiten: 4, zusammen \d+\. Geplant, .*: \d+\.$/,
    ),
  ).toBeVisible();
  await expect(dialog.getByText(/durch 4 teilbar|zum vollen Bogen/)).toBeVisible();
  await expect(dialog.getByText(/ist eine Position, hat aber oft mehrere gedruckte Seiten\./)).toBeVisible();
  await dialog.getByRole('button', { name: say.generate }).click();
  await expect(page.getByText(say.started)).toBeVisible();
  await expect(page.getByRole('region', { name: say.printing })).toBeVisible();
  for (const name of [say.generate, 'Seiten zählen'])
    await expect(page.getByRole('main').getByRole('button', { name })).toBeDisabled();
  await expect(page.getByRole('region', { name: say.printing })).toBeHidden({ timeout: 120_000 });
}

/** The address of a new link to the newest book, which is copied. */
async function makeLink(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('button', { name: say.linkForPrinter }).first().click();
  await page.getByRole('button', { name: say.createLink }).dblclick();
  const url = await addressMade(page);
  // Nobody has the address yet, and it is shown only now.
  await page.keyboard.press('Escape');
  const unkept = page.getByRole('dialog', { name: 'Die Adresse wurde nicht kopiert' });
  await unkept.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(unkept).toHaveCount(0);
  await page.getByRole('button', { name: 'Kopieren' }).click();
  return url;
}

/** Sends a link to the newest book with note and validity by keyboard alone. @returns its address, as the mail has it */
async function mailLinkByKeys(page: Page): Promise<string> {
  // The button that generated was disabled meanwhile; the next key goes on from the title all the same.
  await tabTo(page.getByRole('main').getByRole('button', { name: say.linkForPrinter }).first(), 24);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const office = dialog.getByLabel('E-Mail der Druckerei');
  await tabTo(office, 6);
  await page.keyboard.type(PRINT_OFFICE);
  // What is typed does not go without a question, and staying leads back to it.
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Änderungen verwerfen' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(office).toBeFocused();
  await expect(office).toHaveValue(PRINT_OFFICE);
  await tabTo(dialog.getByLabel('Begleitnotiz für die Druckerei'), 2);
  await page.keyboard.type(NOTE);
  const days = dialog.getByLabel('Gültig für (Tage)');
  const send = dialog.getByRole('button', { name: 'Link senden' });
  await tabTo(days, 1);
  for (const [typed, description] of [
    ['0', /Bei «Gültig für \(Tage\)» sind Angaben ab 1 möglich/],
    ['7,5', /Bei «Gültig für \(Tage\)» ist eine gültige Zahl nötig/],
  ] as const) {
    await page.keyboard.press('Control+a');
    await page.keyboard.type(typed);
    await tabTo(send, 1);
    await page.keyboard.press('Enter');
    await expect(days).toHaveAccessibleDescription(description);
    await tabTo(days, 1, { key: 'Shift+Tab' });
  }
  await page.keyboard.press('Control+a');
  await page.keyboard.type('14');
  await tabTo(send, 1);
  await page.keyboard.press('Enter');
  const url = await addressMade(page);
  expect(await mailWith(PRINT_OFFICE, url)).toContain('Bitte auf 115 g drucken.');
  return url;
}

/** What the dialog shows once a link is made; it is one link, however often the button was pressed. */
async function addressMade(page: Page): Promise<string> {
  const url = await page.getByRole('textbox', { name: say.linkUrl }).inputValue();
  await expect(page.getByRole('dialog').getByText(/heruntergeladen/)).toHaveCount(1);
  return url;
}

async function saved(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}
