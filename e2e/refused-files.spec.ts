import { expect, type Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { test } from './another-browser.ts';
import { beginAs } from './begin-as.ts';
import { makeAd } from './pdf.ts';
import { acceptCookies, removeOpenPage } from './session.ts';
import { seatOf, stateOf } from './stage.ts';

const texts = {
  encrypted:
    'Die PDF-Datei ist geschützt. Speichern Sie sie ohne Passwort und laden Sie sie noch einmal hoch.',
  damaged: 'Die Datei kann nicht geöffnet werden. Erzeugen Sie sie neu und laden Sie sie noch einmal hoch.',
  otherShape: /Das Bild hat 20\s×\s20\sPixel und damit nicht die Form der Seite/,
  tooSmall: 'Das Bild ist ohne leeren Rand nur 9 × 9 Pixel gross',
  photoshop: 'Photoshop-Dateien lassen sich hier nicht öffnen.',
  renamed: (kind: string) =>
    `Dem Inhalt nach ist das eine Datei der Art «${kind}». Solche Dateien sind hier nicht möglich.`,
};

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

async function protectedAd(): Promise<Buffer> {
  const doc = await PDFDocument.load(await makeAd());
  doc.encrypt({ ownerPassword: 'owner', userPassword: '' });
  return Buffer.from(await doc.save({ useObjectStreams: false }));
}

/** A picture encoded by the browser, to have another file type without another library. */
async function picture(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      canvas.getContext('2d')?.fillRect(0, 0, 9, 9);
      return canvas.toDataURL('image/png');
    },
    [width, height],
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Chooses a file on the open screen and reads the reason where it was chosen. */
async function expectRefusal(page: Page, file: { name: string; buffer: Buffer }, why: string | RegExp) {
  await page.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'application/octet-stream' });
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByText('markierten Angaben')).toHaveCount(0);
}

/** The faults of a PDF that are found during the upload. */
async function expectPdfRefusals(page: Page): Promise<void> {
  await expectRefusal(page, pdf('geschuetzt.pdf', await protectedAd()), texts.encrypted);
  const damaged = (await makeAd()).subarray(0, 400);
  await expectRefusal(page, pdf('kaputt.pdf', damaged), texts.damaged);
}

test('a refused file says why where the exhibitor chose it', async ({ page, baseURL }) => {
  const { email, pageId } = seatOf('refusedFiles');
  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  await expectPdfRefusals(page);
  // A picture may be an advertisement, when it has the shape of the page.
  await expectRefusal(page, pdf('etikette.pdf', await picture(page, 20, 20)), texts.otherShape);
  // A corrected file with the same name can be chosen again.
  await page.locator('input[type=file]').setInputFiles(pdf('etikette.pdf', await makeAd()));
  await expect(page.getByText('Die Datei ist geprüft und bereit.')).toBeVisible({ timeout: 120_000 });
  // Two versions in one file: the one that is wanted is taken where both are shown.
  await page.locator('input[type=file]').setInputFiles(pdf('zwei.pdf', await makeAd({ pages: 2 })));
  await expect(page.getByText('Welche Seite soll gedruckt werden?')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('img', { name: 'Seite 2 der Datei' })).toBeVisible();
  await page.getByRole('button', { name: 'Seite 2 nehmen' }).click();
  await expect(page.getByText('zwei-2.pdf').first()).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText('Welche Seite soll gedruckt werden?')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Seite freigeben' })).toBeEnabled({ timeout: 120_000 });

  await page.goto('/logo/create');
  await expectPdfRefusals(page);
  // Of a picture a logo is made, unless it is too small, or only its own program can open the file.
  await expectRefusal(page, pdf('etikette.pdf', await picture(page, 20, 20)), texts.tooSmall);
  await expectRefusal(page, pdf('Signet.psd', Buffer.from('8BPS')), texts.photoshop);

  await page.goto('/exhibitor-wine');
  await page
    .getByRole('link', { name: /bearbeiten/ })
    .first()
    .click();
  // A photograph lies on its side in the file; it is scaled down and stands upright.
  const large = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#7a1f3d' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG_4711.JPG', mimeType: 'image/jpeg', buffer: large });
  await expect(
    page.getByText('Das Bild war 3000 × 4000 Pixel gross und wurde auf 525 × 700 verkleinert.'),
  ).toBeVisible();
  const label = page.getByRole('img', { name: 'IMG_4711.jpg' });
  await expect(label).toBeVisible();
  expect(await label.evaluate((img: HTMLImageElement) => img.naturalWidth < img.naturalHeight)).toBe(true);
  await expectRefusal(page, { name: 'etikette.png', buffer: await makeAd() }, texts.renamed('pdf'));

  await page.goto('/profile/edit');
  await expectRefusal(
    page,
    { name: 'haus.png', buffer: (await picture(page, 30, 30)).subarray(0, 60) },
    texts.damaged,
  );
});

test('a file that the server could not check is checked again by its button', async ({ page, baseURL }) => {
  const { email, pageId } = seatOf('refusedFiles');
  await acceptCookies(page, baseURL);
  // Only a fault of the machine leads there; the screen sees the page as it is then.
  let isUnchecked = true;
  await page.route(`**/api/page/${pageId}`, async (route) => {
    if (!isUnchecked) return route.continue();
    const response = await route.fetch();
    const { data } = await response.json();
    const unchecked = { ...data, status: { ready: 1, status: 2 }, content_report: null };
    await route.fulfill({ response, json: { data: unchecked } });
  });
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  const notice = page.getByText('Die Datei konnte gerade nicht geprüft werden. Es liegt nicht an ihr.');
  await expect(notice).toBeVisible();
  // The route stays: taken away, it would fail an answer that is just on its way.
  isUnchecked = false;
  const asked = page.waitForResponse(`**/api/page/${pageId}/check-again`);
  await page.getByRole('button', { name: 'Nochmals prüfen' }).click();
  expect((await asked).status()).toBe(200);
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Seite freigeben' })).toBeEnabled();
});

test('a faulty logo shows its report immediately and from the bell, also on a phone', async ({
  page,
  baseURL,
}) => {
  const { email, pageId } = seatOf('refusedFiles');
  await page.setViewportSize({ width: 420, height: 800 });
  await acceptCookies(page, baseURL);
  await beginAs(page, email, `/exhibitor-page/edit/${pageId}`);
  await expectRefusal(page, pdf('geschuetzt.pdf', await protectedAd()), texts.encrypted);
  const wide = `${'sehr-langer-name-'.repeat(8)}.docx`;
  await page.locator('input[type=file]').setInputFiles({ ...pdf(wide, Buffer.from('x')), mimeType: '' });
  await expect(page.getByText(`Die Datei «${wide}» hat die Endung`)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(420);

  await page.goto('/logo/create');
  await page.locator('input[type=file]').setInputFiles(pdf('kein-logo.pdf', await makeAd({ pages: 2 })));
  const report = page.getByRole('dialog', { name: /kein-logo\.pdf/ });
  await expect(report).toBeVisible({ timeout: 120_000 });
  await expect(report.getByRole('listitem').first()).toBeVisible();
  expect(await report.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
  await report.getByRole('button', { name: 'Schliessen' }).click();
  await expect(page).toHaveURL(/\/logo$/);

  await page.goto('/help');
  await page.getByRole('button', { name: /^Uploads/ }).click();
  await page.getByRole('link', { name: 'kein-logo.pdf' }).click();
  await expect(report).toBeVisible();
});

test('a refused file says why where the organiser chose it', async ({ openBrowser, baseURL }) => {
  const page = await openBrowser({ storageState: stateOf('super') });
  await acceptCookies(page, baseURL);
  await page.goto('/active-catalog/page/content/create');
  await page.getByLabel('Beschreibung').fill('Grusswort');
  await page.locator('input[type=file]').setInputFiles(pdf('geschuetzt.pdf', await protectedAd()));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(texts.encrypted)).toBeVisible();
  // The other fields are still filled in and are sent with the valid file.
  await page.getByRole('checkbox', { name: 'Seite aktiv' }).uncheck();
  await page.locator('input[type=file]').setInputFiles(pdf('gruss.pdf', await makeAd()));
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/edit\/\d+$/);
  await page.reload();
  await expect(page.getByLabel('Beschreibung')).toHaveValue('Grusswort');
  await expect(page.getByRole('checkbox', { name: 'Seite aktiv' })).not.toBeChecked();
  await removeOpenPage(page);

  await page.goto('/print-setting');
  await page.getByLabel('Kennung').fill('FOGRA51');
  await page.getByLabel('Bezeichnung').fill('Bogenoffset gestrichen');
  await expectRefusal(page, { name: 'fogra.icc', buffer: Buffer.from('kein Profil') }, texts.damaged);
});
