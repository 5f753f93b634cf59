import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef, PDFStream } from 'pdf-lib';
import { foundIn, type ResourceKind, resourcesOf } from '../content/resources.ts';
import { dictOf, nameOf, numberOf } from '../pdf/entries.ts';
import { combined, identity, type Matrix } from '../pdf/matrix.ts';
import { deflated, replaceStream } from '../pdf/replace-stream.ts';
import { concatenate, contentStreams, decodeStream } from '../pdf/streams.ts';
import { type ColourMode, type ContentOptions, convertContent } from './convert-content.ts';
import { convertImage } from './convert-image.ts';
import { convertShading } from './convert-shading.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { Inks } from './ink-of.ts';
import { numbersAt } from './numbers-at.ts';
import type { OverprintStates } from './overprint.ts';
import { unprintable } from './unprintable.ts';

/** What the pages of a document share; each object is converted once, in the context of its first use. */
export interface ColourPass {
  inks: Inks;
  states: OverprintStates;
  done: Map<PDFObject, ColourMode>;
}

const MAX_DEPTH = 20;
const name = (text: string) => PDFName.of(text);

/** Converts everything a laid-out page paints to DeviceCMYK and DeviceGray. Throws `layout` if it cannot. */
export async function convertPage(page: PDFDict, pass: ColourPass): Promise<void> {
  const images: (() => Promise<void>)[] = [];
  const walk = new Walk(page, pass, images);
  const streams = contentStreams(page.lookup(name('Contents')), page.context);
  const content = walk.convert(concatenate(streams), dictOf(page, 'Resources'), {
    mode: 'ink',
    ctm: identity,
    begins: 'black',
    overprint: true,
  });
  page.set(name('Contents'), page.context.register(deflated(page.context, content)));
  for (const convert of images) await convert();
}

type Surroundings = Pick<ContentOptions, 'mode' | 'ctm' | 'begins' | 'overprint'>;

class Walk {
  #page: PDFDict;
  #pass: ColourPass;
  #images: (() => Promise<void>)[];
  #depth = 0;

  constructor(page: PDFDict, pass: ColourPass, images: (() => Promise<void>)[]) {
    this.#page = page;
    this.#pass = pass;
    this.#images = images;
  }

  convert(content: Uint8Array, resources: PDFDict | undefined, surroundings: Surroundings): Uint8Array {
    if (++this.#depth > MAX_DEPTH) throw unprintable('drawings nested without end');
    const converted = convertContent(content, {
      ...surroundings,
      inks: this.#pass.inks,
      resources,
      use: (kind, key, state) => this.#use(kind, key, state, resources, surroundings),
    });
    if (converted.switches && resources) this.#pass.states.addTo(resources);
    this.#depth--;
    return converted.content;
  }

  #use(
    kind: ResourceKind,
    key: string,
    state: GraphicsState,
    resources: PDFDict | undefined,
    surroundings: Surroundings,
  ): void {
    const found = foundIn(resources, kind, key);
    if (found?.object instanceof PDFStream && found.ref instanceof PDFRef)
      this.#stream(found.object, found.ref, state, resources, surroundings);
    else if (found?.object instanceof PDFDict) this.#dictionary(kind, found.object, state, surroundings);
  }

  #stream(
    stream: PDFStream,
    ref: PDFRef,
    state: GraphicsState,
    resources: PDFDict | undefined,
    { mode, overprint }: Surroundings,
  ): void {
    const { dict } = stream;
    if (nameOf(dict, 'Subtype') === 'Image') {
      if (!this.#first(ref, mode) || !(stream instanceof PDFRawStream)) return;
      this.#images.push(() => convertImage(stream, ref, this.#pass.inks, mode));
      return;
    }
    const tiling = dict.has(name('PatternType'));
    const matrix = numbersAt(dict, 'Matrix', identity) as Matrix;
    this.#form(ref, stream, resources, {
      mode,
      overprint,
      ctm: tiling ? matrix : combined(matrix, state.ctm),
      begins: tiling ? 'black' : 'as-called',
    });
  }

  #form(ref: PDFRef, stream: PDFStream, resources: PDFDict | undefined, surroundings: Surroundings): void {
    if (!this.#first(ref, surroundings.mode)) return;
    const own = resourcesOf(stream.dict, resources);
    const content = this.convert(decodeStream(stream), own, surroundings);
    const { dict } = replaceStream(this.#page.context, ref, stream, content);
    const group = dictOf(dict, 'Group');
    const space = name(surroundings.mode === 'grey' ? 'DeviceGray' : 'DeviceCMYK');
    if (group && (surroundings.mode === 'grey' || group.has(name('CS')))) group.set(name('CS'), space);
  }

  #dictionary(kind: string, dict: PDFDict, state: GraphicsState, surroundings: Surroundings): void {
    const { mode } = surroundings;
    if (kind === 'ExtGState') this.#extGState(dict, state, surroundings);
    else if (kind === 'Shading' && this.#first(dict, mode)) convertShading(dict, this.#pass.inks, mode);
    else if (kind === 'Pattern') {
      const shading = dictOf(dict, 'Shading');
      if (!shading) throw unprintable('a gradient along a mesh');
      if (this.#first(shading, mode)) convertShading(shading, this.#pass.inks, mode);
    } else if (kind === 'Font' && nameOf(dict, 'Subtype') === 'Type3') {
      const glyphs = dictOf(dict, 'CharProcs');
      for (const glyph of glyphs?.values() ?? []) {
        const stream = this.#page.context.lookup(glyph);
        if (stream instanceof PDFStream && glyph instanceof PDFRef)
          this.#form(glyph, stream, dictOf(dict, 'Resources'), {
            mode,
            ctm: identity,
            begins: 'as-called',
            overprint: false,
          });
      }
    }
  }

  #extGState(dict: PDFDict, state: GraphicsState, surroundings: Surroundings): void {
    const { ctm } = surroundings;
    state.lineWidth = numberOf(dict, 'LW') ?? state.lineWidth;
    if (state.font && dict.has(name('Font')))
      this.#dictionary('Font', state.font.object, state, surroundings);
    const mask = dict.lookup(name('SMask'));
    const alpha = (key: string) => String(dict.lookup(name(key)) ?? 1);
    if (dict.has(name('ca')) || dict.has(name('CA')) || mask)
      state.opaque = alpha('ca') === '1' && alpha('CA') === '1' && !(mask instanceof PDFDict);
    if (!(mask instanceof PDFDict)) return;
    const grey = nameOf(mask, 'S') === 'Luminosity';
    const group = mask.get(name('G'));
    const stream = mask.lookup(name('G'));
    if (group instanceof PDFRef && stream instanceof PDFStream)
      this.#form(group, stream, undefined, {
        mode: grey ? 'grey' : 'ink',
        ctm,
        begins: 'black',
        overprint: false,
      });
    const backdrop = mask.lookup(name('BC'));
    if (grey && backdrop instanceof PDFArray && backdrop.size() === 3) {
      const [r = 0, g = 0, b = 0] = numbersAt(mask, 'BC');
      mask.set(name('BC'), mask.context.obj([0.3 * r + 0.59 * g + 0.11 * b]));
    }
  }

  /** Whether an object is used for the first time; it cannot be ink in one place and a mask in another. */
  #first(object: PDFObject, mode: ColourMode): boolean {
    const before = this.#pass.done.get(object);
    if (before !== undefined && before !== mode) throw unprintable('a drawing that is also a mask');
    this.#pass.done.set(object, mode);
    return before === undefined;
  }
}
