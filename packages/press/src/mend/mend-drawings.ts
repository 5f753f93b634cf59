import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from 'pdf-lib';
import { inkOperands } from '../colour/ink.ts';
import { type ColourSpace, readSpace } from '../content/colour-space.ts';
import { readInlineImage } from '../content/inline-image.ts';
import { foundIn, type ResourceKind, resourcesOf } from '../content/resources.ts';
import { dictOf, entryOf, nameOf, numberOf, numbersOf, resolve } from '../pdf/entries.ts';
import { combined, identity, type Matrix } from '../pdf/matrix.ts';
import { deflated } from '../pdf/replace-stream.ts';
import { concatenate, contentStreams, decodeStream } from '../pdf/streams.ts';
import { type ContentFixes, type MendHost, mendContent } from './mend-content.ts';
import { mendImage, spaceOfImage, withMatte } from './mend-image.ts';
import type { MendInks } from './mend-inks.ts';
import { mendShading } from './mend-shading.ts';
import { keyOf, type MendState, startOfPage } from './mend-state.ts';
import { emptied, entriesOf, newName } from './mended-resources.ts';
import { OverprintSettings } from './overprint-settings.ts';

const name = (text: string) => PDFName.of(text);
/** Nesting of forms and patterns; the preflight reports deeper ones. */
const MAX_DEPTH = 28;
const MAX_DRAWINGS = 20_000;
/** What a graphics state says of one device only (ISO 32000-1, 10.4 to 10.6). */
const OF_DEVICE = ['TR', 'TR2', 'HT', 'HTP', 'BG', 'BG2', 'UCR', 'UCR2'];

export interface DrawingFixes extends ContentFixes {
  /** Transfer functions and halftones are removed. */
  device: boolean;
  /** The font that is embedded instead of one; undefined where it stays. */
  twin?: ((font: PDFDict) => PDFObject | undefined) | undefined;
}

/** Mends everything that pages draw: each form, pattern and glyph once for each state in which it is drawn. */
export class MendedDrawings {
  /** What could not be converted: kinds of things, each once. */
  readonly left = new Set<'image' | 'gradient'>();
  readonly #context: PDFContext;
  readonly #inks: MendInks;
  readonly #fixes: DrawingFixes;
  readonly #made = new Map<string, PDFObject>();
  readonly #images: (() => Promise<void>)[] = [];
  readonly #states: OverprintSettings;
  #depth = 0;

  constructor(context: PDFContext, inks: MendInks, fixes: DrawingFixes) {
    this.#context = context;
    this.#inks = inks;
    this.#fixes = fixes;
    this.#states = new OverprintSettings(context);
  }

  /** Mends a page. The page's resources must not be shared with a page that stays as it is. */
  page(page: PDFDict): void {
    const content = concatenate(contentStreams(page.lookup(name('Contents')), this.#context));
    const resources = dictOf(page, 'Resources') ?? this.#context.obj({});
    const made = this.#drawing(content, resources, startOfPage(), { grey: false, colourless: false });
    page.set(name('Contents'), this.#context.register(deflated(this.#context, made.content)));
    page.set(name('Resources'), made.resources);
    const group = this.#group(dictOf(page, 'Group'), resources, false);
    if (group) page.set(name('Group'), group);
  }

  /** Converts the images that the pages draw; one that cannot be read stays as it is. */
  async end(): Promise<void> {
    for (const convert of this.#images) await convert();
  }

  #drawing(
    content: Uint8Array,
    resources: PDFDict,
    begins: MendState,
    { grey, colourless }: { grey: boolean; colourless: boolean },
  ): { content: Uint8Array; resources: PDFDict } {
    const own = emptied(resources, this.#inks, grey);
    const host = this.#host(resources, own, grey);
    return { content: mendContent(content, host, begins, colourless), resources: own };
  }

  /** @param own the resources to which what is mended is added */
  #host(resources: PDFDict, own: PDFDict, grey: boolean): MendHost {
    // What is not used is not taken over: an object in colours of the screen would be found there.
    const rename = (kind: ResourceKind, key: string, make: (object: PDFObject) => PDFObject) => {
      const found = foundIn(resources, kind, key);
      if (!found) return undefined;
      const made = make(found.ref);
      if (made !== found.ref) return newName(own, resources, kind, made);
      entriesOf(own, kind).set(name(key), made);
      return key;
    };
    return {
      resources,
      inks: this.#inks,
      grey,
      fixes: this.#fixes,
      object: (key, state) => rename('XObject', key, (ref) => this.#object(ref, resources, state, grey)),
      inlineImage: (bytes, { start, end }) => {
        const image = readInlineImage(bytes, start, end, resources);
        const space = spaceOfImage(image, resources);
        if (!space || !this.#converts(space, grey)) return undefined;
        image.dict.set(name('Subtype'), name('Image'));
        const ref = this.#context.register(image);
        return newName(own, resources, 'XObject', this.#image(ref, image, resources, grey));
      },
      pattern: (key) => rename('Pattern', key, (ref) => this.#pattern(ref, resources, grey)),
      shading: (key) => rename('Shading', key, (ref) => this.#shading(ref, resources, grey)),
      font: (key) => rename('Font', key, (ref) => this.#font(ref, resources, grey)),
      graphicsState: (key, state) =>
        rename('ExtGState', key, (ref) => this.#graphicsState(ref, resources, state)),
      overprint: (wanted) => newName(own, resources, 'ExtGState', this.#states.ref(wanted)),
    };
  }

  #once(ref: PDFObject, state: string, make: () => PDFObject): PDFObject {
    if (!(ref instanceof PDFRef)) return make();
    const key = `${ref.tag} ${state}`;
    const known = this.#made.get(key);
    if (known) return known;
    // A form that draws itself ends here, as it does in readers.
    if (this.#depth >= MAX_DEPTH || this.#made.size > MAX_DRAWINGS) return ref;
    this.#made.set(key, ref);
    this.#depth++;
    const made = make();
    this.#depth--;
    this.#made.set(key, made);
    return made;
  }

  #object(ref: PDFObject, resources: PDFDict, state: MendState, grey: boolean): PDFObject {
    const stream = resolve(ref, resources);
    if (!(stream instanceof PDFStream)) return ref;
    if (nameOf(stream.dict, 'Subtype') === 'Image')
      return stream instanceof PDFRawStream ? this.#image(ref, stream, resources, grey) : ref;
    if (nameOf(stream.dict, 'Subtype') !== 'Form') return ref;
    const ctm = combined(matrixOf(stream.dict), state.ctm);
    return this.#once(ref, `${grey} ${keyOf(state)}`, () =>
      this.#stream(stream, resources, { ...state, ctm }, { grey, colourless: false }),
    );
  }

  #stream(
    stream: PDFStream,
    resources: PDFDict,
    begins: MendState,
    how: { grey: boolean; colourless: boolean },
  ): PDFRef {
    const inner = resourcesOf(stream.dict, resources) ?? resources;
    const made = this.#drawing(decodeStream(stream), inner, begins, how);
    const dict = stream.dict.clone(this.#context);
    for (const key of ['Filter', 'DecodeParms', 'Length', 'F', 'FFilter', 'FDecodeParms', 'OPI', 'PieceInfo'])
      dict.delete(name(key));
    const group = this.#group(dictOf(dict, 'Group'), inner, how.grey);
    if (group) dict.set(name('Group'), group);
    dict.set(name('Resources'), made.resources);
    dict.set(name('Filter'), name('FlateDecode'));
    return this.#context.register(PDFRawStream.of(dict, deflated(this.#context, made.content).contents));
  }

  /** A transparency group that blends in inks, or in a mask in light. */
  #group(group: PDFDict | undefined, resources: PDFDict, grey: boolean): PDFDict | undefined {
    const named = group && entryOf(group, 'CS');
    if (!group || !named || !this.#inks.isReplaced(readSpace(named, resources))) return undefined;
    const own = group.clone(this.#context);
    own.set(name('CS'), name(grey ? 'DeviceGray' : 'DeviceCMYK'));
    return own;
  }

  #converts = (space: ColourSpace, grey: boolean) =>
    (grey ? this.#inks.greyOf(space) : this.#inks.of(space)) !== undefined;

  /** The place of the converted image, which is filled at the end. */
  #image(ref: PDFObject, image: PDFRawStream, resources: PDFDict, grey: boolean): PDFObject {
    const space = spaceOfImage(image, resources);
    if (!space || !this.#converts(space, grey)) return ref;
    return this.#once(ref, `image ${grey}`, () => {
      const place = this.#context.nextRef();
      this.#context.assign(place, image);
      this.#images.push(async () => {
        const made = await mendImage(this.#context, image, resources, { inks: this.#inks, grey }).catch(
          () => {
            this.left.add('image');
            return undefined;
          },
        );
        if (made) this.#context.assign(place, withMatte(made, this.#inks.of(space)));
      });
      return place;
    });
  }

  #pattern(ref: PDFObject, resources: PDFDict, grey: boolean): PDFObject {
    const pattern = resolve(ref, resources);
    if (pattern instanceof PDFStream) {
      const begins = startOfPage(matrixOf(pattern.dict));
      const colourless = numberOf(pattern.dict, 'PaintType') === 2;
      return this.#once(ref, `pattern ${grey}`, () =>
        this.#stream(pattern, resources, begins, { grey, colourless }),
      );
    }
    if (!(pattern instanceof PDFDict)) return ref;
    const shading = pattern.get(name('Shading'));
    const made = shading && this.#shading(shading, resources, grey);
    if (!made || made === shading) return ref;
    const own = pattern.clone(this.#context);
    own.set(name('Shading'), made);
    return this.#once(ref, `pattern ${grey}`, () => this.#context.register(own));
  }

  #shading(ref: PDFObject, resources: PDFDict, grey: boolean): PDFObject {
    return this.#once(ref, `shading ${grey}`, () => {
      const shading = resolve(ref, resources);
      if (!shading) return ref;
      try {
        const made = mendShading(shading, resources, { inks: this.#inks, grey });
        return made ? this.#context.register(made) : ref;
      } catch {
        this.left.add('gradient');
        return ref;
      }
    });
  }

  /** Only the letters of a Type 3 font are drawings; of others the twin may be embedded. */
  #font(ref: PDFObject, resources: PDFDict, grey: boolean): PDFObject {
    const font = resolve(ref, resources);
    if (!(font instanceof PDFDict)) return ref;
    if (nameOf(font, 'Subtype') !== 'Type3')
      return this.#fixes.twin ? this.#once(ref, 'twin', () => this.#fixes.twin?.(font) ?? ref) : ref;
    return this.#once(ref, `font ${grey}`, () => {
      const glyphs = dictOf(font, 'CharProcs')?.clone(this.#context);
      if (!glyphs) return ref;
      // Letters name what is in the resources of their font: all add to the same.
      const inner = resourcesOf(font, resources) ?? resources;
      const shared = emptied(inner, this.#inks, grey);
      for (const [key, value] of glyphs.entries()) {
        const glyph = resolve(value, resources);
        if (!(glyph instanceof PDFStream)) continue;
        const host = this.#host(inner, shared, grey);
        const content = mendContent(decodeStream(glyph), host, startOfPage());
        glyphs.set(key, this.#context.register(deflated(this.#context, content)));
      }
      const own = font.clone(this.#context);
      own.set(name('CharProcs'), glyphs);
      own.set(name('Resources'), shared);
      return this.#context.register(own);
    });
  }

  #graphicsState(ref: PDFObject, resources: PDFDict, state: MendState): PDFObject {
    const found = resolve(ref, resources);
    if (!(found instanceof PDFDict)) return ref;
    const own = found.clone(this.#context);
    let changed = false;
    if (this.#fixes.device) for (const key of OF_DEVICE) changed = own.delete(name(key)) || changed;
    const mask = found.lookup(name('SMask'));
    const made = mask instanceof PDFDict ? this.#softMask(mask, resources, state) : undefined;
    if (made) own.set(name('SMask'), made);
    if (!changed && !made) return ref;
    return this.#once(ref, `state ${keyOf(state)}`, () => this.#context.register(own));
  }

  #softMask(mask: PDFDict, resources: PDFDict, state: MendState): PDFDict | undefined {
    const ref = mask.get(name('G'));
    const stream = mask.lookup(name('G'));
    if (!ref || !(stream instanceof PDFStream)) return undefined;
    const grey = nameOf(mask, 'S') === 'Luminosity';
    const begins = startOfPage(combined(matrixOf(stream.dict), state.ctm));
    const made = this.#once(ref, `mask ${grey} ${keyOf(begins)}`, () =>
      this.#stream(stream, resources, begins, { grey, colourless: false }),
    );
    const own = mask.clone(this.#context);
    own.set(name('G'), made);
    if (this.#fixes.device) own.delete(name('TR'));
    const backdrop = mask.lookup(name('BC'));
    const space = readSpace(entryOf(dictOf(stream.dict, 'Group'), 'CS'), resources);
    const light = this.#inks.greyOf(space)?.(numbersOf(mask, 'BC'));
    if (grey && backdrop instanceof PDFArray && light !== undefined)
      own.set(name('BC'), this.#context.obj([Number(inkOperands([light]))]));
    return own;
  }
}

function matrixOf(dict: PDFDict): Matrix {
  const matrix = numbersOf(dict, 'Matrix');
  return matrix.length === 6 ? (matrix as Matrix) : identity;
}
