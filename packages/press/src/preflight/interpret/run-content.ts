import { operations } from '../../pdf/content-operations.ts';
import type { ContentWalk } from './content-walk.ts';
import { paintInlineImage } from './image-operators.ts';
import { readOperands } from './operands.ts';
import { operators } from './operators.ts';

/** Carries out the operations of a content stream, as far as the budget goes. */
export function runContent(content: ContentWalk, bytes: Uint8Array): void {
  for (const { operator, start, end } of operations(bytes)) {
    if (!content.walk.budget.operator()) return;
    if (operator === 'EI') paintInlineImage(content, bytes, start, end);
    else operators.get(operator)?.(content, readOperands(bytes, start, end));
  }
}
