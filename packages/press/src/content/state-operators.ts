import { PDFArray, PDFBool, type PDFDict, PDFName, PDFNumber } from 'pdf-lib';
import { asDict, asName, entryOf, numberOf } from '../pdf/entries.ts';
import { combined, type Matrix } from '../pdf/matrix.ts';
import type { ContentWalk, Operator } from './content-walk.ts';
import type { GraphicsState } from './graphics-state.ts';
import { isName, type Operand } from './operands.ts';
import type { OperatorName } from './operators.ts';

/** More saved states than any page has open at a time. */
const MAX_STACK = 10_000;

export const numberAt = (operands: Operand[], i: number): number => {
  const value = operands[i];
  return typeof value === 'number' ? value : 0;
};

export const nameAt = (operands: Operand[], i: number): string => {
  const value = operands.at(i);
  return isName(value) ? value.name : '';
};

const DEVICE_KEYS = ['TR', 'TR2', 'HTP', 'HT'].map((key) => PDFName.of(key));

export const matrixOf = (operands: Operand[]): Matrix =>
  [0, 1, 2, 3, 4, 5].map((i) => numberAt(operands, i)) as Matrix;

export const stateOperators = {
  q: (content) => {
    if (content.stack.length < MAX_STACK) content.stack.push(content.state);
    else content.walk.problem('limit');
  },
  Q: (content) => {
    content.state = content.stack.pop() ?? content.state;
  },
  cm: (content, operands) => content.set({ ctm: combined(matrixOf(operands), content.state.ctm) }),
  w: (content, operands) => content.set({ lineWidth: numberAt(operands, 0) }),
  gs: (content, operands) => {
    const dict = asDict(content.resource('ExtGState', nameAt(operands, 0)));
    if (!dict) return;
    content.walk.visitor.extGState?.(dict);
    if (DEVICE_KEYS.some((key) => dict.has(key)) && !content.state.deviceSettings.includes(dict))
      content.set({ deviceSettings: [...content.state.deviceSettings, dict] });
    content.set(changesOf(dict, content));
  },
  ...{ J: null, j: null, M: null, d: null, ri: null, i: null },
} satisfies Partial<Record<OperatorName, Operator | null>>;

/** The parameters of a graphics state dictionary. */
function changesOf(dict: PDFDict, content: ContentWalk): Partial<GraphicsState> {
  const changes: Partial<GraphicsState> = {};
  const strokes = boolOf(dict, 'OP');
  const fills = boolOf(dict, 'op') ?? strokes;
  if (strokes !== undefined) changes.overprintStroke = strokes;
  if (fills !== undefined) changes.overprintFill = fills;
  const mode = numberOf(dict, 'OPM');
  if (mode !== undefined) changes.overprintMode = mode;
  const width = numberOf(dict, 'LW');
  if (width !== undefined) changes.lineWidth = width;
  const alphaFill = numberOf(dict, 'ca');
  if (alphaFill !== undefined) changes.alphaFill = alphaFill;
  const alphaStroke = numberOf(dict, 'CA');
  if (alphaStroke !== undefined) changes.alphaStroke = alphaStroke;
  const blend = entryOf(dict, 'BM');
  const blendName = asName(blend instanceof PDFArray ? blend.lookup(0) : blend);
  if (blendName !== undefined) changes.blendMode = blendName === 'Compatible' ? 'Normal' : blendName;
  const mask = entryOf(dict, 'SMask');
  if (mask instanceof PDFName) changes.softMask = null;
  const maskDict = asDict(mask);
  if (maskDict) changes.softMask = { dict: maskDict, ctm: content.state.ctm };
  const font = entryOf(dict, 'Font');
  if (font instanceof PDFArray && font.size() === 2) {
    const [face, size] = [asDict(font.lookup(0)), font.lookup(1)];
    if (face && size instanceof PDFNumber)
      changes.text = { ...content.state.text, font: content.walk.font(face), size: size.asNumber() };
  }
  return changes;
}

function boolOf(dict: PDFDict, key: string): boolean | undefined {
  const value = entryOf(dict, key);
  return value instanceof PDFBool ? value.asBoolean() : undefined;
}
