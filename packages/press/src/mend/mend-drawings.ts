import {
  PDFArray,
  PDFBool,
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
import { type ContentFixes, type MendHost, mendContent, type Overprint } from './mend-content.ts';
import { mendImage, spaceOfImage } from './mend-image.ts';
import type { MendInks } from './mend-inks.ts';
import { mendShading } from './mend-shading.ts';
import { keyOf, type MendState, startOfPage } from './mend-state.ts';

const name = (text: string) => PDFName.of(text);
/** Nesting of forms and patterns; the preflight reports deeper ones. */
const MAX_DEPTH = 28;
const MAX_DRAWINGS = 20_000;
/** What a graphics state says of one device only (ISO 32000-1, 10.4 to 10.6). */
const OF_DEVICE = ['TR', 'TR2', 'HT', 'HTP', 'BG', 'BG2', 'UCR', 'UCR2'];

export interface DrawingFixes extends ContentFixes {
  /** Transfer functions and halftones are removed. */
  device: boolean;
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
  readonly #states = new Map<string, PDFRef>();
  #depth = 0;

  constructor(context: PDFContext, inks: MendInks, fixes: DrawingFixes) {
    this.#context = context;
    this.#inks = inks;
    this.#fixes = fixes;
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
    const own = this.#resources(resources, grey);
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
      if (made !== found.ref) return this.#named(own, resources, kind, made);
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
        if (!space || !this.#inks.of(space)) return undefined;
        image.dict.set(name('Subtype'), name('Image'));
        const ref = this.#context.register(image);
        return this.#named(own, resources, 'XObject', this.#image(ref, image, resources, grey));
      },
      pattern: (key) => rename('Pattern', key, (ref) => this.#pattern(ref, resources, grey)),
      shading: (key) => rename('Shading', key, (ref) => this.#shading(ref, resources, grey)),
      font: (key) => rename('Font', key, (ref) => this.#font(ref, resources, grey)),
      graphicsState: (key, state) =>
        rename('ExtGState', key, (ref) => this.#graphicsState(ref, resources, state)),
      overprint: (wanted) => this.#named(own, resources, 'ExtGState', this.#overprint(wanted)),
    };
  }

  /** A name that neither the old nor the new resources have for anything else. */
  #named(own: PDFDict, resources: PDFDict, kind: ResourceKind, ref: PDFObject): string {
    const entries = entriesOf(own, kind);
    const known = entries.keys().find((key) => entries.get(key) === ref);
    if (known) return known.decodeText();
    let number = entries.keys().length;
    const taken = (key: string) => entries.has(name(key)) || dictOf(resources, kind)?.has(name(key));
    while (taken(`Mended${number}`)) number++;
    entries.set(name(`Mended${number}`), ref);
    return `Mended${number}`;
  }

  /** The resources without colour spaces that are no longer named; what is drawn is added when it is used. */
  #resources(resources: PDFDict, grey: boolean): PDFDict {
    const own = resources.clone(this.#context);
    for (const kind of ['XObject', 'Pattern', 'Font', 'Shading', 'ExtGState']) own.delete(name(kind));
    const named = dictOf(resources, 'ColorSpace');
    if (named) own.set(name('ColorSpace'), named.clone(this.#context));
    const spaces = dictOf(own, 'ColorSpace');
    for (const [key, value] of spaces?.entries() ?? []) {
      const space = readSpace(resolve(value, resources), resources);
      if (space.kind === 'pattern' && space.base && this.#inks.of(space.base))
        spaces?.set(key, this.#context.obj([name('Pattern'), name(grey ? 'DeviceGray' : 'DeviceCMYK')]));
      else if (this.#inks.of(space)) spaces?.delete(key);
    }
    return own;
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
    if (!group || !named || !this.#inks.of(readSpace(named, resources))) return undefined;
    const own = group.clone(this.#context);
    own.set(name('CS'), name(grey ? 'DeviceGray' : 'DeviceCMYK'));
    return own;
  }

  /** The place of the converted image, which is filled at the end. */
  #image(ref: PDFObject, image: PDFRawStream, resources: PDFDict, grey: boolean): PDFObject {
    const space = spaceOfImage(image, resources);
    if (!space || !this.#inks.of(space)) return ref;
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
        if (made) this.#context.assign(place, this.#withMatte(made, space));
      });
      return place;
    });
  }

  /** The colour with which a soft mask was multiplied beforehand belongs to the space of the image. */
  #withMatte(image: PDFRawStream, space: ColourSpace): PDFRawStream {
    const mask = image.dict.lookup(name('SMask'));
    const matte = mask instanceof PDFRawStream ? numbersOf(mask.dict, 'Matte') : [];
    const ink = matte.length > 0 && this.#inks.of(space)?.(matte);
    if (!ink || !(mask instanceof PDFRawStream)) return image;
    const own = mask.dict.clone(this.#context);
    const isGrey = nameOf(image.dict, 'ColorSpace') === 'DeviceGray';
    own.set(name('Matte'), this.#context.obj(isGrey ? [1 - ink[3]] : [...ink]));
    image.dict.set(name('SMask'), this.#context.register(PDFRawStream.of(own, mask.contents)));
    return image;
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
      const made = this.#converted(shading, resources, grey);
      if (made) return this.#context.register(made);
      const dict = shading instanceof PDFRawStream ? shading.dict : shading;
      if (dict instanceof PDFDict && this.#inks.of(readSpace(entryOf(dict, 'ColorSpace'), resources)))
        this.left.add('gradient');
      return ref;
    });
  }

  #converted(shading: PDFObject, resources: PDFDict, grey: boolean): PDFObject | undefined {
    try {
      return mendShading(shading, resources, { inks: this.#inks, grey });
    } catch {
      return undefined;
    }
  }

  /** Only the letters of a Type 3 font are drawings. */
  #font(ref: PDFObject, resources: PDFDict, grey: boolean): PDFObject {
    const font = resolve(ref, resources);
    if (!(font instanceof PDFDict) || nameOf(font, 'Subtype') !== 'Type3') return ref;
    return this.#once(ref, `font ${grey}`, () => {
      const glyphs = dictOf(font, 'CharProcs')?.clone(this.#context);
      if (!glyphs) return ref;
      // Letters name what is in the resources of their font: all add to the same.
      const inner = resourcesOf(font, resources) ?? resources;
      const shared = this.#resources(inner, grey);
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

  #overprint(wanted: Overprint): PDFRef {
    const key = JSON.stringify(wanted);
    const known = this.#states.get(key);
    if (known) return known;
    const state = this.#context.obj({ Type: 'ExtGState', OPM: wanted.mode }) as PDFDict;
    state.set(name('OP'), wanted.stroke ? PDFBool.True : PDFBool.False);
    state.set(name('op'), wanted.fill ? PDFBool.True : PDFBool.False);
    const ref = this.#context.register(state);
    this.#states.set(key, ref);
    return ref;
  }
}

function entriesOf(resources: PDFDict, kind: ResourceKind): PDFDict {
  const present = resources.lookup(name(kind));
  if (present instanceof PDFDict) return present;
  const entries = resources.context.obj({}) as PDFDict;
  resources.set(name(kind), entries);
  return entries;
}

function matrixOf(dict: PDFDict): Matrix {
  const matrix = numbersOf(dict, 'Matrix');
  return matrix.length === 6 ? (matrix as Matrix) : identity;
}
