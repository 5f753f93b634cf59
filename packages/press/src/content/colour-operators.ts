import { PDFName } from 'pdf-lib';
import { asDict, entryOf, numberOf } from '../pdf/entries.ts';
import { type ColourSpace, initialComponents } from './colour-space.ts';
import type { ContentWalk, Operator } from './content-walk.ts';
import type { Colour } from './graphics-state.ts';
import type { Operand } from './operands.ts';
import type { OperatorName } from './operators.ts';
import { nameAt } from './state-operators.ts';

type Side = 'fill' | 'stroke';

const plain = (space: ColourSpace, components: readonly number[]): Colour => ({
  space,
  components,
  pattern: null,
  shading: null,
});

const numbers = (operands: Operand[]) => operands.filter((value) => typeof value === 'number').slice(0, 32);

const device =
  (side: Side, kind: 'gray' | 'rgb' | 'cmyk'): Operator =>
  (content, operands) =>
    setColour(content, side, plain(content.walk.spaces.device(kind, content.resources), numbers(operands)));

const space =
  (side: Side): Operator =>
  (content, operands) => {
    const read = content.walk.spaces.read(PDFName.of(nameAt(operands, 0)), content.resources);
    setColour(content, side, plain(read, initialComponents(read)));
  };

const colour =
  (side: Side): Operator =>
  (content, operands) => {
    const current = content.state[side];
    const pattern = nameAt(operands, -1);
    if (current.space.kind !== 'pattern') setColour(content, side, plain(current.space, numbers(operands)));
    else if (pattern)
      setColour(content, side, patternColour(content, current.space, pattern, numbers(operands)));
  };

function patternColour(content: ContentWalk, space: ColourSpace, name: string, components: number[]): Colour {
  const pattern = content.resource('Pattern', name) ?? null;
  if (!pattern) content.walk.problem('missing-object');
  const dict = asDict(pattern ?? undefined);
  const shading = numberOf(dict, 'PatternType') === 2 ? asDict(entryOf(dict, 'Shading')) : undefined;
  const shades = shading ? content.walk.spaces.read(entryOf(shading, 'ColorSpace'), content.resources) : null;
  return { space, components, pattern, shading: shades };
}

function setColour(content: ContentWalk, side: Side, colour: Colour): void {
  if (!content.colourless) content.set({ [side]: colour });
}

export const colourOperators = {
  g: device('fill', 'gray'),
  G: device('stroke', 'gray'),
  rg: device('fill', 'rgb'),
  RG: device('stroke', 'rgb'),
  k: device('fill', 'cmyk'),
  K: device('stroke', 'cmyk'),
  cs: space('fill'),
  CS: space('stroke'),
  sc: colour('fill'),
  scn: colour('fill'),
  SC: colour('stroke'),
  SCN: colour('stroke'),
} satisfies Partial<Record<OperatorName, Operator | null>>;
