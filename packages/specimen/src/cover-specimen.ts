import { AD_MM, BLEED_MM } from './ad-styles.ts';
import { Canvas, type Ink, paper } from './canvas.ts';
import { houseInks } from './inks.ts';
import { grapes, sunOverHills } from './motifs.ts';
import { setLines, wordLines } from './set-lines.ts';
import { addSpecimenPage, nameCondition, saveSpecimen, startSpecimen } from './specimen-file.ts';

export interface CoverSpecimen {
  title: string;
  seed: number;
  /** The thickness of the spine in mm, for two spreads; null for four single pages, which have none. */
  spineMm: number | null;
}

const { width: W, height: H } = AD_MM;
const TRIM_MM = W - 2 * BLEED_MM;

/** The cover of a catalogue: outside and inside as spreads, or its four pages one by one; CMYK, vector only. */
export async function coverSpecimen({ title, seed, spineMm }: CoverSpecimen): Promise<Uint8Array> {
  const { deep, warm, pale } = houseInks[seed % houseInks.length] as (typeof houseInks)[number];
  const doc = await startSpecimen(title);
  const add = (widthMm: number, ground: Ink, draw: (canvas: Canvas) => void) => {
    const canvas = new Canvas();
    canvas.rect(0, 0, widthMm, H, ground);
    draw(canvas);
    addSpecimenPage(doc, { widthMm, heightMm: H, trimInsetMm: BLEED_MM, canvas });
  };
  const front = (canvas: Canvas, left: number) => {
    grapes(canvas, left + W / 2, 92, 46, warm, pale);
    setLines(canvas, wordLines(title, 18), left + W / 2, 58, {
      font: 'serif',
      ink: paper,
      widthMm: 150,
      largest: 16,
      align: 'centre',
    });
  };
  const back = (canvas: Canvas) => sunOverHills(canvas, W / 2, H / 2, 40, warm, pale);
  if (spineMm === null) {
    add(W, deep, (canvas) => front(canvas, 0));
    add(W, pale, () => {});
    add(W, pale, () => {});
    add(W, deep, back);
  } else {
    const spread = W + TRIM_MM + spineMm;
    add(spread, deep, (canvas) => {
      back(canvas);
      front(canvas, TRIM_MM + spineMm);
    });
    add(spread, pale, () => {});
  }
  nameCondition(doc);
  return saveSpecimen(doc, 4);
}
