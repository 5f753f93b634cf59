import type { Matrix } from '../pdf/matrix.ts';
import { grown, overlapOf, type Rect } from '../pdf/rect.ts';
import type { ContentWalk, Operator } from './content-walk.ts';
import type { Operand } from './operands.ts';
import { type OperatorName, operators } from './operators.ts';
import { PathOutline } from './path-outline.ts';
import { paintPattern } from './pattern.ts';
import { numberAt } from './state-operators.ts';

/** The scale of a matrix for lengths, independent of direction. */
const enlargement = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

const numbers = (operands: Operand[]) => operands.filter((value) => typeof value === 'number');

const curve: Operator = (content, operands) =>
  content.path.curveTo(numbers(operands).slice(0, 6), content.state.ctm);
const clip: Operator = (content) => {
  content.path.clips = true;
};
const NOTHING = { fills: false, strokes: false };
const painting = (operator: OperatorName): Operator => {
  const { paints } = operators[operator];
  const how = paints?.what === 'path' ? paints : NOTHING;
  return (content) => paintPath(content, how);
};

export const pathOperators = {
  m: (content, operands) =>
    content.path.moveTo(numberAt(operands, 0), numberAt(operands, 1), content.state.ctm),
  l: (content, operands) =>
    content.path.lineTo(numberAt(operands, 0), numberAt(operands, 1), content.state.ctm),
  c: curve,
  v: curve,
  y: curve,
  re: (content, operands) =>
    content.path.rectangle(
      numberAt(operands, 0),
      numberAt(operands, 1),
      numberAt(operands, 2),
      numberAt(operands, 3),
      content.state.ctm,
    ),
  W: clip,
  'W*': clip,
  h: null,
  ...{ f: painting('f'), F: painting('F'), 'f*': painting('f*'), S: painting('S'), s: painting('s') },
  ...{ B: painting('B'), 'B*': painting('B*'), b: painting('b'), 'b*': painting('b*'), n: painting('n') },
} satisfies Partial<Record<OperatorName, Operator | null>>;

function paintPath(content: ContentWalk, { fills, strokes }: { fills: boolean; strokes: boolean }): void {
  const { path, state } = content;
  content.path = new PathOutline();
  path.end();
  const lineWidthPt = Math.abs(state.lineWidth) * enlargement(state.ctm);
  const widened = (bounds: Rect) => (strokes ? grown(bounds, lineWidthPt / 2) : bounds);
  const { bounds, pieces } = path.within((piece) => content.reaches(widened(piece)));
  if (bounds && (fills || strokes)) {
    const painted = content.paint(widened(bounds), {
      kind: 'path',
      fill: fills ? state.fill : null,
      stroke: strokes ? state.stroke : null,
      lineWidthPt,
      pieces,
    });
    if (painted && fills) paintPattern(content, state.fill, painted);
    if (painted && strokes) paintPattern(content, state.stroke, painted);
  }
  if (path.clips) {
    const straight = path.pieces.length === 1 && path.pieces[0]?.rectangular === true;
    content.set({ clip: clipped(content, path), clipsStraight: state.clipsStraight && straight });
  }
}

/** An empty clipping path hides everything. */
function clipped(content: ContentWalk, path: PathOutline) {
  const seen = path.bounds && content.reaches(path.bounds) && overlapOf(path.bounds, content.state.clip);
  const nowhere = { x0: 1, y0: 1, x1: 0, y1: 0 };
  return seen || nowhere;
}
