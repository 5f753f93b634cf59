import { operations } from '../../pdf/content-operations.ts';
import type { ContentWalk } from './content-walk.ts';
import { paintInlineImage } from './image-operators.ts';
import { readOperands } from './operands.ts';
import { operators } from './operators.ts';

/** Operators that neither paint nor change any checked state (ISO 32000-1, annex A). */
const OTHERS = new Set(['ET', 'BX', 'EX', 'MP', 'DP', 'J', 'j', 'M', 'd', 'ri', 'i', 'h', 'd0']);
const SPACE = new Set([0, 9, 10, 12, 13, 32]);
const PERCENT = 0x25;

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
    const carriedOut = operators.get(operator);
    if (operator === 'EI') {
      if (!endsWithEi(bytes, end)) walk.problem('cut');
      paintInlineImage(content, bytes, start, end);
    } else if (carriedOut) carriedOut(content, readOperands(bytes, start, end));
    else if (lenient <= 0 && !OTHERS.has(operator)) walk.problem('unknown-operator');
  }
  // Operands without an operator, or an unterminated string: the rest is missing.
  if (inText || !isBlank(bytes, after)) walk.problem('cut');
}

/** An inline image that extends to the end of the content is truncated. */
const endsWithEi = (bytes: Uint8Array, end: number): boolean =>
  bytes[end - 2] === 0x45 && bytes[end - 1] === 0x49;

/** Whether only white space and comments follow. */
function isBlank(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte === PERCENT) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
    else if (!SPACE.has(byte)) return false;
  }
  return true;
}
