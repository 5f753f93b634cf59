import { type PDFDict, PDFName } from 'pdf-lib';
import { specOf, textModeOf } from '../content/operators.ts';
import { rewrite } from '../content/rewrite.ts';
import { applyText, isDrawn, type TextMode, usualText } from '../content/text-state.ts';
import { dictOf } from '../pdf/entries.ts';
import { type HiddenGroups, isHidden, isOptionalContent } from '../pdf/optional-content.ts';
import { silentFont } from './silent-font.ts';

const NOTHING = { fills: false, strokes: false };

/** How the content of a form begins, and what it draws. */
export interface Beginning {
  /** The text state that it inherits; that of a page by default. */
  text?: TextMode;
  /** The name by which an XObject is to be drawn in this text state instead; undefined for the same. */
  renamed?: (name: string, text: TextMode) => string | undefined;
}

/**
 * The content without what hidden groups paint and without the marks of all groups, or undefined when there are none.
 * Only the painting is removed: changes of the graphics state in a hidden part still apply to what follows.
 * @param resources of the content; a font may be added to them
 */
export function withoutMarks(
  content: Uint8Array,
  resources: PDFDict,
  hidden: HiddenGroups,
  { text = usualText, renamed }: Beginning = {},
): Uint8Array | undefined {
  const properties = dictOf(resources, 'Properties') ?? resources.context.obj({});
  const marks: { hides: boolean; ofGroup: boolean }[] = [];
  const groupAt = (names: readonly string[]) => properties.get(PDFName.of(names[1] ?? ''));
  const isOfGroup = (names: readonly string[]) =>
    names[0] === 'OC' || (names.length > 1 && isOptionalContent(groupAt(names), properties));

  return rewrite(content, text, (operation, state, written) => {
    const { operator, names } = operation;
    const painting = specOf(operator)?.paints;
    applyText(state, operation, content, resources);
    if (operator === 'BDC' || operator === 'BMC') {
      const ofGroup = operator === 'BDC' && isOfGroup(names);
      if (ofGroup) written.drop(operation);
      const hides = ofGroup && names[0] === 'OC' && isHidden(groupAt(names), properties, hidden);
      marks.push({ hides, ofGroup });
    } else if (operator === 'EMC') {
      if (marks.pop()?.ofGroup) written.drop(operation);
    } else if (operator === 'DP') {
      if (isOfGroup(names)) written.drop(operation);
    } else if (painting && marks.some(({ hides }) => hides)) {
      // The following text on the line keeps its position.
      if (painting.what === 'text') written.surround(operation, ...silenced(state, resources));
      else if (painting.what === 'path') written.replace(operation, 'n');
      else written.drop(operation);
    } else if (painting?.what === 'object') {
      const name = renamed?.(names[0] ?? '', state);
      if (name !== undefined) written.replace(operation, `/${name} Do`);
    }
  });
}

/** The operators before and after text, so that it paints nothing; drawn letters paint in every text rendering mode. */
function silenced({ textMode, font }: TextMode, resources: PDFDict): [before: string, after: string] {
  if (isDrawn(font)) {
    const { silent, name } = silentFont(font, resources);
    return [`/${silent} ${font.size} Tf`, `/${name} ${font.size} Tf`];
  }
  return [`${textModeOf(textMode, NOTHING)} Tr`, `${textMode} Tr`];
}
