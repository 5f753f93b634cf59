import { Canvas } from './canvas.ts';
import { houseInks } from './inks.ts';
import { LOGO_MM, type LogoText, logoStyles } from './logo-styles.ts';
import { motifs } from './motifs.ts';
import { seeded } from './seeded.ts';
import { addSpecimenPage, saveSpecimen, startSpecimen } from './specimen-file.ts';

export interface LogoSpecimen extends LogoText {
  /** The same seed and texts result in the same bytes. */
  seed: number;
}

/** A logo of a fictional winery: 65 × 122.5 mm, vector, CMYK, embedded fonts, PDF 1.3, below 60 kB. */
export async function logoSpecimen({ seed, ...text }: LogoSpecimen): Promise<Uint8Array> {
  const random = seeded(seed);
  const canvas = new Canvas();
  // Neighbouring seeds differ in style, and a style has every set of colours before one is repeated.
  const style = logoStyles[seed % logoStyles.length] ?? logoStyles[0];
  const inks =
    houseInks[(seed * 5 + Math.floor(seed / logoStyles.length)) % houseInks.length] ?? houseInks[0];
  if (style && inks) style(canvas, text, inks, random.pick(motifs), random);
  const doc = await startSpecimen(text.name);
  addSpecimenPage(doc, { widthMm: LOGO_MM.width, heightMm: LOGO_MM.height, trimInsetMm: 0, canvas });
  return saveSpecimen(doc, 3);
}
