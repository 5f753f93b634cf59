import { PDFBool, PDFDict, PDFName, PDFNumber } from 'pdf-lib';
import { type Operation, operations } from '../pdf/content-operations.ts';
import { numbersOf } from '../pdf/operands.ts';
import { PLATE_NAMES, plateNameOf } from './plate-spaces.ts';

interface State {
  fill: number[] | null;
  stroke: number[] | null;
  fillOverprints: boolean;
  strokeOverprints: boolean;
  mode: number;
  textMode: number;
}

const DIRECT = { k: PLATE_NAMES[4], rg: PLATE_NAMES[3], g: PLATE_NAMES[1] } as Record<string, string>;

/**
 * Rewrites a content stream for one plate: colours in device spaces take the plate's, and what overprints without ink
 * on this plate is not drawn.
 * @param plate 0 cyan, 1 magenta, 2 yellow, 3 black
 */
export function plateContent(
  content: Uint8Array,
  resources: PDFDict | undefined,
  plate: number,
  begins: 'black' | 'as-called',
): Uint8Array {
  const parts: Uint8Array[] = [];
  const stack: State[] = [];
  let state: State = {
    fill: null,
    stroke: null,
    fillOverprints: false,
    strokeOverprints: false,
    mode: 0,
    textMode: 0,
  };
  let kept = 0;
  const put = (from: number, to: number, text: string) => {
    parts.push(content.subarray(kept, from), Buffer.from(text));
    kept = to;
  };
  const grey = PLATE_NAMES[1];
  if (begins === 'black') parts.push(Buffer.from(`/${grey} cs 0 sc /${grey} CS 0 SC\n`));
  for (const operation of operations(content)) {
    const { operator, start, end } = operation;
    if (operator === 'q') stack.push({ ...state });
    else if (operator === 'Q') state = stack.pop() ?? state;
    else if (operator === 'gs') applyExtGState(state, operation, resources);
    else if (operator === 'Tr') state.textMode = numbersOf(content, operation)[0] ?? 0;
    else if (/^(?:f\*?|F)$/.test(operator) && isSpared(state, 'fill', plate)) put(start, end, 'n');
    else if (/^[Ss]$/.test(operator) && isSpared(state, 'stroke', plate)) put(start, end, 'n');
    else if (/^(?:Tj|TJ)$/.test(operator) && state.textMode === 0 && isSpared(state, 'fill', plate)) {
      put(start, start, ' 3 Tr ');
      put(end, end, ' 0 Tr ');
    } else {
      const written = colourOf(state, operation, content);
      if (written) put(start, end, written);
    }
  }
  parts.push(content.subarray(kept));
  return Buffer.concat(parts);
}

/** Without ink on this plate, and told to leave what lies below (ISO 32000-1, 8.6.7). */
function isSpared(state: State, what: 'fill' | 'stroke', plate: number): boolean {
  const overprints = what === 'fill' ? state.fillOverprints : state.strokeOverprints;
  return overprints && state.mode === 1 && state[what]?.length === 4 && state[what][plate] === 0;
}

function applyExtGState(state: State, { names }: Operation, resources: PDFDict | undefined): void {
  const list = resources?.lookup(PDFName.of('ExtGState'));
  const dict = list instanceof PDFDict ? list.lookup(PDFName.of(names[0] ?? '')) : undefined;
  if (!(dict instanceof PDFDict)) return;
  const [OP, op, OPM] = ['OP', 'op', 'OPM'].map((key) => dict.lookup(PDFName.of(key)));
  if (OP !== undefined) state.strokeOverprints = OP === PDFBool.True;
  if (op !== undefined || OP !== undefined) state.fillOverprints = (op ?? OP) === PDFBool.True;
  if (OPM instanceof PDFNumber) state.mode = OPM.asNumber();
}

function colourOf(state: State, operation: Operation, content: Uint8Array): string | undefined {
  const { operator, names } = operation;
  const small = operator.toLowerCase();
  const strokes = small !== operator;
  const [cs, sc] = strokes ? ['CS', 'SC'] : ['cs', 'sc'];
  const note = (values: number[] | null) => {
    state[strokes ? 'stroke' : 'fill'] = values;
  };
  const direct = DIRECT[small];
  if (direct) {
    const values = numbersOf(content, operation);
    note(values);
    return `/${direct} ${cs} ${values.join(' ')} ${sc}`;
  }
  if (small === 'cs') {
    note(null);
    const plateName = plateNameOf(names[0] ?? '');
    // Four inks begin with black, profiles begin with nothing.
    const first = plateName === PLATE_NAMES[4] ? '0 0 0 1' : plateName === PLATE_NAMES[3] ? '0 0 0' : '0';
    return plateName && `/${plateName} ${cs} ${first} ${sc}`;
  }
  if (small === 'sc' || small === 'scn') note(names.length > 0 ? null : numbersOf(content, operation));
  return undefined;
}
