import { z } from 'zod';
import { numeric, version } from './primitives.ts';

/** The page, counted from 1, that is taken out of a file of several pages where one is wanted. */
export const choosePage = z.object({ page: numeric(z.int().min(1).max(2000)), version });
