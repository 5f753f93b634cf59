import { expect, type Locator, type Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { test } from './another-browser.ts';
import { acceptCookies } from './session.ts';
import { stateOf } from './stage.ts';

test.use({ storageState: stateOf('admin') });

/** A mark that is three times as wide as high, in one colour. */
async function markPdf(name: string, ink: string) {
  const doc = await PDFDocument.create();
  const page = doc.addPage([300, 100]);
  page.node.addContentStream(doc.context.register(doc.context.stream(`${ink} 0 0 300 100 re f`)));
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await doc.save()) };
}

async function upload(page: Page, file: Awaited<ReturnType<typeof markPdf>>) {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^(Andere )?Datei wählen$/ }).click();
  await (await choosing).setFiles(file);
}

/** How many of the samples show the mark. */
const marked = (samples: Locator) => samples.locator('img[src^="blob:"]');

test('the fair’s mark is refused in screen colours, and else stands on the registers until it is removed', async ({
  page,
  baseURL,
}) => {
  await acceptCookies(page, baseURL);
  await page.goto('/catalog/2/design');
  const samples = page.getByRole('region', { name: 'Seiten in dieser Gestaltung' });
  await expect(samples.getByRole('img').last()).toBeVisible();

  await upload(page, await markPdf('bildschirm.pdf', '0.1 0.5 0.2 rg'));
  await expect(page.getByText(/bildschirm\.pdf: Das Zeichen hat Fehler/)).toBeVisible();
  const report = page.getByRole('region', { name: 'Ergebnis der Prüfung' });
  await expect(report.getByText(/Bildschirmfarben \(RGB\)/).first()).toBeVisible();
  await expect(marked(samples)).toHaveCount(0);

  // What is typed meanwhile stays as it is.
  await page.getByLabel('Satz am Fuss der Weinseiten').fill('Preise inkl. MwSt.');
  await upload(page, await markPdf('signet.pdf', '0.9 0.1 0.9 0 k'));
  await expect(page.getByRole('img', { name: 'Zeichen der Messe' })).toBeVisible();
  await expect(page.getByText(/Das Zeichen hat Fehler/)).toHaveCount(0);
  await expect(marked(samples)).toHaveCount(1);
  await expect(page.getByLabel('Satz am Fuss der Weinseiten')).toHaveValue('Preise inkl. MwSt.');
  const { width = 0, height = 1 } = (await marked(samples).boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(3, 1);

  await page.getByLabel('Satz am Fuss der Weinseiten').clear();
  await page.reload();
  await expect(page.getByText('signet.pdf', { exact: true })).toBeVisible();
  await expect(marked(samples)).toHaveCount(1);

  await page.getByRole('button', { name: 'Zeichen entfernen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zeichen entfernen' }).click();
  await expect(page.getByRole('img', { name: 'Zeichen der Messe' })).toHaveCount(0);
  await expect(marked(samples)).toHaveCount(0);
});
