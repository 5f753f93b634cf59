import { cellText } from './cell-escapes.ts';
import { readXml } from './read-xml.ts';
import type { ReadingBudget } from './reading-budget.ts';
import type { ZipParts } from './zip-parts.ts';

/** The texts that cells share; the reading aids of Asian scripts are left out. */
export async function sharedTexts(
  parts: ZipParts,
  path: string | null,
  budget: ReadingBudget,
): Promise<string[]> {
  const texts: string[] = [];
  if (path === null) return texts;
  let [text, inText, aids] = ['', false, 0];
  await readXml(
    await parts.read(path),
    {
      open: (name) => {
        if (name === 'si') text = '';
        if (name === 'rPh') aids++;
        inText = name === 't' && aids === 0;
      },
      text: (piece) => {
        if (inText) text += piece;
      },
      close: (name) => {
        inText = false;
        if (name === 'rPh') aids--;
        if (name === 'si') texts.push(cellText(text));
      },
    },
    budget,
  );
  return texts;
}
