import { expect, test } from '@playwright/test';
import { makeAd } from './pdf.ts';
import { acceptCookies, signIn } from './session.ts';
import { seatOf } from './stage.ts';

const asPdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

test('an advertisement of the wrong size is explained, the right one is ready and released', async ({
  page,
  baseURL,
}) => {
  const { email, pageId } = seatOf('wrongAd');
  await acceptCookies(page, baseURL);
  await signIn(page, email, `/login?redirectUrl=/exhibitor-page/edit/${pageId}`);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({
    name: 'inserat.docx',
    mimeType: 'application/msword',
    buffer: Buffer.from('x'),
  });
  await expect(
    page.getByText('Die Datei «inserat.docx» hat die Endung «docx». Möglich sind: PDF.'),
  ).toBeVisible();

  await file.setInputFiles(asPdf('a5.pdf', await makeAd(204, 291)));
  await expect(page.getByText('Die Datei hat die Prüfung nicht bestanden.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Die Seite ist 204 × 291 mm gross, nötig sind 210 × 135 mm.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zur Freigabe einreichen' })).toHaveCount(0);

  await file.setInputFiles(asPdf('inserat.pdf', await makeAd()));
  await expect(page.getByText('Die Datei ist geprüft und bereit.')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('inserat.pdf').first()).toBeVisible();
  await page.getByRole('button', { name: 'Zur Freigabe einreichen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zur Freigabe einreichen' }).click();
  await expect(page.getByText('Die Seite ist eingereicht. Der Organisator entscheidet.')).toBeVisible();
});

test('an upload can be cancelled and leaves nothing behind', async ({ page, baseURL }) => {
  const { email, pageId } = seatOf('cancelledUpload');
  await acceptCookies(page, baseURL);
  await signIn(page, email, `/login?redirectUrl=/exhibitor-page/edit/${pageId}`);
  // So slow that the upload is still under way when somebody changes their mind.
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  const large = Buffer.concat([await makeAd(), Buffer.alloc(2_000_000)]);
  await page.locator('input[type=file]').setInputFiles(asPdf('gross.pdf', large));
  await expect(page.getByText(/^Hochladen \d+ %$/)).toBeVisible();
  await page.getByRole('button', { name: 'Hochladen abbrechen' }).click();
  await expect(page.getByText('Das Hochladen wurde abgebrochen.')).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await page.reload();
  await expect(page.getByRole('button', { name: /Datei wählen/ })).toBeVisible();
  await expect(page.getByText('gross.pdf')).toHaveCount(0);
});
