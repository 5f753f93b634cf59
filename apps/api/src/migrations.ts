import { fileURLToPath } from 'node:url';

/** Folder of the migrations; the relative path is the same from the source and from the built server. */
export const MIGRATIONS = fileURLToPath(new URL('../../../prisma/migrations/', import.meta.url));
