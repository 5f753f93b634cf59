import { endOfSpace } from './bytes.ts';
import type { ContentWalk } from './content-walk.ts';
import { effects } from './effects.ts';
import { paintInlineImage } from './image-operators.ts';
import { readOperands } from './operands.ts';
import { operations } from './tokens.ts';

/** Executes the operations of a content stream within the budget. */
export function runContent(content: ContentWalk, bytes: Uint8Array): void {
  const { walk } = content;
  let after = 0;
  let lenient = 0;
  let inText = false;
  for (const { operator, start, end } of operations(bytes)) {
    if (!walk.budget.operator()) return;
    after = end;
    if (operator === 'BX') lenient++;
    else if (operator === 'EX') lenient--;
    else if (operator === 'BT' || operator === 'ET') inText = operator === 'BT';
    const effect = effects.get(operator);
    if (operator === 'EI') {
      if (!endsWithEi(bytes, end)) walk.problem('cut');
      paintInlineImage(content, bytes, start, end);
    } else if (effect) effect(content, readOperands(bytes, start, end));
    else if (lenient <= 0 && effect === undefined) walk.problem('unknown-operator');
  }
  // Operands without an operator, or an unterminated string: the rest is missing.
  if (inText || endOfSpace(bytes, after) < bytes.length) walk.problem('cut');
}

/** An inline image that extends to the end of the content is truncated. */
const endsWithEi = (bytes: Uint8Array, end: number): boolean =>
  bytes[end - 2] === 0x45 && bytes[end - 1] === 0x49;
