import { asDict } from '../pdf/entries.ts';
import { combined, translation } from '../pdf/matrix.ts';
import type { ContentWalk, Operator } from './content-walk.ts';
import { missingFont } from './font.ts';
import { startOfText, type TextState } from './graphics-state.ts';
import type { OperatorName } from './operators.ts';
import { showText } from './show-text.ts';
import { matrixOf, nameAt, numberAt } from './state-operators.ts';

const sets =
  (key: 'charSpace' | 'wordSpace' | 'leading' | 'rise' | 'mode'): Operator =>
  (content, operands) =>
    setText(content, { [key]: numberAt(operands, 0) });

function setText(content: ContentWalk, change: Partial<TextState>): void {
  content.set({ text: { ...content.state.text, ...change } });
}

function nextLine(content: ContentWalk, x: number, y: number): void {
  const line = combined(translation(x, y), content.text.line);
  content.text = { matrix: line, line };
}

export const textOperators = {
  BT: (content) => {
    content.text = startOfText();
  },
  Tc: sets('charSpace'),
  Tw: sets('wordSpace'),
  TL: sets('leading'),
  Ts: sets('rise'),
  Tr: sets('mode'),
  Tz: (content, operands) => setText(content, { stretch: numberAt(operands, 0) / 100 }),
  Tf: (content, operands) => {
    const name = nameAt(operands, 0);
    const dict = asDict(content.resource('Font', name));
    setText(content, {
      font: dict ? content.walk.font(dict) : missingFont(name),
      size: numberAt(operands, 1),
    });
  },
  Td: (content, operands) => nextLine(content, numberAt(operands, 0), numberAt(operands, 1)),
  TD: (content, operands) => {
    setText(content, { leading: -numberAt(operands, 1) });
    nextLine(content, numberAt(operands, 0), numberAt(operands, 1));
  },
  Tm: (content, operands) => {
    const matrix = matrixOf(operands);
    content.text = { matrix, line: matrix };
  },
  'T*': (content) => nextLine(content, 0, -content.state.text.leading),
  Tj: (content, operands) => showText(content, operands),
  TJ: (content, operands) => {
    const list = operands[0];
    if (Array.isArray(list)) showText(content, list);
  },
  "'": (content, operands) => {
    nextLine(content, 0, -content.state.text.leading);
    showText(content, operands);
  },
  '"': (content, operands) => {
    setText(content, { wordSpace: numberAt(operands, 0), charSpace: numberAt(operands, 1) });
    nextLine(content, 0, -content.state.text.leading);
    showText(content, operands.slice(2));
  },
  ET: null,
} satisfies Partial<Record<OperatorName, Operator | null>>;
