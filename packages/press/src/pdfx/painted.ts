import { PDFArray, PDFBool, PDFDict, PDFName, type PDFObject, PDFStream } from 'pdf-lib';
import { operations } from '../pdf/content-operations.ts';
import { numbersOf } from '../pdf/operands.ts';
import { paintingOperators, textPaints } from '../pdf/painting-operators.ts';
import { decodeStream } from '../pdf/streams.ts';
import { readInlineImage } from '../preflight/interpret/inline-image.ts';
import type { PdfxCode } from './finding.ts';
import { fontCodes, groupCodes, imageCodes, stateCodes, streamCodes } from './object-codes.ts';
import { spaceCodes } from './space-codes.ts';

const name = (text: string) => PDFName.of(text);
const MAX_DEPTH = 30;

type Codes = Map<PdfxCode, string>;
interface State {
  fill: PdfxCode[];
  stroke: PdfxCode[];
  font: PDFDict | undefined;
  textMode: number;
}

/** Finds what a page paints that PDF/X-4 forbids. Objects shared by pages are checked once. */
export class Painted {
  #known = new Map<PDFObject, Codes>();
  #outputProfile: string;
  #depth = 0;

  /** @param outputProfile SHA-256 of the output intent's profile */
  constructor(outputProfile: string) {
    this.#outputProfile = outputProfile;
  }

  /** @param skip placed XObjects, by name; their findings are reported through `placed` */
  page(content: Uint8Array, resources: PDFDict | undefined, placed?: { name: string; codes: Codes }): Codes {
    const codes: Codes = new Map();
    this.#walk(content, resources, codes, placed);
    return codes;
  }

  #walk(
    content: Uint8Array,
    resources: PDFDict | undefined,
    codes: Codes,
    placed?: { name: string; codes: Codes },
  ): void {
    const add = (found: readonly PdfxCode[], detail: string) => {
      for (const code of found) if (!codes.has(code)) codes.set(code, detail);
    };
    if (this.#depth > MAX_DEPTH) return;
    this.#depth++;
    const stack: State[] = [];
    let state: State = { fill: [], stroke: [], font: undefined, textMode: 0 };
    for (const operation of operations(content)) {
      const { operator, names } = operation;
      const [first = ''] = names;
      const key = operator === 'SCN' || operator === 'scn' ? (names.at(-1) ?? '') : first;
      const painting = paintingOperators.get(operator);
      if (painting?.what === 'path') {
        if (painting.fills) add(state.fill, 'area');
        if (painting.strokes) add(state.stroke, 'line');
      } else if (painting?.what === 'text') {
        const { fills, strokes } = textPaints(state.textMode);
        if (fills) add(state.fill, 'text');
        if (strokes) add(state.stroke, 'text');
        if (fills || strokes) this.#into(codes, this.#font(state.font));
      }
      switch (operator) {
        case 'q':
          stack.push({ ...state });
          break;
        case 'Q':
          state = stack.pop() ?? state;
          break;
        case 'rg':
        case 'RG':
          this.#choose(state, operator, spaceCodes(name('DeviceRGB'), resources, this.#outputProfile));
          break;
        case 'g':
        case 'G':
        case 'k':
        case 'K':
          this.#choose(state, operator, []);
          break;
        case 'cs':
        case 'CS':
          this.#choose(state, operator, spaceCodes(name(key), resources, this.#outputProfile));
          break;
        case 'scn':
        case 'SCN':
          if (key) this.#into(codes, this.#pattern(entry(resources, 'Pattern', key), resources));
          break;
        case 'Tr':
          state.textMode = numbersOf(content, operation)[0] ?? 0;
          break;
        case 'Tf':
          state.font = dictOf(entry(resources, 'Font', key));
          break;
        case 'EI': {
          if (!resources) break;
          const { dict } = readInlineImage(content, operation.start, operation.end, resources);
          add(imageCodes(dict, resources, this.#outputProfile), 'inline image');
          if (dict.lookup(name('ImageMask')) === PDFBool.True) add(state.fill, 'inline image');
          break;
        }
        case 'sh':
          this.#into(codes, this.#shading(entry(resources, 'Shading', key), resources));
          break;
        case 'gs':
          this.#into(codes, this.#extGState(dictOf(entry(resources, 'ExtGState', key))));
          break;
        case 'Do': {
          const target = placed?.name === key ? placed.codes : codes;
          const drawn = entry(resources, 'XObject', key);
          // A form may inherit the colour, a stencil mask does; other images have their own.
          if (!(drawn instanceof PDFStream && drawn.dict.has(name('ColorSpace')))) add(state.fill, 'drawing');
          this.#into(target, this.#xobject(drawn, resources));
          break;
        }
      }
    }
    this.#depth--;
  }

  #drawing(stream: PDFStream, resources: PDFDict | undefined, codes: Codes): void {
    if (stream.dict.has(name('F'))) return;
    let content: Uint8Array;
    try {
      content = decodeStream(stream);
    } catch (error) {
      codes.set('unreadable', String(error));
      return;
    }
    this.#walk(content, resources, codes);
  }

  #choose(state: State, operator: string, found: PdfxCode[]): void {
    state[operator === operator.toUpperCase() ? 'stroke' : 'fill'] = found;
  }

  #into(codes: Codes, found: Codes): void {
    for (const [code, detail] of found) if (!codes.has(code)) codes.set(code, detail);
  }

  /** The findings of an object, cached; an object that contains itself counts as harmless meanwhile. */
  #once(object: PDFObject | undefined, find: (codes: Codes) => void): Codes {
    if (object === undefined) return new Map();
    const known = this.#known.get(object);
    if (known) return known;
    const codes: Codes = new Map();
    this.#known.set(object, codes);
    find(codes);
    return codes;
  }

  #xobject(object: PDFObject | undefined, resources: PDFDict | undefined): Codes {
    if (!(object instanceof PDFStream)) return new Map();
    return this.#once(object, (codes) => {
      const subtype = object.dict.lookup(name('Subtype'));
      const isImage = subtype === name('Image');
      const found = isImage
        ? imageCodes(object.dict, resources, this.#outputProfile)
        : [...streamCodes(object.dict), ...groupCodes(object.dict)];
      if (subtype === name('PS')) found.push('postscript');
      for (const code of found) codes.set(code, isImage ? 'image' : 'drawing');
      if (subtype !== name('Form')) return;
      this.#drawing(object, dictOf(object.dict.lookup(name('Resources'))) ?? resources, codes);
    });
  }

  #pattern(object: PDFObject | undefined, resources: PDFDict | undefined): Codes {
    if (object instanceof PDFDict) return this.#shading(object.lookup(name('Shading')), resources);
    if (!(object instanceof PDFStream)) return new Map();
    return this.#once(object, (codes) => {
      for (const code of streamCodes(object.dict)) codes.set(code, 'pattern');
      this.#drawing(object, dictOf(object.dict.lookup(name('Resources'))) ?? resources, codes);
    });
  }

  #shading(object: PDFObject | undefined, resources: PDFDict | undefined): Codes {
    const dict = object instanceof PDFStream ? object.dict : dictOf(object);
    return this.#once(dict, (codes) => {
      const space = dict?.lookup(name('ColorSpace'));
      for (const code of spaceCodes(space, resources, this.#outputProfile)) codes.set(code, 'gradient');
    });
  }

  #extGState(dict: PDFDict | undefined): Codes {
    return this.#once(dict, (codes) => {
      if (!dict) return;
      for (const code of stateCodes(dict)) codes.set(code, 'graphics state');
      const mask = dictOf(dict.lookup(name('SMask')));
      if (mask) this.#into(codes, this.#xobject(mask.lookup(name('G')), undefined));
    });
  }

  #font(font: PDFDict | undefined): Codes {
    return this.#once(font, (codes) => {
      if (!font) return;
      for (const code of fontCodes(font)) codes.set(code, String(font.lookup(name('BaseFont')) ?? 'font'));
      const glyphs = dictOf(font.lookup(name('CharProcs')));
      for (const key of glyphs?.keys() ?? []) {
        const glyph = glyphs?.lookup(key);
        if (glyph instanceof PDFStream) this.#drawing(glyph, dictOf(font.lookup(name('Resources'))), codes);
      }
    });
  }
}

function entry(resources: PDFDict | undefined, kind: string, key: string): PDFObject | undefined {
  return dictOf(resources?.lookup(name(kind)))?.lookup(name(key));
}

const dictOf = (value: PDFObject | undefined): PDFDict | undefined =>
  value instanceof PDFDict && !(value instanceof PDFArray) ? value : undefined;
