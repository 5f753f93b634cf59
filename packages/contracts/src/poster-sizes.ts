/** The sizes of posters: on a wall, and on a table. In a file without schemas, so that the print desk does not load zod. */
export const posterSizes = ['a4', 'a6'] as const;
export type PosterSize = (typeof posterSizes)[number];
