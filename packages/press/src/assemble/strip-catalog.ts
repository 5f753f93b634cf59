import type { AssemblyStep } from './draft.ts';

const KEPT = ['Type', 'Pages'];

/** Removes what only matters on screens: a book for the press has no outline, action or form. */
export const stripCatalog: AssemblyStep = {
  name: 'strip-catalog',
  run({ doc }) {
    for (const key of doc.catalog.keys()) if (!KEPT.includes(key.decodeText())) doc.catalog.delete(key);
  },
};
