import { deflateSync } from 'node:zlib';
import { type PDFContext, type PDFDict, PDFDocument, PDFHeader, PDFName, type PDFRef } from 'pdf-lib';
import { writeRect } from '../../pdf/rect.ts';
import { ptOf } from '../../pdf/units.ts';

/** Content for testing a rule: operators in points on a page of 216 × 141 mm, and the resources they name. */
export interface Drawing {
  content: string;
  resources?: (context: PDFContext) => Record<string, Record<string, unknown>>;
}

/** From where content can be painted. */
export const places = ['page', 'form', 'nested form', 'pattern', 'type3', 'soft-mask'] as const;
export type Place = (typeof places)[number];
/** Those in which colours are inks. */
export const inkPlaces = places.filter((place) => place !== 'soft-mask');

const WIDTH = ptOf(216);
const HEIGHT = ptOf(141);
const BOX = [0, 0, WIDTH, HEIGHT];
/** Something harmless, so that no page is empty. */
const GROUND = '0 0 0 1 k 100 100 40 40 re f\n';

/** A faultless PDF 1.4 ad that also paints this drawing, from its own content or from where it is hidden. */
export function hideIn(place: Place, drawing: Drawing, change?: (page: PDFDict, doc: PDFDocument) => void) {
  return adWith(drawing, (wrapped) => wraps[place](wrapped), change);
}

/** The same page with only the drawing on it. */
export const onBarePage = (drawing: Drawing): Promise<Uint8Array> =>
  adWith(drawing, wraps.page, undefined, '');

/** The same ad with the drawing in its resources as a form, a pattern and a font, but never painted. */
export function neverPainted(drawing: Drawing): Promise<Uint8Array> {
  return adWith(drawing, (wrapped) => {
    const { resources } = wraps.form(wrapped);
    const pattern = wraps.pattern(wrapped);
    return { content: '', resources: { ...wrapped.resources, ...resources, ...pattern.resources } };
  });
}

interface Wrapped {
  context: PDFContext;
  content: string;
  resources: Record<string, unknown>;
}
type Wrap = (inner: Wrapped) => { content: string; resources: Record<string, unknown> };

const form = ({ context, content, resources }: Wrapped): PDFRef =>
  context.register(
    context.flateStream(content, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: BOX,
      Resources: resources as never,
    }),
  );

const wraps: Record<Place, Wrap> = {
  page: ({ content, resources }) => ({ content, resources }),
  form: (inner) => ({ content: '/Fm Do', resources: { XObject: { Fm: form(inner) } } }),
  'nested form': (inner) => wraps.form({ ...inner, ...wraps.form(inner) }),
  pattern: ({ context, content, resources }) => {
    const cell = context.flateStream(content, {
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: BOX,
      XStep: WIDTH,
      YStep: HEIGHT,
      Resources: resources as never,
    });
    return {
      content: `/Pattern cs /Pt scn 0 0 ${WIDTH} ${HEIGHT} re f`,
      resources: { Pattern: { Pt: context.register(cell) } },
    };
  },
  type3: ({ context, content, resources }) => {
    const glyph = context.register(context.flateStream(`${WIDTH} 0 d0\n${content}`));
    const font = context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: BOX,
      FontMatrix: [1, 0, 0, 1, 0, 0],
      FirstChar: 97,
      LastChar: 97,
      Widths: [WIDTH],
      Encoding: { Type: 'Encoding', Differences: [97, 'a'] },
      CharProcs: { a: glyph },
      Resources: resources as never,
    });
    return { content: 'BT /T3 1 Tf (a) Tj ET', resources: { Font: { T3: context.register(font) } } };
  },
  'soft-mask': (inner) => {
    const { context, content, resources } = inner;
    const group = context.register(
      context.flateStream(content, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: BOX,
        Group: { S: 'Transparency', CS: 'DeviceGray' },
        Resources: resources as never,
      }),
    );
    const state = context.obj({ Type: 'ExtGState', SMask: { Type: 'Mask', S: 'Luminosity', G: group } });
    return {
      content: 'q /Gs gs 0 0 0 1 k 200 100 40 40 re f Q',
      resources: { ExtGState: { Gs: context.register(state) } },
    };
  },
};

async function adWith(
  drawing: Drawing,
  wrap: Wrap,
  change?: (page: PDFDict, doc: PDFDocument) => void,
  ground = GROUND,
) {
  const doc = await PDFDocument.create({ updateMetadata: false });
  const { context } = doc;
  const page = doc.addPage([WIDTH, HEIGHT]).node;
  const bleed = ptOf(3);
  const box = (by: number) => writeRect({ x0: by, y0: by, x1: WIDTH - by, y1: HEIGHT - by }, context);
  page.set(PDFName.of('MediaBox'), box(0));
  page.set(PDFName.of('BleedBox'), box(0));
  page.set(PDFName.of('TrimBox'), box(bleed));
  // Illustrator and InDesign write it beside the trim box.
  page.set(PDFName.of('ArtBox'), box(bleed));
  const resources = drawing.resources?.(context) ?? {};
  const wrapped = wrap({ context, content: drawing.content, resources });
  page.set(PDFName.of('Resources'), context.obj(wrapped.resources as Record<string, string>));
  // Some tests paint hundreds of megabytes, which takes pdf-lib seconds to compress.
  const packed = deflateSync(Buffer.from(`${ground}${wrapped.content}\n`, 'latin1'), { level: 1 });
  page.set(PDFName.of('Contents'), context.register(context.stream(packed, { Filter: 'FlateDecode' })));
  change?.(page, doc);
  context.header = PDFHeader.forVersion(1, 4);
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}
