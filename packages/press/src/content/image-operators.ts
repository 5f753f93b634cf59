import { PDFBool, type PDFRawStream } from 'pdf-lib';
import { filtersOf } from '../pdf/decode-filters.ts';
import { entryOf, numberOf, streamOf } from '../pdf/entries.ts';
import { transformed } from '../pdf/matrix.ts';
import { codedComponents } from './coded-image.ts';
import { spaceOfComponents } from './colour-space.ts';
import type { ContentWalk } from './content-walk.ts';
import { readInlineImage } from './inline-image.ts';
import type { ImageFacts } from './painted-object.ts';
import { paintPattern } from './pattern.ts';

const UNIT = { x0: 0, y0: 0, x1: 1, y1: 1 };
/** Reports an image on the unit square, and the masks that belong to it. Returns whether it is in what is looked at. */
export function paintImage(content: ContentWalk, stream: PDFRawStream, inline = false): boolean {
  const painted = report(content, factsOf(content, stream, { inline, masking: false }));
  for (const key of ['SMask', 'Mask']) {
    const mask = streamOf(stream.dict, key);
    if (mask) report(content, factsOf(content, mask, { inline: false, masking: true }));
  }
  return painted;
}

function report(content: ContentWalk, image: ImageFacts): boolean {
  const { ctm, fill } = content.state;
  if (!(image.widthPx > 0 && image.heightPx > 0)) {
    content.walk.problem('image');
    return false;
  }
  const [a, b, c, d] = ctm;
  const ppi = { x: (72 * image.widthPx) / Math.hypot(a, b), y: (72 * image.heightPx) / Math.hypot(c, d) };
  const painted = content.paint(transformed(UNIT, ctm), {
    kind: 'image',
    image,
    ppi,
    fill: image.stencil && !image.masking ? fill : null,
  });
  if (painted && image.stencil && !image.masking) paintPattern(content, fill, painted);
  return painted !== null;
}

function factsOf(
  content: ContentWalk,
  stream: PDFRawStream,
  { inline, masking }: { inline: boolean; masking: boolean },
): ImageFacts {
  const { dict } = stream;
  const filters = filtersOf(dict);
  const stencil = entryOf(dict, 'ImageMask') === PDFBool.True;
  const named = entryOf(dict, 'ColorSpace');
  const space = named
    ? content.walk.spaces.read(named, content.resources)
    : spaceOfComponents(codedComponents(stream.contents, filters) ?? 0);
  return {
    widthPx: numberOf(dict, 'Width') ?? 0,
    heightPx: numberOf(dict, 'Height') ?? 0,
    bits: stencil ? 1 : (numberOf(dict, 'BitsPerComponent') ?? (bilevel(filters) ? 1 : 8)),
    stencil,
    masking,
    softMasked: streamOf(dict, 'SMask') !== undefined || (numberOf(dict, 'SMaskInData') ?? 0) > 0,
    space: stencil ? undefined : space,
    filters,
    inline,
    stream,
  };
}

const bilevel = (filters: string[]) => filters.includes('CCITTFaxDecode') || filters.includes('JBIG2Decode');

/** Reads `BI … ID … EI` as if it were an XObject. */
export function paintInlineImage(content: ContentWalk, bytes: Uint8Array, start: number, end: number): void {
  if (!content.resources) return;
  paintImage(content, readInlineImage(bytes, start, end, content.resources), true);
}
