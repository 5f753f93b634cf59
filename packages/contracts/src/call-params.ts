import { z } from 'zod';
import { flag, pathId } from './primitives.ts';

/** The parameter of `/{resource}/:id`. */
export const byId = z.object({ id: pathId });

/** The parameter of `/{what}/:page_id`. */
export const byPage = z.object({ page_id: pathId });

/** With `dry_run` 1 a deletion is only tried: it answers or refuses as it would, and nothing is deleted. */
export const deletion = z.object({ dry_run: flag.optional() });
