import { fileURLToPath } from 'node:url';

/** The path of a file in the press's `assets`. Right from source and from the flat bundle: both lie one folder beside it. */
export const assetPath = (name: string): string =>
  fileURLToPath(new URL(`../assets/${name}`, import.meta.url));
