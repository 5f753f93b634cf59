import { z } from 'zod';
import { posterSizes } from './poster-sizes.ts';

/** `GET print/catalog/{id}/posters` */
export const posterQuery = z.object({ size: z.enum(posterSizes).default('a4') });
