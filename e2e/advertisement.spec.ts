import { expect, type Locator, type Page } from '@playwright/test';
import { rgb } from 'pdf-lib';
import { type OpenBrowser, test } from './another-browser.ts';
import { beginAs } from './begin-as.ts';
import { choose } from './choose.ts';
import { makeAd } from './pdf.ts';
import { acceptCookies, removeOpenPage, signIn, speak } from './session.ts';
import { seatOf, stateOf } from './stage.ts';
import { words } from './words.ts';

const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

const texts = {
  de: {
    wrongEnding:
      'Die Datei «inserat.docx» hat die Endung «docx». Möglich sind: PDF, JPG, JPEG, PNG, TIF, TIFF.',
    failed: 'Die Datei hat die Prüfung nicht bestanden.',
    size: 'Die Seite ist 204 × 291 mm gross, nötig sind 210 × 135 mm.',
    report: 'Ergebnis der Prüfung',
    picture: 'Seite 1 mit den beanstandeten Stellen',
    screenColours: /Bildschirmfarben \(RGB\)/,
    ready: 'Die Datei ist geprüft und bereit.',
    active: 'Seite aktiv',
    stand: 'Stand',
    title: /^Seitentitel/,
    locked: 'Die Angaben lassen sich wieder ändern, sobald die Datei geprüft ist.',
    missingGood: 'PDF-Datei ohne Fehler',
    kept: 'Die frühere Datei «inserat.pdf» ist noch da, bis eine neue die Prüfung besteht.',
    takeBack: 'Frühere Datei wieder einsetzen',
  },
  en: {
    wrongEnding: 'The file “inserat.docx” has the extension “docx”. Allowed: PDF, JPG, JPEG, PNG, TIF, TIFF.',
    failed: 'The file did not pass the check.',
    size: 'The page measures 204 × 291 mm; 210 × 135 mm is needed.',
    report: 'Result of the check',
    picture: 'Page 1 with the problem areas',
    screenColours: /screen colours \(RGB\)/,
    ready: 'The file has been checked and is ready.',
    active: 'Page active',
    stand: 'Stand',
    title: /^Page title/,
    locked: 'The entries can be changed again once the file has been checked.',
    missingGood: 'PDF file without errors',
    kept: 'The earlier file “inserat.pdf” is kept until a new one passes the check.',
    takeBack: 'Use the earlier file again',
  },
};

/**
 * Withholds the result of the check of a file from the screen, so that the state before it can be inspected. The screen
 * may ask for the page before that file has come, because others change something too.
 */
async function holdOutcome(
  page: Page,
  { pageId, file, atWork }: { pageId: number; file: string; atWork: string },
): Promise<{ tell: () => Promise<void> }> {
  let resolve = () => {};
  const waited = new Promise<void>((done) => {
    resolve = done;
  });
  const address = `**/api/page/${pageId}`;
  let seenAtWork = false;
  let owed = false;
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const ended = data.content_pdf === file && data.status.status !== 0;
    // A check may end before the screen has requested its state once.
    if (ended && seenAtWork && (await page.getByText(atWork).isVisible())) {
      owed = false;
      await waited;
    } else if (ended) {
      // What came before may have been given up for this request: the screen shows nothing of it yet.
      data.status = { ready: 0, status: 0 };
      owed = true;
    }
    seenAtWork ||= data.content_pdf === file;
    await route.fulfill({ response, json: { data } });
  });
  return {
    async tell() {
      resolve();
      // A response in progress is completed.
      await page.unrouteAll({ behavior: 'wait' });
      if (!owed) return;
      // Nothing else will ask again.
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
  };
}

/** A designer without an account reads the report of the open advertisement on a phone and uploads a better file. */
async function uploadByDesigner(page: Page, openBrowser: OpenBrowser, file: ReturnType<typeof asPdf>) {
  await page.getByRole('button', { name: 'An die Grafikerin senden' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link für die Grafikerin' });
  await dialog.getByLabel('Nachricht').fill('Bitte bis Freitag.');
  await dialog.getByRole('radio', { name: 'English' }).check();
  await dialog.getByRole('button', { name: 'Link erstellen' }).click();
  const url = await dialog.getByLabel('Adresse des Links').inputValue();
  await expect(dialog.getByText('noch nicht geöffnet')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const designer = await openBrowser({
    viewport: { width: 420, height: 900 },
    hasTouch: true,
    isMobile: true,
  });
  await designer.goto(new URL(url).pathname);
  const heading = designer.getByRole('heading', { name: /^Advertisement of / });
  await expect(heading).toBeVisible();
  for (const text of ['Bitte bis Freitag.', '210 × 135 mm', /216\s×\s141\smm in all/])
    await expect(designer.getByText(text).first()).toBeVisible();
  const report = designer.getByRole('region', { name: texts.en.report });
  await expect(report.getByRole('listitem').getByText(texts.en.screenColours)).toBeVisible();
  await expect(report.getByRole('img', { name: texts.en.picture })).toBeVisible();
  expect(await designer.evaluate(() => document.documentElement.scrollWidth)).toBe(420);
  const choosing = designer.waitForEvent('filechooser');
  await designer.getByRole('button', { name: 'Choose another file' }).tap();
  await (await choosing).setFiles(file);
  await expect(designer.getByText(texts.en.ready)).toBeVisible({ timeout: 120_000 });

  // The exhibitor sees it without a reload, and ends the link.
  await expect(page.getByText(texts.de.ready)).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: 'An die Grafikerin senden' }).click();
  await expect(dialog.getByText(/^Datei hochgeladen am/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Sperren' }).click();
  await page.getByRole('dialog', { name: 'Link sperren' }).getByRole('button', { name: 'Sperren' }).click();
  await expect(page.getByText('Der Link ist gesperrt.')).toBeVisible();
  await page.keyboard.press('Escape');
  await designer.reload();
  // Nobody has chosen English in that browser, and the link no longer says that it is in English.
  await expect(designer.getByText('Dieser Link gilt nicht.')).toBeVisible();
}

/** The numbers and frames of the report that reach beyond its picture, which cuts them off. */
const cutOffMarks = (report: Locator) =>
  report.getByRole('img').evaluate((image) => {
    const whole = image.getBoundingClientRect();
    const marks = [...(image.parentElement?.querySelectorAll('span span, b') ?? [])];
    const beyond = marks.filter((mark) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(mark);
      const reach =
        outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const { left, top, right, bottom } = mark.getBoundingClientRect();
      return (
        left - reach < whole.left ||
        top - reach < whole.top ||
        right + reach > whole.right ||
        bottom + reach > whole.bottom
      );
    });
    return marks.length > 1 ? beyond.map((mark) => mark.outerHTML) : ['no mark'];
  });

for (const language of ['de', 'en'] as const) {
  test(`an invalid advertisement is explained, the valid one is ready and released (${language})`, async ({
    page,
    baseURL,
    openBrowser,
  }) => {
    const { email, pageId } = seatOf(language === 'de' ? 'wrongAdInGerman' : 'wrongAdInEnglish');
    const [say, waited] = [words[language], texts[language]];
    await acceptCookies(page, baseURL);
    await speak(page, language);
    await signIn(page, email, `/login?redirectUrl=/exhibitor-page/edit/${pageId}`, { language });
    const file = page.locator('input[type=file]');
    await file.setInputFiles({
      name: 'inserat.docx',
      mimeType: 'application/msword',
      buffer: Buffer.from('x'),
    });
    await expect(page.getByText(waited.wrongEnding)).toBeVisible();

    const fields = [
      page.getByRole('checkbox', { name: waited.active }),
      page.getByRole('combobox', { name: waited.stand, exact: true }),
      page.getByRole('combobox', { name: waited.title }),
    ];
    for (const field of fields) await expect(field).toBeEnabled();
    const outcome = await holdOutcome(page, { pageId, file: 'a5.pdf', atWork: waited.locked });
    await file.setInputFiles(asPdf('a5.pdf', await makeAd({ widthMm: 204, heightMm: 291 })));
    await expect(page.getByText(waited.locked)).toBeVisible({ timeout: 120_000 });
    for (const field of fields) await expect(field).toBeDisabled();
    await expect(page.getByRole('button', { name: say.save })).toHaveCount(0);
    await outcome.tell();
    await expect(page.getByText(waited.failed)).toBeVisible({ timeout: 120_000 });
    // The sentence for the grower names the first fault, the list below all of them.
    await expect(page.getByText(waited.size)).toHaveCount(2);
    for (const field of fields) await expect(field).toBeEnabled();
    await expect(page.getByText(waited.locked)).toHaveCount(0);

    await file.setInputFiles(asPdf('bunt.pdf', await makeAd({ ink: rgb(0.8, 0.3, 0.2) })));
    const report = page.getByRole('region', { name: waited.report });
    await expect(report.getByRole('listitem').getByText(waited.screenColours)).toBeVisible({
      timeout: 120_000,
    });
    await expect(report.getByRole('img', { name: waited.picture })).toBeVisible();
    expect(await cutOffMarks(report)).toEqual([]);
    await expect(page.getByRole('button', { name: say.release })).toBeDisabled();

    const good = asPdf('inserat.pdf', await makeAd());
    if (language === 'de') await uploadByDesigner(page, openBrowser, good);
    else await file.setInputFiles(good);
    await expect(page.getByText(waited.ready)).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText('inserat.pdf').first()).toBeVisible();

    await file.setInputFiles(asPdf('bunter.pdf', await makeAd({ ink: rgb(0.8, 0.3, 0.2) })));
    await expect(page.getByText(waited.kept)).toBeVisible({ timeout: 120_000 });
    await expect(page.getByRole('listitem').filter({ hasText: waited.missingGood })).toBeVisible();
    await page.getByRole('button', { name: waited.takeBack }).click();
    await expect(page.getByText(waited.ready)).toBeVisible();
    await expect(page.getByRole('main').getByText('bunter.pdf')).toHaveCount(0);
    // Changes in the other fields are saved with the release.
    await page.getByRole('checkbox', { name: waited.active }).uncheck();
    await page.getByRole('button', { name: say.release }).click();
    await page.getByRole('dialog').getByRole('button', { name: say.release }).click();
    await expect(page.getByText(say.released)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: waited.active })).not.toBeChecked();
  });
}

test('an upload can be cancelled and leaves nothing behind', async ({ page, baseURL }) => {
  const { email, pageId } = seatOf('cancelledUpload');
  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  // So slow that the upload is still running when it is cancelled; it stays so, because what has been cancelled may
  // still be sent for a moment.
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const large = Buffer.concat([await makeAd(), Buffer.alloc(2_000_000)]);
  await page.locator('input[type=file]').setInputFiles(asPdf('gross.pdf', large));
  await expect(page.getByText(/^Hochladen \d+\s%$/)).toBeVisible();
  await page.getByRole('button', { name: 'Hochladen abbrechen' }).click();
  await expect(page.getByText('Das Hochladen wurde abgebrochen.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Datei wählen/ })).toBeVisible();
  await expect(page.getByText('gross.pdf')).toHaveCount(0);
});

test('the upload of a new content page can be cancelled, and what was typed is still there', async ({
  openBrowser,
}) => {
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto('/active-catalog/page/content/create');
  await page.getByRole('textbox', { name: 'Beschreibung' }).fill('Grusswort');
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const large = Buffer.concat([await makeAd(), Buffer.alloc(2_000_000)]);
  await page.locator('input[type=file]').setInputFiles(asPdf('gross.pdf', large));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^Hochladen \d+\s%$/)).toBeVisible();
  // What is typed meanwhile would belong to nothing.
  await expect(page.getByRole('textbox', { name: 'Beschreibung' })).toBeDisabled();
  await page.getByRole('button', { name: 'Hochladen abbrechen' }).click();
  await expect(page.getByText('Das Hochladen wurde abgebrochen.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Beschreibung' })).toHaveValue('Grusswort');
  await expect(page.getByRole('textbox', { name: 'Beschreibung' })).toBeEnabled();
});

test('an advertisement asks for its stand before it accepts a file', async ({ openBrowser }) => {
  const page = await openBrowser({ storageState: stateOf('admin') });
  await page.goto('/active-catalog/page/wine/create/2');
  await choose(page, 'Aussteller', seatOf('cancelledUpload').company);
  await choose(page, 'Seitentitel', 'Zürich');
  await page.getByRole('button', { name: 'Speichern' }).click();
  const file = page.getByRole('button', { name: 'Datei wählen' });
  const asked = page.getByText('Wählen und speichern Sie zuerst den Stand');
  await expect(asked).toBeVisible();
  await expect(file).toBeDisabled();

  // A screen that assumes that the page has a stand offers the upload; the refusal is shown at the field.
  const thisPage = `**/api/page/${page.url().split('/').at(-1)}`;
  let hasStand = true;
  await page.route(thisPage, async (route) => {
    if (!hasStand) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    await route.fulfill({ response, json: { data: { ...data, stand_id: 1 } } });
  });
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(asPdf('inserat.pdf', await makeAd()));
  await expect(page.getByText('Die Seite hat noch keinen Stand. Wählen Sie einen aus')).toBeVisible();
  // The route stays: taken away, it would fail an answer that is just on its way.
  hasStand = false;
  await page.reload();
  await expect(asked).toBeVisible();

  await page.getByRole('combobox', { name: 'Stand', exact: true }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(asked).toHaveCount(0);
  await expect(file).toBeEnabled();

  await removeOpenPage(page);
});
