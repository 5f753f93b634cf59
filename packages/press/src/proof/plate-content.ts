import { PDFBool, type PDFDict, PDFName, PDFNumber } from 'pdf-lib';
import { type Operation, operations } from '../pdf/content-operations.ts';
import { asDict, dictOf, entryOf } from '../pdf/entries.ts';
import { numbersOf } from '../pdf/operands.ts';
import {
  type Painting,
  paintingOperators,
  pathOperatorOf,
  textModeOf,
  textPaints,
} from '../pdf/painting-operators.ts';
import { isSpared, type Plate, type PlateColour, patternColour, plateColourOf } from './plate-colour.ts';
import { PLATE_NAMES, plateNameOf } from './plate-spaces.ts';

/** The state that a form, pattern or glyph inherits from the content that draws it. */
export interface PlateState {
  fill: PlateColour;
  stroke: PlateColour;
  fillOverprints: boolean;
  strokeOverprints: boolean;
  mode: number;
}

interface State extends PlateState {
  textMode: number;
  font: string;
  fontSize: number;
}

export const startOfPage: PlateState = {
  fill: { kind: 'process' },
  stroke: { kind: 'process' },
  fillOverprints: false,
  strokeOverprints: false,
  mode: 0,
};

/** Provides the resources of a content stream, converted for the plate. */
export interface PlateHost {
  resources: PDFDict | undefined;
  /** The new name of an XObject, or undefined when it has no effect on this plate. */
  object: (name: string, state: PlateState) => string | undefined;
  /** The new name of an inline image. */
  inlineImage: (bytes: Uint8Array, operation: Operation, state: PlateState) => string | undefined;
  pattern: (name: string) => string;
  /** The new name of a Type 3 font; undefined for all others. */
  font: (name: string, state: PlateState) => string | undefined;
}

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
  const parts: Uint8Array[] = [];
  const stack: State[] = [];
  const start = begins === 'black' ? startOfPage : begins;
  let state: State = { ...start, textMode: 0, font: '', fontSize: 0 };
  let kept = 0;
  const put = (from: number, to: number, text: string) => {
    parts.push(content.subarray(kept, from), Buffer.from(text));
    kept = to;
  };
  const left = (what: 'fill' | 'stroke') => {
    const overprints = what === 'fill' ? state.fillOverprints : state.strokeOverprints;
    return !isSpared(state[what], { overprints, mode: state.mode }, plate);
  };
  const remains = ({ fills, strokes }: { fills: boolean; strokes: boolean }) => ({
    fills: fills && left('fill'),
    strokes: strokes && left('stroke'),
  });
  const paint = (painting: Painting, operation: Operation) => {
    const { operator, names, start: from, end } = operation;
    switch (painting.what) {
      case 'path':
        if (pathOperatorOf(operator, remains(painting)) !== operator)
          put(from, end, pathOperatorOf(operator, remains(painting)));
        return;
      case 'text': {
        const font = host.font(state.font, state);
        const mode = font ? state.textMode : textModeOf(state.textMode, remains(textPaints(state.textMode)));
        if (font) put(from, from, ` /${font} ${state.fontSize} Tf `);
        if (mode !== state.textMode) put(from, from, ` ${mode} Tr `);
        if (mode !== state.textMode) put(end, end, ` ${state.textMode} Tr `);
        if (font) put(end, end, ` /${written(state.font)} ${state.fontSize} Tf `);
        return;
      }
      case 'shading': {
        const overprint = { overprints: state.fillOverprints, mode: 0 };
        const shading = asDict(entryOf(dictOf(host.resources, 'Shading'), nameIn(names[0])));
        const colour = plateColourOf(shading && entryOf(shading, 'ColorSpace'), host.resources);
        if (isSpared(colour, overprint, plate)) put(from, end, ' ');
        return;
      }
      default: {
        const drawn =
          painting.what === 'object'
            ? host.object(nameIn(names[0]), state)
            : host.inlineImage(content, operation, state);
        return put(from, end, drawn === undefined ? ' ' : ` /${drawn} Do `);
      }
    }
  };
  const grey = PLATE_NAMES[1];
  if (begins === 'black') parts.push(Buffer.from(`/${grey} cs 0 sc /${grey} CS 0 SC\n`));
  for (const operation of operations(content)) {
    const { operator, names } = operation;
    const painting = paintingOperators.get(operator);
    if (painting) paint(painting, operation);
    else if (operator === 'q') stack.push({ ...state });
    else if (operator === 'Q') state = stack.pop() ?? state;
    else if (operator === 'gs') applyExtGState(state, nameIn(names[0]), host.resources);
    else if (operator === 'Tr') state.textMode = numbersOf(content, operation)[0] ?? 0;
    else if (operator === 'Tf') {
      state.font = nameIn(names[0]);
      state.fontSize = numbersOf(content, operation).at(-1) ?? 0;
    } else {
      const changed = colourOf(state, operation, content, host);
      if (changed !== undefined) put(operation.start, operation.end, changed);
    }
  }
  parts.push(content.subarray(kept));
  return Buffer.concat(parts);
}

/** A name in the content, with its escapes decoded. */
const nameIn = (text = '') =>
  text.replace(/#([\da-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const written = (text: string) => PDFName.of(text).toString().slice(1);

function applyExtGState(state: State, name: string, resources: PDFDict | undefined): void {
  const dict = dictOf(dictOf(resources, 'ExtGState'), name);
  if (!dict) return;
  const [OP, op, OPM] = ['OP', 'op', 'OPM'].map((key) => entryOf(dict, key));
  if (OP !== undefined) state.strokeOverprints = OP === PDFBool.True;
  if (op !== undefined || OP !== undefined) state.fillOverprints = (op ?? OP) === PDFBool.True;
  if (OPM instanceof PDFNumber) state.mode = OPM.asNumber();
}

function colourOf(
  state: State,
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
    const values = numbersOf(content, operation);
    state[side] = small === 'k' ? { kind: 'cmyk', values } : { kind: 'process' };
    return `/${direct} ${cs} ${values.join(' ')} ${sc}`;
  }
  if (small === 'cs') {
    const name = nameIn(names[0]);
    state[side] = plateColourOf(PDFName.of(name), host.resources);
    const plateName = plateNameOf(name);
    // The initial colour of CMYK is black, that of ICC profiles is zero.
    const first = plateName === PLATE_NAMES[4] ? '0 0 0 1' : plateName === PLATE_NAMES[3] ? '0 0 0' : '0';
    if (plateName) return `/${plateName} ${cs} ${first} ${sc}`;
    // The replacement of a Lab space would have another initial colour.
    return isLab(name, host.resources) ? `/${written(name)} ${cs} 0 0 0 ${sc}` : undefined;
  }
  if (small !== 'sc' && small !== 'scn') return undefined;
  const values = numbersOf(content, operation);
  const pattern = names.at(-1);
  if (pattern === undefined) {
    if (state[side].kind === 'cmyk') state[side] = { kind: 'cmyk', values };
    return undefined;
  }
  const name = nameIn(pattern);
  const patterns = dictOf(host.resources, 'Pattern');
  state[side] = patterns ? patternColour(patterns.get(PDFName.of(name)), patterns) : { kind: 'unknown' };
  return `${values.join(' ')} /${host.pattern(name)} ${operator}`;
}

function isLab(name: string, resources: PDFDict | undefined): boolean {
  const space = entryOf(dictOf(resources, 'ColorSpace'), name);
  return String(space).startsWith('[ /Lab');
}
