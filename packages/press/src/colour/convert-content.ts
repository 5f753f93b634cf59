import type { PDFDict } from 'pdf-lib';
import { type Operation, operations } from '../pdf/content-operations.ts';
import { combined, identity, type Matrix } from '../pdf/matrix.ts';
import { numbersOf } from '../pdf/operands.ts';
import { type Painting, paintingOperators } from '../pdf/painting-operators.ts';
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

const KINDS = new Map<string, 'path' | 'state' | 'colour'>();
for (const operator of ['m', 'l', 'c', 'v', 'y', 're', 'h']) KINDS.set(operator, 'path');
for (const operator of ['q', 'Q', 'cm', 'w', 'gs', 'BT', 'Tm', 'Tf', 'Tr']) KINDS.set(operator, 'state');
for (const operator of ['g', 'rg', 'k', 'cs', 'sc', 'scn'])
  KINDS.set(operator, 'colour').set(operator.toUpperCase(), 'colour');

/**
 * Rewrites the colours of a content stream and leaves every other byte unchanged.
 * @returns the new content, and whether it switches overprint (its resources then need the two states)
 */
export function convertContent(
  content: Uint8Array,
  options: ContentOptions,
): { content: Uint8Array; switches: boolean } {
  const { use } = options;
  const parts: Uint8Array[] = [];
  const stack: GraphicsState[] = [];
  let state = startingState(options.ctm, options.begins === 'black' ? BLACK : null);
  let path = new PathExtent();
  let kept = 0;
  let switches = false;
  const put = (from: number, to: number, text: string) => {
    parts.push(content.subarray(kept, from), Buffer.from(text));
    kept = to;
  };
  const overprint = (wanted: boolean, at: number) => {
    if (!options.overprint || state.overprint === wanted) return;
    put(at, at, overprintOperation(wanted));
    state.overprint = wanted;
    switches = true;
  };
  const colours = colourWriter(options);
  if (options.begins === 'black') parts.push(Buffer.from(colours.black));

  const draw = (operation: Operation) => {
    overprint(false, operation.start);
    use(operation.operator === 'Do' ? 'XObject' : 'Shading', operation.names[0] ?? '', state);
  };
  const paint = (painting: Painting, operation: Operation) => {
    if (painting.what === 'inline-image') throw unprintable('an image inside a content stream');
    if (painting.what === 'text') overprint(textOverprints(state), operation.start);
    else if (painting.what !== 'path') draw(operation);
    else if (path.start >= 0) overprint(pathOverprints(state, painting, path.thickness), path.start);
  };
  for (const operation of operations(content)) {
    const { operator, start } = operation;
    const painting = paintingOperators.get(operator);
    if (painting) paint(painting, operation);
    if (painting?.what === 'path' || operator === 'n') path = new PathExtent();
    switch (KINDS.get(operator)) {
      case 'path':
        path.add(start, operator, numbersOf(content, operation), state.ctm);
        break;
      case 'colour': {
        const written = colours.write(state, operation, numbersOf(content, operation), use);
        if (written !== undefined) put(start, operation.end, written);
        break;
      }
      case 'state':
        if (operator === 'q') stack.push({ ...state });
        else if (operator === 'Q') state = stack.pop() ?? state;
        else setState(state, operation, numbersOf(content, operation), use);
    }
  }
  parts.push(content.subarray(kept));
  return { content: Buffer.concat(parts), switches };
}

function setState(
  state: GraphicsState,
  { operator, names }: Operation,
  numbers: number[],
  use: ContentOptions['use'],
): void {
  const [name = ''] = names;
  if (operator === 'cm') state.ctm = combined(matrixOf(numbers), state.ctm);
  else if (operator === 'w') state.lineWidth = numbers[0] ?? 1;
  else if (operator === 'BT') state.textMatrix = identity;
  else if (operator === 'Tm') state.textMatrix = matrixOf(numbers);
  else if (operator === 'Tr') state.textMode = numbers[0] ?? 0;
  else if (operator === 'gs') use('ExtGState', name, state);
  else {
    state.fontSize = numbers.at(-1) ?? 0;
    use('Font', name, state);
  }
}

const matrixOf = (numbers: number[]): Matrix => (numbers.length === 6 ? (numbers as Matrix) : identity);
