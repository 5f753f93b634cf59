import type { PDFDict, PDFRawStream } from 'pdf-lib';
import { Budget, interpretLimits } from '../content/budget.ts';
import type { ColourSpace } from '../content/colour-space.ts';
import type { FontFacts } from '../content/font.ts';
import type { Colour, GraphicsState } from '../content/graphics-state.ts';
import { showsGlyphs } from '../content/painted-object.ts';
import { resourceIn } from '../content/resources.ts';
import { visitContent } from '../content/visit.ts';
import type { Visitor } from '../content/visitor.ts';
import { nameOf } from '../pdf/entries.ts';
import type { PdfxCode } from './finding.ts';
import { groupCodes, imageCodes, stateCodes, streamCodes } from './object-codes.ts';
import { spaceCodes } from './space-codes.ts';

/** What takes long is stopped where files are uploaded. */
const limits = { ...interpretLimits, milliseconds: Number.POSITIVE_INFINITY };

type Codes = Map<PdfxCode, string>;
/** An XObject in the resources of a page, by its name, whose findings are collected separately. */
interface Placed {
  name: string;
  codes: Codes;
}

/** Finds what pages paint that PDF/X-4 forbids, even where it is clipped. */
export class Painted {
  #outputProfile: string;

  /** @param outputProfile SHA-256 of the output intent's profile */
  constructor(outputProfile: string) {
    this.#outputProfile = outputProfile;
  }

  /** The findings about the content of a page, each with what was painted where it was found first. */
  page(content: Uint8Array, resources: PDFDict | undefined, placed?: Placed): Codes {
    const codes: Codes = new Map();
    const apart = placed && {
      stream: resourceIn(resources, 'XObject', placed.name),
      codes: placed.codes,
    };
    visitContent(content, resources, checker(codes, apart, this.#outputProfile), new Budget(limits));
    return codes;
  }
}

function checker(
  codes: Codes,
  apart: { stream: unknown; codes: Codes } | undefined,
  outputProfile: string,
): Visitor {
  let into = codes;
  const add = (found: readonly PdfxCode[], detail: string, target = into) => {
    for (const code of found) if (!target.has(code)) target.set(code, detail);
  };
  const known = new Map<ColourSpace, readonly PdfxCode[]>();
  const ofSpace = (space: ColourSpace) => {
    const found = known.get(space) ?? spaceCodes(space, outputProfile);
    known.set(space, found);
    return found;
  };
  const ofColour = (colour: Colour | null) => (colour ? ofSpace(colour.shading ?? colour.space) : []);
  const isFirst = firstUses(ofColour);

  return {
    path({ fill, stroke }) {
      add(ofColour(fill), 'area');
      add(ofColour(stroke), 'line');
    },
    text(text) {
      add([...ofColour(text.fill), ...ofColour(text.stroke)], 'text');
      if (!text.font.embedded && showsGlyphs(text)) add(['font-not-embedded'], text.font.name);
    },
    image({ image, fill }) {
      if (image.masking) return;
      add(imageCodes(image.stream.dict), 'image');
      if (image.space) add(ofSpace(image.space), image.inline ? 'inline image' : 'image');
      add(ofColour(fill), 'drawing');
    },
    shading: ({ space }) => add(ofSpace(space), 'gradient'),
    extGState: (dict) => add(stateCodes(dict), 'graphics state'),
    xobject({ dict }) {
      if (nameOf(dict, 'Subtype') === 'PS') add([...streamCodes(dict), 'postscript'], 'drawing');
    },
    enter(stream, state, { within }) {
      const kind = within.at(-1);
      const target = stream === apart?.stream ? apart.codes : into;
      if (kind !== 'type3') add(streamCodes(stream.dict), kind === 'pattern' ? 'pattern' : 'drawing', target);
      if (kind === 'form' || kind === 'soft-mask') add(groupCodes(stream.dict), 'drawing', target);
      // The data of an external stream is not that of the drawing.
      const goesIn =
        !streamCodes(stream.dict).includes('external-stream') && isFirst(stream, state, target === codes);
      if (goesIn) into = target;
      return goesIn;
    },
    leave(stream) {
      if (stream === apart?.stream) into = codes;
    },
    problem(problem) {
      if (problem === 'stream' || problem === 'limit') add(['unreadable'], problem);
    },
  };
}

/** Whether a stream is drawn for the first time in such a state, as far as its findings depend on it. */
function firstUses(ofColour: (colour: Colour) => readonly PdfxCode[]) {
  const seen = new Map<PDFRawStream, Set<string>>();
  const fonts = new Map<FontFacts | null, number>();
  return (stream: PDFRawStream, { fill, stroke, text }: GraphicsState, ofPage: boolean): boolean => {
    // What a pattern paints is found where it is used.
    if (fill.pattern || stroke.pattern) return true;
    const font = fonts.get(text.font) ?? fonts.size;
    fonts.set(text.font, font);
    const uses = seen.get(stream) ?? new Set();
    seen.set(stream, uses);
    const use = JSON.stringify([ofColour(fill), ofColour(stroke), font, text.mode, ofPage]);
    const before = uses.size;
    return uses.add(use).size > before;
  };
}
