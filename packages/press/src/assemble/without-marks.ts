import { PDFDict, PDFName, type PDFObject } from 'pdf-lib';
import { operations } from '../pdf/content-operations.ts';
import { numbersOf } from '../pdf/operands.ts';
import { type HiddenGroups, isHidden, isOptionalContent } from '../pdf/optional-content.ts';
import { paintingOperators, textModeOf } from '../pdf/painting-operators.ts';
import { fontByName, fontOfState, isDrawn, silentFont, type UsedFont } from './silent-font.ts';

const NOTHING = { fills: false, strokes: false };

interface TextState {
  mode: number;
  font: UsedFont | undefined;
}

/**
 * The content without what hidden groups paint and without the marks of all groups, or undefined when there are none.
 * Only the painting is removed: changes of the graphics state in a hidden part still apply to what follows.
 * @param resources of the content; a font may be added to them
 */
export function withoutMarks(
  content: Uint8Array,
  resources: PDFObject | undefined,
  hidden: HiddenGroups,
): Uint8Array | undefined {
  if (!(resources instanceof PDFDict)) return undefined;
  const properties = resources.lookup(PDFName.of('Properties'));
  if (!(properties instanceof PDFDict)) return undefined;
  const parts: Uint8Array[] = [];
  const marks: { hides: boolean; ofGroup: boolean }[] = [];
  const saved: TextState[] = [];
  let state: TextState = { mode: 0, font: undefined };
  let kept = 0;
  const put = (from: number, to: number, text: string) => {
    parts.push(content.subarray(kept, from), Buffer.from(text));
    kept = to;
  };
  const groupAt = (names: readonly string[]) => properties.get(PDFName.of(names[1] ?? ''));
  const isOfGroup = (names: readonly string[]) =>
    names[0] === 'OC' || (names.length > 1 && isOptionalContent(groupAt(names), properties));

  for (const operation of operations(content)) {
    const { operator, names, start, end } = operation;
    const painting = paintingOperators.get(operator);
    if (operator === 'BDC' || operator === 'BMC') {
      const ofGroup = operator === 'BDC' && isOfGroup(names);
      if (ofGroup) put(start, end, ' ');
      const hides = ofGroup && names[0] === 'OC' && isHidden(groupAt(names), properties, hidden);
      marks.push({ hides, ofGroup });
    } else if (operator === 'EMC') {
      if (marks.pop()?.ofGroup) put(start, end, ' ');
    } else if (operator === 'DP') {
      if (isOfGroup(names)) put(start, end, ' ');
    } else if (operator === 'q') saved.push({ ...state });
    else if (operator === 'Q') state = saved.pop() ?? state;
    else if (operator === 'Tr') state.mode = numbersOf(content, operation)[0] ?? 0;
    else if (operator === 'Tf')
      state.font = fontByName(resources, names[0], numbersOf(content, operation).at(-1));
    else if (operator === 'gs') state.font = fontOfState(resources, names[0]) ?? state.font;
    else if (painting && marks.some(({ hides }) => hides)) {
      if (painting.what === 'text') {
        // The following text on the line keeps its position.
        const [before, after] = silenced(state, resources);
        put(start, start, ` ${before} `);
        put(end, end, ` ${after} `);
      } else put(start, end, painting.what === 'path' ? 'n' : ' ');
    }
  }
  if (parts.length === 0) return undefined;
  return Buffer.concat([...parts, content.subarray(kept)]);
}

/** The operators before and after text, so that it paints nothing; drawn letters paint in every text rendering mode. */
function silenced({ mode, font }: TextState, resources: PDFDict): [before: string, after: string] {
  if (font && isDrawn(font)) {
    const { silent, name } = silentFont(font, resources);
    return [`/${silent} ${font.size} Tf`, `/${name} ${font.size} Tf`];
  }
  return [`${textModeOf(mode, NOTHING)} Tr`, `${mode} Tr`];
}
