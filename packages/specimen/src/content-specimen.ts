import { AD_MM, BLEED_MM } from './ad-styles.ts';
import { black, Canvas, paper } from './canvas.ts';
import { lineWidth } from './fonts.ts';
import { houseInks } from './inks.ts';
import { grapes, sunOverHills, vineLeaf } from './motifs.ts';
import { setLines, wordLines } from './set-lines.ts';
import { addSpecimenPage, nameCondition, saveSpecimen, startSpecimen } from './specimen-file.ts';

export interface ContentSpecimen {
  /** One entry per page. */
  pages: { title: string; paragraphs: string[] }[];
  seed: number;
}

const TEXT_MM = 108;
const SIZE_MM = 4.3;
const { width: W, height: H } = AD_MM;

/** Pages of text (a welcome, opening hours…), any number of them: CMYK, vector only. */
export async function contentSpecimen({ pages, seed }: ContentSpecimen): Promise<Uint8Array> {
  const inks = houseInks[seed % houseInks.length] ?? houseInks[0];
  const doc = await startSpecimen(pages[0]?.title ?? '');
  pages.forEach(({ title, paragraphs }, i) => {
    const canvas = new Canvas();
    if (!inks) return;
    canvas.rect(0, 0, W, H, paper);
    canvas.rect(0, 0, 78, H, inks.deep);
    const motif = [vineLeaf, sunOverHills, grapes][(seed + i) % 3] ?? vineLeaf;
    motif(canvas, 42, 42, 46, inks.warm, inks.pale);
    setLines(canvas, wordLines(title, 13), 13, 125, {
      font: 'serif',
      ink: paper,
      widthMm: 58,
      largest: 10,
      align: 'left',
    });
    let y = 124;
    for (const paragraph of paragraphs) {
      for (const line of broken(paragraph)) {
        canvas.text(line, 92, y, { font: 'serif', size: SIZE_MM, ink: black });
        y -= SIZE_MM * 1.45;
      }
      y -= SIZE_MM * 0.75;
    }
    addSpecimenPage(doc, { widthMm: W, heightMm: H, trimInsetMm: BLEED_MM, canvas });
  });
  nameCondition(doc);
  return saveSpecimen(doc, 4);
}

function broken(paragraph: string): string[] {
  const lines: string[] = [''];
  for (const word of paragraph.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lineWidth('serif', longer, SIZE_MM) <= TEXT_MM) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
