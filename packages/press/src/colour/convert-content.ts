import type { PDFDict } from 'pdf-lib';
import { numbersIn } from '../content/operands.ts';
import { type Painting, specOf } from '../content/operators.ts';
import { type Rewriting, rewrite } from '../content/rewrite.ts';
import { applyText } from '../content/text-state.ts';
import type { Operation } from '../content/tokens.ts';
import { combined, identity, type Matrix } from '../pdf/matrix.ts';
import { colourWriter } from './colour-writer.ts';
import { type GraphicsState, startingState } from './graphics-state.ts';
import { BLACK } from './ink.ts';
import type { Inks } from './ink-of.ts';
import { overprintOperation, pathOverprints, textOverprints } from './overprint.ts';
import { PathExtent } from './path-extent.ts';
import { unprintable } from './unprintable.ts';

/** Ink for what is printed; grey for soft masks, whose luminosity is an opacity. */
export type ColourMode = 'ink' | 'grey';

export interface ContentOptions {
  inks: Inks;
  mode: ColourMode;
  resources: PDFDict | undefined;
  /** From the units of the stream to points. */
  ctm: Matrix;
  /** Pages, patterns and masks start in black; forms and glyphs in the current colour of the caller. */
  begins: 'black' | 'as-called';
  /** Whether small black type and thin black lines are set to overprint. */
  overprint: boolean;
  /** Called for everything that is drawn from the resources, with the state in which it is drawn. */
  use(
    kind: 'XObject' | 'Shading' | 'Pattern' | 'Font' | 'ExtGState',
    name: string,
    state: GraphicsState,
  ): void;
}

/**
 * Rewrites the colours of a content stream and leaves every other byte unchanged.
 * @returns the new content, and whether it switches overprint (its resources then need the two states)
 */
export function convertContent(
  content: Uint8Array,
  options: ContentOptions,
): { content: Uint8Array; switches: boolean } {
  const { use, resources } = options;
  let path = new PathExtent();
  let switches = false;
  const colours = colourWriter(options);
  const overprint = (wanted: boolean, at: number, state: GraphicsState, written: Rewriting) => {
    if (!options.overprint || state.overprint === wanted) return;
    written.put(at, at, overprintOperation(wanted));
    state.overprint = wanted;
    switches = true;
  };
  const paint = (painting: Painting, operation: Operation, state: GraphicsState, written: Rewriting) => {
    const { operator, names, start } = operation;
    if (painting.what === 'inline-image') throw unprintable('an image inside a content stream');
    if (painting.what === 'text') overprint(textOverprints(state), start, state, written);
    else if (painting.what !== 'path') {
      overprint(false, start, state, written);
      use(operator === 'Do' ? 'XObject' : 'Shading', names[0] ?? '', state);
    } else if (path.start >= 0)
      overprint(pathOverprints(state, painting, path.thickness), path.start, state, written);
  };
  const edit = (operation: Operation, state: GraphicsState, written: Rewriting) => {
    const { operator, start } = operation;
    const spec = specOf(operator);
    if (spec?.paints) paint(spec.paints, operation, state, written);
    switch (spec?.category) {
      case 'path-painting':
        path = new PathExtent();
        break;
      case 'path':
        path.add(start, operator, numbersIn(content, operation), state.ctm);
        break;
      case 'colour': {
        const colour = colours.write(state, operation, numbersIn(content, operation), use);
        if (colour !== undefined) written.replace(operation, colour);
        break;
      }
      default:
        applyText(state, operation, content, resources);
        setState(state, operation, () => numbersIn(content, operation), use);
    }
  };
  const isBlack = options.begins === 'black';
  const start = startingState(options.ctm, isBlack ? BLACK : null);
  const converted = rewrite(content, start, edit, isBlack ? colours.black : '');
  return { content: converted ?? content, switches };
}

function setState(
  state: GraphicsState,
  { operator, names }: Operation,
  numbers: () => number[],
  use: ContentOptions['use'],
): void {
  const [name = ''] = names;
  if (operator === 'cm') state.ctm = combined(matrixOf(numbers()), state.ctm);
  else if (operator === 'w') state.lineWidth = numbers()[0] ?? 1;
  else if (operator === 'BT') state.textMatrix = identity;
  else if (operator === 'Tm') state.textMatrix = matrixOf(numbers());
  else if (operator === 'gs') use('ExtGState', name, state);
  else if (operator === 'Tf') use('Font', name, state);
}

const matrixOf = (numbers: number[]): Matrix => (numbers.length === 6 ? (numbers as Matrix) : identity);
