import type { PDFRawStream } from 'pdf-lib';
import { canReadFont } from '../../raster/try-reading.ts';
import { found } from './found.ts';
import type { Found, PageRule } from './rule.ts';

const judged = new WeakMap<PDFRawStream, Promise<boolean>>();

/** Whether a reader can use a font program; each is tried once. */
export function isReadable(program: PDFRawStream): Promise<boolean> {
  const readable = judged.get(program) ?? canReadFont(program);
  judged.set(program, readable);
  return readable;
}

/** Every font program that text uses is readable; otherwise a reader substitutes another font, or none. */
export const fontDamaged: PageRule = {
  codes: ['FONT-DAMAGED'],
  async run({ seen }) {
    const objections: Found[] = [];
    for (const object of seen) {
      if (object.kind !== 'text' || !object.font.program) continue;
      const { program, name } = object.font;
      if (!(await isReadable(program)))
        objections.push(found('FONT-DAMAGED', 'error', { bounds: object.bounds, params: { names: name } }));
    }
    return objections;
  },
};
