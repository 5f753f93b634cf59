import { PDFRawStream } from 'pdf-lib';
import { entryOf, numberOf, numbersOf } from '../pdf/entries.ts';
import { combined, type Matrix, transformed } from '../pdf/matrix.ts';
import { type Rect, readRect } from '../pdf/rect.ts';
import type { ContentWalk } from './content-walk.ts';
import { type Colour, initialState } from './graphics-state.ts';
import { resourcesOf } from './resources.ts';

/** Walks the cell of a tiling pattern that fills an area, once for each way in which it is used. */
export function paintPattern(content: ContentWalk, colour: Colour, area: Rect): void {
  const { pattern } = colour;
  if (!(pattern instanceof PDFRawStream) || numberOf(pattern.dict, 'PatternType') !== 1) return;
  const { walk, base, from } = content;
  const own = numbersOf(pattern.dict, 'Matrix');
  const ctm = own.length === 6 ? combined(own as Matrix, base) : base;
  const uncoloured = numberOf(pattern.dict, 'PaintType') === 2;
  const used = [ctm, uncoloured && colour.components, from.mask, from.hidden, content.state.overprintFill];
  if (!walk.first(pattern, JSON.stringify(used))) return;
  const box = readRect(entryOf(pattern.dict, 'BBox'), pattern.dict.context);
  if (!box) return;
  const state = initialState(ctm, transformed(box, ctm));
  if (uncoloured && colour.space.kind === 'pattern' && colour.space.base) {
    const paint = { space: colour.space.base, components: colour.components, pattern: null, shading: null };
    state.fill = paint;
    state.stroke = paint;
  }
  walk.enter(pattern, {
    resources: resourcesOf(pattern.dict, content.resources),
    state,
    from: { ...from, within: [...from.within, 'pattern'] },
    area: content.area ?? area,
    colourless: uncoloured,
  });
}
