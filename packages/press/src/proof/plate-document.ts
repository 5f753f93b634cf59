import { type PDFContext, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from 'pdf-lib';
import { readInlineImage } from '../content/inline-image.ts';
import { resourcesOf } from '../content/resources.ts';
import { isDrawn, type SetFont, usualText } from '../content/text-state.ts';
import { dictOf, entryOf, resolve } from '../pdf/entries.ts';
import { loadPdf } from '../pdf/load-pdf.ts';
import { readPages } from '../pdf/page-tree.ts';
import { concatenate, contentStreams, decodeStream } from '../pdf/streams.ts';
import type { InkImage } from './ink-images.ts';
import { isSpared, type Plate } from './plate-colour.ts';
import { type PlateHost, type PlateState, plateContent } from './plate-content.ts';
import { imageColour, plateImage } from './plate-image.ts';
import { PLATE_NAMES, type PlateInks, PlateSpaces } from './plate-spaces.ts';

const name = (text: string) => PDFName.of(text);
/** Nesting of forms and patterns; the preflight reports deeper ones. */
const MAX_DEPTH = 28;
/** Rewritten forms and patterns at most: each combination with another overprint state becomes one of its own. */
const MAX_DRAWINGS = 20_000;

/** A document of one page, rewritten so that any renderer shows one of its plates in grey. Nobody stores it: its content is not compressed. */
export async function plateDocument(
  bytes: Uint8Array,
  inks: PlateInks,
  images: ReadonlyMap<string, InkImage>,
): Promise<Uint8Array> {
  const doc = await loadPdf(bytes);
  const writer = new PlateWriter(doc.context, inks, images);
  for (const page of readPages(doc)) {
    const content = concatenate(contentStreams(page.lookup(name('Contents')), doc.context));
    const resources = dictOf(page, 'Resources') ?? doc.context.obj({});
    const written = writer.drawing(content, resources, 'black');
    page.set(name('Contents'), doc.context.register(PDFRawStream.of(doc.context.obj({}), written.content)));
    page.set(name('Resources'), written.resources);
    page.delete(name('Group'));
  }
  return doc.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false });
}

/** Follows the content of a page and rewrites each part of it for one plate, once for each state in which it is drawn. */
class PlateWriter {
  readonly #context: PDFContext;
  readonly #plate: Plate;
  readonly #spaces: PlateSpaces;
  readonly #images: ReadonlyMap<string, InkImage>;
  /** By the object and the state in which it is drawn. */
  readonly #made = new Map<string, PDFObject>();
  #depth = 0;

  constructor(context: PDFContext, inks: PlateInks, images: ReadonlyMap<string, InkImage>) {
    this.#context = context;
    this.#plate = inks.plate;
    this.#spaces = new PlateSpaces(context, inks);
    this.#images = images;
  }

  drawing(
    content: Uint8Array,
    resources: PDFDict,
    begins: 'black' | PlateState,
  ): { content: Uint8Array; resources: PDFDict } {
    const own = this.#resources(resources);
    const host: PlateHost = {
      resources,
      object: (key, state) => {
        const object = dictOf(resources, 'XObject')?.get(name(key));
        const drawn = object && this.#object(object, resources, state);
        return drawn && addTo(own, 'XObject', drawn);
      },
      inlineImage: (bytes, { start, end }, state) => {
        const image = readInlineImage(bytes, start, end, resources);
        const drawn = this.#image(image, undefined, resources, state);
        return drawn && addTo(own, 'XObject', drawn);
      },
      pattern: (key) => {
        const pattern = dictOf(resources, 'Pattern')?.get(name(key));
        const made = pattern && this.#pattern(pattern, resources);
        return made ? addTo(own, 'Pattern', made) : name(key).toString().slice(1);
      },
      font: (font, state) => addTo(own, 'Font', this.#font(font, resources, state)),
    };
    return { content: plateContent(content, host, this.#plate, begins), resources: own };
  }

  /** The resources with every named colour space replaced for the plate; what they draw is added when it is used. */
  #resources(resources: PDFDict): PDFDict {
    const own = resources.clone(this.#context);
    for (const kind of ['XObject', 'Pattern', 'Font', 'ColorSpace', 'Shading'])
      own.set(name(kind), dictOf(resources, kind)?.clone(this.#context) ?? this.#context.obj({}));
    const spaces = own.lookup(name('ColorSpace'), PDFDict);
    for (const [key, value] of spaces.entries()) {
      const space = this.#spaces.space(value, resources);
      if (space) spaces.set(key, space);
    }
    for (const channels of [1, 3, 4] as const)
      spaces.set(name(PLATE_NAMES[channels]), this.#spaces.channels(channels));
    const shadings = own.lookup(name('Shading'), PDFDict);
    for (const [key, value] of shadings.entries()) shadings.set(key, this.#shading(value, resources));
    return own;
  }

  #once(object: PDFObject, state: string, make: () => PDFObject): PDFObject {
    const key = object instanceof PDFRef ? `${object.tag} ${state}` : undefined;
    const known = key === undefined ? undefined : this.#made.get(key);
    if (known) return known;
    // A form that draws itself ends here, as it does in readers.
    if (this.#depth >= MAX_DEPTH || this.#made.size > MAX_DRAWINGS) return object;
    if (key !== undefined) this.#made.set(key, object);
    this.#depth++;
    const made = make();
    this.#depth--;
    if (key !== undefined) this.#made.set(key, made);
    return made;
  }

  #object(object: PDFObject, resources: PDFDict, state: PlateState): PDFObject | undefined {
    const stream = resolve(object, resources);
    if (!(stream instanceof PDFStream)) return object;
    if (stream instanceof PDFRawStream && stream.dict.lookup(name('Subtype')) === name('Image')) {
      const ref = object instanceof PDFRef ? object : undefined;
      return this.#image(stream, ref, resources, state);
    }
    if (stream.dict.lookup(name('Subtype')) !== name('Form')) return object;
    return this.#once(object, keyOf(state), () => this.#stream(stream, resources, state));
  }

  #stream(stream: PDFStream, resources: PDFDict, begins: 'black' | PlateState): PDFObject {
    const inner = resourcesOf(stream.dict, resources) ?? resources;
    const written = this.drawing(decodeStream(stream), inner, begins);
    const dict = stream.dict.clone(this.#context);
    for (const key of ['Filter', 'DecodeParms', 'Length', 'F', 'FFilter', 'FDecodeParms'])
      dict.delete(name(key));
    const group = dictOf(dict, 'Group')?.clone(this.#context);
    if (group) {
      // Groups blend in the colour space in which the page is drawn: grey.
      group.delete(name('CS'));
      dict.set(name('Group'), group);
    }
    dict.set(name('Resources'), written.resources);
    return this.#context.register(PDFRawStream.of(dict, written.content));
  }

  /** The image on this plate; undefined when it leaves what is below unchanged. */
  #image(
    stream: PDFRawStream,
    ref: PDFRef | undefined,
    resources: PDFDict,
    state: PlateState,
  ): PDFObject | undefined {
    const { colour, stencil } = imageColour(stream, resources, state.fill);
    const how = { overprints: state.fillOverprints, mode: stencil ? state.mode : 0 };
    if (isSpared(colour, how, this.#plate)) return undefined;
    const make = () => {
      const decodedOnce = ref && this.#images.get(ref.tag);
      return this.#context.register(
        plateImage(stream, { resources, plate: this.#plate, spaces: this.#spaces, known: decodedOnce }),
      );
    };
    return ref ? this.#once(ref, 'image', make) : make();
  }

  #pattern(pattern: PDFObject, resources: PDFDict): PDFObject {
    const object = resolve(pattern, resources);
    return this.#once(pattern, 'pattern', () => {
      if (object instanceof PDFStream) {
        const uncoloured = String(entryOf(object.dict, 'PaintType')) === '2';
        return this.#stream(object, resources, uncoloured ? asCalled : 'black');
      }
      if (!(object instanceof PDFDict)) return pattern;
      const own = object.clone(this.#context);
      const shading = object.get(name('Shading'));
      if (shading) own.set(name('Shading'), this.#shading(shading, resources));
      return this.#context.register(own);
    });
  }

  #shading(shading: PDFObject, resources: PDFDict): PDFObject {
    return this.#once(shading, 'shading', () => {
      const object = resolve(shading, resources);
      const dict = object instanceof PDFStream ? object.dict : object;
      if (!(dict instanceof PDFDict)) return shading;
      const space = this.#spaces.space(dict.get(name('ColorSpace')), resources);
      if (!space) return shading;
      const own = dict.clone(this.#context);
      own.set(name('ColorSpace'), space);
      if (object instanceof PDFRawStream)
        return this.#context.register(PDFRawStream.of(own, object.contents));
      return this.#context.register(own);
    });
  }

  /** A Type 3 font with rewritten glyphs. */
  #font({ ref, object: dict }: SetFont, resources: PDFDict, state: PlateState): PDFObject {
    return this.#once(ref, `font ${keyOf(state)}`, () => {
      const own = dict.clone(this.#context);
      const glyphs = dictOf(dict, 'CharProcs')?.clone(this.#context) ?? this.#context.obj({});
      const inner = resourcesOf(dict, resources) ?? resources;
      for (const [key, value] of glyphs.entries()) {
        const glyph = resolve(value, dict);
        if (glyph instanceof PDFStream) glyphs.set(key, this.#stream(glyph, inner, state));
      }
      own.set(name('CharProcs'), glyphs);
      return this.#context.register(own);
    });
  }
}

/** The colours are inherited from where it is used. */
const asCalled: PlateState = {
  fill: { kind: 'unknown' },
  stroke: { kind: 'unknown' },
  fillOverprints: false,
  strokeOverprints: false,
  mode: 0,
  colourless: true,
  ...usualText,
};

function keyOf({ font, ...state }: PlateState): string {
  // Only letters that are drawings are rewritten; any other font is inherited as it is.
  return JSON.stringify([Object.values(state), isDrawn(font) && [String(font.ref), font.size]]);
}

function addTo(resources: PDFDict, kind: 'XObject' | 'Pattern' | 'Font', object: PDFObject): string {
  const list = resources.lookup(name(kind), PDFDict);
  const known = object instanceof PDFRef ? `Plate${object.objectNumber}` : `Plate${list.keys().length}`;
  list.set(name(known), object);
  return known;
}
