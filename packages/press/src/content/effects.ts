import { colourOperators } from './colour-operators.ts';
import type { Operator } from './content-walk.ts';
import { objectOperators } from './object-operators.ts';
import type { OperatorName } from './operators.ts';
import { pathOperators } from './path-operators.ts';
import { stateOperators } from './state-operators.ts';
import { textOperators } from './text-operators.ts';

/** An inline image is painted from its bytes, not from operands. */
type Executed = Exclude<OperatorName, 'BI' | 'ID' | 'EI'>;

const byOperator: Record<Executed, Operator | null> = {
  ...stateOperators,
  ...pathOperators,
  ...colourOperators,
  ...textOperators,
  ...objectOperators,
};

/** What each operator does; null for one that neither paints nor changes anything that is looked at. */
export const effects: ReadonlyMap<string, Operator | null> = new Map(Object.entries(byOperator));
