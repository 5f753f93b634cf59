import { colourOperators } from './colour-operators.ts';
import type { Operator } from './content-walk.ts';
import { objectOperators } from './object-operators.ts';
import { pathOperators } from './path-operators.ts';
import { stateOperators } from './state-operators.ts';
import { textOperators } from './text-operators.ts';

/** All operators that paint or change how objects are painted (ISO 32000-1, annex A). */
export const operators: ReadonlyMap<string, Operator> = new Map(
  Object.entries({
    ...stateOperators,
    ...pathOperators,
    ...colourOperators,
    ...textOperators,
    ...objectOperators,
  }),
);
