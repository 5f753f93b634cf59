import { z } from 'zod';
import { pathId } from './primitives.ts';

/** The parameter of `/{resource}/:id`. */
export const byId = z.object({ id: pathId });

/** The parameter of `/{what}/:page_id`. */
export const byPage = z.object({ page_id: pathId });
