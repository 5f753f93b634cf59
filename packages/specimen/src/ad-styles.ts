import { black, type Canvas, paper } from './canvas.ts';
import type { HouseInks } from './inks.ts';
import type { Motif } from './motifs.ts';
import { setLines, wordLines } from './set-lines.ts';

export interface AdText {
  name: string;
  place: string;
  /** One short sentence. */
  slogan: string;
  /** Where to find the company, for example "MS Linth, Stand 12". */
  stand: string;
  website: string;
}

/** What an ad is composed of; `image` fills a rectangle with the landscape, cropped. */
interface AdParts {
  text: AdText;
  inks: HouseInks;
  motif: Motif;
  image: (x: number, y: number, width: number, height: number) => void;
}

export type AdStyle = (canvas: Canvas, parts: AdParts) => void;

export const BLEED_MM = 3;
/** The media box: a trim of 210 × 135 mm with bleed on all sides. */
export const AD_MM = { width: 210 + 2 * BLEED_MM, height: 135 + 2 * BLEED_MM };
const { width: W, height: H } = AD_MM;

const landscapeBand: AdStyle = (canvas, { text, inks, image }) => {
  image(0, 0, W, H);
  canvas.rect(0, 0, W, 37, inks.deep);
  canvas.rect(0, 37, W, 1.2, inks.warm);
  const height = setLines(canvas, [text.name], 15, 31, {
    font: 'serifBold',
    ink: paper,
    widthMm: 118,
    largest: 11,
    align: 'left',
  });
  canvas.text(text.slogan, 15, 26 - height, { font: 'serifItalic', size: 5.2, ink: inks.pale });
  canvas.text(text.stand, W - 15, 23, { font: 'sansBold', size: 4.4, ink: inks.warm, align: 'right' });
  canvas.text(text.website, W - 15, 16, { font: 'sans', size: 3.8, ink: paper, align: 'right' });
};

const sidePanel: AdStyle = (canvas, { text, inks, motif, image }) => {
  image(86, 0, W - 86, H);
  canvas.rect(0, 0, 86, H, inks.pale);
  canvas.rect(84.6, 0, 1.4, H, inks.deep);
  motif(canvas, 44, 108, 30, inks.deep, inks.warm);
  const height = setLines(canvas, wordLines(text.name, 14), 44, 84, {
    font: 'serif',
    ink: inks.deep,
    widthMm: 66,
    largest: 10.5,
  });
  setLines(canvas, wordLines(text.slogan, 26), 44, 78 - height, {
    font: 'serifItalic',
    ink: black,
    widthMm: 64,
    largest: 5.2,
    leading: 1.3,
  });
  canvas.line(
    [
      [30, 29],
      [58, 29],
    ],
    inks.warm,
    0.5,
  );
  canvas.text(text.stand, 44, 21, { font: 'sansBold', size: 3.9, ink: inks.deep, align: 'centre' });
  canvas.text(text.website, 44, 15, { font: 'sans', size: 3.4, ink: black, align: 'centre' });
};

const poster: AdStyle = (canvas, { text, inks, image }) => {
  canvas.rect(0, 0, W, H, inks.deep);
  setLines(canvas, wordLines(text.slogan, 18), 15, 126, {
    font: 'serifBold',
    ink: paper,
    widthMm: 103,
    largest: 18,
    align: 'left',
    leading: 1.05,
  });
  canvas.rect(15, 35, 24, 1.4, inks.warm);
  canvas.text(text.name, 15, 25, { font: 'sansBold', size: 6, ink: inks.pale });
  const where = [text.place, text.website].filter(Boolean).join('  ·  ');
  canvas.text(where, 15, 18, { font: 'sans', size: 3.8, ink: paper });
  image(140, 0, W - 140, H);
  bottle(canvas, 140, 8, 120, inks);
  canvas.text(text.stand, W - 12, 12, { font: 'sansBold', size: 4.2, ink: paper, align: 'right' });
};

const framed: AdStyle = (canvas, { text, inks, motif, image }) => {
  canvas.rect(0, 0, W, H, paper);
  canvas.rect(0, 0, W, 8, inks.deep);
  canvas.rect(0, H - 8, W, 8, inks.deep);
  image(15, 54, W - 30, 68);
  const height = setLines(canvas, [text.name], 48, 45, {
    font: 'serifBold',
    ink: inks.deep,
    widthMm: 150,
    largest: 9,
    align: 'left',
  });
  canvas.text(text.slogan, 48, 40 - height, { font: 'serifItalic', size: 5, ink: black });
  motif(canvas, 29, 31, 26, inks.deep, inks.warm);
  canvas.text(text.stand, W - 15, 27, { font: 'sansBold', size: 4.2, ink: inks.deep, align: 'right' });
  canvas.text(text.place, W - 15, 21, { font: 'sans', size: 3.8, ink: black, align: 'right' });
  canvas.text(text.website, W - 15, 15, { font: 'sans', size: 3.8, ink: black, align: 'right' });
};

const typeOnly: AdStyle = (canvas, { text, inks, motif }) => {
  canvas.rect(0, 0, W, H, inks.warm);
  canvas.rect(0, 0, W, H * 0.34, inks.deep);
  setLines(canvas, wordLines(text.name.toUpperCase(), 16), 15, 125, {
    font: 'sansBold',
    ink: inks.deep,
    widthMm: 128,
    largest: 21,
    align: 'left',
    leading: 1,
  });
  motif(canvas, W - 42, 84, 56, inks.deep, paper);
  canvas.text(text.slogan, 15, 32, { font: 'serifItalic', size: 7, ink: paper });
  canvas.text(`${text.stand}   ${text.website}`, 15, 17, { font: 'sans', size: 4, ink: inks.pale });
};

export const adStyles: readonly AdStyle[] = [landscapeBand, sidePanel, poster, framed, typeOnly];

/** A bottle with its centre at `x`, `height` mm tall. */
function bottle(canvas: Canvas, x: number, y: number, height: number, inks: HouseInks): void {
  const u = height / 100;
  const glassInk = [70, 55, 80, 65] as const;
  canvas.shape(
    [
      [x - 13 * u, y],
      [x - 13 * u, y + 30 * u],
      [x - 13 * u, y + 40 * u],
      [x - 13 * u, y + 55 * u],
      [x - 13 * u, y + 66 * u],
      [x - 4.6 * u, y + 66 * u],
      [x - 4.6 * u, y + 78 * u],
      [x - 4.6 * u, y + 86 * u],
      [x - 4.6 * u, y + 92 * u],
      [x - 4.6 * u, y + 98 * u],
      [x - 4.6 * u, y + 100 * u],
      [x + 4.6 * u, y + 100 * u],
      [x + 4.6 * u, y + 98 * u],
      [x + 4.6 * u, y + 92 * u],
      [x + 4.6 * u, y + 86 * u],
      [x + 4.6 * u, y + 78 * u],
      [x + 4.6 * u, y + 66 * u],
      [x + 13 * u, y + 66 * u],
      [x + 13 * u, y + 55 * u],
      [x + 13 * u, y + 40 * u],
      [x + 13 * u, y + 30 * u],
      [x + 13 * u, y],
    ],
    glassInk,
  );
  canvas.rect(x - 4.9 * u, y + 84 * u, 9.8 * u, 16 * u, inks.warm);
  canvas.rect(x - 12 * u, y + 16 * u, 24 * u, 30 * u, paper);
  canvas.rect(x - 12 * u, y + 38 * u, 24 * u, 3 * u, inks.deep);
  canvas.rect(x - 12 * u, y + 19 * u, 24 * u, 1 * u, inks.warm);
}
