import { z } from 'zod';
import { callList } from './call.ts';
import { operationPoint } from './operations.ts';
import { item } from './primitives.ts';

/** How the installation is. */
export const operationsCalls = callList({
  'GET /operations': { reply: item(z.array(operationPoint)) },
});
