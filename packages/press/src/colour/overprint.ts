import { PDFBool, type PDFContext, PDFDict, PDFName, type PDFRef } from 'pdf-lib';
import { textPaints } from '../content/operators.ts';
import { combined } from '../pdf/matrix.ts';
import { type GraphicsState, scaleOf } from './graphics-state.ts';
import { isBlackAlone } from './ink.ts';

/** Smaller black type and thinner black lines overprint (GWG 2022 R0009, R0010): misregistration leaves no gap. */
const TYPE_BELOW_PT = 12;
const LINES_BELOW_PT = 2;

const ON = 'OverprintOn';
const OFF = 'OverprintOff';
/** The operation, to be inserted between others. */
export const overprintOperation = (on: boolean): string => ` /${on ? ON : OFF} gs `;

const black = (state: GraphicsState, what: 'fill' | 'stroke') => {
  const ink = state[what];
  return state.opaque && ink !== null && isBlackAlone(ink);
};
const thinLine = (state: GraphicsState) => state.lineWidth * scaleOf(state.ctm) < LINES_BELOW_PT;

/** Whether text shown in this state overprints. */
export function textOverprints(state: GraphicsState): boolean {
  const { fills, strokes } = textPaints(state.textMode);
  const isBlack = (!fills || black(state, 'fill')) && (!strokes || black(state, 'stroke'));
  if (!isBlack || !(fills || strokes)) return false;
  return Math.abs(state.font?.size ?? 0) * scaleOf(combined(state.textMatrix, state.ctm)) < TYPE_BELOW_PT;
}

/** Whether a path painted in this way overprints; `thickness` is its smaller side in points. */
export function pathOverprints(
  state: GraphicsState,
  { fills, strokes }: { fills: boolean; strokes: boolean },
  thickness: number,
): boolean {
  const fillFits = !fills || (thickness < LINES_BELOW_PT && black(state, 'fill'));
  return fillFits && (!strokes || (thinLine(state) && black(state, 'stroke')));
}

/** The two graphics states, for the resources of streams that switch between them. */
export interface OverprintStates {
  addTo(resources: PDFDict): void;
}

export function overprintStates(context: PDFContext): OverprintStates {
  let states: [PDFRef, PDFRef] | undefined;
  return {
    addTo(resources) {
      states ??= [true, false].map((on) => context.register(extGState(context, on))) as [PDFRef, PDFRef];
      const present = resources.lookup(PDFName.of('ExtGState'));
      const list = present instanceof PDFDict ? present : context.obj({});
      list.set(PDFName.of(ON), states[0]);
      list.set(PDFName.of(OFF), states[1]);
      if (list !== present) resources.set(PDFName.of('ExtGState'), list);
    },
  };
}

/** Overprint mode 1: channels without ink leave what is below; for pure black these are all but black. */
function extGState(context: PDFContext, on: boolean): PDFDict {
  const state = context.obj({ Type: 'ExtGState', OPM: 1 });
  for (const key of ['OP', 'op']) state.set(PDFName.of(key), on ? PDFBool.True : PDFBool.False);
  return state;
}
