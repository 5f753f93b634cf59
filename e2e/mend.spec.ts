import { expect } from '@playwright/test';
import { LOGO_HEIGHT_MM, LOGO_WIDTH_MM } from '@rebblatt/contracts';
import { PDFDocument, rgb } from 'pdf-lib';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { acceptCookies, PASSWORD, SUPER, signIn, speak } from './session.ts';
import { seatOf } from './stage.ts';
import { words } from './words.ts';

const PT_PER_MM = 72 / 25.4;
const CHECKED = { timeout: 120_000 };

const texts = {
  de: {
    offer: 'Was sich hier ausbessern lässt',
    colours: 'Farben für den Druck umwandeln',
    bleed: 'Beschnitt ergänzen',
    mend: 'Ausbessern und ansehen',
    look: 'So würde gedruckt. Sind Sie einverstanden?',
    yours: 'Wie hochgeladen',
    mended: 'Ausgebessert',
    still: 'Einiges ist ausgebessert, aber so kann die Datei noch nicht gedruckt werden.',
    good: 'Die ausgebesserte Datei hat die Prüfung bestanden.',
    mirrored: 'Der Rand wurde gespiegelt: links, rechts, oben und unten.',
    drop: 'Verwerfen',
    agree: 'Einverstanden, diese Datei verwenden',
    ready: 'Die Datei ist geprüft und bereit.',
    agreed: /^Ausgebesserte Datei: .+ war am .+ damit einverstanden/,
    back: 'Frühere Datei wieder einsetzen',
    failed: 'Die Datei hat die Prüfung nicht bestanden.',
  },
  en: {
    offer: 'What can be mended here',
    colours: 'Convert colours for print',
    bleed: 'Add the bleed',
    mend: 'Mend and look at it',
    look: 'This is how it would print. Do you agree?',
    yours: 'As uploaded',
    mended: 'Mended',
    still: 'Some of it is mended, but the file cannot be printed like this yet.',
    good: 'The mended file has passed the check.',
    mirrored: 'The edge was mirrored: left, right, top, and bottom.',
    drop: 'Discard',
    agree: 'Agree and use this file',
    ready: 'The file has been checked and is ready.',
    agreed: /^Mended file: .+ agreed to it on /,
    back: 'Use the earlier file again',
    failed: 'The file did not pass the check.',
  },
};

/** As a program for the screen writes it: in RGB, just as large as the page, coloured to its edge. */
async function screenAd(): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const [width, height] = [210 * PT_PER_MM, 135 * PT_PER_MM];
  const page = doc.addPage([width, height]);
  page.drawRectangle({ x: 0, y: 0, width, height, color: rgb(0.5, 0.1, 0.25) });
  page.drawRectangle({ x: 40, y: 40, width: 200, height: 120, color: rgb(0.95, 0.85, 0.4) });
  return Buffer.from(await doc.save());
}

/** A logo of the right size in colours of the screen. */
async function screenLogo(): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const page = doc.addPage([LOGO_WIDTH_MM * PT_PER_MM, LOGO_HEIGHT_MM * PT_PER_MM]);
  page.drawCircle({ x: 90, y: 170, size: 60, color: rgb(0.6, 0.1, 0.3) });
  return Buffer.from(await doc.save());
}

for (const language of ['de', 'en'] as const) {
  test(`a grower mends an advertisement, looks at it, agrees and goes back (${language})`, async ({
    page,
    baseURL,
  }) => {
    const { email, pageId } = seatOf(language === 'de' ? 'mendedInGerman' : 'mendedInEnglish');
    const [say, seen] = [words[language], texts[language]];
    await acceptCookies(page, baseURL);
    await speak(page, language);
    await signIn(page, email, `/login?redirectUrl=/exhibitor-page/edit/${pageId}`, { language });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'bildschirm.pdf', mimeType: 'application/pdf', buffer: await screenAd() });
    await expect(page.getByText('bildschirm.pdf').first()).toBeVisible(CHECKED);
    const area = page.getByRole('region', { name: seen.offer });
    const bleed = area.getByRole('checkbox', { name: seen.bleed });
    await expect(area.getByRole('checkbox', { name: seen.colours })).toBeChecked(CHECKED);

    // Without the bleed it cannot be printed yet, and that is said.
    await bleed.uncheck();
    await area.getByRole('button', { name: seen.mend }).click();
    await expect(area.getByRole('heading', { name: seen.look })).toBeVisible(CHECKED);
    await expect(area.getByText(seen.still)).toBeVisible();
    for (const name of [seen.yours, seen.mended])
      await expect(area.getByRole('img', { name, exact: true })).toBeVisible(CHECKED);
    await area.getByRole('button', { name: seen.drop }).click();

    await expect(bleed).toBeChecked();
    await area.getByRole('button', { name: /und ansehen|look at it/ }).click();
    await expect(area.getByText(seen.good)).toBeVisible(CHECKED);
    await expect(area.getByText(seen.mirrored)).toBeVisible();
    await expect(page.getByRole('button', { name: say.release })).toBeDisabled();
    await area.getByRole('button', { name: seen.agree }).click();
    await expect(page.getByText(seen.ready)).toBeVisible(CHECKED);
    await expect(page.getByText(seen.agreed)).toBeVisible();
    await expect(page.getByRole('button', { name: say.release })).toBeEnabled(CHECKED);

    await page.getByRole('button', { name: seen.back }).click();
    await expect(page.getByText(seen.failed)).toBeVisible(CHECKED);
    await expect(area.getByRole('button', { name: /und ansehen|look at it/ })).toBeVisible();
  });
}

test('a designer mends the advertisement of a link on a phone, and the exhibitor has it', async ({
  page,
  openBrowser,
  request,
  baseURL,
}) => {
  const { email, pageId } = seatOf('mendedByLink');
  const { call } = await callAs(request, email);
  const { data: link } = await call('POST /page/:id/designer-link', { id: pageId, body: { language: 'fr' } });
  const designer = await openBrowser({
    viewport: { width: 420, height: 900 },
    hasTouch: true,
    isMobile: true,
  });
  await designer.goto(new URL(link.url).pathname);
  await designer
    .locator('input[type=file]')
    .setInputFiles({ name: 'annonce.pdf', mimeType: 'application/pdf', buffer: await screenAd() });
  const area = designer.getByRole('region', { name: 'Ce qui peut être corrigé ici' });
  await area.getByRole('button', { name: 'Tout corriger et regarder' }).tap(CHECKED);
  await expect(area.getByText('Le fichier corrigé a passé le contrôle.')).toBeVisible(CHECKED);
  for (const name of ['Tel qu’envoyé', 'Corrigé'])
    await expect(area.getByRole('img', { name, exact: true })).toBeVisible(CHECKED);
  expect(await designer.evaluate(() => document.documentElement.scrollWidth)).toBe(420);
  await area.getByRole('button', { name: 'D’accord, utiliser ce fichier' }).tap();
  await expect(designer.getByText('annonce-corrigé.pdf').first()).toBeVisible(CHECKED);
  await expect(designer.getByText(/l’accord a été donné le .+ par le lien pour la graphiste/)).toBeVisible(
    CHECKED,
  );

  await acceptCookies(page, baseURL);
  await signIn(page, email, `/login?redirectUrl=/exhibitor-page/edit/${pageId}`);
  await expect(page.getByText('annonce-corrigé.pdf').first()).toBeVisible();
  await expect(page.getByText(/^Ausgebesserte Datei: Über den Link für die Grafikerin/)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.de.back })).toBeVisible();
});

test('a grower mends a logo, which then waits for its approval', async ({ page, request, baseURL }) => {
  const email = `logo-${Date.now().toString(36)}@neuland.test`;
  const { call } = await callAs(request, SUPER);
  await call('POST /exhibitor', {
    body: {
      ...{ email, company_name: 'Weingut Farbenfroh', active: 1 },
      ...{ password: PASSWORD, passwordRepeat: PASSWORD },
    },
  });
  await acceptCookies(page, baseURL);
  await signIn(page, email);
  await page.goto('/logo/create');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.pdf', mimeType: 'application/pdf', buffer: await screenLogo() });
  // The report opens by itself, because the check fails.
  const report = page.getByRole('dialog', { name: /logo\.pdf/ });
  const area = report.getByRole('region', { name: texts.de.offer });
  await area.getByRole('button', { name: texts.de.mend }).click(CHECKED);
  await expect(area.getByText(texts.de.good)).toBeVisible(CHECKED);
  await area.getByRole('button', { name: texts.de.agree }).click();
  await expect(report).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: 'logo-ausgebessert.pdf' });
  await expect(row).toBeVisible();
  const own = await callAs(request, email);
  const logos = async () => (await own.call('GET /logo/:perPage/:page', { perPage: 10, page: 1 })).data;
  await expect.poll(async () => (await logos()).map(({ status }) => status), CHECKED).toEqual([1]);
  // It waits for nobody after this journey.
  for (const { id } of await logos()) await own.call('DELETE /logo/:id', { id });
});
