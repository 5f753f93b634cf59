import { z } from 'zod';

/** The sizes of posters: on a wall, and on a table. */
export const posterSizes = ['a4', 'a6'] as const;
export type PosterSize = (typeof posterSizes)[number];

/** `GET print/catalog/{id}/posters` */
export const posterQuery = z.object({ size: z.enum(posterSizes).default('a4') });
