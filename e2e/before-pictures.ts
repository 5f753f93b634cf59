import { expect, type Page } from '@playwright/test';
import type { Language } from '@rebblatt/contracts';
import type { PictureId } from '@rebblatt/manual';
import { degrees, PDFDocument, rgb } from 'pdf-lib';
import sharp from 'sharp';

const PT_PER_MM = 72 / 25.4;
const CHECKED = { timeout: 120_000 };

/** What somebody does on a screen before its picture is taken, as its step in the manual says. */
export const before: Partial<Record<PictureId, (page: Page, language: Language) => Promise<void>>> = {
  'organiser-list': async (page, language) => {
    await page.locator('main textarea').fill(companies[language]);
    await page.locator('main section button').first().click();
    await expect(page.locator('main table').first()).toBeVisible(CHECKED);
    await toTop(page);
  },
  'logo-of-picture': async (page) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Seerain.png', mimeType: 'image/png', buffer: await signet() });
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('input[type=radio]').first()).toBeVisible(CHECKED);
    // The page as it prints, large and in its frame.
    await expect(dialog.locator('img')).toHaveCount(2, CHECKED);
  },
  mended: async (page) => {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'Seerain.pdf', mimeType: 'application/pdf', buffer: await screenAd() });
    const area = page
      .getByRole('region')
      .filter({ has: page.getByRole('checkbox') })
      .last();
    await expect(area.getByRole('checkbox').first()).toBeChecked(CHECKED);
    await area.getByRole('button').first().click();
    const sides = page.locator('main figure img');
    await expect(sides).toHaveCount(2, CHECKED);
    await sides.first().evaluate((side) => side.scrollIntoView({ block: 'center' }));
  },
};

/** A list as companies are kept in a spreadsheet: two to add, and one whose address lacks something. */
const companies: Record<Language, string> = {
  de: rowsUnder('Firma\tStrasse\tNr.\tPLZ\tOrt\tE-Mail\tSprache', ['Deutsch', 'Französisch']),
  fr: rowsUnder('Entreprise\tRue\tNo\tNPA\tLocalité\tE-mail\tLangue', ['Allemand', 'Français']),
  en: rowsUnder('Company\tStreet\tNo.\tPostcode\tCity\tE-mail\tLanguage', ['German', 'French']),
};

function rowsUnder(headings: string, [german, french]: [string, string]): string {
  return [
    headings,
    `Weingut am Steg\tSeestrasse\t12\t8810\tHorgen\tpost@steg.test\t${german}`,
    `Domaine des Ormes\tChemin du Lac\t4\t1180\tRolle\tcave@ormes.test\t${french}`,
    `Kellerei Rosenau\tDorfstrasse\t7\t8707\tUetikon am See\tpost@rosenau\t${german}`,
  ].join('\n');
}

async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** A signet with an empty edge, as it is kept for a website. */
const signet = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="760" height="560">
      <circle cx="380" cy="280" r="230" fill="#1f4f6b"/>
      <g fill="none" stroke="#e8b44a" stroke-width="26" stroke-linecap="round">
        <path d="M220 240q40-50 80 0t80 0t80 0t80 0"/><path d="M220 320q40-50 80 0t80 0t80 0t80 0"/>
      </g></svg>`),
  )
    .png()
    .toBuffer();

/** As a program for the screen writes it: in RGB, just as large as the page, coloured to its edge. */
async function screenAd(): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const [width, height] = [210 * PT_PER_MM, 135 * PT_PER_MM];
  const page = doc.addPage([width, height]);
  page.drawRectangle({ x: 0, y: 0, width, height, color: rgb(0.87, 0.92, 0.9) });
  page.drawEllipse({ x: 430, y: 40, xScale: 330, yScale: 170, color: rgb(0.72, 0.68, 0.5) });
  page.drawEllipse({ x: 140, y: 20, xScale: 300, yScale: 150, color: rgb(0.62, 0.57, 0.37) });
  for (const x of [40, 90, 140, 190, 240])
    page.drawLine({
      start: { x, y: 0 },
      end: { x: x + 18, y: 140 },
      thickness: 2,
      color: rgb(0.42, 0.39, 0.22),
    });
  page.drawRectangle({
    x: 420,
    y: 250,
    width: 60,
    height: 60,
    color: rgb(0.55, 0.1, 0.28),
    rotate: degrees(45),
  });
  return Buffer.from(await doc.save());
}
