import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './another-browser.ts';
import { callAs } from './calls.ts';
import { acceptCookies, PASSWORD, SUPER, signIn, speak } from './session.ts';

const CHECKED = { timeout: 120_000 };

const texts = {
  de: {
    made: 'Aus Bild, 51 mm breit bei 300 dpi',
    waiting: 'wartet auf Genehmigung',
    place: 'Grösse und Hintergrund',
    own: 'Hausfarbe',
    apply: 'Übernehmen',
    placed: 'Das Logo ist neu gesetzt und wird geprüft.',
    small: 'Das Bild ist ohne leeren Rand nur 100 × 60 Pixel gross',
    word: 'Dateien aus Word und ähnlichen Programmen lassen sich hier nicht öffnen.',
    close: 'Schliessen',
  },
  fr: {
    made: 'À partir d’une image, 51 mm de large à 300 dpi',
    waiting: 'en attente d’approbation',
    place: 'Taille et fond',
    own: 'Couleur de la maison',
    apply: 'Appliquer',
    placed: 'Le logo est replacé et le contrôle est en cours.',
    small: 'Sans son bord vide, l’image ne mesure que 100 × 60 pixels',
    word: 'Les fichiers de Word et de programmes semblables ne peuvent pas être ouverts ici.',
    close: 'Fermer',
  },
};

/** A signet as companies have one: on nothing, with an empty edge. */
const signet = (width: number, height: number) =>
  sharp({ create: { width: width + 60, height: height + 60, channels: 4, background: '#0000' } })
    .composite([
      { input: { create: { width, height, channels: 4, background: '#7a1f3d' } }, left: 30, top: 30 },
    ])
    .png()
    .toBuffer();

for (const language of ['de', 'fr'] as const)
  test(`a grower makes a logo of a picture and gives it a background (${language})`, async ({
    page,
    request,
    baseURL,
  }) => {
    const say = texts[language];
    const email = `signet-${language}-${Date.now().toString(36)}@neuland.test`;
    const { call } = await callAs(request, SUPER);
    await call('POST /exhibitor', {
      body: {
        ...{ email, company_name: `Weingut Signet ${language}`, active: 1 },
        ...{ password: PASSWORD, passwordRepeat: PASSWORD },
      },
    });
    await acceptCookies(page, baseURL);
    await speak(page, language);
    await signIn(page, email, '/login', { language });
    await page.goto('/logo/create');
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await choose('Signet.docx', Buffer.from('PK'));
    await expect(page.getByText(say.word)).toBeVisible();
    await choose('Signet.png', await signet(100, 60));
    await expect(page.getByText(say.small)).toBeVisible();

    // What became of it is shown, with its size.
    await choose('Signet.png', await signet(600, 300));
    const dialog = page.getByRole('dialog', { name: /Signet\.png/ });
    await expect(dialog.getByText(say.made)).toBeVisible(CHECKED);
    await dialog.getByRole('radio', { name: say.own }).check();
    await dialog.getByRole('textbox', { name: say.own }).fill('10 20 60 0');
    await dialog.getByRole('button', { name: say.apply }).click();
    await expect(page.getByText(say.placed)).toBeVisible();

    const row = page.getByRole('row').filter({ hasText: 'Signet.png' });
    await expect(row.getByText(say.waiting)).toBeVisible(CHECKED);
    await expect(row.getByText(say.made)).toBeVisible();
    const own = await callAs(request, email);
    const { data } = await own.call('GET /logo/:perPage/:page', { perPage: 10, page: 1 });
    expect(data.map(({ placement }) => placement?.background)).toEqual([[10, 20, 60, 0]]);
    for (const { id } of data) await own.call('DELETE /logo/:id', { id });
  });
