import { PDFBool, type PDFDict, PDFName, PDFNumber } from 'pdf-lib';
import { readSpace } from '../content/colour-space.ts';
import { numbersIn } from '../content/operands.ts';
import { type Painting, pathOperatorOf, specOf, textModeOf, textPaints } from '../content/operators.ts';
import { resourceIn } from '../content/resources.ts';
import { type Rewriting, rewrite } from '../content/rewrite.ts';
import { applyText, isDrawn, type SetFont, type TextMode, usualText } from '../content/text-state.ts';
import type { Operation } from '../content/tokens.ts';
import { asDict, entryOf } from '../pdf/entries.ts';
import { isSpared, type Plate, type PlateColour, patternColour, plateColourOf } from './plate-colour.ts';
import { PLATE_NAMES, plateNameOf } from './plate-spaces.ts';

/** The state that a form, pattern or glyph inherits from the content that draws it. */
export interface PlateState extends TextMode {
  fill: PlateColour;
  stroke: PlateColour;
  fillOverprints: boolean;
  strokeOverprints: boolean;
  mode: number;
  /** In a glyph or pattern that takes its colour from where it is used: its own colours are ignored. */
  colourless: boolean;
}

const startOfPage: PlateState = {
  fill: { kind: 'process' },
  stroke: { kind: 'process' },
  fillOverprints: false,
  strokeOverprints: false,
  mode: 0,
  colourless: false,
  ...usualText,
};

/** Provides the resources of a content stream, converted for the plate. */
export interface PlateHost {
  resources: PDFDict | undefined;
  /** The new name of an XObject, or undefined when it has no effect on this plate. */
  object: (name: string, state: PlateState) => string | undefined;
  /** The new name of an inline image. */
  inlineImage: (bytes: Uint8Array, operation: Operation, state: PlateState) => string | undefined;
  pattern: (name: string) => string;
  /** The new name of a Type 3 font. */
  font: (font: SetFont, state: PlateState) => string | undefined;
}

const CMYK = PDFName.of('DeviceCMYK');
const DIRECT = { k: PLATE_NAMES[4], rg: PLATE_NAMES[3], g: PLATE_NAMES[1] } as Record<string, string>;

/**
 * Rewrites a content stream for one plate: device colour spaces are replaced by those of the plate, and what overprints
 * without ink on this plate is not drawn.
 */
export function plateContent(
  content: Uint8Array,
  host: PlateHost,
  plate: Plate,
  begins: 'black' | PlateState,
): Uint8Array {
  const left = (state: PlateState, what: 'fill' | 'stroke') => {
    const overprints = what === 'fill' ? state.fillOverprints : state.strokeOverprints;
    return !isSpared(state[what], { overprints, mode: state.mode }, plate);
  };
  const remains = (state: PlateState, { fills, strokes }: { fills: boolean; strokes: boolean }) => ({
    fills: fills && left(state, 'fill'),
    strokes: strokes && left(state, 'stroke'),
  });
  const paint = (painting: Painting, operation: Operation, state: PlateState, written: Rewriting) => {
    const { operator, names } = operation;
    switch (painting.what) {
      case 'path': {
        const less = pathOperatorOf(operator, remains(state, painting));
        if (less !== operator) written.replace(operation, less);
        return;
      }
      case 'text': {
        const font = isDrawn(state.font) && host.font(state.font, state);
        // Until another font is set, all of its letters are shown here.
        if (font) return written.surround(operation, `/${font} ${state.font?.size} Tf`, '');
        const mode = textModeOf(state.textMode, remains(state, textPaints(state.textMode)));
        if (mode !== state.textMode) written.surround(operation, `${mode} Tr`, `${state.textMode} Tr`);
        return;
      }
      case 'shading': {
        const overprint = { overprints: state.fillOverprints, mode: 0 };
        const shading = asDict(resourceIn(host.resources, 'Shading', names[0]));
        const colour = plateColourOf(readSpace(shading && entryOf(shading, 'ColorSpace'), host.resources));
        if (isSpared(colour, overprint, plate)) written.drop(operation);
        return;
      }
      default: {
        const drawn =
          painting.what === 'object'
            ? host.object(names[0] ?? '', state)
            : host.inlineImage(content, operation, state);
        return written.replace(operation, drawn === undefined ? ' ' : ` /${drawn} Do `);
      }
    }
  };
  const grey = PLATE_NAMES[1];
  const edit = (operation: Operation, state: PlateState, written: Rewriting) => {
    const { operator, names } = operation;
    const spec = specOf(operator);
    applyText(state, operation, content, host.resources);
    if (spec?.paints) paint(spec.paints, operation, colourless ? { ...state, colourless } : state, written);
    else if (operator === 'gs')
      applyExtGState(state, asDict(resourceIn(host.resources, 'ExtGState', names[0])));
    else if (operator === 'd1') colourless = true;
    else if (spec?.category === 'colour') {
      const changed = colourOf(colourless ? { ...state } : state, operation, content, host);
      if (changed !== undefined) written.replace(operation, changed);
    }
  };
  const start = begins === 'black' ? startOfPage : begins;
  // Like d1, it holds to the end of the content.
  let { colourless } = start;
  const before = begins === 'black' ? `/${grey} cs 0 sc /${grey} CS 0 SC\n` : '';
  return rewrite(content, start, edit, before) ?? content;
}

const written = (text: string) => PDFName.of(text).toString().slice(1);

function applyExtGState(state: PlateState, dict: PDFDict | undefined): void {
  if (!dict) return;
  const [OP, op, OPM] = ['OP', 'op', 'OPM'].map((key) => entryOf(dict, key));
  if (OP !== undefined) state.strokeOverprints = OP === PDFBool.True;
  if (op !== undefined || OP !== undefined) state.fillOverprints = (op ?? OP) === PDFBool.True;
  if (OPM instanceof PDFNumber) state.mode = OPM.asNumber();
}

function colourOf(
  state: PlateState,
  operation: Operation,
  content: Uint8Array,
  host: PlateHost,
): string | undefined {
  const { operator, names } = operation;
  const small = operator.toLowerCase();
  const strokes = small !== operator;
  const [cs, sc] = strokes ? ['CS', 'SC'] : ['cs', 'sc'];
  const side = strokes ? 'stroke' : 'fill';
  const direct = DIRECT[small];
  if (direct) {
    const values = numbersIn(content, operation);
    const colour = small === 'k' ? plateColourOf(readSpace(CMYK, host.resources)) : undefined;
    state[side] = colour?.kind === 'cmyk' ? { kind: 'cmyk', values } : { kind: 'process' };
    return `/${direct} ${cs} ${values.join(' ')} ${sc}`;
  }
  if (small === 'cs') {
    const name = names[0] ?? '';
    const space = readSpace(PDFName.of(name), host.resources);
    state[side] = plateColourOf(space);
    // Replacements have other initial colours: of DeviceCMYK it is black, of profiles and Lab zero.
    const first = name === 'DeviceCMYK' ? '0 0 0 1' : Array(space.components).fill(0).join(' ');
    const plateName = plateNameOf(space) ?? (space.kind === 'lab' ? written(name) : undefined);
    return plateName && `/${plateName} ${cs} ${first} ${sc}`;
  }
  if (small !== 'sc' && small !== 'scn') return undefined;
  const values = numbersIn(content, operation);
  const pattern = names.at(-1);
  if (pattern === undefined) {
    if (state[side].kind === 'cmyk') state[side] = { kind: 'cmyk', values };
    return undefined;
  }
  state[side] = patternColour(resourceIn(host.resources, 'Pattern', pattern));
  return `${values.join(' ')} /${host.pattern(pattern)} ${operator}`;
}
