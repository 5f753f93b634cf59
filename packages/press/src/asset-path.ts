import { fileURLToPath } from 'node:url';

/** The path of a file in the press's `assets`, which is a sibling of both the source and the flat bundle. */
export const assetPath = (name: string): string =>
  fileURLToPath(new URL(`../assets/${name}`, import.meta.url));
